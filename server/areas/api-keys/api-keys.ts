import type { Area } from '../../http/area-module.ts';
import { bindArea } from '../../http/bind.ts';
import { admitKey, openKey } from './admit-key.ts';
import type { ApiKeysDeps } from './api-keys-context.ts';
import { apiKeysStore } from './api-keys-store.ts';
import type { ApiKeys } from './api-keys-context.ts';
import { apiKeysCalls } from './calls.generated.ts';

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
        read: async (db, { uid }) => ({ api_keys: await apiKeysStore.listActs(db, uid) }),
        leave: (tx, { uid }) => apiKeysStore.leave(tx, uid),
      },
      endpoints: bindArea(apiKeysCalls, { ...deps, ...keys }),
    },
  };
}
