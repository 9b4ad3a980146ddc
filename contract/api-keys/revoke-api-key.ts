import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { keyBusinesses } from './key-business.ts';

export const revokeApiKey = defineEndpoint({
  area: 'api-keys',
  name: 'revoke-api-key',
  method: 'POST',
  path: '/api/keys/revoke',
  summary: 'Revokes an API key permanently, with immediate effect',
  access: { permission: 'apiKeys.own' },
  writes: true,
  request: z.strictObject({ keyID: z.string().regex(/^[0-9A-Za-z]{10}$/) }),
  response: z.object({ businesses: keyBusinesses }),
  errors: { 'key-not-found': { status: 404 } },
});
