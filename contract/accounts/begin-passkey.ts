import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { accountErrors, factorCode, typedPassword } from './account.ts';

export const beginPasskey = defineEndpoint({
  area: 'accounts',
  name: 'begin-passkey',
  method: 'POST',
  path: '/api/user/passkey/begin',
  summary:
    'Returns the options for creating a passkey; requires the password and, if set up, a second factor',
  access: 'user',
  writes: true,
  limit: { perMinute: 20, by: 'account' },
  request: z.strictObject({ currentPassword: typedPassword, code: factorCode.optional() }),
  response: z.object({
    /** `PublicKeyCredentialCreationOptionsJSON`. The challenge is valid once, for five minutes. */
    options: z.object({
      rp: z.object({ id: z.string(), name: z.string() }),
      user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
      challenge: z.string(),
      pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
      timeout: z.number(),
      excludeCredentials: z.array(z.object({ id: z.string(), type: z.literal('public-key') })),
      authenticatorSelection: z.object({
        residentKey: z.literal('required'),
        requireResidentKey: z.literal(true),
        userVerification: z.literal('required'),
      }),
      attestation: z.literal('none'),
    }),
  }),
  errors: {
    'wrong-password': { status: 422 },
    'too-many-tries': accountErrors['too-many-tries'],
    'second-factor-needed': accountErrors['second-factor-needed'],
    /** The account has ten passkeys already, which is the maximum. */
    'passkeys-full': { status: 409 },
  },
});
