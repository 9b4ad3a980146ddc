// Generated from the contract by npm run api:paths.
import type { EndpointPaths } from '../app/api/endpoint-path.ts';

export const endpointPaths = {
  beginPartnerLogo: ['POST', '/api/partners/own/logo/begin'],
  getOwnPartners: ['POST', '/api/partners/own/get'],
  getPartnerReport: ['POST', '/api/partners/own/report'],
  setOwnPartner: ['POST', '/api/partners/own/set'],
  setPartnerLook: ['POST', '/api/partners/own/look'],
} as const satisfies EndpointPaths;
