import type { Queryable, Tx } from '../../../platform/database.ts';

export const deletionStore = {
  async dueAt(db: Queryable, uid: string): Promise<Date | null> {
    const row = await db
      .selectFrom('account_deletions')
      .select('due_at as dueAt')
      .where('uid', '=', uid)
      .executeTakeFirst();
    return row?.dueAt ?? null;
  },

  /** Inserts the request. A repeated request keeps the time of the first; false then. */
  async insert(tx: Tx, uid: string, at: { askedAt: Date; dueAt: Date }): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('account_deletions')
      .values({ uid, asked_at: at.askedAt, due_at: at.dueAt })
      .onConflict((conflict) => conflict.column('uid').doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  },

  async delete(tx: Tx, uid: string): Promise<boolean> {
    const { numDeletedRows } = await tx
      .deleteFrom('account_deletions')
      .where('uid', '=', uid)
      .executeTakeFirst();
    return numDeletedRows === 1n;
  },
};
