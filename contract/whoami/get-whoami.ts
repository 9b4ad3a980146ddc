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
  /** The current path with language prefix, if the requested slug is outdated. */
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
  summary: 'Resolves a catalogue path: a search for a place or offer, or a home',
  access: 'public',
  writes: false,
  // The bound allows a path of 500 characters in percent-encoding.
  request: z.object({ routepath: z.string().max(6_000), languageCode }),
  response: whoami,
  errors: { 'path-not-found': { status: 404 } },
});
