import type { Endpoint } from '../define-endpoint.ts';
import { getOffers } from './get-offers.ts';

export const offersEndpoints = {
  getOffers,
} as const satisfies Record<string, Endpoint>;
