import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../../server/platform/database.ts';

/** Bytes of each table with its indexes and long values, dead rows included. */
export async function tableSizes(db: Database): Promise<Map<string, number>> {
  const { rows } = await sql<{ name: string; bytes: number }>`
    select relname as name, pg_total_relation_size(oid)::float8 as bytes
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(db);
  return new Map(rows.map(({ name, bytes }) => [name, bytes]));
}

/** Bytes of the files below each entry of a folder. */
export function folderSizes(folder: string): Map<string, number> {
  const sizes = new Map<string, number>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const top = path.slice(folder.length + 1).split('/')[0]!;
    sizes.set(top, (sizes.get(top) ?? 0) + (statSync(path, { throwIfNoEntry: false })?.size ?? 0));
  }
  return sizes;
}
