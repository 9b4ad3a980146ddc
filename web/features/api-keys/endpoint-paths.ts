// Generated from the contract by npm run api:paths.
import type { EndpointPaths } from '../../app/api/endpoint-path.ts';

export const endpointPaths = {
  getApiKeys: ['POST', '/api/keys/get'],
  makeApiKey: ['POST', '/api/keys/make'],
  revokeApiKey: ['POST', '/api/keys/revoke'],
} as const satisfies EndpointPaths;
