import type { Endpoint } from '../define-endpoint.ts';
import { countAffiliateHop, getAffiliateTarget } from './affiliate-hop.ts';
import { beginPartnerLogo } from './begin-partner-logo.ts';
import { findPartners } from './find-partners.ts';
import { getOwnPartners } from './get-own-partners.ts';
import { getPartner } from './get-partner.ts';
import { getPartnerReport } from './get-partner-report.ts';
import { removePartnerLogo } from './remove-partner-logo.ts';
import { setOwnPartner } from './set-own-partner.ts';
import { setPartnerLook } from './set-partner-look.ts';
import { setPartnerTerms } from './set-partner-terms.ts';

export const partnersEndpoints = {
  beginPartnerLogo,
  countAffiliateHop,
  findPartners,
  getAffiliateTarget,
  getOwnPartners,
  getPartner,
  getPartnerReport,
  removePartnerLogo,
  setOwnPartner,
  setPartnerLook,
  setPartnerTerms,
} as const satisfies Record<string, Endpoint>;
