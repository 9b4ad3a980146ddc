// Generated from the contract by npm run api:paths.
import type { EndpointPaths } from '../app/api/endpoint-path.ts';

export const endpointPaths = {
  getOwnPartners: ['POST', '/api/partners/own/get'],
  getPartnerReport: ['POST', '/api/partners/own/report'],
  setOwnPartner: ['POST', '/api/partners/own/set'],
} as const satisfies EndpointPaths;
