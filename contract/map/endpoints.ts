import type { Endpoint } from '../define-endpoint.ts';
import { getMap } from './get-map.ts';

export const mapEndpoints = {
  getMap,
} as const satisfies Record<string, Endpoint>;
