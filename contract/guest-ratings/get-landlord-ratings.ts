import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, z } from '../schema.ts';
import { chosenHome } from '../homes/home-choice.ts';
import { ratingResponse } from './rating-response.ts';

export const getLandlordRatings = defineEndpoint({
  area: 'guest-ratings',
  name: 'get-landlord-ratings',
  method: 'POST',
  path: '/api/landlord/ratings/get',
  summary: 'Lists the ratings of one’s own homes, unanswered ones first',
  access: { permission: 'homes.own' },
  writes: false,
  onBehalf: true,
  limit: { perMinute: 60, by: 'account' },
  request: z.strictObject({
    languageCode,
    page: z.number().int().min(1).max(1000).default(1),
    unanswered: z.boolean().default(false),
    /** Only those below four stars. */
    critical: z.boolean().default(false),
    objectNumber: chosenHome,
  }),
  response: z.object({ total: z.number(), pages: z.number(), ratings: z.array(ratingResponse) }),
});
