import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../tests/harness/databases.ts';
import { migrate, readMigrations } from './migrate.ts';

const patience = { lockMs: 200, pauseMs: 50, attempts: 400 };
const added = (number: number, body: string) => ({ name: `${number}-of-a-test.sql`, body, digest: 'any' });
const migrations = [
  ...readMigrations(),
  added(9997, 'create table of_a_test (id integer)'),
  added(9998, 'alter table jobs add column of_a_test integer'),
];
let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Reads the table until it is ended, as a dump does. */
async function readingJobs(): Promise<{ end: () => Promise<void> }> {
  const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const reading = database.transaction(async (tx) => {
    await sql`lock table jobs in access share mode`.execute(tx);
    begun.resolve();
    await ended.promise;
  });
  await begun.promise;
  return { end: () => (ended.resolve(), reading) };
}

test('one that gets no turn ends the start with a line that says why; what came before it is applied', async () => {
  const dump = await readingJobs();
  await expect(migrate(database, { ...patience, attempts: 2 }, migrations)).rejects.toThrow('such as a dump');
  await dump.end();
  const { rows } = await sql<{ name: string }>`select name from migrations where name > '9'`.execute(
    database.db,
  );
  expect(rows).toEqual([{ name: '9997-of-a-test.sql' }]);
});

test('a migration that waits for a table lets those pass who come after it', async () => {
  const dump = await readingJobs();
  let isMigrated = false;
  const migrating = migrate(database, patience, migrations).finally(() => {
    isMigrated = true;
  });
  for (let reader = 0; reader < 5; reader++) {
    await database.transaction(async (tx) => {
      await sql`set local lock_timeout = '5s'`.execute(tx);
      await sql`select count(*) from jobs`.execute(tx);
    });
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  expect(isMigrated).toBe(false);
  await dump.end();
  expect(await migrating).toEqual(['9998-of-a-test.sql']);
});
