import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { accountErrors, typedPassword } from './account.ts';

export const beginTotp = defineEndpoint({
  area: 'accounts',
  name: 'begin-totp',
  method: 'POST',
  path: '/api/user/factor/totp/begin',
  summary:
    'Creates a secret for an authenticator app after a password check; it becomes active with the first valid code',
  access: 'user',
  writes: true,
  limit: { perMinute: 20, by: 'account' },
  request: z.strictObject({ currentPassword: typedPassword }),
  response: z.object({
    /** The secret in Base32, for typing it into an app. */
    secret: z.string(),
    /** The `otpauth:` URI that authenticator apps read. */
    uri: z.string(),
    /** Contains the URI as a QR code: an SVG path in a square of `size` units. */
    qr: z.object({ size: z.number(), path: z.string() }),
  }),
  errors: {
    'wrong-password': { status: 422 },
    'too-many-tries': accountErrors['too-many-tries'],
    /** The account has a confirmed second factor. It has to be removed with one of its codes first. */
    'factor-exists': { status: 409 },
  },
});
