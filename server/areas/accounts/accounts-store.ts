import type { Queryable, Tx } from '../../platform/database.ts';

export interface VisitorRow {
  uid: string;
  ebk: string;
  email: string | null;
  /** The id in the link that shares the watch list. */
  watchListUid: string;
}

const columns = ['uid', 'ebk', 'email', 'watch_list_uid as watchListUid'] as const;

export const accountsStore = {
  async find(db: Queryable, uid: string): Promise<VisitorRow | null> {
    const row = await db.selectFrom('visitors').select(columns).where('uid', '=', uid).executeTakeFirst();
    return row ?? null;
  },

  async findByWatchList(db: Queryable, watchListUid: string): Promise<VisitorRow | null> {
    const row = await db
      .selectFrom('visitors')
      .select(columns)
      .where('watch_list_uid', '=', watchListUid)
      .executeTakeFirst();
    return row ?? null;
  },

  /** Finds the account that a list was joined to, by the list's former id. */
  async findByEarlierWatchList(db: Queryable, watchListUid: string): Promise<VisitorRow | null> {
    const row = await db
      .selectFrom('visitors')
      .select(columns)
      .where('uid', '=', ({ selectFrom }) =>
        selectFrom('earlier_watch_lists')
          .select('earlier_watch_lists.uid')
          .where('earlier_watch_lists.watch_list_uid', '=', watchListUid),
      )
      .executeTakeFirst();
    return row ?? null;
  },

  /** Makes the id of the visitor's list an alias of the account's list; the visitor gets a new id. */
  async passOnWatchList(
    tx: Tx,
    from: { uid: string; nextWatchListUid: string },
    toUid: string,
    now: Date,
  ): Promise<void> {
    await tx
      .insertInto('earlier_watch_lists')
      .columns(['watch_list_uid', 'uid', 'joined_at'])
      .expression(({ selectFrom, val }) =>
        selectFrom('visitors')
          .select(['watch_list_uid', val(toUid).as('uid'), val(now).as('joined_at')])
          .where('uid', '=', from.uid),
      )
      .execute();
    await tx
      .updateTable('visitors')
      .set({ watch_list_uid: from.nextWatchListUid })
      .where('uid', '=', from.uid)
      .execute();
  },

  /** Inserts the visitor unless it exists. Of two simultaneous calls one inserts, and both read the same row. */
  async ensure(db: Queryable, visitor: Omit<VisitorRow, 'email'> & { createdAt: Date }): Promise<VisitorRow> {
    await db
      .insertInto('visitors')
      .values({
        uid: visitor.uid,
        ebk: visitor.ebk,
        watch_list_uid: visitor.watchListUid,
        created_at: visitor.createdAt,
      })
      .onConflict((conflict) => conflict.column('uid').doNothing())
      .execute();
    return db.selectFrom('visitors').select(columns).where('uid', '=', visitor.uid).executeTakeFirstOrThrow();
  },

  /** Does nothing for an account, whose address only its owner may change. */
  async updateContact(db: Queryable, uid: string, email: string | null): Promise<void> {
    await db
      .updateTable('visitors')
      .set({ email })
      .where('uid', '=', uid)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('accounts').select('number').where('accounts.uid', '=', uid))),
      )
      .execute();
  },

  /** Deletes the remaining rows of deleted accounts, counted from their last event. */
  async deleteLeftBefore(db: Queryable, before: Date): Promise<void> {
    await db
      .deleteFrom('visitors')
      .where('uid', 'in', ({ selectFrom }) =>
        selectFrom('accounts').select('accounts.uid').where('deleted_at', '<', before),
      )
      .execute();
  },

  async deleteTypedBefore(db: Queryable, before: Date): Promise<void> {
    await db
      .updateTable('visitors')
      .set({ email: null })
      .where('email', 'is not', null)
      .where('created_at', '<', before)
      .execute();
  },
};
