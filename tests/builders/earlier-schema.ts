import { sql } from 'kysely';
import type { DatabaseConnection, Queryable, Tx } from '../../server/platform/database.ts';
import { readMigrations } from '../../server/platform/migrate.ts';

class Undone extends Error {}

/**
 * Runs the work on an empty schema as it was before a migration; `migrate` applies that migration. Both happen in one transaction that is
 * rolled back, so that the test's database does not change.
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

/** Inserts a home and all rows that it refers to, with the number 1 everywhere, using only columns that these tables have always had. */
export async function insertEarlierHome(db: Queryable, objectNumber = 1): Promise<void> {
  await sql
    .raw(
      `insert into countries (code, names, slugs, lat, lon, bounds) values ('de', '{}', '{}', 54, 10, '[]');
      insert into regions (id, key, country_code, names, slugs, lat, lon, bounds, landscape)
        values (1, 'coast', 'de', '{}', '{}', 54, 10, '[]', 'sea');
      insert into places (id, region_id, country_code, names, slugs, lat, lon, bounds)
        values (1, 1, 'de', '{}', '{}', 54, 10, '[]');
      insert into landlords (id, name, email) values (1, 'L', 'l@example.org');
      insert into homes (object_number, place_id, region_id, country_code, landlord_id, object_type, kind, lat, lon,
          persons_max, adults_max, count_rooms, count_rooms_sleeping, count_rooms_bath, squaremeter_living)
        values (${objectNumber}, 1, 1, 'de', 1, 'house', 'house', 54, 10, 4, 4, 3, 2, 1, 80);`,
    )
    .execute(db);
}
