import { sql } from 'kysely';
import type { PlainDate } from '../../../../domain/stay.ts';
import { insertRows, type Row } from '../../../platform/bulk-store.ts';
import type { Queryable, Tx } from '../../../platform/database.ts';

export interface BlockedPeriod {
  from: PlainDate;
  until: PlainDate;
}

export async function insertStays(tx: Tx, stays: readonly Row[]): Promise<void> {
  await insertRows(tx, 'stays', stays);
}

export async function deleteBlockedNights(tx: Tx, objectNumber: number): Promise<void> {
  await tx
    .deleteFrom('stays')
    .where('object_number', '=', objectNumber)
    .where('kind', '=', 'blocked')
    .where('origin', '=', 'feed')
    .execute();
}

/** Call it within a change of the home. Nights that guests booked or the landlord blocked are left out. */
export async function insertBlockedNights(
  tx: Tx,
  objectNumber: number,
  periods: readonly BlockedPeriod[],
): Promise<void> {
  if (periods.length === 0) return;
  const ranges = sql.join(periods.map(({ from, until }) => sql`daterange(${from}::date, ${until}::date)`));
  await sql`
    with asked as (select unnest(array[${ranges}]) as period),
    occupied as (select coalesce(range_agg(period), '{}') as periods from stays where object_number = ${objectNumber})
    insert into stays (object_number, period, kind, origin)
    select ${objectNumber}, unnest(datemultirange(asked.period) - occupied.periods), 'blocked', 'feed'
    from asked, occupied`.execute(tx);
}

export async function readBlockedNights(db: Queryable, objectNumber: number): Promise<BlockedPeriod[]> {
  return db
    .selectFrom('stays')
    .select([sql<PlainDate>`lower(period)`.as('from'), sql<PlainDate>`upper(period)`.as('until')])
    .where('object_number', '=', objectNumber)
    .where('kind', '=', 'blocked')
    .where('origin', '=', 'feed')
    .orderBy('period')
    .execute();
}
