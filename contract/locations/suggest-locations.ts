import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, z } from '../schema.ts';

export const suggestLocations = defineEndpoint({
  area: 'locations',
  name: 'suggest-locations',
  method: 'GET',
  path: '/api/location/suggest',
  summary:
    'Suggests at most eight completions of the typed text: a sentence as a search, locations, offers, homes, articles and questions, best match first; without a text the regions with the most homes',
  access: 'public',
  writes: false,
  request: z.object({ languageCode, text: z.string().max(200).default('') }),
  response: z.object({
    suggestions: z.array(
      z.object({
        /** `search` is the whole text as a search, named by its filters. */
        kind: z.enum(['country', 'region', 'place', 'offer', 'home', 'article', 'question', 'search']),
        /** Country code, region key, place id, offer or object number, or text name. */
        key: z.string(),
        /** The name in the language of the page. */
        name: z.string(),
        /** The matching name in another language, else empty. */
        alias: z.string(),
        /** Region and country. For a home also the place. For a question the page that answers it. */
        context: z.string(),
        /** Number of homes there. 0 for an article or a question. */
        count: z.number(),
        /** Typed words that name no location and are searched as free text, else empty. */
        words: z.string(),
        path: z.string(),
        /** Whole kilometres from `nearTown`. Null if matched by name. */
        distance: z.number().nullable(),
      }),
    ),
    /** The typed town if it has no homes, for which the nearest places with homes are listed. Else empty. */
    nearTown: z.string(),
  }),
});
