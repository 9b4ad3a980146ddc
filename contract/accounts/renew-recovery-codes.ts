import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { recoveryCodes, shownAgain, shownAgainErrors } from './account.ts';

export const renewRecoveryCodes = defineEndpoint({
  area: 'accounts',
  name: 'renew-recovery-codes',
  method: 'POST',
  path: '/api/user/factor/recovery/renew',
  summary: 'Makes new recovery codes in place of all earlier ones, by the password and a code',
  access: 'user',
  writes: true,
  limit: { perMinute: 20, by: 'account' },
  request: z.strictObject({ ...shownAgain }),
  response: recoveryCodes,
  errors: {
    ...shownAgainErrors,
    'factor-missing': { status: 409 },
  },
});
