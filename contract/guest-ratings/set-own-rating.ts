import { ratingPhotosMax } from '../../domain/rating.ts';
import { bookingHash, bookingId, guestLink } from '../booking/booking.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, z } from '../schema.ts';
import { ownRating, ratingForm, ratingRefusals } from './own-rating.ts';

export const setOwnRating = defineEndpoint({
  area: 'guest-ratings',
  name: 'set-own-rating',
  method: 'POST',
  path: '/api/ratings/own/set',
  summary: 'Creates the rating of a stay, or changes it until it is published',
  access: guestLink,
  writes: true,
  limit: { perMinute: 30, by: 'address' },
  request: z.strictObject({
    bookingID: bookingId,
    bookingHash,
    languageCode,
    rating: ratingForm,
    /** Photos uploaded for this stay. Others are ignored. */
    photoIDs: z.array(z.number().int().min(1).max(2_000_000_000)).max(ratingPhotosMax).default([]),
  }),
  response: ownRating,
  errors: ratingRefusals,
});
