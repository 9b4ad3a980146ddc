import { defineEndpoint } from '../define-endpoint.ts';
import { amountInEuros, jsonRecord, z } from '../schema.ts';

export const homeCluster = z.object({
  /** Mean position of the homes. */
  lat: z.number(),
  lon: z.number(),
  count: z.number(),
  /** Total in euros of the cheapest home: for the stay if dates are given, else for its cheapest week. */
  priceMin: amountInEuros.nullable(),
  /** Number of the home if the pin is for a single one. Null for several homes. */
  objectNumber: z.number().nullable(),
  bounds: z.object({ west: z.number(), south: z.number(), east: z.number(), north: z.number() }),
});
export type HomeCluster = z.infer<typeof homeCluster>;

/** Zoom level as in map libraries with tiles of 512 pixels. Fractions are rounded down. */
export const mapZoom = z.coerce.number().min(0).max(24);

export const clusterHomes = defineEndpoint({
  area: 'search',
  name: 'cluster-homes',
  method: 'GET',
  path: '/api/search/clusters',
  summary: 'Returns all homes of a filter as map clusters, with counts and lowest prices',
  access: 'public',
  writes: false,
  request: z.object({
    query: jsonRecord.default({}),
    zoom: mapZoom,
  }),
  response: z.object({ hitsTotal: z.number(), clusters: z.array(homeCluster) }),
});
