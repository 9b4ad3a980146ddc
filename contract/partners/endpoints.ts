import type { Endpoint } from '../define-endpoint.ts';
import { countAffiliateHop, getAffiliateTarget } from './affiliate-hop.ts';
import { findPartners } from './find-partners.ts';
import { getOwnPartners } from './get-own-partners.ts';
import { getPartner } from './get-partner.ts';
import { getPartnerReport } from './get-partner-report.ts';
import { setOwnPartner } from './set-own-partner.ts';
import { setPartnerTerms } from './set-partner-terms.ts';

export const partnersEndpoints = {
  countAffiliateHop,
  findPartners,
  getAffiliateTarget,
  getOwnPartners,
  getPartner,
  getPartnerReport,
  setOwnPartner,
  setPartnerTerms,
} as const satisfies Record<string, Endpoint>;
