import { defineEndpoint } from '../define-endpoint.ts';
import { jwt, uid, z } from '../schema.ts';
import { ownPasskeys, passkeyName } from './account.ts';

export const renamePasskey = defineEndpoint({
  area: 'accounts',
  name: 'rename-passkey',
  method: 'POST',
  path: '/api/user/passkey/rename',
  summary: 'Gives an own passkey another name; one of somebody else stays as it is',
  access: 'user',
  writes: true,
  limit: { perMinute: 20, by: 'account' },
  request: z.strictObject({
    uid,
    jwt,
    passkeyID: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
    name: passkeyName,
  }),
  response: z.object({ passkeys: ownPasskeys }),
});
