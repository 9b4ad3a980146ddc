// Generated from the contract by npm run api:paths.
import type { EndpointPaths } from '../app/api/endpoint-path.ts';

export const endpointPaths = {
  sendContact: ['POST', '/api/mailer/contact'],
} as const satisfies EndpointPaths;
