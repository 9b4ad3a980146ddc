import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays } from '../../../domain/stay.ts';
import { aHome } from '../../../tests/harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';
import { startSearch } from '../../../tests/harness/searches.ts';
import { systemClock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database.ts';
import { parseAnnouncedStay } from '../../platform/outbox-store.ts';
import { createHomeChanges } from '../catalogue/catalogue.ts';
import type { Search } from './search-context.ts';

const onr = 101;
const from = addDays(systemClock.today(), 200);
const week = { startDate: from, endDate: addDays(from, 7) };
let database: TestDatabase;
let search: Search;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

beforeEach(async () => {
  await database.db.deleteFrom('homes').execute();
  await aHome(database, { objectNumber: onr });
  search = await startSearch(database);
});
afterEach(() => search.stop());

const { changeHome } = createHomeChanges();

const changeNights = (tx: Tx): Promise<unknown> =>
  changeHome(tx, onr, () => Promise.resolve({ result: undefined, change: { kind: 'nights' } }));

const isFree = (): boolean => search.find({ ...week, onr }).length === 1;

async function versionOf(): Promise<number> {
  const { version } = await database.db
    .selectFrom('homes')
    .select('version')
    .where('object_number', '=', onr)
    .executeTakeFirstOrThrow();
  return version;
}

/** Sends the notification of a commit without its rows, to test its effect alone. */
async function notify(version: number): Promise<void> {
  const payload = JSON.stringify({ objectNumber: onr, version, ...week });
  await sql`select pg_notify('outbox', ${payload}::text)`.execute(database.db);
}

test('a notification that names a stay takes its nights, before any row is read', async () => {
  expect(isFree()).toBe(true);
  await notify((await versionOf()) + 1);
  await expect.poll(isFree).toBe(false);
  await search.catchUp();
  expect(isFree()).toBe(false);
});

test('a read that began before the commit does not give the nights back, the one after it decides', async () => {
  const version = await versionOf();
  await notify(version + 2);
  await expect.poll(isFree).toBe(false);
  // As a change before it, whose rows know nothing of the stay.
  await database.transaction(changeNights);
  await search.catchUp();
  expect(await versionOf()).toBe(version + 1);
  expect(isFree()).toBe(false);
  await search.refreshNights(onr);
  expect(isFree()).toBe(false);
  await search.refreshHome(onr);
  expect(isFree()).toBe(false);
  // The stay was given back in the version that announced it.
  await database.transaction(changeNights);
  await search.catchUp();
  expect(isFree()).toBe(true);
});

test('what comes late, when its version was read already, takes nothing', async () => {
  await database.transaction(changeNights);
  await search.catchUp();
  await notify(await versionOf());
  // Notifications arrive in order: when the second one is here, the first one is too.
  const other = addDays(from, 20);
  const payload = JSON.stringify({
    objectNumber: onr,
    version: (await versionOf()) + 1,
    startDate: other,
    endDate: addDays(other, 7),
  });
  await sql`select pg_notify('outbox', ${payload}::text)`.execute(database.db);
  await expect.poll(() => search.find({ onr, startDate: other, endDate: addDays(other, 7) })).toEqual([]);
  expect(isFree()).toBe(true);
});

test('a stay and its announcement come with one commit', async () => {
  const texts: string[] = [];
  const stop = await database.listen('outbox', (payload) => texts.push(payload));
  await database.transaction((tx) =>
    changeHome(tx, onr, async () => {
      await sql`insert into stays (object_number, period, kind)
      values (${onr}, daterange(${week.startDate}::date, ${week.endDate}::date), 'blocked')`.execute(tx);
      return { result: undefined, change: { kind: 'nights', occupied: week } };
    }),
  );
  await expect.poll(() => texts.length).toBe(1);
  await stop();
  expect(parseAnnouncedStay(texts[0]!)).toEqual({
    objectNumber: onr,
    version: await versionOf(),
    stay: week,
  });
  await search.catchUp();
  expect(isFree()).toBe(false);
});

test.each([
  '',
  'x',
  '{}',
  'null',
  '{"objectNumber":1,"version":2,"startDate":"2027-02-30","endDate":"2027-03-02"}',
])('a notification that says "%s" names no stay', (payload) => {
  expect(parseAnnouncedStay(payload)).toBeNull();
});
