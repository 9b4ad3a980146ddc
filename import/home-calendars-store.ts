import { sql } from 'kysely';
import type { BlockedPeriod } from '../server/areas/booking/landlord/blocked-nights-store.ts';
import type { Database, Tx } from '../server/platform/database.ts';

export interface CalendarHome {
  key: string;
  objectNumber: number;
  removed: boolean;
  country: string;
  lon: number;
  /** Nights occupied by the calendar so far. Null if the home has no calendar yet. */
  nights: BlockedPeriod[] | null;
}

export async function readCalendarHomes(db: Database, source: string): Promise<Map<string, CalendarHome>> {
  const rows = await db
    .selectFrom('homes')
    .leftJoin('import_calendars', 'import_calendars.object_number', 'homes.object_number')
    .select(['homes.object_number', 'source_key', 'removed_at', 'country_code', 'lon', 'nights'])
    .where('source', '=', source)
    .execute();
  return new Map(
    rows.map((row) => {
      const key = row.source_key ?? '';
      return [
        key,
        {
          key,
          objectNumber: row.object_number,
          removed: row.removed_at !== null,
          country: row.country_code,
          lon: row.lon,
          nights: row.nights as BlockedPeriod[] | null,
        },
      ];
    }),
  );
}

/**
 * Stores the nights of the calendar and returns those of the feed. `ownNights` are the feed's nights if there was no
 * calendar before.
 */
export async function saveCalendar(
  tx: Tx,
  objectNumber: number,
  calendar: { nights: readonly BlockedPeriod[]; ownNights: readonly BlockedPeriod[]; at: Date },
): Promise<BlockedPeriod[]> {
  const values = { nights: JSON.stringify(calendar.nights), read_at: calendar.at };
  const { own_nights } = await tx
    .insertInto('import_calendars')
    .values({ object_number: objectNumber, own_nights: JSON.stringify(calendar.ownNights), ...values })
    .onConflict((conflict) => conflict.column('object_number').doUpdateSet(values))
    .returning('own_nights')
    .executeTakeFirstOrThrow();
  return own_nights as BlockedPeriod[];
}

/** Stores the nights of the feed, in addition to those of a calendar, and returns the nights of the calendar alone. */
export async function saveOwnNights(
  tx: Tx,
  objectNumber: number,
  ownNights: readonly BlockedPeriod[],
): Promise<BlockedPeriod[]> {
  const row = await tx
    .updateTable('import_calendars')
    .set({ own_nights: sql`${JSON.stringify(ownNights)}::jsonb` })
    .where('object_number', '=', objectNumber)
    .returning('nights')
    .executeTakeFirst();
  return (row?.nights ?? []) as BlockedPeriod[];
}
