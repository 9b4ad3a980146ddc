import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { ownPasskeys, passkeyAttestation, passkeyName } from './account.ts';

export const confirmPasskey = defineEndpoint({
  area: 'accounts',
  name: 'confirm-passkey',
  method: 'POST',
  path: '/api/user/passkey/confirm',
  summary: 'Adds the passkey of `begin` to the account, ends other sessions and notifies the owner by mail',
  access: 'user',
  writes: true,
  limit: { perMinute: 20, by: 'account' },
  request: z.strictObject({
    name: passkeyName,
    credential: passkeyAttestation,
  }),
  response: z.object({ passkeys: ownPasskeys }),
  errors: {
    /** The passkey was created for another site, without user verification or too late, or it exists already. */
    'passkey-refused': { status: 422 },
  },
});
