import { sql } from 'kysely';
import type { PlainDate, Stay } from '../../../../domain/stay.ts';
import type { Queryable, Tx } from '../../../platform/database.ts';
import { confirmedBy, guestName } from '../booking-store.ts';
import { stayHomes, type HomesOf } from './own-homes-store.ts';

export interface Block extends Stay {
  note: string;
}

export interface OwnBlock extends Block {
  stayId: number;
}

export interface NightsTaken extends OwnBlock {
  objectNumber: number;
  kind: 'booking' | 'option' | 'blocked';
  origin: 'landlord' | 'feed' | 'calendar';
  bookingId: number | null;
  status: string | null;
  isDirect: boolean;
  guest: string;
  /**
   * The person who confirmed a booking for the landlord. Empty if it was confirmed by a mailed link or automatically.
   */
  confirmedBy: string;
}

const toDateRange = ({ startDate, endDate }: Stay) =>
  sql<string>`daterange(${startDate}::date, ${endDate}::date)`;
const columns = [
  'stays.id as stayId',
  'stays.note',
  sql<PlainDate>`lower(stays.period)`.as('startDate'),
  sql<PlainDate>`upper(stays.period)`.as('endDate'),
] as const;

/** Nights blocked by landlords. All writes run within a change of the home. */
export const ownBlocks = {
  async find(tx: Queryable, objectNumber: number, stayId: number): Promise<OwnBlock | null> {
    const row = await tx
      .selectFrom('stays')
      .select(columns)
      .where('id', '=', stayId)
      .where('object_number', '=', objectNumber)
      .where('kind', '=', 'blocked')
      .where('origin', '=', 'landlord')
      .executeTakeFirst();
    return row ?? null;
  },

  async insert(tx: Tx, objectNumber: number, block: Block): Promise<number> {
    const { id } = await tx
      .insertInto('stays')
      .values({ object_number: objectNumber, period: toDateRange(block), kind: 'blocked', note: block.note })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

  async update(tx: Tx, { stayId, note, ...stay }: OwnBlock): Promise<void> {
    await tx
      .updateTable('stays')
      .set({ period: toDateRange(stay), note })
      .where('id', '=', stayId)
      .execute();
  },

  /** Divides nights, which must not overlap each other, into those that are free and those on which something lies. */
  async parts(
    db: Queryable,
    objectNumber: number,
    stays: readonly Stay[],
  ): Promise<{ free: Stay[]; taken: Stay[] }> {
    if (stays.length === 0) return { free: [], taken: [] };
    const ranges = sql.join(stays.map((stay) => toDateRange(stay)));
    const { rows } = await sql<Stay & { isFree: boolean }>`
      with asked as (select datemultirange(period) as nights from unnest(array[${ranges}]) as period),
      occupied as (select coalesce(range_agg(period), '{}') as nights from stays where object_number = ${objectNumber}),
      parts as (
        select true as "isFree", unnest(asked.nights - occupied.nights) as period from asked, occupied
        union all
        select false, unnest(asked.nights * occupied.nights) from asked, occupied)
      select "isFree", lower(period) as "startDate", upper(period) as "endDate" from parts order by lower(period)`.execute(
      db,
    );
    const datesOf = (isFree: boolean): Stay[] =>
      rows.filter((row) => row.isFree === isFree).map(({ startDate, endDate }) => ({ startDate, endDate }));
    return { free: datesOf(true), taken: datesOf(false) };
  },

  async delete(tx: Tx, stayId: number): Promise<void> {
    await tx.deleteFrom('stays').where('id', '=', stayId).execute();
  },

  /** Deletes all nights blocked by the landlord or by connected calendars. */
  async deleteOfHome(tx: Tx, objectNumber: number): Promise<void> {
    await tx
      .deleteFrom('stays')
      .where('object_number', '=', objectNumber)
      .where('kind', '=', 'blocked')
      .execute();
  },

  /**
   * Returns everything that occupies nights of these homes in the range, except for homes that the person may not see.
   */
  async taken(
    db: Queryable,
    whose: HomesOf,
    numbers: readonly number[],
    range: Stay,
  ): Promise<NightsTaken[]> {
    const rows = await db
      .selectFrom('stays')
      .leftJoin('booking_changes', 'booking_changes.id', 'stays.change_id')
      .leftJoin('bookings', (join) =>
        join.on(sql<boolean>`bookings.id = coalesce(stays.booking_id, booking_changes.booking_id)`),
      )
      .select(columns)
      .select([
        'stays.object_number as objectNumber',
        'stays.kind',
        'stays.origin',
        'bookings.id as bookingId',
        'bookings.state as status',
        sql<boolean>`coalesce(bookings.origin = 'direct', false)`.as('isDirect'),
        guestName.as('guest'),
        confirmedBy(sql.ref('stays.booking_id')).as('confirmedBy'),
      ])
      .where('stays.object_number', 'in', stayHomes(whose))
      .where(sql<boolean>`stays.object_number = any(${[...numbers]}::integer[])`)
      .where(sql<boolean>`stays.period && ${toDateRange(range)}`)
      .orderBy(sql`lower(stays.period)`)
      .execute();
    return rows as NightsTaken[];
  },
};

/** Nights blocked by a connected calendar. All writes run within a change of the home. */
export const calendarBlocks = {
  /**
   * Replaces the former blocks of this calendar; nights taken by others are left out. Returns true if anything
   * changed.
   */
  async replace(tx: Tx, objectNumber: number, feedId: number, stays: readonly Stay[]): Promise<boolean> {
    const formerPeriods = await readPeriods(tx, feedId);
    await tx.deleteFrom('stays').where('feed_id', '=', feedId).execute();
    if (stays.length > 0) {
      const ranges = sql.join(stays.map((stay) => toDateRange(stay)));
      await sql`
        with asked as (select range_agg(period) as periods from unnest(array[${ranges}]) as period),
        occupied as (select coalesce(range_agg(period), '{}') as periods from stays where object_number = ${objectNumber})
        insert into stays (object_number, period, kind, origin, feed_id)
        select ${objectNumber}, unnest(asked.periods - occupied.periods), 'blocked', 'calendar', ${feedId}
        from asked, occupied`.execute(tx);
    }
    return formerPeriods !== (await readPeriods(tx, feedId));
  },

  /** For export to other sites, without personal data; leaves out the nights of the calendar `feedId`. */
  async takenFrom(
    db: Queryable,
    objectNumber: number,
    { from, without }: { from: PlainDate; without: number },
  ): Promise<(Stay & { stayId: number })[]> {
    return db
      .selectFrom('stays')
      .select(columns)
      .where('object_number', '=', objectNumber)
      .where(sql<boolean>`upper(period) > ${from}::date`)
      .where(sql<boolean>`feed_id is distinct from ${without}`)
      .orderBy(sql`lower(period)`)
      .execute();
  },
};

async function readPeriods(db: Queryable, feedId: number): Promise<string> {
  const { periods } = await db
    .selectFrom('stays')
    .select(sql<string>`coalesce(string_agg(period::text, ' ' order by period), '')`.as('periods'))
    .where('feed_id', '=', feedId)
    .executeTakeFirstOrThrow();
  return periods;
}
