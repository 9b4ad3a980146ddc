import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../tests/harness/databases.ts';
import { buildDemoWorld } from './build-world.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const countOf = async (table: string): Promise<number> => {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from ${sql.table(table)}`.execute(database.db);
  return rows[0]!.count;
};

test('without demo homes a site has geography and offers, and nobody and nothing that is made up', async () => {
  const build = (objects: number) => buildDemoWorld(database, { objects, seed: 1, today: '2027-03-01' });
  expect(await build(0)).toBe(true);
  const counts: unknown = Object.fromEntries(
    await Promise.all(
      [
        'countries',
        'regions',
        'homes',
        'places',
        'landlords',
        'agencies',
        'partners',
        'bonus_codes',
        'pois',
      ].map(async (table) => [table, await countOf(table)]),
    ),
  );
  expect(counts).toEqual({
    countries: 26,
    regions: 100,
    homes: 0,
    places: 0,
    landlords: 0,
    agencies: 0,
    partners: 0,
    bonus_codes: 0,
    pois: 0,
  });
  expect(await countOf('offers')).toBeGreaterThan(10);
  const { rows } =
    await sql`select target from whoami_paths where language = 'de' and path = 'toskana'`.execute(
      database.db,
    );
  expect(rows).toHaveLength(1);
  expect(await build(0)).toBe(false);
});

test('geography is written beside the first administrator, who stays', async () => {
  const own = await openTestDatabase();
  try {
    const uid = 'account-first';
    await own.db.insertInto('visitors').values({ uid, ebk: 'x', watch_list_uid: 'x' }).execute();
    await own.db
      .insertInto('accounts')
      .values({
        ...{ uid, email: 'first@example.org', email_key: 'first@example.org' },
        ...{ language: 'de', created_at: new Date() },
      })
      .execute();
    expect(await buildDemoWorld(own, { objects: 0, seed: 1, today: '2027-03-01' })).toBe(true);
    const { rows } = await sql<{ accounts: number; offers: number }>`select
      (select count(*)::int from accounts) as accounts, (select count(*)::int from offers) as offers`.execute(
      own.db,
    );
    expect(rows[0]).toEqual({ accounts: 1, offers: expect.any(Number) as number });
    expect(rows[0]!.offers).toBeGreaterThan(10);
  } finally {
    await own.close();
  }
});
