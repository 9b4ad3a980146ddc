import { apiKeysEndpoints } from '../../../contract/api-keys/endpoints.ts';
import type { Area } from '../../http/area-module.ts';
import { bindArea } from '../../http/bind.ts';
import { admitKey, openKey } from './admit-key.ts';
import type { ApiKeysDeps } from './api-keys-context.ts';
import { apiKeysStore } from './api-keys-store.ts';
import { getApiKeysHandler } from './handlers/get-api-keys.ts';
import { getKeyHandler } from './handlers/get-key.ts';
import { getKeyBookingsHandler } from './handlers/get-key-bookings.ts';
import { makeApiKeyHandler } from './handlers/make-api-key.ts';
import { revokeApiKeyHandler } from './handlers/revoke-api-key.ts';
import type { ApiKeys } from './api-keys-context.ts';

export type { ApiKeys } from './api-keys-context.ts';

export type { KeyHolder } from './admit-key.ts';

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
