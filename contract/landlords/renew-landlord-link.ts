import { bookingId } from '../booking/booking.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { tooOften, z } from '../schema.ts';

export const renewLandlordLink = defineEndpoint({
  area: 'landlords',
  name: 'renew-landlord-link',
  method: 'POST',
  path: '/api/landlord/booking/link/renew',
  summary: 'Mails a new link to the landlord of a booking; unknown bookings get the same response',
  access: 'public',
  writes: true,
  claims: 'none',
  request: z.strictObject({ bookingId }),
  response: z.object({ mailSend: z.literal('Y') }),
  errors: {
    /** The limit per day counts by booking, existing or not, and by network. */
    'too-many-mails': { status: 429, data: tooOften },
  },
});
