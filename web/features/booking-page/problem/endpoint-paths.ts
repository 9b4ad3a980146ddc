// Generated from the contract by npm run api:paths.
import type { EndpointPaths } from '../../../app/api/endpoint-path.ts';

export const endpointPaths = {
  reportProblem: ['POST', '/api/booking/problem'],
} as const satisfies EndpointPaths;
