import { defineEndpoint } from '../define-endpoint.ts';
import { tooOften, z } from '../schema.ts';

import { bookingId } from './booking.ts';

export const renewBookingLink = defineEndpoint({
  area: 'booking',
  name: 'renew-booking-link',
  method: 'POST',
  path: '/api/booking/link/renew',
  summary:
    'Mails a new link to the address of a booking; the answer is the same for a booking that does not exist',
  access: 'public',
  writes: true,
  claims: 'none',
  request: z.strictObject({ bookingID: bookingId }),
  response: z.object({ mailSend: z.literal('Y') }),
  errors: {
    /** A few per day for one booking, whether it exists or not, and for one network. */
    'too-many-mails': { status: 429, data: tooOften },
  },
});
