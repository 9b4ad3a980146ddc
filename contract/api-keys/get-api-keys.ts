import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { keyBusinesses } from './key-business.ts';

export const getApiKeys = defineEndpoint({
  area: 'api-keys',
  name: 'get-api-keys',
  method: 'POST',
  path: '/api/keys/get',
  summary: 'Lists the API keys of the businesses that the caller acts for, with scopes and last use',
  access: { permission: 'apiKeys.own' },
  writes: false,
  request: z.strictObject({}),
  response: z.object({
    businesses: keyBusinesses,
    /** Ways in which the caller can confirm their identity before a key is created. */
    owner: z.object({
      email: z.string(),
      asksCode: z.boolean(),
      /** True if the account has a passkey, which may replace password and code. */
      hasPasskey: z.boolean(),
    }),
  }),
});
