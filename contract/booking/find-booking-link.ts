import { defineEndpoint } from '../define-endpoint.ts';
import { mailAddress, tooOften, z } from '../schema.ts';
import { bookingId } from './booking.ts';

export const findBookingLink = defineEndpoint({
  area: 'booking',
  name: 'find-booking-link',
  method: 'POST',
  path: '/api/booking/link/find',
  summary:
    'Mails a new link for a booking, given its number and mail address; unknown bookings get the same response',
  access: 'public',
  writes: true,
  claims: 'none',
  request: z.strictObject({
    bookingDisplayNumber: bookingId,
    /** The mail address given with the booking, which receives the link. */
    email: mailAddress,
  }),
  response: z.object({ mailSend: z.literal('Y') }),
  errors: {
    'invalid-email': { status: 422 },
    /** The limit per day counts by booking number, existing or not, and by network. */
    'too-many-mails': { status: 429, data: tooOften },
  },
});
