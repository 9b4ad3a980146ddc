import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';

export const beginPasskeyLogin = defineEndpoint({
  area: 'accounts',
  name: 'begin-passkey-login',
  method: 'POST',
  path: '/api/user/passkey/login/begin',
  summary: 'Returns the options for a login by passkey; they are the same for every caller',
  access: 'public',
  writes: true,
  limit: { perMinute: 60, by: 'address' },
  request: z.strictObject({}),
  response: z.object({
    /** `PublicKeyCredentialRequestOptionsJSON`. The challenge is valid once, for five minutes. */
    options: z.object({
      challenge: z.string(),
      rpId: z.string(),
      timeout: z.number(),
      userVerification: z.literal('required'),
    }),
  }),
  errors: {},
});
