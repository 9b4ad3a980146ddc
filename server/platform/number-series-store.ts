import { sql } from 'kysely';
import type { Tx } from './database.ts';

/**
 * Takes the next number of a series, from 1 on. A rollback returns the number, so that there are no gaps; concurrent callers for the same
 * series wait for the commit.
 */
export async function takeNumber(tx: Tx, series: string): Promise<number> {
  const row = await tx
    .insertInto('number_series')
    .values({ series, last_number: 1 })
    .onConflict((conflict) =>
      conflict.column('series').doUpdateSet({ last_number: sql<number>`number_series.last_number + 1` }),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow();
  return row.last_number;
}
