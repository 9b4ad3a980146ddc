import { defineEndpoint } from '../define-endpoint.ts';
import { amountInEuros, inEuros, z } from '../schema.ts';
import { bookingHash, bookingId, bookingState, guestLink } from './booking.ts';

const cancellation = z.object({
  status: bookingState,
  /** Euros that remain due, and their percentage of the accommodation price. */
  fee: amountInEuros,
  feePercent: z.number(),
  /** Euros refunded: what we have received, less the fee due to us. What the landlord collected we cannot refund. */
  refund: amountInEuros,
});

export const cancelBooking = defineEndpoint({
  area: 'booking',
  name: 'cancel-booking',
  method: 'POST',
  path: '/api/booking/cancel',
  summary: 'Shows the fee of a cancellation (dryRun), then cancels',
  access: guestLink,
  writes: true,
  claims: 'none',
  request: z.strictObject({
    bookingID: bookingId,
    bookingHash,
    dryRun: z.boolean().default(false),
    /** The fee in euros that the guest saw. It changes at midnight and when the landlord confirms; nothing is cancelled at another fee. */
    expectedFee: inEuros(z.number().min(0)).optional(),
  }),
  response: cancellation,
  errors: {
    'booking-not-found': { status: 404 },
    'not-cancellable': { status: 409 },
    'fee-changed': { status: 409, data: z.object({ cancellation }) },
  },
});
