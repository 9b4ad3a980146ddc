import { sql } from 'kysely';
import type { BlockedPeriod } from '../server/areas/booking/blocked-nights-store.ts';
import type { Database, Tx } from '../server/platform/database.ts';

/** A home whose free nights a calendar of its own may change. */
export interface CalendarHome {
  key: string;
  objectNumber: number;
  removed: boolean;
  /** Where it lies, which says by which clocks its days are counted. */
  country: string;
  lon: number;
  /** What its calendar took before; null where none has come yet. */
  nights: BlockedPeriod[] | null;
}

/** Reads the homes of a source with what their calendars took before, by the feed's keys. */
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

/** Keeps what a home's calendar takes now; answers what its feed takes. `ownNights` holds where no calendar has come before. */
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

/** Keeps what the feed of a home takes now, where a calendar takes nights beside it; answers these nights. */
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
