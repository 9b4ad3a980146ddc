import { keyWriteErrors } from '../api-keys/key-errors.ts';
import { cancellationReason } from '../booking/cancelled-by.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { wholeNumber, z } from '../schema.ts';

export const cancelKeyBooking = defineEndpoint({
  area: 'landlords',
  name: 'cancel-key-booking',
  method: 'POST',
  path: '/api/key/bookings/cancel',
  summary: 'Cancels a confirmed booking of the business’s own homes; the guest gets back all that was paid',
  access: 'public',
  key: 'bookings:cancel',
  writes: true,
  claims: 'none',
  request: z.strictObject({
    bookingID: wholeNumber(1, Number.MAX_SAFE_INTEGER),
    reason: cancellationReason.describe(
      '`unusable` if the home cannot be used, `soldTwice` if the nights were sold elsewhere as well.',
    ),
    message: z.string().max(2000).default('').describe('Shown to the guest.'),
    keepBlocked: z
      .boolean()
      .default(false)
      .describe('True if the nights stay blocked, since the home cannot be let.'),
  }),
  response: z.object({ bookingID: z.number(), state: z.literal('cancelled') }),
  errors: {
    ...keyWriteErrors,
    'booking-not-found': { status: 404 },
    /** The booking is not confirmed, or its stay has begun or was cancelled by the guest. */
    'not-cancellable': { status: 409 },
  },
});
