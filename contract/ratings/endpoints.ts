import type { Endpoint } from '../define-endpoint.ts';
import { listRatings } from './list-ratings.ts';

export const ratingsEndpoints = {
  listRatings,
} as const satisfies Record<string, Endpoint>;
