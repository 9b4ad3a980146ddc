import type { Endpoint } from '../define-endpoint.ts';
import { getCapacity } from './get-capacity.ts';

export const capacityEndpoints = {
  getCapacity,
} as const satisfies Record<string, Endpoint>;
