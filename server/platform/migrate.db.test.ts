import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../tests/harness/databases.ts';
import { migrate, missingMigrations, readMigrations } from './migrate.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('migrating a migrated database changes nothing', async () => {
  expect(await migrate(database)).toEqual([]);
});

test('a check names what is missing and changes nothing', async () => {
  expect(await missingMigrations(database)).toEqual([]);
  const later = { name: '9998-of-a-test.sql', body: 'create table of_a_test (id integer)', digest: 'any' };
  const withLater = [...readMigrations(), later];
  expect(await missingMigrations(database, withLater)).toEqual([later.name]);
  expect(await missingMigrations(database, withLater)).toEqual([later.name]);
});

test('a check refuses a database that a newer version has migrated', async () => {
  await expect(missingMigrations(database, readMigrations().slice(0, -1))).rejects.toThrow('a newer version');
});

test('a migration whose text was changed afterwards stops the start', async () => {
  await sql`update migrations set digest = 'other' where name = '0001-catalogue.sql'`.execute(database.db);
  await expect(migrate(database)).rejects.toThrow('0001-catalogue.sql was applied with another text');
});

test('code that is older than the database says so and changes nothing', async () => {
  const name = '9999-of-a-newer-version.sql';
  await sql`update migrations set digest = 'other' where name = '0001-catalogue.sql'`.execute(database.db);
  await sql`insert into migrations (name, digest) values (${name}, 'newer')`.execute(database.db);
  await expect(migrate(database)).rejects.toThrow(`migrated by a newer version (${name})`);
  await sql`delete from migrations where name = ${name}`.execute(database.db);
});

test('a query on the root connection inside of a transaction throws instead of hanging', async () => {
  const attempt = database.transaction(async () => {
    await database.db.selectFrom('countries').selectAll().execute();
  });
  await expect(attempt).rejects.toThrow('use its tx');
});

test('dates are plain strings and bigint a number', async () => {
  const { rows } = await sql<{ day: unknown; big: unknown }>`
    select date '2027-02-28' as day, 5::bigint as big`.execute(database.db);
  expect(rows[0]).toEqual({ day: '2027-02-28', big: 5 });
});

test('a notification wakes the listener', async () => {
  let woken = 0;
  const stop = await database.listen('outbox', () => woken++);
  await sql`select pg_notify('outbox', '')`.execute(database.db);
  await expect.poll(() => woken).toBe(1);
  await stop();
});
