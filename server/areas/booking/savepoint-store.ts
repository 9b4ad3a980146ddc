import { sql } from 'kysely';
import type { Tx } from '../../platform/database.ts';

/** Runs the work and undoes what it wrote, but keeps what it found. */
export async function thenUndone<Result>(tx: Tx, work: () => Promise<Result>): Promise<Result> {
  await sql`savepoint undone`.execute(tx);
  const result = await work();
  await sql`rollback to savepoint undone`.execute(tx);
  await sql`release savepoint undone`.execute(tx);
  return result;
}
