import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { identityProof, identityProofErrors } from './account.ts';

export const removeTotp = defineEndpoint({
  area: 'accounts',
  name: 'remove-totp',
  method: 'POST',
  path: '/api/user/factor/totp/remove',
  summary: 'Removes the second factor after a check of password and code, and notifies the owner by mail',
  access: 'user',
  writes: true,
  limit: { perMinute: 20, by: 'account' },
  request: z.strictObject({ ...identityProof }),
  response: z.object({ removed: z.boolean() }),
  errors: identityProofErrors,
});
