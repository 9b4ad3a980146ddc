import { sql } from 'kysely';
import type { Queryable } from './database.ts';

export interface LimitSpan {
  limitName: string;
  key: string;
  spanStart: Date;
}

/** Counts one use more, unless there were `max` of them already; false then. Who counts the same at that moment waits for the outcome. */
export async function countUse(
  db: Queryable,
  { limitName, key, spanStart }: LimitSpan,
  max: number,
): Promise<boolean> {
  const { rows } = await sql<{ uses: number }>`
    insert into limit_counters (limit_name, key, span_start, uses) values (${limitName}, ${key}, ${spanStart}, 1)
    on conflict (limit_name, key, span_start) do update set uses = limit_counters.uses + 1
      where limit_counters.uses < ${max}
    returning uses`.execute(db);
  return rows.length > 0;
}

/** Takes a use back that turned out to be none. */
export async function uncountUse(db: Queryable, { limitName, key, spanStart }: LimitSpan): Promise<void> {
  await db
    .updateTable('limit_counters')
    .set((eb) => ({ uses: eb('uses', '-', 1) }))
    .where('limit_name', '=', limitName)
    .where('key', '=', key)
    .where('span_start', '=', spanStart)
    .where('uses', '>', 0)
    .execute();
}

/** Deletes what no limit asks for any more. */
export async function deleteSpansBefore(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('limit_counters').where('span_start', '<', before).execute();
}
