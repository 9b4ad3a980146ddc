import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createAccounts } from '../server/areas/accounts/accounts.ts';
import { fixedClock } from '../server/platform/clock.ts';
import { migrate, readMigrations } from '../server/platform/migrate.ts';
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

test('users become visitors with all that hangs on them, and permissions of open sessions stay granted', async () => {
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

  const accounts = createAccounts({ db: database.db, clock: fixedClock(new Date().toISOString()) });
  expect(await accounts.find(berta)).toEqual({
    uid: berta,
    ebk: `ebk-${berta}`,
    email: `${berta}@example.org`,
    watchListUid: `list-${berta}`,
  });
  expect(await accounts.findSession('open')).toEqual({ uid: anna, permissions: { officeOverwrites: true } });
  expect(await accounts.findSession('second')).toEqual({
    uid: anna,
    permissions: { officeOverwrites: true },
  });
  expect(await accounts.findSession('plain')).toEqual({ uid: berta, permissions: {} });
  expect(await accounts.findSession('ended')).toBeNull();
  const granted = await database.db.selectFrom('granted_permissions').select(['uid', 'permission']).execute();
  expect(granted).toEqual([{ uid: anna, permission: 'officeOverwrites' }]);
  const { rows } = await sql`select conname from pg_constraint where conname like 'users%'
    union all select indexname from pg_indexes where indexname like 'users%'`.execute(database.db);
  expect(rows).toEqual([]);
});

test('new homes are numbered after all that were there', async () => {
  await migrateBefore('0011-home-numbers.sql');
  await run(`insert into countries (code, names, slugs, lat, lon, bounds) values ('de', '{}', '{}', 50, 10, '[]');
    insert into regions (id, key, country_code, names, slugs, lat, lon, bounds, landscape)
      values (1, 'region', 'de', '{}', '{}', 50, 10, '[]', 'alps');
    insert into places (id, region_id, country_code, names, slugs, lat, lon, bounds)
      values (1, 1, 'de', '{}', '{}', 50, 10, '[]');
    insert into landlords (id, name, email) values (1, 'Jensen', 'jensen@example.org');
    insert into homes (object_number, place_id, region_id, country_code, landlord_id, object_type, kind, lat, lon,
      persons_max, adults_max, count_rooms, count_rooms_sleeping, count_rooms_bath, squaremeter_living)
      values (1000017, 1, 1, 'de', 1, 'house', 'chalet', 50, 10, 4, 4, 3, 2, 1, 80)`);
  await migrate(database);
  const { rows } = await sql`select nextval('home_numbers') as next`.execute(database.db);
  expect(rows).toEqual([{ next: 1_000_018 }]);
});
