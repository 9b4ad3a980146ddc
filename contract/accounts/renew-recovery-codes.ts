import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { recoveryCodes, identityProof, identityProofErrors } from './account.ts';

export const renewRecoveryCodes = defineEndpoint({
  area: 'accounts',
  name: 'renew-recovery-codes',
  method: 'POST',
  path: '/api/user/factor/recovery/renew',
  summary: 'Replaces all recovery codes after a check of password and code',
  access: 'user',
  writes: true,
  limit: { perMinute: 20, by: 'account' },
  request: z.strictObject({ ...identityProof }),
  response: recoveryCodes,
  errors: {
    ...identityProofErrors,
    'factor-missing': { status: 409 },
  },
});
