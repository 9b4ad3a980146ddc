import type { Queryable, Tx } from './database.ts';
import type { IdempotentCall } from './idempotent-call.ts';

export interface StoredReply {
  digest: string;
  reply: unknown;
}

export async function findReply(
  db: Queryable,
  { scope, key }: Pick<IdempotentCall, 'scope' | 'key'>,
): Promise<StoredReply | null> {
  const row = await db
    .selectFrom('idempotent_replies')
    .select(['request_digest', 'reply'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst();
  return row ? { digest: row.request_digest, reply: row.reply } : null;
}

export async function insertReply(tx: Tx, call: IdempotentCall, reply: unknown): Promise<void> {
  const { scope, key, digest } = call;
  await tx
    .insertInto('idempotent_replies')
    .values({ scope, key, request_digest: digest, reply: JSON.stringify(reply) })
    .execute();
}

/** Deletes old replies: calls are repeated within minutes. */
export async function deleteRepliesBefore(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('idempotent_replies').where('created_at', '<', before).execute();
}
