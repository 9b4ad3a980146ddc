import { defineEndpoint } from '../define-endpoint.ts';
import { mailAddress, tooOften, z } from '../schema.ts';
import { bookingId } from './booking.ts';

export const findBookingLink = defineEndpoint({
  area: 'booking',
  name: 'find-booking-link',
  method: 'POST',
  path: '/api/booking/link/find',
  summary:
    'Mails a link to whoever knows number and address of a booking; the answer is the same where they are of none',
  access: 'public',
  writes: true,
  claims: 'none',
  request: z.strictObject({
    bookingDisplayNumber: bookingId,
    /** The address given with the booking; the mail goes there. */
    email: mailAddress,
  }),
  response: z.object({ mailSend: z.literal('Y') }),
  errors: {
    'invalid-email': { status: 422 },
    /** A few per day for one number, whether it exists or not, and for one network. */
    'too-many-mails': { status: 429, data: tooOften },
  },
});
