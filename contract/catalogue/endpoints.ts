import type { Endpoint } from '../define-endpoint.ts';
import { getHomeRecommendations } from './get-home-recommendations.ts';
import { getObject } from './get-object.ts';
import { getObjectsInternal } from './get-objects-internal.ts';
import { listAgencies } from './list-agencies.ts';

export const catalogueEndpoints = {
  getHomeRecommendations,
  getObject,
  getObjectsInternal,
  listAgencies,
} as const satisfies Record<string, Endpoint>;
