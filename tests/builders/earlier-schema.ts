import { sql } from 'kysely';
import type { DatabaseConnection, Tx } from '../../server/platform/database.ts';
import { readMigrations } from '../../server/platform/migrate.ts';

class Undone extends Error {}

/**
 * Runs the work on an empty schema as it was before a migration. `migrate` takes it on to that migration. Both happen
 * in one transaction that is rolled back, so that the test's own database stays as it is.
 */
export async function beforeMigration(
  connection: DatabaseConnection,
  name: string,
  work: (tx: Tx, migrate: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const migrations = readMigrations();
  const wanted = migrations.find((migration) => migration.name === name);
  if (!wanted) throw new Error(`There is no migration ${name}.`);
  const rollback = connection.transaction(async (tx) => {
    await sql`create schema earlier`.execute(tx);
    await sql`set local search_path to earlier, public`.execute(tx);
    for (const { name: other, body } of migrations) if (other < name) await sql.raw(body).execute(tx);
    await work(tx, async () => {
      await sql.raw(wanted.body).execute(tx);
    });
    throw new Undone();
  });
  await rollback.catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error;
  });
}
