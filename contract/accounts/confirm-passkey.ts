import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { ownPasskeys, passkeyAttestation, passkeyName } from './account.ts';

export const confirmPasskey = defineEndpoint({
  area: 'accounts',
  name: 'confirm-passkey',
  method: 'POST',
  path: '/api/user/passkey/confirm',
  summary: 'Adds the passkey of `begin` to the account; other sessions end, and the owner gets a mail',
  access: 'user',
  writes: true,
  limit: { perMinute: 20, by: 'account' },
  request: z.strictObject({
    name: passkeyName,
    credential: passkeyAttestation,
  }),
  response: z.object({ passkeys: ownPasskeys }),
  errors: {
    /** The passkey was made for another site, without user verification, too late, or exists already. */
    'passkey-refused': { status: 422 },
  },
});
