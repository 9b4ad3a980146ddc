import type { CallsOf } from '../../../contract/api.ts';
import type { ValidCalls } from './call-parts.ts';

export const partnersCalls: ValidCalls<CallsOf<'partners'>> = {
  countAffiliateHop: () => ({ url: 'https://partner.example/urlaub', pid: '7001' }),
  getAffiliateTarget: () => ({ url: 'https://partner.example/urlaub' }),
  findPartners: () => ({}),
  getOwnPartners: () => ({}),
  getPartnerReport: () => ({ partnerID: 1, from: '2027-01-01', until: '2027-01-31', by: 'day' }),
  setOwnPartner: () => ({
    partnerID: 1,
    partnerName: 'Blog',
    partnerPhone: '',
    partnerEmail: '',
    siteUrl: '',
    hideInsurances: 'N',
    hideNewsletter: 'N',
    hideBonus: 'N',
  }),
  beginPartnerLogo: () => ({ partnerID: 1 }),
  setPartnerLook: () => ({ partnerID: 1, logoUrl: '', colours: { main: '#0f4c4a', accent: '#c8421b' } }),
  removePartnerLogo: () => ({ partnerID: 1 }),
  setPartnerTerms: () => ({
    partnerID: 1,
    commissionPercent: 4,
    host: '',
    isSiteApproved: false,
    allowMidocoUsage: false,
  }),
  getBannerSubjects: () => ({ partnerID: 1, language: 'de' }),
  startPartnerTest: () => ({ partnerID: 1 }),
  getPartnerTest: () => ({ partnerID: 1, testID: 'AbC_-0123456789abcdefg' }),
  recordTestStep: () => ({ testID: 'AbC_-0123456789abcdefg', step: 'search', partner: '7001' }),
  getPartner: () => ({ pid: '7001' }),
};
