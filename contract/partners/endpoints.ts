import type { Endpoint } from '../define-endpoint.ts';
import { countAffiliateHop, getAffiliateTarget } from './affiliate-hop.ts';
import { getPartner } from './get-partner.ts';

export const partnersEndpoints = {
  countAffiliateHop,
  getAffiliateTarget,
  getPartner,
} as const satisfies Record<string, Endpoint>;
