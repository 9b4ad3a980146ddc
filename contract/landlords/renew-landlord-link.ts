import { bookingId } from '../booking/booking.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { tooOften, z } from '../schema.ts';

export const renewLandlordLink = defineEndpoint({
  area: 'landlords',
  name: 'renew-landlord-link',
  method: 'POST',
  path: '/api/landlord/booking/link/renew',
  summary:
    'Mails a new link to the landlord of a booking; the answer is the same for a booking that does not exist',
  access: 'public',
  writes: true,
  claims: 'none',
  request: z.strictObject({ bookingId }),
  response: z.object({ mailSend: z.literal('Y') }),
  errors: {
    /** A few per day for one booking, whether it exists or not, and for one network. */
    'too-many-mails': { status: 429, data: tooOften },
  },
});
