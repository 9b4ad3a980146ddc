import type { Endpoint } from '../define-endpoint.ts';
import { clusterHomes } from './cluster-homes.ts';
import { searchObjects } from './search-objects.ts';
import { trackSearch } from './track-search.ts';
import { trackSearchObject } from './track-search-object.ts';

export const searchEndpoints = {
  clusterHomes,
  searchObjects,
  trackSearch,
  trackSearchObject,
} as const satisfies Record<string, Endpoint>;
