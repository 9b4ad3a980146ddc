import { defineEndpoint } from '../define-endpoint.ts';
import { amountInEuros, jsonRecord, z } from '../schema.ts';

export const homeCluster = z.object({
  /** Mean position of the homes. */
  lat: z.number(),
  lon: z.number(),
  count: z.number(),
  /** Euros of the cheapest home: for the stay if dates are given, else for its cheapest week. */
  priceMin: amountInEuros.nullable(),
  /** Set if the pin stands for a single home; null for several. */
  objectNumber: z.number().nullable(),
  bounds: z.object({ west: z.number(), south: z.number(), east: z.number(), north: z.number() }),
});
export type HomeCluster = z.infer<typeof homeCluster>;

/** Zoom as map libraries count it with tiles of 512 pixels; fractions are rounded down. */
export const mapZoom = z.coerce.number().min(0).max(24);

export const clusterHomes = defineEndpoint({
  area: 'search',
  name: 'cluster-homes',
  method: 'GET',
  path: '/api/search/clusters',
  summary: 'All homes of a filter for a map: by cells of the zoom, with counts and lowest prices',
  access: 'public',
  writes: false,
  request: z.object({
    query: jsonRecord.default({}),
    zoom: mapZoom,
  }),
  response: z.object({ hitsTotal: z.number(), clusters: z.array(homeCluster) }),
});
