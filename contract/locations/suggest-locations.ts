import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, z } from '../schema.ts';

export const suggestLocations = defineEndpoint({
  area: 'locations',
  name: 'suggest-locations',
  method: 'GET',
  path: '/api/location/suggest',
  summary:
    'How a whole sentence is understood, places, regions, countries, offers, homes, and articles and answered questions last, that fit what is being typed, at most eight, best first; without a text the regions with the most homes',
  access: 'public',
  writes: false,
  request: z.object({ languageCode, text: z.string().max(200).default('') }),
  response: z.object({
    suggestions: z.array(
      z.object({
        /** `search`: the text as a search, in the words of its filters. */
        kind: z.enum(['country', 'region', 'place', 'offer', 'home', 'article', 'question', 'search']),
        /** Country code, region key, place id, number of the offer or of the object, name of the text. */
        key: z.string(),
        /** In the language of the page. */
        name: z.string(),
        /** The matching name in another language; else empty. */
        alias: z.string(),
        /** Region and country; for a home also the place; for a question the page that answers it. */
        context: z.string(),
        /** Homes there; 0 for an article or a question. */
        count: z.number(),
        /** Other typed words, which name no location and are searched as text; else empty. */
        words: z.string(),
        path: z.string(),
        /** Whole kilometres from `nearTown`; null: matched by name. */
        distance: z.number().nullable(),
      }),
    ),
    /** The typed town, if it has no homes: these are the nearest places with some. Else empty. */
    nearTown: z.string(),
  }),
});
