import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, z } from '../schema.ts';

export const suggestLocations = defineEndpoint({
  area: 'locations',
  name: 'suggest-locations',
  method: 'GET',
  path: '/api/location/suggest',
  summary:
    'Places, regions, countries, offers, homes, and articles and answered questions last, that fit what is being typed, at most eight, best first; without a text the regions with the most homes',
  access: 'public',
  writes: false,
  request: z.object({ languageCode, text: z.string().max(100).default('') }),
  response: z.object({
    suggestions: z.array(
      z.object({
        kind: z.enum(['country', 'region', 'place', 'offer', 'home', 'article', 'question']),
        /** Country code, region key, place id, number of the offer or of the object, name of the text. */
        key: z.string(),
        /** The name is in the language of the page. */
        name: z.string(),
        /** Its name in another language, where it was found by that; else empty. */
        alias: z.string(),
        /** Where it lies: region and country; of a home the place too; of a question the page that answers it. */
        context: z.string(),
        /** Homes there; 0 of an article and a question. */
        count: z.number(),
        /** What else was typed and names no location, to be searched as words; else empty. */
        words: z.string(),
        path: z.string(),
        /** Whole kilometres from `nearTown`; null where it was found by its name. */
        distance: z.number().nullable(),
      }),
    ),
    /** A town was typed that has no homes: these are the nearest places that have some. Else it is empty. */
    nearTown: z.string(),
  }),
});
