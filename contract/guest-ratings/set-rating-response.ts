import { ratingLengths } from '../../domain/rating.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, z } from '../schema.ts';
import { ratingHash, ratingLink, ratingNumber, ratingResponse } from './rating-response.ts';

export const setRatingResponse = defineEndpoint({
  area: 'guest-ratings',
  name: 'set-rating-response',
  method: 'POST',
  path: '/api/landlord/rating/response/set',
  summary: 'Answers a rating as the landlord of the home; an empty answer withdraws the last one',
  access: ratingLink,
  writes: true,
  limit: { perMinute: 30, by: 'address' },
  request: z.strictObject({
    ratingNumber,
    hash: ratingHash,
    languageCode,
    ratingAnswer: z.string().trim().max(ratingLengths.answer),
  }),
  response: ratingResponse,
  errors: { 'rating-not-found': { status: 404 } },
});
