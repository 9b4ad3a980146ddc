import { createHash } from 'node:crypto';
import type { Queryable, Tx } from './database.ts';
import { findReply, insertReply } from './idempotency-store.ts';
import type { IdempotentCall } from './idempotent-call.ts';

/** The key was used before with another body. */
export type IdempotencyConflict = { ok: false; type: 'idempotency-conflict'; data: null };

const conflict: IdempotencyConflict = { ok: false, type: 'idempotency-conflict', data: null };

/**
 * Runs the work once: the same call again gets the reply that was stored in the transaction of the work. With another body the key is
 * refused. Failures are not stored, so that a retry is evaluated again. Of two concurrent calls the second fails on the primary key, and
 * `retryTransaction` lets it find the first one's reply. Replies are stored as JSON and must contain no secret: links are signed again for
 * each answer. `beside` runs last in the transaction, after successful work.
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

/**
 * Returns the earlier reply to the same call; null for a new one. Called outside the work's transaction, it avoids waiting for its locks.
 */
export async function earlierReply<Reply>(
  db: Queryable,
  call: IdempotentCall,
): Promise<{ ok: true; data: Reply } | IdempotencyConflict | null> {
  const storedReply = await findReply(db, call);
  if (!storedReply) return null;
  return storedReply.digest === call.digest ? { ok: true, data: storedReply.reply as Reply } : conflict;
}

/**
 * Fields about the caller rather than the request: logging in between two attempts does not make it another call, nor does a reload that
 * has lost the partner. Callers of `idempotently` check whether another partner is named (decision 112).
 */
const aboutTheCaller: ReadonlySet<string> = new Set([
  'uid',
  'jwt',
  'idempotencyKey',
  'proof',
  'bookingHash',
  'partner',
]);

export function requestDigest(input: Readonly<Record<string, unknown>>): string {
  const body = Object.fromEntries(Object.entries(input).filter(([key]) => !aboutTheCaller.has(key)));
  return createHash('sha256')
    .update(JSON.stringify(sortKeys(body)))
    .digest('base64url');
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sortKeys(inner)]),
  );
}
