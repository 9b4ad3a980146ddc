import type { getApiKeys } from '../../../../contract/api-keys/get-api-keys.ts';
import type { Handler } from '../../../http/handler.ts';
import type { ApiKeysDeps } from '../api-keys-context.ts';
import { keysOfPerson } from '../present-keys.ts';

export function getApiKeysHandler({ connection, clock, accounts }: ApiKeysDeps): Handler<typeof getApiKeys> {
  return async (_input, { user }) => {
    const businesses = await keysOfPerson(connection.db, user.uid, clock.now());
    return { ok: true, data: { businesses, owner: await accounts.findOwner(user.uid) } };
  };
}
