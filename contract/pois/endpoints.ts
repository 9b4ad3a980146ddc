import type { Endpoint } from '../define-endpoint.ts';
import { getPoi } from './get-poi.ts';
import { listPois } from './list-pois.ts';

export const poisEndpoints = {
  getPoi,
  listPois,
} as const satisfies Record<string, Endpoint>;
