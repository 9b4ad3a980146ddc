import type { getApiKeys } from '../../../../contract/api-keys/get-api-keys.ts';
import type { Handler } from '../../../http/handler.ts';
import type { ApiKeysDeps } from '../api-keys-context.ts';
import { keysOfPerson } from '../present-keys.ts';

export function getApiKeysHandler({ connection, clock }: ApiKeysDeps): Handler<typeof getApiKeys> {
  return async (_input, { user }) => ({
    ok: true,
    data: { businesses: await keysOfPerson(connection.db, user.uid, clock.now()) },
  });
}
