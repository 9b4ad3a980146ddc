import type { revokeApiKey } from '../../../../contract/api-keys/revoke-api-key.ts';
import type { Handler } from '../../../http/handler.ts';
import type { ApiKeysDeps } from '../api-keys-context.ts';
import { apiKeysStore } from '../api-keys-store.ts';
import { keysOfPerson } from '../present-keys.ts';

export function revokeApiKeyHandler({ connection, clock }: ApiKeysDeps): Handler<typeof revokeApiKey> {
  return async ({ keyID }, { user }) => {
    const now = clock.now();
    const isOwn = await connection.transaction((tx) => apiKeysStore.end(tx, keyID, user.uid, now));
    if (!isOwn) return { ok: false, type: 'key-not-found', data: null };
    return { ok: true, data: { businesses: await keysOfPerson(connection.db, user.uid, now) } };
  };
}
