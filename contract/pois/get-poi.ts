import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, wholeNumber, z } from '../schema.ts';

export const poi = z.object({
  poiId: z.number(),
  kind: z.string(),
  name: z.string(),
  text: z.string(),
  lat: z.number(),
  lon: z.number(),
  /** With language prefix and trailing slash. */
  path: z.string(),
  /** Key of the region. Null if it is in none. */
  region: z.string().nullable(),
  /** Kilometres from the requested position. Null if none was given. */
  distance: z.number().nullable(),
});
export type Poi = z.infer<typeof poi>;

export const getPoi = defineEndpoint({
  area: 'pois',
  name: 'get-poi',
  method: 'GET',
  path: '/api/poi/doc',
  summary: 'Returns a point of interest',
  access: 'public',
  writes: false,
  request: z.object({ poiId: wholeNumber(1, 2_000_000_000), languageCode }),
  response: poi,
  errors: { 'poi-not-found': { status: 404 } },
});
