import type { Endpoint } from '../define-endpoint.ts';
import { getLocation } from './get-location.ts';
import { listNearPlaces } from './list-near-places.ts';
import { listTeasers } from './list-teasers.ts';
import { suggestLocations } from './suggest-locations.ts';

export const locationsEndpoints = {
  getLocation,
  listNearPlaces,
  listTeasers,
  suggestLocations,
} as const satisfies Record<string, Endpoint>;
