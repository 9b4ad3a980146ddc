import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { accountErrors, factorCode, ownPasskeys, typedPassword } from './account.ts';

export const removePasskey = defineEndpoint({
  area: 'accounts',
  name: 'remove-passkey',
  method: 'POST',
  path: '/api/user/passkey/remove',
  summary: 'Removes a passkey and notifies the owner; requires the password and, if set up, a second factor',
  access: 'user',
  writes: true,
  limit: { perMinute: 20, by: 'account' },
  request: z.strictObject({
    passkeyID: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
    currentPassword: typedPassword,
    code: factorCode.optional(),
  }),
  response: z.object({ passkeys: ownPasskeys }),
  errors: {
    'wrong-password': { status: 422 },
    'too-many-tries': accountErrors['too-many-tries'],
    'second-factor-needed': accountErrors['second-factor-needed'],
  },
});
