// Generated from the contract by npm run api:paths.
import type { EndpointPaths } from '../../app/api/endpoint-path.ts';

export const endpointPaths = {
  beginPasskeyLogin: ['POST', '/api/user/passkey/login/begin'],
  passkeyLogin: ['POST', '/api/user/passkey/login'],
} as const satisfies EndpointPaths;
