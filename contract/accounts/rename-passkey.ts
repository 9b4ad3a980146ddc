import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { accountErrors, factorCode, ownPasskeys, passkeyName, typedPassword } from './account.ts';

export const renamePasskey = defineEndpoint({
  area: 'accounts',
  name: 'rename-passkey',
  method: 'POST',
  path: '/api/user/passkey/rename',
  summary: 'Renames one of the caller’s own passkeys; requires the password and, if set up, a second factor',
  access: 'user',
  writes: true,
  limit: { perMinute: 20, by: 'account' },
  request: z.strictObject({
    passkeyID: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
    name: passkeyName,
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
