import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, z } from '../schema.ts';

export const suggestLocations = defineEndpoint({
  area: 'locations',
  name: 'suggest-locations',
  method: 'GET',
  path: '/api/location/suggest',
  summary: 'Places, regions, countries and homes that fit what is being typed',
  access: 'public',
  writes: false,
  request: z.object({ languageCode, text: z.string().max(100).default('') }),
  response: z.object({
    suggestions: z.array(
      z.object({
        kind: z.enum(['country', 'region', 'place', 'home']),
        key: z.string(),
        name: z.string(),
        /** Where it lies: region and country. */
        context: z.string(),
        count: z.number(),
        path: z.string(),
      }),
    ),
  }),
});
