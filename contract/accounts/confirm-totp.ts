import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { accountErrors, factorCode, recoveryCodes } from './account.ts';

export const confirmTotp = defineEndpoint({
  area: 'accounts',
  name: 'confirm-totp',
  method: 'POST',
  path: '/api/user/factor/totp/confirm',
  summary: 'Makes the app of `begin` the second factor, by a code of it; other sessions end',
  access: 'user',
  writes: true,
  limit: { perMinute: 20, by: 'account' },
  request: z.strictObject({ code: factorCode }),
  response: recoveryCodes,
  errors: {
    'too-many-tries': accountErrors['too-many-tries'],
    'code-wrong': { status: 422 },
    /** Nothing was begun, or too long ago. */ 'factor-missing': { status: 409 },
  },
});
