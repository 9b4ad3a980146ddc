import { bookingHash, bookingId, guestLink } from '../booking/booking.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, z } from '../schema.ts';
import { checkIn } from './check-in.ts';

export const getCheckIn = defineEndpoint({
  area: 'check-ins',
  name: 'get-check-in',
  method: 'POST',
  path: '/api/check-in/get',
  summary: 'Returns what a guest has entered before arrival, by a signed link',
  access: guestLink,
  writes: false,
  limit: { perMinute: 60, by: 'address' },
  request: z.strictObject({ bookingID: bookingId, bookingHash, languageCode }),
  response: checkIn,
  errors: { 'booking-not-found': { status: 404 } },
});
