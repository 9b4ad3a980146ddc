import { defineEndpoint } from '../define-endpoint.ts';
import { jwt, uid, z } from '../schema.ts';
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
  request: z.strictObject({ uid, jwt }),
  response: z.object({
    businesses: keyBusinesses,
    /** By what the person can show that it is them, before a key is made. */
    owner: z.object({
      email: z.string(),
      /** An app shows codes. */
      asksCode: z.boolean(),
      /** A passkey may be shown instead of what is typed. */
      hasPasskey: z.boolean(),
    }),
  }),
});
