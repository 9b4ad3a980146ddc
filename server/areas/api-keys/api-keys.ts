import { apiKeysEndpoints } from '../../../contract/api-keys/endpoints.ts';
import type { ApiKeyScope } from '../../../domain/api-key-scopes.ts';
import type { Area } from '../../http/area-module.ts';
import { bindArea } from '../../http/bind.ts';
import { admitKey, openKey, type KeyHolder, type KeyRefusal, type OpenKeyRefusal } from './admit-key.ts';
import type { ApiKeysDeps } from './api-keys-context.ts';
import { apiKeysStore } from './api-keys-store.ts';
import { getApiKeysHandler } from './handlers/get-api-keys.ts';
import { getKeyHandler } from './handlers/get-key.ts';
import { getKeyBookingsHandler } from './handlers/get-key-bookings.ts';
import { makeApiKeyHandler } from './handlers/make-api-key.ts';
import { revokeApiKeyHandler } from './handlers/revoke-api-key.ts';

export type { KeyHolder } from './admit-key.ts';

/** What other areas may ask of keys. */
export interface ApiKeys {
  /**
   * Whose program it is that calls with this header `Authorization`, where its key is good for the scope; otherwise the
   * failure that the handler answers as it is (`keyErrors` declares it). The use is counted and noted.
   */
  admit(authorization: string, scope: ApiKeyScope): Promise<{ ok: true; holder: KeyHolder } | KeyRefusal>;
  /** The same for what every key may ask. */
  open(authorization: string): Promise<{ ok: true; holder: KeyHolder } | OpenKeyRefusal>;
}

export function createApiKeys(deps: ApiKeysDeps): Area<ApiKeys> {
  const { connection, clock, limits } = deps;
  const admission = { db: connection.db, clock, limits };
  const keys: ApiKeys = {
    admit: (authorization, scope) => admitKey(admission, authorization, scope),
    open: (authorization) => openKey(admission, authorization),
  };
  return {
    ...keys,
    module: {
      name: 'api-keys',
      personalData: {
        read: async (db, { uid }) => ({ api_keys: await apiKeysStore.actsOf(db, uid) }),
        leave: (tx, { uid }) => apiKeysStore.leave(tx, uid),
      },
      endpoints: bindArea(apiKeysEndpoints, {
        getApiKeys: getApiKeysHandler(deps),
        getKey: getKeyHandler(keys),
        getKeyBookings: getKeyBookingsHandler(deps, keys),
        makeApiKey: makeApiKeyHandler(deps),
        revokeApiKey: revokeApiKeyHandler(deps),
      }),
    },
  };
}
