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
    /** The name of a town in one of the four languages or its own; it may stand among other words. */
    text: z.string().max(100).default(''),
    /** Asked instead of a name, in degrees. */
    latitude: z.coerce.number().min(-90).max(90).optional(),
    longitude: z.coerce.number().min(-180).max(180).optional(),
  }),
  response: z.object({
    /** What the question was understood as; `unknown`: there is no town of that name. */
    origin: z.enum(['town', 'position', 'unknown']),
    /** The town as it was called, and its country; empty for a position. */
    town: z.string(),
    country: z.string(),
    /** Where that is; null where there is no such town. */
    position: z.object({ lat: z.number(), lon: z.number() }).nullable(),
    /** The nearest first, at most eight. */
    places: z.array(
      z.object({
        /** The place's number. */
        key: z.string(),
        name: z.string(),
        /** Region and country. */
        context: z.string(),
        /** Homes there. */
        count: z.number(),
        /** Whole kilometres as the crow flies, from the middle to the middle. */
        distance: z.number(),
        path: z.string(),
      }),
    ),
  }),
});
