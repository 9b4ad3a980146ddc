import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { keyBusinesses } from './key-business.ts';

export const getApiKeys = defineEndpoint({
  area: 'api-keys',
  name: 'get-api-keys',
  method: 'POST',
  path: '/api/keys/get',
  summary:
    'The API keys of those whom somebody acts for: what they are good for, and when they were used last',
  access: { permission: 'apiKeys.own' },
  writes: false,
  request: z.strictObject({}),
  response: z.object({
    businesses: keyBusinesses,
    /** How the caller can confirm their identity before a key is created. */
    owner: z.object({
      email: z.string(),
      /** The account has an authenticator app. */
      asksCode: z.boolean(),
      /** A passkey may be used instead of what is typed. */
      hasPasskey: z.boolean(),
    }),
  }),
});
