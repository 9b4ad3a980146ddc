import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, wholeNumber, z } from '../schema.ts';
import { poi } from './get-poi.ts';

export const listPois = defineEndpoint({
  area: 'pois',
  name: 'list-pois',
  method: 'POST',
  path: '/api/poi/pois',
  summary: 'Lists points of interest around a position, nearest first',
  access: 'public',
  writes: false,
  claims: 'none',
  request: z.strictObject({
    languageCode,
    queryParameters: z
      .strictObject({
        lat: z.coerce.number().min(-90).max(90).optional(),
        lon: z.coerce.number().min(-180).max(180).optional(),
        /** Kilometres. */
        radius: z.coerce.number().min(0.1).max(200).default(30),
        region: z.string().max(100).optional(),
        country: z.string().max(2).optional(),
        limit: wholeNumber(1, 50).default(12),
      })
      .prefault({}),
  }),
  response: z.object({ pois: z.array(poi) }),
});
