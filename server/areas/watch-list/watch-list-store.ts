import { sql } from 'kysely';
import type { Language } from '../../../domain/language.ts';
import type { Cents } from '../../../domain/money.ts';
import type { PlainDate, Stay } from '../../../domain/stay.ts';
import type { Queryable, Tx } from '../../platform/database.ts';
import type { WatchedEntry } from './rules/watched-object.ts';

export interface WatchedRow extends WatchedEntry {
  addDate: Date;
  /** Null while the home is on the list. */
  deleteDate: Date | null;
}

export interface OwnWatchedRow extends WatchedRow {
  /** False for a home that is only on named lists. */
  inMain: boolean;
}

export interface WatchedStay extends Stay {
  objectNumber: number;
  persons: number;
  childAges: number[];
  pets: number;
  /** Null if the list was not viewed since the home was added. */
  wasFreeAtLastView: boolean | null;
  priceAtLastView: Cents | null;
  /** The price when it was added; null if it was not available then. */
  priceWhenAdded: Cents | null;
}

export const watchListStore = {
  /** `exists` is true for a removed home, too. */
  async home(db: Queryable, objectNumber: number): Promise<{ exists: boolean; shown: boolean }> {
    const row = await db
      .selectFrom('homes')
      .select(['active', 'removed_at'])
      .where('object_number', '=', objectNumber)
      .executeTakeFirst();
    return { exists: row !== undefined, shown: row !== undefined && row.active && row.removed_at === null };
  },

  /** Returns watched homes, newest first, without removed ones. */
  async watched(db: Queryable, uid: string): Promise<OwnWatchedRow[]> {
    return db
      .selectFrom('watched_objects')
      .innerJoin('homes', 'homes.object_number', 'watched_objects.object_number')
      .select([
        'watched_objects.object_number as objectNumber',
        'price_cents as price',
        'price_original_cents as priceOriginal',
        'price_percent_reduction as percentReduction',
        'start_date as startDate',
        'end_date as endDate',
        'persons',
        'child_ages as childAges',
        'pets',
        'add_date as addDate',
        'delete_date as deleteDate',
        'in_main as inMain',
      ])
      .where('uid', '=', uid)
      .where('homes.removed_at', 'is', null)
      .orderBy('add_date', 'desc')
      .orderBy('watched_objects.object_number')
      .execute();
  },

  /** Returns upcoming stays of the list, last added first. */
  async stays(db: Queryable, uid: string, today: PlainDate, limit: number): Promise<WatchedStay[]> {
    const rows = await db
      .selectFrom('watched_objects')
      .innerJoin('homes', 'homes.object_number', 'watched_objects.object_number')
      .select([
        'watched_objects.object_number as objectNumber',
        'start_date as startDate',
        'end_date as endDate',
        'persons',
        'child_ages as childAges',
        'pets',
        'looked_free as wasFreeAtLastView',
        'looked_cents as priceAtLastView',
        'price_cents as priceWhenAdded',
      ])
      .where('uid', '=', uid)
      .where('delete_date', 'is', null)
      .where('start_date', '>=', today)
      .where('homes.removed_at', 'is', null)
      .orderBy('add_date', 'desc')
      .orderBy('watched_objects.object_number')
      .limit(limit)
      .execute();
    return rows.flatMap(({ startDate, endDate, ...row }) =>
      startDate !== null && endDate !== null ? [{ ...row, startDate, endDate }] : [],
    );
  },

  /** Stores the viewed state, unless the stay's dates have changed in the meantime. */
  async markLooked(
    tx: Tx,
    uid: string,
    stay: Pick<WatchedStay, 'objectNumber' | 'persons' | 'childAges' | 'pets'> & Stay,
    seenState: { isFree: boolean; price: Cents | null },
    now: Date,
  ): Promise<void> {
    await tx
      .updateTable('watched_objects')
      .set({ looked_at: now, looked_free: seenState.isFree, looked_cents: seenState.price })
      .where('uid', '=', uid)
      .where('object_number', '=', stay.objectNumber)
      .where('start_date', '=', stay.startDate)
      .where('end_date', '=', stay.endDate)
      .where('persons', '=', stay.persons)
      .where('child_ages', '=', sql<number[]>`${stay.childAges}::integer[]`)
      .where('pets', '=', stay.pets)
      .execute();
  },

  async lockVisitor(tx: Tx, uid: string): Promise<void> {
    await tx.selectFrom('visitors').select('uid').where('uid', '=', uid).forUpdate().execute();
  },

  async countOthers(tx: Tx, uid: string, objectNumber: number): Promise<number> {
    const { count } = await tx
      .selectFrom('watched_objects')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('uid', '=', uid)
      .where('object_number', '!=', objectNumber)
      .where('delete_date', 'is', null)
      .executeTakeFirstOrThrow();
    return count;
  },

  /** Returns whether the home was saved, and since when it is `removed`. Null if it was never saved. */
  async savedState(
    db: Queryable,
    uid: string,
    objectNumber: number,
  ): Promise<'saved' | { removedAt: Date } | null> {
    const row = await db
      .selectFrom('watched_objects')
      .select('delete_date')
      .where('uid', '=', uid)
      .where('object_number', '=', objectNumber)
      .executeTakeFirst();
    if (!row) return null;
    return row.delete_date === null ? 'saved' : { removedAt: row.delete_date };
  },

  /** A watched home keeps its place in the list; a deleted one is added as new. */
  async insertWatched(tx: Tx, uid: string, entry: WatchedEntry, now: Date): Promise<void> {
    const savedState = {
      price_cents: entry.price,
      price_original_cents: entry.priceOriginal,
      price_percent_reduction: entry.percentReduction,
      start_date: entry.startDate,
      end_date: entry.endDate,
      persons: entry.persons,
      child_ages: entry.childAges,
      pets: entry.pets,
    };
    await tx
      .insertInto('watched_objects')
      .values({ uid, object_number: entry.objectNumber, ...savedState, add_date: now })
      .onConflict((conflict) =>
        conflict.columns(['uid', 'object_number']).doUpdateSet({
          ...savedState,
          looked_at: null,
          looked_free: null,
          looked_cents: null,
          add_date: sql<Date>`case when watched_objects.delete_date is null
            then watched_objects.add_date else excluded.add_date end`,
          delete_date: null,
        }),
      )
      .execute();
  },

  /** Deleting again keeps the first date. */
  async markDeleted(db: Queryable, uid: string, objectNumber: number, now: Date): Promise<void> {
    await db
      .updateTable('watched_objects')
      .set({ delete_date: now })
      .where('uid', '=', uid)
      .where('object_number', '=', objectNumber)
      .where('delete_date', 'is', null)
      .execute();
  },

  /** Deletes the oldest deleted homes beyond the limit, so that the list stays bounded. */
  async deleteForgotten(tx: Tx, uid: string, limit: number): Promise<void> {
    await tx
      .deleteFrom('watched_objects')
      .where('uid', '=', uid)
      .where('object_number', 'in', ({ selectFrom }) =>
        selectFrom('watched_objects as w')
          .select('w.object_number')
          .where('w.uid', '=', uid)
          .where('w.delete_date', 'is not', null)
          .orderBy('w.delete_date', 'desc')
          .offset(limit),
      )
      .execute();
  },

  async mailsSince(db: Queryable, uid: string, since: Date): Promise<number> {
    const { count } = await db
      .selectFrom('watch_list_mails')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('uid', '=', uid)
      .where('asked_at', '>', since)
      .executeTakeFirstOrThrow();
    return count;
  },

  async insertMail(
    tx: Tx,
    mail: { uid: string; email: string; language: Language; brand: number | null; askedAt: Date },
  ): Promise<number> {
    const { id } = await tx
      .insertInto('watch_list_mails')
      .values({
        uid: mail.uid,
        email: mail.email,
        language: mail.language,
        brand: mail.brand,
        asked_at: mail.askedAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

  /** A mail that is still to be sent; null for a sent one, whose address is deleted. */
  async mailToSend(
    db: Queryable,
    id: number,
  ): Promise<{ uid: string; email: string; language: string; brand: number | null } | null> {
    const row = await db
      .selectFrom('watch_list_mails')
      .select(['uid', 'email', 'language', 'brand'])
      .where('id', '=', id)
      .executeTakeFirst();
    return row && row.email !== null ? { ...row, email: row.email } : null;
  },

  async deleteAddress(db: Queryable, id: number): Promise<void> {
    await db.updateTable('watch_list_mails').set({ email: null }).where('id', '=', id).execute();
  },

  /** For a deleted entry the age counts from its deletion. */
  async deleteWatchedBefore(db: Queryable, before: Date): Promise<void> {
    await db
      .deleteFrom('watched_objects')
      .where(sql<Date>`greatest(add_date, delete_date)`, '<', before)
      .execute();
  },

  async deleteSeenBefore(db: Queryable, before: Date): Promise<void> {
    await db.deleteFrom('last_seen_objects').where('seen_at', '<', before).execute();
  },

  async deleteMailsBefore(db: Queryable, before: Date): Promise<void> {
    await db.deleteFrom('watch_list_mails').where('asked_at', '<', before).execute();
  },

  /** Returns recently viewed homes, newest first, without those that cannot be shown. */
  async lastSeen(db: Queryable, uid: string): Promise<number[]> {
    const rows = await db
      .selectFrom('last_seen_objects as seen')
      .innerJoin('homes', 'homes.object_number', 'seen.object_number')
      .select('seen.object_number')
      .where('uid', '=', uid)
      .where('homes.active', '=', true)
      .where('homes.removed_at', 'is', null)
      .orderBy('seen_at', 'desc')
      .orderBy('seen.object_number')
      .execute();
    return rows.map((row) => row.object_number);
  },

  /** Puts the home first and deletes all beyond the limit. */
  async insertSeen(tx: Tx, uid: string, objectNumber: number, now: Date, limit: number): Promise<void> {
    await tx
      .insertInto('last_seen_objects')
      .values({ uid, object_number: objectNumber, seen_at: now })
      .onConflict((conflict) => conflict.columns(['uid', 'object_number']).doUpdateSet({ seen_at: now }))
      .execute();
    await watchListStore.deleteSeenBeyond(tx, uid, limit);
  },

  async deleteSeenBeyond(tx: Tx, uid: string, limit: number): Promise<void> {
    await tx
      .deleteFrom('last_seen_objects')
      .where('uid', '=', uid)
      .where('object_number', 'in', ({ selectFrom }) =>
        selectFrom('last_seen_objects as s')
          .select('s.object_number')
          .where('s.uid', '=', uid)
          .orderBy('s.seen_at', 'desc')
          .orderBy('s.object_number')
          .offset(limit),
      )
      .execute();
  },

  /** Moves a list. If both lists have a home, the later entry stays. Returns true if any home was moved. */
  async moveWatched(tx: Tx, fromUid: string, toUid: string): Promise<boolean> {
    await sql`
      insert into watched_objects (uid, object_number, price_cents, price_original_cents, price_percent_reduction,
        currency, start_date, end_date, persons, child_ages, pets, add_date, delete_date, looked_at, looked_free, looked_cents, in_main)
      select ${toUid}, object_number, price_cents, price_original_cents, price_percent_reduction,
        currency, start_date, end_date, persons, child_ages, pets, add_date, delete_date, looked_at, looked_free, looked_cents, in_main
      from watched_objects where uid = ${fromUid}
      on conflict (uid, object_number) do update set
        price_cents = excluded.price_cents, price_original_cents = excluded.price_original_cents,
        price_percent_reduction = excluded.price_percent_reduction, currency = excluded.currency,
        start_date = excluded.start_date, end_date = excluded.end_date, persons = excluded.persons,
        child_ages = excluded.child_ages, pets = excluded.pets,
        add_date = excluded.add_date, delete_date = excluded.delete_date,
        looked_at = excluded.looked_at, looked_free = excluded.looked_free, looked_cents = excluded.looked_cents,
        in_main = excluded.in_main or (watched_objects.in_main and watched_objects.delete_date is null)
      where greatest(excluded.add_date, excluded.delete_date) >
        greatest(watched_objects.add_date, watched_objects.delete_date)`.execute(tx);
    const moveResult = await tx.deleteFrom('watched_objects').where('uid', '=', fromUid).executeTakeFirst();
    return moveResult.numDeletedRows > 0n;
  },

  /** Moves lists that are not mailed yet. */
  async moveMailsToSend(tx: Tx, fromUid: string, toUid: string): Promise<void> {
    await tx
      .updateTable('watch_list_mails')
      .set({ uid: toUid })
      .where('uid', '=', fromUid)
      .where('email', 'is not', null)
      .execute();
  },

  async moveSeen(tx: Tx, fromUid: string, toUid: string, limit: number): Promise<void> {
    await sql`
      insert into last_seen_objects (uid, object_number, seen_at)
      select ${toUid}, object_number, seen_at from last_seen_objects where uid = ${fromUid}
      on conflict (uid, object_number) do update set
        seen_at = greatest(excluded.seen_at, last_seen_objects.seen_at)`.execute(tx);
    await tx.deleteFrom('last_seen_objects').where('uid', '=', fromUid).execute();
    await watchListStore.deleteSeenBeyond(tx, toUid, limit);
  },
};
