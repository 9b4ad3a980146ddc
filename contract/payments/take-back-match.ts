import { defineEndpoint } from '../define-endpoint.ts';
import { amountInEuros, inEuros, z } from '../schema.ts';
import { bookingNumber, matchNote } from './transfer-match.ts';

export const takeBackMatch = defineEndpoint({
  area: 'payments',
  name: 'take-back-match',
  method: 'POST',
  path: '/api/admin/money/take-back',
  summary: 'Undoes the assignment of a transfer to a booking; the amount can be assigned again',
  access: { permission: 'money.update' },
  writes: true,
  limit: { perMinute: 60, by: 'account' },
  request: z.strictObject({
    transferID: z.number().int().min(1),
    bookingDisplayNumber: bookingNumber,
    /** The assigned amount that was shown. */
    amount: inEuros(z.number().positive()),
    note: matchNote,
    idempotencyKey: z.string().min(1).max(100),
  }),
  /** The unassigned rest of the transfer. */
  response: z.object({ rest: amountInEuros }),
  errors: {
    /** `amount` is the amount that is assigned now; it may be zero. */
    'match-changed': { status: 409, data: z.object({ amount: amountInEuros }) },
    /** The transfer, or a part of it, was refunded to its payer or is about to be. */
    'money-refunded': { status: 409 },
    /** The landlord was paid for the booking. */
    'money-paid-out': { status: 409 },
    'idempotency-conflict': { status: 409 },
  },
});
