import { bookingHash, bookingId, guestLink } from '../booking/booking.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, z } from '../schema.ts';
import { ownRating, ratingRefusals } from './own-rating.ts';

export const withdrawOwnRating = defineEndpoint({
  area: 'guest-ratings',
  name: 'withdraw-own-rating',
  method: 'POST',
  path: '/api/ratings/own/withdraw',
  summary: 'Withdraws a rating, published or not',
  access: guestLink,
  writes: true,
  limit: { perMinute: 30, by: 'address' },
  request: z.strictObject({ bookingID: bookingId, bookingHash, languageCode }),
  response: ownRating,
  errors: ratingRefusals,
});
