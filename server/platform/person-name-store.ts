import { sql, type RawBuilder } from 'kysely';

/** The name of a joined account, else its address; empty where no account is joined. */
export function personNameOf(table: string): RawBuilder<string> {
  const account = sql.table(table);
  return sql<string>`coalesce(nullif(trim(${account}.first_name || ' ' || ${account}.last_name), ''), ${account}.email, '')`;
}
