import { createHash } from 'node:crypto';
import type { Queryable, Tx } from './database.ts';
import { findReply, insertReply } from './idempotency-store.ts';
import type { IdempotentCall } from './idempotent-call.ts';

/** The key was used with another body before. */
export type IdempotencyConflict = { ok: false; type: 'idempotency-conflict'; data: null };

const conflict: IdempotencyConflict = { ok: false, type: 'idempotency-conflict', data: null };

/**
 * Runs the work once: the same call again gets the reply that was stored with what the work wrote, in one commit. With
 * another body the key is refused. A failure is not stored, so the next attempt is judged anew. Two calls at the same
 * moment: the second fails on the primary key, and `retryTransaction` lets it find the first one's reply.
 *
 * A reply is stored as JSON and must hold no secret: links are signed again whenever it is answered.
 *
 * @param beside writes what comes last in the transaction together with the reply, after work that succeeded.
 */
export async function idempotently<Reply, Failure extends { ok: false }>(
  tx: Tx,
  call: IdempotentCall,
  work: () => Promise<{ ok: true; data: Reply } | Failure>,
  beside: () => Promise<unknown> = () => Promise.resolve(),
): Promise<{ ok: true; data: Reply } | Failure | IdempotencyConflict> {
  const earlier = await earlierReply<Reply>(tx, call);
  if (earlier) return earlier;
  const outcome = await work();
  if (outcome.ok) await Promise.all([beside(), insertReply(tx, call, outcome.data)]);
  return outcome;
}

/** What the same call got before; null for a new one. Outside of the work's transaction it spares waiting for its locks. */
export async function earlierReply<Reply>(
  db: Queryable,
  call: IdempotentCall,
): Promise<{ ok: true; data: Reply } | IdempotencyConflict | null> {
  const stored = await findReply(db, call);
  if (!stored) return null;
  return stored.digest === call.digest ? { ok: true, data: stored.reply as Reply } : conflict;
}

/**
 * Fields that say who calls and with which right, not what for: a login between two attempts makes no other call of it. Nor does a reload
 * that has forgotten the partner; whether another one is named is for the caller of `idempotently` to see (decision 112).
 */
const aboutTheCaller: ReadonlySet<string> = new Set([
  'uid',
  'jwt',
  'idempotencyKey',
  'proof',
  'bookingHash',
  'partner',
]);

/** The same for the same body, whoever sends it and in whichever order its keys come. */
export function requestDigest(input: Readonly<Record<string, unknown>>): string {
  const body = Object.fromEntries(Object.entries(input).filter(([key]) => !aboutTheCaller.has(key)));
  return createHash('sha256')
    .update(JSON.stringify(sorted(body)))
    .digest('base64url');
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}
