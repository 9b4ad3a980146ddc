import { bookingHash, bookingId, guestLink } from '../booking/booking.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, z } from '../schema.ts';
import { checkIn, checkInAnswers } from './check-in.ts';

export const saveCheckIn = defineEndpoint({
  area: 'check-ins',
  name: 'save-check-in',
  method: 'POST',
  path: '/api/check-in/save',
  summary: 'Saves what a guest enters before arrival, while it is typed or as a whole',
  access: guestLink,
  writes: true,
  limit: { perMinute: 60, by: 'address' },
  request: z.strictObject({
    bookingID: bookingId,
    bookingHash,
    languageCode,
    ...checkInAnswers,
    /** True if the guest says that all is entered. It is saved but not confirmed while something is missing. */
    confirmed: z.boolean().default(false),
  }),
  response: checkIn,
  errors: {
    'booking-not-found': { status: 404 },
    /** The check-in is not open, or no longer. */
    'check-in-closed': { status: 409 },
    /** More persons than the booking has. */
    'too-many-persons': { status: 422, data: z.object({ personsMax: z.number() }) },
  },
});
