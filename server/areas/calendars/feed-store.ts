import { sql } from 'kysely';
import type { Language } from '../../../domain/language.ts';
import type { PlainDate, Stay } from '../../../domain/stay.ts';
import type { Queryable, Tx } from '../../platform/database.ts';
import { ownedHomes } from '../booking/booking.ts';
import type { CalendarEvent, RemarkCode, UnreadLine } from '../../../domain/calendars/read-ical.ts';

export interface FeedRow {
  feedId: number;
  objectNumber: number;
  name: string;
  url: string;
  ignoresSliding: boolean;
  etag: string | null;
  lastModified: string | null;
  nextRunAt: Date;
  lastRunAt: Date | null;
  lastSuccessAt: Date | null;
  lastChangeAt: Date | null;
  problem: string | null;
  failures: number;
  events: CalendarEvent[];
  /** Day on which the events were read; null if unknown. */
  eventsDay: PlainDate | null;
  remarks: { code: RemarkCode; count: number }[];
  unread: UnreadLine[];
}

export interface ToldFeed {
  objectNumber: number;
  title: string;
  name: string;
  landlord: string;
  email: string;
  language: Language;
  /** Null if the calendar can be read. */
  problem: string | null;
  lastSuccessAt: Date | null;
}

const columns = [
  'feed_id as feedId',
  'object_number as objectNumber',
  'name',
  'url',
  'ignores_sliding as ignoresSliding',
  'etag',
  'last_modified as lastModified',
  'next_run_at as nextRunAt',
  'last_run_at as lastRunAt',
  'last_success_at as lastSuccessAt',
  'last_change_at as lastChangeAt',
  'problem',
  'failures',
  'events',
  'events_day as eventsDay',
  'remarks',
  'unread',
] as const;

export interface FeedRun {
  at: Date;
  nextRunAt: Date;
  problem: string | null;
  /** Absent if the former content stays valid. */
  read?: {
    events: readonly CalendarEvent[];
    eventsDay: PlainDate;
    remarks: FeedRow['remarks'];
    etag: string | null;
    lastModified: string | null;
  };
  /** Absent if the run has not parsed any content. */
  unread?: readonly UnreadLine[];
  hasChanged: boolean;
}

export const feedStore = {
  async ofHome(db: Queryable, objectNumber: number): Promise<FeedRow[]> {
    const rows = await db
      .selectFrom('calendar_feeds')
      .select(columns)
      .where('object_number', '=', objectNumber)
      .orderBy('feed_id')
      .execute();
    return rows as unknown as FeedRow[];
  },

  async find(db: Queryable, feedId: number): Promise<FeedRow | null> {
    const row = await db
      .selectFrom('calendar_feeds')
      .select(columns)
      .where('feed_id', '=', feedId)
      .executeTakeFirst();
    return (row as unknown as FeedRow | undefined) ?? null;
  },

  /** Finds a calendar; null if it belongs to another person's home. */
  async findOwn(db: Queryable, uid: string, objectNumber: number, feedId: number): Promise<FeedRow | null> {
    const row = await db
      .selectFrom('calendar_feeds')
      .select(columns)
      .where('feed_id', '=', feedId)
      .where('object_number', '=', objectNumber)
      .where('object_number', 'in', ownedHomes(uid))
      .executeTakeFirst();
    return (row as unknown as FeedRow | undefined) ?? null;
  },

  async insert(tx: Tx, feed: { objectNumber: number; name: string; url: string; at: Date }): Promise<number> {
    const { feed_id } = await tx
      .insertInto('calendar_feeds')
      .values({
        object_number: feed.objectNumber,
        name: feed.name,
        url: feed.url,
        created_at: feed.at,
        next_run_at: feed.at,
      })
      .returning('feed_id')
      .executeTakeFirstOrThrow();
    return feed_id;
  },

  async update(tx: Tx, feedId: number, feed: { name: string; ignoresSliding: boolean }): Promise<void> {
    await tx
      .updateTable('calendar_feeds')
      .set({ name: feed.name, ignores_sliding: feed.ignoresSliding })
      .where('feed_id', '=', feedId)
      .execute();
  },

  async delete(tx: Tx, feedId: number): Promise<void> {
    await tx.deleteFrom('calendar_feeds').where('feed_id', '=', feedId).execute();
  },

  /** Claims calendars that are due, until `until`, so that no other node reads them. */
  async claimDue(
    db: Queryable,
    { now, until, limit }: { now: Date; until: Date; limit: number },
  ): Promise<number[]> {
    const { rows } = await sql<{ feed_id: number }>`
      update calendar_feeds set next_run_at = ${until}
      where feed_id in (
        select feed_id from calendar_feeds where next_run_at <= ${now}
        order by next_run_at limit ${limit} for update skip locked)
      returning feed_id`.execute(db);
    return rows.map((row) => row.feed_id);
  },

  async placeOf(db: Queryable, objectNumber: number): Promise<{ country: string; lon: number }> {
    return db
      .selectFrom('homes')
      .select(['country_code as country', 'lon'])
      .where('object_number', '=', objectNumber)
      .executeTakeFirstOrThrow();
  },

  /** Records a mail and returns true if one is due: the calendar has failed often enough, and the last mail is old enough. */
  async markTold(
    tx: Tx,
    feedId: number,
    { at, failures, toldBefore }: { at: Date; failures: number; toldBefore: Date },
  ): Promise<boolean> {
    const { numUpdatedRows } = await tx
      .updateTable('calendar_feeds')
      .set({ told_at: at })
      .where('feed_id', '=', feedId)
      .where('failures', '>=', failures)
      .where((eb) => eb.or([eb('told_at', 'is', null), eb('told_at', '<', toldBefore)]))
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  /** Null if the calendar or its home was deleted, and no mail is needed. */
  async told(db: Queryable, feedId: number): Promise<ToldFeed | null> {
    const { rows } = await sql<ToldFeed>`
      select f.object_number as "objectNumber", f.name, f.problem, f.last_success_at as "lastSuccessAt",
        l.name as landlord, l.email, l.language, coalesce((
          select title from home_texts t where t.object_number = f.object_number
          order by (t.language = l.language) desc, t.language limit 1
        ), f.object_number::text) as title
      from calendar_feeds f join homes h using (object_number) join landlords l on l.id = h.landlord_id
      where f.feed_id = ${feedId} and h.removed_at is null`.execute(db);
    return rows[0] ?? null;
  },

  async saveRun(
    tx: Tx,
    feedId: number,
    { at, nextRunAt, problem, read, unread, hasChanged }: FeedRun,
  ): Promise<void> {
    await tx
      .updateTable('calendar_feeds')
      .set({
        last_run_at: at,
        next_run_at: nextRunAt,
        problem,
        failures: problem === null ? 0 : sql<number>`failures + 1`,
        ...(problem === null && { last_success_at: at }),
        ...(hasChanged && { last_change_at: at }),
        ...(read && {
          events: JSON.stringify(read.events),
          events_day: read.eventsDay,
          remarks: JSON.stringify(read.remarks),
          etag: read.etag,
          last_modified: read.lastModified,
        }),
        ...(unread && { unread: JSON.stringify(unread) }),
      })
      .where('feed_id', '=', feedId)
      .execute();
  },

  /** Returns the nonce in the export URL of the home; null if none was requested yet. */
  async exportNonce(db: Queryable, objectNumber: number): Promise<string | null> {
    const row = await db
      .selectFrom('calendar_exports')
      .innerJoin('homes', 'homes.object_number', 'calendar_exports.object_number')
      .select('nonce')
      .where('calendar_exports.object_number', '=', objectNumber)
      .where('homes.removed_at', 'is', null)
      .executeTakeFirst();
    return row?.nonce ?? null;
  },

  async saveExportNonce(tx: Tx, objectNumber: number, nonce: string, at: Date): Promise<void> {
    const row = { nonce, renewed_at: at };
    await tx
      .insertInto('calendar_exports')
      .values({ object_number: objectNumber, ...row })
      .onConflict((conflict) => conflict.column('object_number').doUpdateSet(row))
      .execute();
  },

  /** Returns the stays that were booked or are held on this site, and end after the day. */
  async staysEndingAfter(db: Queryable, objectNumber: number, from: Stay['startDate']): Promise<Stay[]> {
    return db
      .selectFrom('stays')
      .select([sql<string>`lower(period)`.as('startDate'), sql<string>`upper(period)`.as('endDate')])
      .where('object_number', '=', objectNumber)
      .where('kind', 'in', ['booking', 'option'])
      .where(sql<boolean>`upper(period) > ${from}::date`)
      .execute();
  },
};

/** Deletes all connected calendars of a home and the address of its own; call it inside `changeHome`. */
export async function deleteFeedsOfHome(tx: Tx, objectNumber: number): Promise<void> {
  await tx.deleteFrom('calendar_feeds').where('object_number', '=', objectNumber).execute();
  await tx.deleteFrom('calendar_exports').where('object_number', '=', objectNumber).execute();
}
