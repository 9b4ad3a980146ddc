import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { bookingHash, bookingId, bookingState, guestLink } from './booking.ts';

const cancellation = z.object({
  status: bookingState,
  /** Euros that stay due, and the percentage of the accommodation price they are. */
  fee: z.number(),
  feePercent: z.number(),
  /** Euros that come back: what the house has got, less the fee that stays due to it. What the landlord collects is not ours to give back. */
  refund: z.number(),
});

export const cancelBooking = defineEndpoint({
  area: 'booking',
  name: 'cancel-booking',
  method: 'POST',
  path: '/api/booking/cancel',
  summary: 'Shows the fee of a cancellation (dryRun), then cancels',
  access: guestLink,
  writes: true,
  request: z.strictObject({
    bookingID: bookingId,
    bookingHash,
    dryRun: z.boolean().default(false),
    /** The fee in euros that the guest has seen. A confirmation by the landlord and midnight change it: nothing is cancelled at another one. */
    expectedFee: z.number().min(0).optional(),
  }),
  response: cancellation,
  errors: {
    'booking-not-found': { status: 404 },
    'not-cancellable': { status: 409 },
    'fee-changed': { status: 409, data: z.object({ cancellation }) },
  },
});
