import type { DatabaseConnection, Tx } from './database.ts';
import { earlierReply, idempotently, type IdempotencyConflict } from './idempotency.ts';
import type { IdempotentCall } from './idempotent-call.ts';
import { retryTransaction } from './retry-transaction.ts';

/**
 * Runs the work once per key. A parallel call with the same key waits for the locks of the first and then gets its
 * reply instead of a refusal.
 */
export async function runOnce<Reply, Failure extends { ok: false }>(
  connection: DatabaseConnection,
  call: IdempotentCall,
  work: (tx: Tx) => Promise<{ ok: true; data: Reply } | Failure>,
): Promise<{ ok: true; data: Reply } | Failure | IdempotencyConflict> {
  const outcome = await retryTransaction(connection, (tx) => idempotently(tx, call, () => work(tx)));
  return outcome.ok ? outcome : ((await earlierReply<Reply>(connection.db, call)) ?? outcome);
}
