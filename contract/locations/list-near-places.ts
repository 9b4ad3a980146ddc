import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, z } from '../schema.ts';

export const listNearPlaces = defineEndpoint({
  area: 'locations',
  name: 'list-near-places',
  method: 'GET',
  path: '/api/location/near',
  summary: 'Lists the nearest places with homes around a town or a position',
  access: 'public',
  writes: false,
  request: z.object({
    languageCode,
    /** A town name in one of the four languages or its own. Other words may surround it. */
    text: z.string().max(100).default(''),
    /** In degrees. Used instead of a name. */
    latitude: z.coerce.number().min(-90).max(90).optional(),
    longitude: z.coerce.number().min(-180).max(180).optional(),
  }),
  response: z.object({
    /** The interpretation of the query. `unknown` means that no town has that name. */
    origin: z.enum(['town', 'position', 'unknown']),
    /** The town's name and country. Empty for a position. */
    town: z.string(),
    country: z.string(),
    /** Null if no town was found. */
    position: z.object({ lat: z.number(), lon: z.number() }).nullable(),
    /** Nearest first, at most eight. */
    places: z.array(
      z.object({
        key: z.string(),
        name: z.string(),
        /** Region and country. */
        context: z.string(),
        count: z.number(),
        /** Whole kilometres, in a straight line between the centres. */
        distance: z.number(),
        path: z.string(),
      }),
    ),
  }),
});
