import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { loggedIn, passkeyAssertion } from './account.ts';

export const passkeyLogin = defineEndpoint({
  area: 'accounts',
  name: 'passkey-login',
  method: 'POST',
  path: '/api/user/passkey/login',
  summary:
    'Starts a session by passkey, which replaces password and second factor; all failures get the same response',
  access: 'public',
  writes: true,
  limit: { perMinute: 60, by: 'address' },
  request: z.strictObject({
    credential: passkeyAssertion,
    loginPersistent: z.boolean().default(false),
  }),
  response: loggedIn,
  errors: {
    /** The passkey is unknown or cloned, its challenge has expired, or its account is suspended. */
    'passkey-refused': { status: 401 },
  },
});
