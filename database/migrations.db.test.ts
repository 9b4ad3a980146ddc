import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createAccounts } from '../server/areas/accounts/accounts.ts';
import { fixedClock } from '../server/platform/clock.ts';
import { migrate, readMigrations } from '../server/platform/migrate.ts';
import { insertEarlierHome } from '../tests/builders/earlier-schema.ts';
import { openEmptyDatabase, type TestDatabase } from '../tests/harness/databases.ts';

let database: TestDatabase;

beforeEach(async () => {
  database = await openEmptyDatabase();
});
afterEach(() => database.close());

/** Brings the empty database to where it was before the migration. */
async function migrateBefore(name: string): Promise<void> {
  await sql`create table migrations (
    name text primary key, digest text not null, applied_at timestamptz not null default now())`.execute(
    database.db,
  );
  for (const { name: earlier, body, digest } of readMigrations().filter((one) => one.name < name)) {
    await sql.raw(body).execute(database.db);
    await sql`insert into migrations (name, digest) values (${earlier}, ${digest})`.execute(database.db);
  }
}

const run = (text: string): Promise<unknown> => sql.raw(text).execute(database.db);

test('users become visitors with all that hangs on them, and sessions from before there were accounts end', async () => {
  await migrateBefore('0012-visitors.sql');
  const uids = ['a', 'b', 'c'].map((letter) => letter.repeat(22));
  for (const uid of uids) {
    await run(`insert into users (uid, ebk, email, watch_list_uid)
      values ('${uid}', 'ebk-${uid}', '${uid}@example.org', 'list-${uid}')`);
  }
  const [anna, berta, carla] = uids as [string, string, string];
  await run(`insert into sessions (id, uid, permissions, expires_at, ended_at) values
    ('open', '${anna}', '{"officeOverwrites": true, "other": false, "text": "true"}', now() + interval '1 hour', null),
    ('second', '${anna}', '{"officeOverwrites": true}', now() + interval '1 hour', null),
    ('plain', '${berta}', '{}', now() + interval '1 hour', null),
    ('ended', '${carla}', '{"officeOverwrites": true}', now() + interval '1 hour', now()),
    ('expired', '${carla}', '{"officeOverwrites": true}', now() - interval '1 hour', null)`);

  expect(await migrate(database)).toContain('0012-visitors.sql');

  const accounts = createAccounts({
    connection: database,
    clock: fixedClock(new Date().toISOString()),
    sessionSecret: new Uint8Array(32),
    staffNeedsFactor: false,
  });
  expect(await accounts.find(berta)).toEqual({
    uid: berta,
    ebk: `ebk-${berta}`,
    email: `${berta}@example.org`,
    watchListUid: `list-${berta}`,
  });
  // Nobody could log in before there were accounts: what was open then is closed.
  expect(await database.db.selectFrom('sessions').select('id').execute()).toEqual([]);
  const { rows } = await sql`select conname from pg_constraint where conname like 'users%'
    union all select indexname from pg_indexes where indexname like 'users%'`.execute(database.db);
  expect(rows).toEqual([]);
});

test('new homes are numbered after all that were there', async () => {
  await migrateBefore('0011-home-numbers.sql');
  await insertEarlierHome(database.db, 1_000_017);
  await migrate(database);
  const { rows } = await sql`select nextval('home_numbers') as next`.execute(database.db);
  expect(rows).toEqual([{ next: 1_000_018 }]);
});

test.each([
  ['after those that were there', true, { place: 2, landlord: 2 }],
  ['from one in an empty database', false, { place: 1, landlord: 1 }],
])('new places and landlords are numbered %s', async (_, isFilled, next) => {
  await migrateBefore('0015-numbers-of-places-and-landlords.sql');
  if (isFilled) await insertEarlierHome(database.db);
  await migrate(database);
  const { rows } = await sql`select nextval('place_numbers')::int as place,
    nextval('landlord_numbers')::int as landlord`.execute(database.db);
  expect(rows).toEqual([next]);
});
