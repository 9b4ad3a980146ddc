import { sql } from 'kysely';
import type { DB } from '../../database/types.ts';
import type { Queryable } from './database.ts';

export type Row = Readonly<Record<string, unknown>>;

/** Inserts any number of rows with the same columns in one statement. Only the table's owner may call it (`database/table-owners.ts`). */
export async function insertRows(db: Queryable, table: keyof DB, rows: readonly Row[]): Promise<void> {
  const first = rows[0];
  if (!first) return;
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`.execute(
    db,
  );
}
