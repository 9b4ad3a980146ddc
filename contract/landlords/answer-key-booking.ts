import { bookingState } from '../booking/booking.ts';
import { keyWriteErrors } from '../api-keys/key-errors.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { wholeNumber, z } from '../schema.ts';

export const answerKeyBooking = defineEndpoint({
  area: 'landlords',
  name: 'answer-key-booking',
  method: 'POST',
  path: '/api/key/bookings/answer',
  summary: 'Confirms or declines a booking or request, or declines an option, of the business’s own homes',
  access: 'public',
  key: 'bookings:answer',
  writes: true,
  claims: 'none',
  request: z.strictObject({
    bookingID: wholeNumber(1, Number.MAX_SAFE_INTEGER),
    action: z.enum(['confirm', 'decline']),
    message: z.string().max(2000).default('').describe('Shown to the guest.'),
  }),
  response: z.object({ bookingID: z.number(), state: bookingState }),
  errors: {
    ...keyWriteErrors,
    'booking-not-found': { status: 404 },
    /** The booking was answered otherwise or has ended, the arrival is over, or the action does not apply to it. */
    'transition-not-allowed': { status: 409 },
    /** The nights of the request were taken meanwhile. */
    'capacity-taken': { status: 409 },
  },
});
