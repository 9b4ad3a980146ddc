import { apiKeyScopes } from '../../domain/api-key-scopes.ts';
import { shownAgain, shownAgainErrors } from '../accounts/account.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { businessNamed, keyBusinesses } from './key-business.ts';

export const makeApiKey = defineEndpoint({
  area: 'api-keys',
  name: 'make-api-key',
  method: 'POST',
  path: '/api/keys/make',
  summary: 'Makes an API key, by the password and a second factor where there is one; it is told this once',
  access: { permission: 'apiKeys.own' },
  writes: true,
  creates: true,
  limit: { perMinute: 10, by: 'account' },
  request: z.strictObject({
    ...shownAgain,
    ...businessNamed,
    /** Usually the name of the program that uses the key. */
    name: z.string().trim().min(1).max(60),
    scopes: z.array(z.enum(apiKeyScopes)).min(1).max(apiKeyScopes.length),
    /** Null: valid until revoked. */
    validDays: z.union([z.literal(90), z.literal(365), z.null()]),
  }),
  response: z.object({ key: z.string(), keyID: z.string(), businesses: keyBusinesses }),
  errors: {
    ...shownAgainErrors,
    'business-not-found': { status: 404 },
    /** Two keys are valid already; one has to be revoked first. */
    'keys-full': { status: 409 },
    'scope-not-offered': { status: 422 },
  },
});
