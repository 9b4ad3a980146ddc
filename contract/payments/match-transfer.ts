import { defineEndpoint } from '../define-endpoint.ts';
import { amountInEuros, inEuros, z } from '../schema.ts';
import { bookingNumber, matchNote, transferConflicts } from './transfer-match.ts';

/** More bookings than one transfer pays, even that of a travel group. */
const partsMax = 50;

export const matchTransfer = defineEndpoint({
  area: 'payments',
  name: 'match-transfer',
  method: 'POST',
  path: '/api/admin/money/match',
  summary: 'Assigns a doubtful transfer to one or several bookings in parts; the rest stays unassigned',
  access: { permission: 'money.update' },
  writes: true,
  limit: { perMinute: 60, by: 'account' },
  request: z.strictObject({
    transferID: z.number().int().min(1),
    /** The unassigned rest that was shown. The call fails if it has changed, since somebody else has assigned a part. */
    rest: inEuros(z.number().positive()),
    /** Parts of the same booking are added up. */
    parts: z
      .array(z.strictObject({ bookingDisplayNumber: bookingNumber, amount: inEuros(z.number().min(0.01)) }))
      .min(1)
      .max(partsMax),
    note: matchNote,
    idempotencyKey: z.string().min(1).max(100),
  }),
  response: z.object({ rest: amountInEuros }),
  errors: {
    ...transferConflicts,
    'booking-not-found': { status: 404, data: z.object({ numbers: z.array(z.number()) }) },
    /** The parts exceed the unassigned rest. */
    'parts-exceed-rest': { status: 422, data: z.object({ rest: amountInEuros }) },
    'idempotency-conflict': { status: 409 },
  },
});
