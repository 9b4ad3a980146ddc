import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, z } from '../schema.ts';

const latestRatings = z.object({
  /** The latest ratings, those in the requested language first. */
  ratings: z.array(
    z.object({
      ratingid: z.number(),
      objectNumber: z.number(),
      homeTitle: z.string(),
      average: z.number(),
      travellerName: z.string(),
      travelStart: z.string(),
      /** Source of the rating. Texts: `ratings.provenance.<ratingTyp>`. */
      ratingTyp: z.enum(['booked', 'verified', 'imported', 'demo']),
      language: z.string(),
      text: z.string(),
    }),
  ),
  /** Number of all single ratings of visible homes. */
  total: z.number(),
  average: z.number().nullable(),
});
export type LatestRatings = z.infer<typeof latestRatings>;

export const listLatestRatings = defineEndpoint({
  area: 'ratings',
  name: 'list-latest-ratings',
  method: 'GET',
  path: '/api/ratings/latest',
  summary: 'Lists the latest ratings of all homes, positive and negative',
  access: 'public',
  writes: false,
  request: z.object({ languageCode }),
  response: latestRatings,
  errors: {},
});
