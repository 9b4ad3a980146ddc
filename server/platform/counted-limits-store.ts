import { sql } from 'kysely';
import type { Queryable } from './database.ts';

export interface LimitSpan {
  limitName: string;
  key: string;
  spanStart: Date;
}

/** Counts one more use; false if there were `max` already. Concurrent counts of the same key wait for each other. */
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

export async function deleteSpansBefore(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('limit_counters').where('span_start', '<', before).execute();
}
