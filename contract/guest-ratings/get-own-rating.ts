import { bookingHash, bookingId, guestLink } from '../booking/booking.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, z } from '../schema.ts';
import { ownRating } from './own-rating.ts';

export const getOwnRating = defineEndpoint({
  area: 'guest-ratings',
  name: 'get-own-rating',
  method: 'POST',
  path: '/api/ratings/own/get',
  summary: 'Returns a guest’s rating of a stay, or whether it can be written, by a signed link',
  access: guestLink,
  writes: false,
  limit: { perMinute: 60, by: 'address' },
  request: z.strictObject({ bookingID: bookingId, bookingHash, languageCode }),
  response: ownRating,
  errors: { 'booking-not-found': { status: 404 } },
});
