import { defineEndpoint } from '../define-endpoint.ts';
import { tooOften, z } from '../schema.ts';

import { bookingId } from './booking.ts';

export const renewBookingLink = defineEndpoint({
  area: 'booking',
  name: 'renew-booking-link',
  method: 'POST',
  path: '/api/booking/link/renew',
  summary: 'Mails a new link to the address of a booking; unknown bookings get the same response',
  access: 'public',
  writes: true,
  claims: 'none',
  request: z.strictObject({ bookingID: bookingId }),
  response: z.object({ mailSend: z.literal('Y') }),
  errors: {
    /** The limit per day counts by booking, existing or not, and by network. */
    'too-many-mails': { status: 429, data: tooOften },
  },
});
