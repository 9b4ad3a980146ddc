import { sql } from 'kysely';
import type { Queryable, Tx } from '../../platform/database.ts';

export interface MailBounce {
  addressHash: string;
  kind: 'hard' | 'soft' | 'complaint';
  status: string;
  messageId: string;
}

export const bouncesStore = {
  /** Inserts a bounce; false if it was reported before. */
  async insert(tx: Tx, { addressHash, kind, status, messageId }: MailBounce, now: Date): Promise<boolean> {
    const { numInsertedOrUpdatedRows = 0n } = await tx
      .insertInto('mail_bounces')
      .values({ address_hash: addressHash, kind, status, message_id: messageId, at: now })
      .onConflict((conflict) => conflict.columns(['address_hash', 'message_id']).doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows > 0n;
  },

  async countSoftSince(db: Queryable, addressHash: string, since: Date): Promise<number> {
    const { count } = await db
      .selectFrom('mail_bounces')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('address_hash', '=', addressHash)
      .where('kind', '=', 'soft')
      .where('at', '>', since)
      .executeTakeFirstOrThrow();
    return count;
  },

  /**
   * Returns the time at which a mail server last reported that the address does not exist; null if its owner has opened a link from a mail
   * since.
   */
  async refusedSince(db: Queryable, addressHash: string): Promise<Date | null> {
    const row = await db
      .selectFrom('mail_bounces as b')
      .leftJoin('confirmed_addresses as c', 'c.address_hash', 'b.address_hash')
      .select('b.at')
      .where('b.address_hash', '=', addressHash)
      .where('b.kind', '=', 'hard')
      .where((eb) => eb.or([eb('c.confirmed_at', 'is', null), eb('c.confirmed_at', '<', eb.ref('b.at'))]))
      .orderBy('b.at', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row?.at ?? null;
  },

  async deleteBefore(db: Queryable, before: Date): Promise<void> {
    await db.deleteFrom('mail_bounces').where('at', '<', before).execute();
  },
};
