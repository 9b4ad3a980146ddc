import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';

export const beginPasskeyLogin = defineEndpoint({
  area: 'accounts',
  name: 'begin-passkey-login',
  method: 'POST',
  path: '/api/user/passkey/login/begin',
  summary: 'Says what a browser needs to show any passkey of this site; nothing of it depends on who asks',
  access: 'public',
  writes: true,
  limit: { perMinute: 60, by: 'address' },
  request: z.strictObject({}),
  response: z.object({
    /** `PublicKeyCredentialRequestOptionsJSON`; its challenge is good once, for five minutes. */
    options: z.object({
      challenge: z.string(),
      rpId: z.string(),
      timeout: z.number(),
      userVerification: z.literal('required'),
    }),
  }),
  errors: {},
});
