import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { accountErrors, factorCode, recoveryCodes } from './account.ts';

export const confirmTotp = defineEndpoint({
  area: 'accounts',
  name: 'confirm-totp',
  method: 'POST',
  path: '/api/user/factor/totp/confirm',
  summary: 'Activates the authenticator app of `begin` with one of its codes, and ends other sessions',
  access: 'user',
  writes: true,
  limit: { perMinute: 20, by: 'account' },
  request: z.strictObject({ code: factorCode }),
  response: recoveryCodes,
  errors: {
    'too-many-tries': accountErrors['too-many-tries'],
    'code-wrong': { status: 422 },
    /** The setup of a second factor was not started, or it has expired. */
    'factor-missing': { status: 409 },
  },
});
