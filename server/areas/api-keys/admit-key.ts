import { timingSafeEqual } from 'node:crypto';
import type { ApiKeyScope } from '../../../domain/api-key-scopes.ts';
import type { BusinessKind, LettingBusiness } from '../../../domain/roles.ts';
import type { Clock } from '../../platform/clock.ts';
import type { CountedLimit, CountedLimits } from '../../platform/counted-limits.ts';
import type { Database } from '../../platform/database.ts';
import { apiKeysStore } from './api-keys-store.ts';
import { requestDigest } from '../../platform/idempotency.ts';
import type { IdempotentCall } from '../../platform/idempotent-call.ts';
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

/** The holder of a key of a landlord or agency. */
export interface LettingHolder {
  keyId: string;
  business: LettingBusiness;
  scopes: readonly ApiKeyScope[];
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

/** Like `admitKey`, for calls about homes that the business lets. Partners let none. */
export async function admitLettingKey(
  deps: AdmitKeyDeps,
  authorization: string,
  scope: ApiKeyScope,
): Promise<{ ok: true; holder: LettingHolder } | KeyRefusal> {
  const admission = await admitKey(deps, authorization, scope);
  if (!admission.ok) return admission;
  const { keyId, kind, subject, scopes } = admission.holder;
  if (kind === 'partner') return { ok: false, type: 'key-scope-missing', data: { scope } };
  return { ok: true, holder: { keyId, business: { kind, subject }, scopes } };
}

const idempotencyForm = /^[\w-]{8,100}$/;

/**
 * Identifies a call that changes data, so that it runs once. Keys of different programs do not meet, and neither do those of different
 * calls.
 */
export function identifyCall(
  { keyId }: Pick<LettingHolder, 'keyId'>,
  {
    name,
    idempotencyKey,
    request,
  }: { name: string; idempotencyKey: string; request: Readonly<Record<string, unknown>> },
): IdempotentCall | null {
  if (!idempotencyForm.test(idempotencyKey)) return null;
  return { scope: `key ${keyId} ${name}`, key: idempotencyKey, digest: requestDigest(request) };
}

export const idempotencyKeyMissing = { ok: false, type: 'idempotency-key-missing', data: null } as const;
