import type { Endpoint } from '../define-endpoint.ts';
import { getHomeRecommendations } from './get-home-recommendations.ts';
import { getObject } from './get-object.ts';
import { getObjectsInternal } from './get-objects-internal.ts';

export const catalogueEndpoints = {
  getHomeRecommendations,
  getObject,
  getObjectsInternal,
} as const satisfies Record<string, Endpoint>;
