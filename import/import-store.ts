import type { Database, Queryable, Tx } from '../server/platform/database.ts';

/** Reads the content digests of the source's homes, by the feed's key. */
export async function readDigests(db: Database, source: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('homes')
    .select(['source_key', 'source_digest'])
    .where('source', '=', source)
    .execute();
  return new Map(rows.map((row) => [row.source_key ?? '', row.source_digest ?? '']));
}

export interface SourceRow {
  landlordId: number;
  shiftDays: number | null;
  firstDate: string;
}

export async function readSource(db: Queryable, source: string): Promise<SourceRow | null> {
  const row = await db
    .selectFrom('import_sources')
    .selectAll()
    .where('source', '=', source)
    .executeTakeFirst();
  return row ? { landlordId: row.landlord_id, shiftDays: row.shift_days, firstDate: row.first_date } : null;
}

export async function insertSource(
  tx: Tx,
  source: string,
  { landlordId, shiftDays, firstDate }: SourceRow,
): Promise<void> {
  await tx
    .insertInto('import_sources')
    .values({ source, landlord_id: landlordId, shift_days: shiftDays, first_date: firstDate })
    .execute();
}

/** Finds the home that an earlier run made of the feed's row. */
export async function findHome(tx: Tx, source: string, key: string): Promise<number | null> {
  const row = await tx
    .selectFrom('homes')
    .select('object_number')
    .where('source', '=', source)
    .where('source_key', '=', key)
    .executeTakeFirst();
  return row?.object_number ?? null;
}
