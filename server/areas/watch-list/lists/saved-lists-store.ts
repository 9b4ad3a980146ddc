import { sql } from 'kysely';
import { mainListId, type ListLinkMode } from '../../../../domain/saved-lists.ts';
import type { Language } from '../../../../domain/language.ts';
import type { Queryable, Tx } from '../../../platform/database.ts';

export interface SavedListRow {
  listId: number;
  uid: string;
  isMain: boolean;
  name: string | null;
  usedAt: Date;
  removedAt: Date | null;
  linkUid: string | null;
  linkMode: Exclude<ListLinkMode, 'none'> | null;
  tellsOwner: boolean;
  toldAt: Date | null;
  language: string;
  brand: number | null;
}

const columns = [
  'list_id as listId',
  'uid',
  'is_main as isMain',
  'name',
  'used_at as usedAt',
  'removed_at as removedAt',
  'link_uid as linkUid',
  'link_mode as linkMode',
  'tells_owner as tellsOwner',
  'told_at as toldAt',
  'language',
  'brand',
] as const;

export interface HomeOnList {
  /** Null for the main list. */
  listId: number | null;
  objectNumber: number;
}

const selectLists = (db: Queryable) => db.selectFrom('saved_lists').select(columns);

/** Rows of a visitor's own lists, and the homes on them. Data of other participants is in `shared-lists-store.ts`. */
export const savedListsStore = {
  /** Returns the main list first, then others by name, without removed ones. */
  async list(db: Queryable, uid: string): Promise<SavedListRow[]> {
    const rows = await selectLists(db)
      .where('uid', '=', uid)
      .where('removed_at', 'is', null)
      .orderBy('is_main', 'desc')
      .orderBy(sql`lower(name)`)
      .orderBy('list_id')
      .execute();
    return rows as SavedListRow[];
  },

  /** Finds a list, even if it is removed. */
  async find(db: Queryable, uid: string, listId: number): Promise<SavedListRow | null> {
    const row = await selectLists(db)
      .where('uid', '=', uid)
      .where('list_id', '=', listId)
      .where('is_main', '=', false)
      .executeTakeFirst();
    return (row as SavedListRow | undefined) ?? null;
  },

  async findById(db: Queryable, listId: number): Promise<SavedListRow | null> {
    const row = await selectLists(db).where('list_id', '=', listId).executeTakeFirst();
    return (row as SavedListRow | undefined) ?? null;
  },

  async findByLink(db: Queryable, linkUid: string): Promise<SavedListRow | null> {
    const row = await selectLists(db)
      .where('link_uid', '=', linkUid)
      .where('removed_at', 'is', null)
      .executeTakeFirst();
    return (row as SavedListRow | undefined) ?? null;
  },

  async ensureMain(
    tx: Tx,
    { uid, language, brand, now }: { uid: string; language: Language; brand: number | null; now: Date },
  ): Promise<SavedListRow> {
    await tx
      .insertInto('saved_lists')
      .values({ uid, is_main: true, created_at: now, used_at: new Date(0), language, brand })
      .onConflict((conflict) => conflict.column('uid').where('is_main', '=', true).doNothing())
      .execute();
    const row = await selectLists(tx)
      .where('uid', '=', uid)
      .where('is_main', '=', true)
      .executeTakeFirstOrThrow();
    return row as SavedListRow;
  },

  async insert(
    tx: Tx,
    list: { uid: string; name: string; language: Language; brand: number | null; now: Date },
  ): Promise<number> {
    const { now, ...values } = list;
    const { list_id } = await tx
      .insertInto('saved_lists')
      .values({ ...values, created_at: now, used_at: now })
      .returning('list_id')
      .executeTakeFirstOrThrow();
    return list_id;
  },

  async rename(tx: Tx, listId: number, name: string): Promise<void> {
    await tx.updateTable('saved_lists').set({ name }).where('list_id', '=', listId).execute();
  },

  async markUsed(tx: Tx, listId: number, now: Date): Promise<void> {
    await tx.updateTable('saved_lists').set({ used_at: now }).where('list_id', '=', listId).execute();
  },

  async setLink(
    tx: Tx,
    listId: number,
    link: {
      linkUid: string | null;
      linkMode: 'open' | 'read' | null;
      tellsOwner: boolean;
      language: Language;
    },
  ): Promise<void> {
    await tx
      .updateTable('saved_lists')
      .set({
        link_uid: link.linkUid,
        link_mode: link.linkMode,
        tells_owner: link.tellsOwner,
        language: link.language,
      })
      .where('list_id', '=', listId)
      .execute();
  },

  async setTellsOwner(db: Queryable, listId: number, tellsOwner: boolean): Promise<void> {
    await db
      .updateTable('saved_lists')
      .set({ tells_owner: tellsOwner })
      .where('list_id', '=', listId)
      .execute();
  },

  /**
   * Removes a list, and those of its homes that are on no other list. Both get the same time of removal, by which
   * `restore` finds the homes again.
   */
  async remove(tx: Tx, { uid, listId }: { uid: string; listId: number }, now: Date): Promise<void> {
    await tx.updateTable('saved_lists').set({ removed_at: now }).where('list_id', '=', listId).execute();
    await sql`
      update watched_objects w set delete_date = ${now}
      where w.uid = ${uid} and w.delete_date is null and not w.in_main
        and exists (select 1 from saved_list_homes h where h.list_id = ${listId} and h.object_number = w.object_number)
        and not exists (
          select 1 from saved_list_homes h join saved_lists l on l.list_id = h.list_id
          where l.uid = ${uid} and l.removed_at is null and h.object_number = w.object_number)`.execute(tx);
  },

  async restore(
    tx: Tx,
    { uid, listId, removedAt }: { uid: string; listId: number; removedAt: Date },
  ): Promise<void> {
    await tx.updateTable('saved_lists').set({ removed_at: null }).where('list_id', '=', listId).execute();
    await sql`
      update watched_objects w set delete_date = null
      where w.uid = ${uid} and w.delete_date = ${removedAt} and not w.in_main
        and exists (select 1 from saved_list_homes h where h.list_id = ${listId} and h.object_number = w.object_number)`.execute(
      tx,
    );
  },

  /** Returns the saved homes on each list, newest first. */
  async homesOnLists(db: Queryable, uid: string): Promise<HomeOnList[]> {
    const result = await sql<HomeOnList>`
      select null::bigint as "listId", w.object_number as "objectNumber", w.add_date as at
      from watched_objects w join homes o on o.object_number = w.object_number and o.removed_at is null
      where w.uid = ${uid} and w.in_main and w.delete_date is null
      union all
      select h.list_id, h.object_number, h.added_at
      from saved_list_homes h
        join saved_lists l on l.list_id = h.list_id and l.removed_at is null and l.uid = ${uid}
        join watched_objects w on w.uid = ${uid} and w.object_number = h.object_number and w.delete_date is null
        join homes o on o.object_number = h.object_number and o.removed_at is null
      order by at desc, "objectNumber"`.execute(db);
    return result.rows.map(({ listId, objectNumber }) => ({
      listId: listId === null ? null : Number(listId),
      objectNumber,
    }));
  },

  /** Puts a saved home on exactly these lists. On lists that it stays on, it keeps its date. */
  async setListsOfHome(
    tx: Tx,
    { uid, objectNumber }: { uid: string; objectNumber: number },
    { inMain, listIds }: { inMain: boolean; listIds: readonly number[] },
    now: Date,
  ): Promise<void> {
    await tx
      .updateTable('watched_objects')
      .set({ in_main: inMain })
      .where('uid', '=', uid)
      .where('object_number', '=', objectNumber)
      .execute();
    await sql`
      delete from saved_list_homes h using saved_lists l
      where l.list_id = h.list_id and l.uid = ${uid} and l.removed_at is null and h.object_number = ${objectNumber}
        and h.list_id <> all(${listIds}::bigint[])`.execute(tx);
    if (listIds.length === 0) return;
    await tx
      .insertInto('saved_list_homes')
      .values(listIds.map((list_id) => ({ list_id, object_number: objectNumber, added_at: now })))
      .onConflict((conflict) => conflict.columns(['list_id', 'object_number']).doNothing())
      .execute();
  },

  /** Returns the numbers of the lists that contain a home, as used in calls. */
  async listsOfHome(db: Queryable, uid: string, objectNumber: number): Promise<ReadonlySet<number>> {
    const homes = await savedListsStore.homesOnLists(db, uid);
    return new Set(
      homes.filter((one) => one.objectNumber === objectNumber).map(({ listId }) => listId ?? mainListId),
    );
  },

  async addHome(tx: Tx, listId: number, objectNumber: number, now: Date): Promise<void> {
    await tx
      .insertInto('saved_list_homes')
      .values({ list_id: listId, object_number: objectNumber, added_at: now })
      .onConflict((conflict) => conflict.columns(['list_id', 'object_number']).doNothing())
      .execute();
  },

  async othersAndComments(
    db: Queryable,
    uid: string,
  ): Promise<Map<number, { others: number; comments: number }>> {
    const rows = await db
      .selectFrom('saved_lists as l')
      .select('l.list_id as listId')
      .select(({ selectFrom }) => [
        selectFrom('saved_list_people as p')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .whereRef('p.list_id', '=', 'l.list_id')
          .whereRef('p.uid', '!=', 'l.uid')
          .as('others'),
        selectFrom('saved_list_comments as c')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .whereRef('c.list_id', '=', 'l.list_id')
          .where('c.reported_at', 'is', null)
          .as('comments'),
      ])
      .where('l.uid', '=', uid)
      .execute();
    return new Map(
      rows.map(({ listId, others, comments }) => [
        listId,
        { others: Number(others), comments: Number(comments) },
      ]),
    );
  },

  /** Deletes lists that were removed long ago, and lists that were unused for as long as saved homes are kept. */
  async deleteBefore(db: Queryable, { removed, unused }: { removed: Date; unused: Date }): Promise<void> {
    await db.deleteFrom('saved_lists').where('removed_at', '<', removed).execute();
    await sql`
      delete from saved_lists l where greatest(l.created_at, l.used_at) < ${unused}
        and not exists (select 1 from saved_list_people p where p.list_id = l.list_id and p.seen_at >= ${unused})
        and not exists (select 1 from saved_list_homes h where h.list_id = l.list_id and h.added_at >= ${unused})`.execute(
      db,
    );
  },
};
