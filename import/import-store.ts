import type { PlainDate } from '../domain/stay.ts';
import type { Database, Queryable, Tx } from '../server/platform/database.ts';

export interface KnownHome {
  key: string;
  objectNumber: number;
  digest: string | null;
  calendarDigest: string | null;
  /** True if the home was missing in the last full feed, or was removed. */
  paused: boolean;
  removed: boolean;
}

export async function readKnownHomes(db: Database, source: string): Promise<Map<string, KnownHome>> {
  const rows = await db
    .selectFrom('homes')
    .select([
      'object_number',
      'source_key',
      'source_digest',
      'source_calendar_digest',
      'paused_by',
      'removed_at',
    ])
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
          digest: row.source_digest,
          calendarDigest: row.source_calendar_digest,
          paused: row.paused_by === 'feed' || row.removed_at !== null,
          removed: row.removed_at !== null,
        },
      ];
    }),
  );
}

export interface SourceRow {
  /** Dates of an `archive` are shifted into the future, dates of a `live` feed are not. */
  kind: 'live' | 'archive';
  shiftDays: number | null;
  firstDate: PlainDate;
}

export async function readSource(db: Queryable, source: string): Promise<SourceRow | null> {
  const row = await db
    .selectFrom('import_sources')
    .selectAll()
    .where('source', '=', source)
    .executeTakeFirst();
  if (!row) return null;
  return {
    kind: row.kind === 'archive' ? 'archive' : 'live',
    shiftDays: row.shift_days,
    firstDate: row.first_date,
  };
}

export async function writeSource(tx: Tx, source: string, row: SourceRow): Promise<void> {
  const values = {
    kind: row.kind,
    shift_days: row.shiftDays,
    first_date: row.firstDate,
  };
  await tx
    .insertInto('import_sources')
    .values({ source, ...values })
    .onConflict((conflict) => conflict.column('source').doUpdateSet(values))
    .execute();
}

export async function findHome(tx: Tx, source: string, key: string): Promise<number | null> {
  const row = await tx
    .selectFrom('homes')
    .select('object_number')
    .where('source', '=', source)
    .where('source_key', '=', key)
    .executeTakeFirst();
  return row?.object_number ?? null;
}

/** Returns all homes of the place, also those that are not published. */
export async function findHomesOfPlace(tx: Tx, place: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('homes')
    .select('object_number')
    .where('place_id', '=', place)
    .orderBy('object_number')
    .execute();
  return rows.map((row) => row.object_number);
}
