import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, z } from '../schema.ts';
import { locationInfo } from '../locations/get-location.ts';

const whoamiDatas = z.object({
  location: locationInfo.optional(),
  country: z.string().optional(),
  region: z.string().optional(),
  place: z.number().optional(),
  offer: z.number().optional(),
  objectNumber: z.number().optional(),
  /** Set for an outdated slug: the current path, with its language prefix. */
  canonicalPath: z.string().optional(),
});

const whoami = z.object({
  compname: z.enum(['Search', 'Object', 'Error410', 'Error500']),
  datas: whoamiDatas,
});
export type Whoami = z.infer<typeof whoami>;

export const getWhoami = defineEndpoint({
  area: 'whoami',
  name: 'get-whoami',
  method: 'GET',
  path: '/api/whoami',
  summary: 'What a path of the catalogue shows: a search of a place or offer, or a home',
  access: 'public',
  writes: false,
  // Percent-encoded, a path of 500 characters is as long as this.
  request: z.object({ routepath: z.string().max(6_000), languageCode }),
  response: whoami,
  errors: { 'path-not-found': { status: 404 } },
});
