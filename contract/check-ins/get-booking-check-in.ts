import { bookingId } from '../booking/booking.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, z } from '../schema.ts';
import { checkInAnswers, checkInProgress } from './check-in.ts';

export const getBookingCheckIn = defineEndpoint({
  area: 'check-ins',
  name: 'get-booking-check-in',
  method: 'POST',
  path: '/api/landlord/check-in/booking/get',
  summary: 'Returns what the guests of a booking of one’s own homes entered before arrival',
  // Nobody may act for a landlord here: documents of guests are for the landlord alone.
  access: { permission: 'stays.own' },
  writes: false,
  limit: { perMinute: 60, by: 'account' },
  request: z.strictObject({ languageCode, bookingId }),
  response: z.object({
    state: z.enum(['none', 'early', 'open', 'closed']),
    opensOn: z.string().nullable(),
    progress: checkInProgress,
    /** Null until the guest has saved something. */
    answers: z.object({ ...checkInAnswers }).nullable(),
    savedAt: z.string().nullable(),
    invitedAt: z.string().nullable(),
    /** Path of the registration form with the answers. Null until the guest has saved something. */
    document: z.string().nullable(),
    storedUntil: z.string(),
  }),
  errors: { 'booking-not-found': { status: 404 } },
});
