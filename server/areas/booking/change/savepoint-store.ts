import { sql } from 'kysely';
import type { Tx } from '../../../platform/database.ts';

/** Runs work, rolls back its writes and returns its result. */
export async function inRolledBackSavepoint<Result>(tx: Tx, work: () => Promise<Result>): Promise<Result> {
  await sql`savepoint rolled_back`.execute(tx);
  const result = await work();
  await sql`rollback to savepoint rolled_back`.execute(tx);
  await sql`release savepoint rolled_back`.execute(tx);
  return result;
}
