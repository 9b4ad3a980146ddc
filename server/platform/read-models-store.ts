import { sql } from 'kysely';
import type { DB } from '../../database/types.ts';
import type { Queryable } from './database.ts';

/** Tables whose writes are announced to every node (`written_tables`), however they are written. */
export const announcedTables = [
  'agencies',
  'bonus_campaigns',
  'contents',
  'countries',
  'launch_proofs',
  'offers',
  'office_overwrites',
  'office_staff',
  'office_times',
  'operator_facts',
  'partners',
  'places',
  'pois',
  'regions',
  'text_overrides',
  'traffic_sources',
  'uploads',
  'whoami_paths',
] as const satisfies readonly (keyof DB)[];

export type AnnouncedTable = (typeof announcedTables)[number];

export const isAnnouncedTable = (name: string): name is AnnouncedTable =>
  (announcedTables as readonly string[]).includes(name);

/** Returns the number of rows ever written per table, from the server's statistics, which lag by moments. */
export async function countWrittenRows(db: Queryable): Promise<ReadonlyMap<AnnouncedTable, string>> {
  const { rows } = await sql<{ name: AnnouncedTable; written: string }>`
    select relname as name, concat_ws(' ', n_tup_ins, n_tup_upd, n_tup_del) as written
    from pg_stat_user_tables
    where schemaname = current_schema() and relname = any(${[...announcedTables]}::text[])`.execute(db);
  return new Map(rows.map(({ name, written }) => [name, written]));
}
