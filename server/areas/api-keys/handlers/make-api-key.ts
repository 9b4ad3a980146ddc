import type { Outcome } from '../../../../contract/define-endpoint.ts';
import type { makeApiKey } from '../../../../contract/api-keys/make-api-key.ts';
import { availableScopes, withNeededScopes } from '../../../../domain/api-key-scopes.ts';
import type { Handler } from '../../../http/handler.ts';
import type { ApiKeysDeps } from '../api-keys-context.ts';
import { apiKeysStore } from '../api-keys-store.ts';
import { keysOfPerson } from '../present-keys.ts';
import { hashSecret } from '../../../platform/new-secret.ts';
import { newKey } from '../rules/key-text.ts';

const dayMs = 86_400_000;

/** Makes a key. It checks the business before the proof, so that no password is entered in vain. */
export function makeApiKeyHandler(deps: ApiKeysDeps): Handler<typeof makeApiKey> {
  const { connection, clock } = deps;
  return async (input, call): Promise<Outcome<typeof makeApiKey>> => {
    const { kind, number: subject, name, validDays, currentPassword, code } = input;
    const { uid } = call.user;
    const ownBusinesses = await apiKeysStore.listBusinesses(connection.db, uid);
    if (!ownBusinesses.some((one) => one.kind === kind && one.subject === subject)) {
      return { ok: false, type: 'business-not-found', data: null };
    }
    const allowedScopes = availableScopes(kind);
    if (!input.scopes.every((scope) => allowedScopes.includes(scope))) {
      return { ok: false, type: 'scope-not-offered', data: null };
    }
    const refusal = await deps.prove(call, { currentPassword, code });
    if (refusal) return refusal;
    const at = clock.now();
    const scopes = withNeededScopes(input.scopes);
    const expiresAt = validDays === null ? null : new Date(at.getTime() + validDays * dayMs);
    const { id: keyId, key } = newKey();
    const isIn = await connection.transaction(async (tx) => {
      await apiKeysStore.endExpired(tx, { kind, subject }, at);
      return apiKeysStore.insert(tx, {
        keyId,
        kind,
        subject,
        name,
        scopes,
        hash: hashSecret(key),
        uid,
        at,
        expiresAt,
      });
    });
    if (!isIn) return { ok: false, type: 'keys-full', data: null };
    return {
      ok: true,
      data: { key, keyID: keyId, businesses: await keysOfPerson(connection.db, uid, at) },
    };
  };
}
