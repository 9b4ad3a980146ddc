import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, z } from '../schema.ts';
import { ratingHash, ratingLink, ratingNumber, ratingResponse } from './rating-response.ts';

export const getRatingResponse = defineEndpoint({
  area: 'guest-ratings',
  name: 'get-rating-response',
  method: 'POST',
  path: '/api/landlord/rating/response/get',
  summary: 'Returns a rating and the landlord’s answer, by a mailed link or by login',
  access: ratingLink,
  writes: false,
  limit: { perMinute: 60, by: 'address' },
  request: z.strictObject({ ratingNumber, hash: ratingHash, languageCode }),
  response: ratingResponse,
  errors: { 'rating-not-found': { status: 404 } },
});
