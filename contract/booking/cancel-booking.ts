import { defineEndpoint } from '../define-endpoint.ts';
import { moneyByWay } from './money-by-way.ts';
import { amountInEuros, inEuros, z } from '../schema.ts';
import { bookingHash, bookingId, bookingState, guestLink } from './booking.ts';

const cancellation = z.object({
  status: bookingState,
  /** Euros that remain due, and the same as a percentage of the accommodation price. */
  fee: amountInEuros,
  feePercent: z.number(),
  /**
   * Euros refunded: all payments received by us less the fee due to us. Money collected by the landlord is refunded by
   * the landlord.
   */
  refund: amountInEuros,
  /** Where the refund goes: each part to what has paid it. */
  refunds: moneyByWay,
});

export const cancelBooking = defineEndpoint({
  area: 'booking',
  name: 'cancel-booking',
  method: 'POST',
  path: '/api/booking/cancel',
  summary: 'Returns the fee of a cancellation (dryRun), or cancels the booking',
  access: guestLink,
  writes: true,
  claims: 'none',
  request: z.strictObject({
    bookingID: bookingId,
    bookingHash,
    dryRun: z.boolean().default(false),
    /**
     * The fee in euros that the guest saw. The call fails if the fee has changed since, as it does at midnight and
     * when the landlord confirms.
     */
    expectedFee: inEuros(z.number().min(0)).optional(),
  }),
  response: cancellation,
  errors: {
    'booking-not-found': { status: 404 },
    'not-cancellable': { status: 409 },
    'fee-changed': { status: 409, data: z.object({ cancellation }) },
  },
});
