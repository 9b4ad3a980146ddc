import type { getApiKeyActs } from '../../../../contract/api-keys/get-api-key-acts.ts';
import type { Handler } from '../../../http/handler.ts';
import type { ApiKeysDeps } from '../api-keys-context.ts';
import { apiKeysStore } from '../api-keys-store.ts';
import { keyActsStore } from '../key-acts-store.ts';

const pageSize = 20;

export function getApiKeyActsHandler({ connection: { db } }: ApiKeysDeps): Handler<typeof getApiKeyActs> {
  return async ({ keyID, page }, { user }) => {
    const isOwn = (await apiKeysStore.listByPerson(db, user.uid)).some(({ keyId }) => keyId === keyID);
    if (!isOwn) return { ok: false, type: 'key-not-found', data: null };
    const { rows, total } = await keyActsStore.list(db, keyID, {
      limit: pageSize,
      offset: (page - 1) * pageSize,
    });
    return {
      ok: true,
      data: {
        acts: rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })),
        pages: Math.max(1, Math.ceil(total / pageSize)),
      },
    };
  };
}
