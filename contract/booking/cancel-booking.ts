import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { bookingHash, bookingId, bookingState, guestLink } from './booking.ts';

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
  }),
  response: z.object({
    status: bookingState,
    /** Euros that stay due, and the percentage of the accommodation price they are. */
    fee: z.number(),
    feePercent: z.number(),
    /** Euros that come back: what the house has got, less the fee that stays due to it. What the landlord collects is not ours to give back. */
    refund: z.number(),
  }),
  errors: { 'booking-not-found': { status: 404 }, 'not-cancellable': { status: 409 } },
});
