import type { Endpoint } from '../define-endpoint.ts';
import { listLatestRatings } from './list-latest-ratings.ts';
import { listRatings } from './list-ratings.ts';

export const ratingsEndpoints = {
  listLatestRatings,
  listRatings,
} as const satisfies Record<string, Endpoint>;
