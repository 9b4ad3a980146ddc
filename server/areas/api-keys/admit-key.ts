import { timingSafeEqual } from 'node:crypto';
import type { ApiKeyScope } from '../../../domain/api-key-scopes.ts';
import type { BusinessKind } from '../../../domain/roles.ts';
import type { Clock } from '../../platform/clock.ts';
import type { CountedLimit, CountedLimits } from '../../platform/counted-limits.ts';
import type { Database } from '../../platform/database.ts';
import { apiKeysStore } from './api-keys-store.ts';
import { hashSecret } from '../../platform/new-secret.ts';
import { keyOfHeader } from './rules/key-text.ts';

export interface KeyHolder {
  keyId: string;
  kind: BusinessKind;
  subject: number;
  name: string;
  scopes: readonly ApiKeyScope[];
  expiresAt: Date | null;
}

export type KeyRefusal =
  | { ok: false; type: 'key-invalid'; data: null }
  | { ok: false; type: 'key-scope-missing'; data: { scope: ApiKeyScope } }
  | { ok: false; type: 'key-too-many-calls'; data: { retryAfter: number } };

/** Every refusal but a missing scope. */
export type OpenKeyRefusal = Exclude<KeyRefusal, { type: 'key-scope-missing' }>;

export interface AdmitKeyDeps {
  db: Database;
  clock: Pick<Clock, 'now'>;
  limits: Pick<CountedLimits, 'count'>;
}

/** Calls per key and minute, over all nodes. */
export const keyLimit: CountedLimit = { name: 'api-key', max: 300, spanMs: 60_000 };

const invalid = { ok: false, type: 'key-invalid', data: null } as const;

export async function openKey(
  { db, clock, limits }: AdmitKeyDeps,
  authorization: string,
): Promise<{ ok: true; holder: KeyHolder } | OpenKeyRefusal> {
  const parsedKey = keyOfHeader(authorization);
  if (!parsedKey) return invalid;
  const now = clock.now();
  const storedKey = await apiKeysStore.findGood(db, parsedKey.id, now);
  if (!storedKey) return invalid;
  const { hash, ...holder } = storedKey;
  if (!timingSafeEqual(Buffer.from(hashSecret(parsedKey.key)), Buffer.from(hash))) return invalid;
  const counting = await limits.count(db, [[keyLimit, holder.keyId]]);
  if (!counting.ok) {
    return { ok: false, type: 'key-too-many-calls', data: { retryAfter: counting.retryAfter } };
  }
  await apiKeysStore.touch(db, holder.keyId, now);
  return { ok: true, holder };
}

/** Like `openKey`, for calls that require a scope. */
export async function admitKey(
  deps: AdmitKeyDeps,
  authorization: string,
  scope: ApiKeyScope,
): Promise<{ ok: true; holder: KeyHolder } | KeyRefusal> {
  const keyAccess = await openKey(deps, authorization);
  if (!keyAccess.ok || keyAccess.holder.scopes.includes(scope)) return keyAccess;
  return { ok: false, type: 'key-scope-missing', data: { scope } };
}
