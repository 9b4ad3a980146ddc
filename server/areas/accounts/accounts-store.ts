import type { Queryable } from '../../platform/database.ts';

export interface UserRow {
  uid: string;
  ebk: string;
  email: string | null;
  watchListUid: string;
}

const columns = ['uid', 'ebk', 'email', 'watch_list_uid as watchListUid'] as const;

export const accountsStore = {
  async find(db: Queryable, uid: string): Promise<UserRow | null> {
    const row = await db.selectFrom('users').select(columns).where('uid', '=', uid).executeTakeFirst();
    return row ?? null;
  },

  async findByWatchList(db: Queryable, watchListUid: string): Promise<UserRow | null> {
    const row = await db
      .selectFrom('users')
      .select(columns)
      .where('watch_list_uid', '=', watchListUid)
      .executeTakeFirst();
    return row ?? null;
  },

  /** Inserts the visitor unless known. Of two calls at once one inserts, and both read the same row. */
  async ensure(db: Queryable, fresh: Omit<UserRow, 'email'> & { createdAt: Date }): Promise<UserRow> {
    await db
      .insertInto('users')
      .values({
        uid: fresh.uid,
        ebk: fresh.ebk,
        watch_list_uid: fresh.watchListUid,
        created_at: fresh.createdAt,
      })
      .onConflict((conflict) => conflict.column('uid').doNothing())
      .execute();
    return db.selectFrom('users').select(columns).where('uid', '=', fresh.uid).executeTakeFirstOrThrow();
  },

  /** Of a visitor who never logged in: the address of an account is changed by its owner alone. */
  async keepContact(db: Queryable, uid: string, email: string): Promise<void> {
    await db
      .updateTable('users')
      .set({ email })
      .where('uid', '=', uid)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('sessions').select('id').where('sessions.uid', '=', uid))),
      )
      .execute();
  },

  /** A session that neither ended nor expired. */
  async findSession(
    db: Queryable,
    id: string,
    now: Date,
  ): Promise<{ uid: string; permissions: Readonly<Record<string, boolean>> } | null> {
    const row = await db
      .selectFrom('sessions')
      .select(['uid', 'permissions'])
      .where('id', '=', id)
      .where('ended_at', 'is', null)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    return row ? { uid: row.uid, permissions: row.permissions as Record<string, boolean> } : null;
  },
};
