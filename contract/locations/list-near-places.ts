import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, z } from '../schema.ts';

export const listNearPlaces = defineEndpoint({
  area: 'locations',
  name: 'list-near-places',
  method: 'GET',
  path: '/api/location/near',
  summary: 'The nearest places with homes around a town that has none itself, or around a position',
  access: 'public',
  writes: false,
  request: z.object({
    languageCode,
    /** The name of a town in one of the four languages or its own; other words may surround it. */
    text: z.string().max(100).default(''),
    /** Degrees; used instead of a name. */
    latitude: z.coerce.number().min(-90).max(90).optional(),
    longitude: z.coerce.number().min(-180).max(180).optional(),
  }),
  response: z.object({
    /** How the question was understood; `unknown`: no town has that name. */
    origin: z.enum(['town', 'position', 'unknown']),
    /** The town's name and country; empty for a position. */
    town: z.string(),
    country: z.string(),
    /** Null: no such town. */
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
