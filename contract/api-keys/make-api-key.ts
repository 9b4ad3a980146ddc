import { apiKeyScopes } from '../../domain/api-key-scopes.ts';
import { identityProof, identityProofErrors } from '../accounts/account.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { businessRequest, keyBusinesses } from './key-business.ts';

export const makeApiKey = defineEndpoint({
  area: 'api-keys',
  name: 'make-api-key',
  method: 'POST',
  path: '/api/keys/make',
  summary:
    'Creates an API key, which is returned only once; requires the password and, if set up, a second factor',
  access: { permission: 'apiKeys.own' },
  writes: true,
  creates: true,
  limit: { perMinute: 10, by: 'account' },
  request: z.strictObject({
    ...identityProof,
    ...businessRequest,
    /** Usually the name of the program that uses the key. */
    name: z.string().trim().min(1).max(60),
    scopes: z.array(z.enum(apiKeyScopes)).min(1).max(apiKeyScopes.length),
    /** Null for a key that is valid until it is revoked. */
    validDays: z.union([z.literal(90), z.literal(365), z.null()]),
  }),
  response: z.object({ key: z.string(), keyID: z.string(), businesses: keyBusinesses }),
  errors: {
    ...identityProofErrors,
    'business-not-found': { status: 404 },
    /** The business has two valid keys already, which is the maximum. */
    'keys-full': { status: 409 },
    'scope-not-offered': { status: 422 },
  },
});
