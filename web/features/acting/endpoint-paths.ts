// Generated from the contract by npm run api:paths.
import type { EndpointPaths } from '../../app/api/endpoint-path.ts';

export const endpointPaths = {
  endActing: ['POST', '/api/admin/acting/end'],
  getActing: ['POST', '/api/admin/acting/get'],
} as const satisfies EndpointPaths;
