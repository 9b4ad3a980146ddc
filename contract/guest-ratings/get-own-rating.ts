import { bookingHash, bookingId, guestLink } from '../booking/booking.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, z } from '../schema.ts';
import { ownRating } from './own-rating.ts';

export const getOwnRating = defineEndpoint({
  area: 'guest-ratings',
  name: 'get-own-rating',
  method: 'POST',
  path: '/api/ratings/own/get',
  summary: 'What the guest of a stay has written about it, or whether they can, by the signed link of a mail',
  access: guestLink,
  writes: false,
  limit: { perMinute: 60, by: 'address' },
  request: z.strictObject({ bookingID: bookingId, bookingHash, languageCode }),
  response: ownRating,
  errors: { 'booking-not-found': { status: 404 } },
});
