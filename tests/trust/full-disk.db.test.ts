import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { aHome } from '../harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../harness/databases.ts';
import { startSite, type RunningSite } from '../harness/running-site.ts';
import { book, bookingOf } from './booking-calls.ts';

let database: TestDatabase;
let site: RunningSite;
let home: number;
let free = Infinity;
beforeAll(async () => {
  database = await openTestDatabase();
  home = await aHome(database);
  site = await startSite(database, { freeBytes: () => free });
});
afterAll(() => site.stop());

test('a full disk takes the node out of service, with the reason, and back once there is room', async () => {
  const ready = async (): Promise<[number, string]> => {
    const response = await fetch(`${site.url}/readyz`);
    return [response.status, ((await response.json()) as { status: string }).status];
  };
  await expect.poll(ready).toEqual([200, 'ready']);
  free = 1_000;
  await expect.poll(ready, { timeout: 5_000 }).toEqual([503, 'disk-full']);
  free = Infinity;
  await expect.poll(ready, { timeout: 5_000 }).toEqual([200, 'ready']);
});

test('a booking that the database has no room for is refused for now, and none is left half', async () => {
  await sql`create function refuse_for_space() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`.execute(database.db);
  await sql`create trigger full_disk before insert on booking_events
    for each row execute function refuse_for_space()`.execute(database.db);
  expect(await book(site.url, bookingOf(home))).toEqual({ http: 503, type: 'unavailable', data: null });
  await sql`drop trigger full_disk on booking_events`.execute(database.db);
  expect((await book(site.url, bookingOf(home))).http).toBe(201);
});
