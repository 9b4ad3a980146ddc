import type { Area } from '../../http/area-module.ts';
import { bindArea } from '../../http/bind.ts';
import { retentionDays, retentionEnd } from '../../../domain/retention.ts';
import { admitKey, admitLettingKey, openKey } from './admit-key.ts';
import type { ApiKeysDeps } from './api-keys-context.ts';
import { keyActsStore } from './key-acts-store.ts';
import { apiKeysStore } from './api-keys-store.ts';
import type { ApiKeys } from './api-keys-context.ts';
import { apiKeysCalls } from './calls.generated.ts';

export type { ApiKeys } from './api-keys-context.ts';

export {
  idempotencyKeyMissing,
  identifyCall,
  type KeyHolder,
  type KeyRefusal,
  type LettingHolder,
} from './admit-key.ts';

export { newKey } from './rules/key-text.ts';

/** Adds an entry to the log of a key: what a program did, or whose data it has read. */
export const { insert: insertKeyAct } = keyActsStore;

export function createApiKeys(deps: ApiKeysDeps): Area<ApiKeys> {
  const { connection, clock, limits } = deps;
  const admission = { db: connection.db, clock, limits };
  const keys: ApiKeys = {
    admit: (authorization, scope) => admitKey(admission, authorization, scope),
    admitLetting: (authorization, scope) => admitLettingKey(admission, authorization, scope),
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
      forget: (now) => keyActsStore.forget(connection.db, retentionEnd(now, retentionDays.apiKeyActs)),
      endpoints: bindArea(apiKeysCalls, { ...deps, ...keys }),
    },
  };
}
