import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { accountErrors, typedPassword } from './account.ts';

export const beginTotp = defineEndpoint({
  area: 'accounts',
  name: 'begin-totp',
  method: 'POST',
  path: '/api/user/factor/totp/begin',
  summary:
    'Makes a secret for an authenticator app, by the password; it counts once a code of the app was shown',
  access: 'user',
  writes: true,
  limit: { perMinute: 20, by: 'account' },
  request: z.strictObject({ currentPassword: typedPassword }),
  response: z.object({
    /** Base32, so that it can be typed. */
    secret: z.string(),
    /** The address that authenticator apps read. */
    uri: z.string(),
    /** The same address as a QR code: an SVG path in a square of `size` units. */
    qr: z.object({ size: z.number(), path: z.string() }),
  }),
  errors: {
    'wrong-password': { status: 422 },
    'too-many-tries': accountErrors['too-many-tries'],
    /** One that holds is removed first, which takes a code of it. */ 'factor-exists': { status: 409 },
  },
});
