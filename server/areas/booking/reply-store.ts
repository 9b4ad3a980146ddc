import type { Queryable, Tx } from '../../platform/database.ts';

export interface KeptReply {
  digest: string;
  /** Without secrets: a link is signed again when it is answered again. */
  reply: unknown;
}

export async function findReply(db: Queryable, key: string): Promise<KeptReply | null> {
  const row = await db
    .selectFrom('idempotent_replies')
    .select(['request_digest', 'reply'])
    .where('key', '=', key)
    .executeTakeFirst();
  return row ? { digest: row.request_digest, reply: row.reply } : null;
}

export async function keepReply(tx: Tx, key: string, kept: KeptReply): Promise<void> {
  await tx
    .insertInto('idempotent_replies')
    .values({ key, request_digest: kept.digest, reply: JSON.stringify(kept.reply) })
    .execute();
}
