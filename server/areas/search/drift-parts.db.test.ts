import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aHome, aRegion } from '../../../tests/harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';
import { startSearch } from '../../../tests/harness/searches.ts';
import { driftParts } from './drift-check.ts';
import type { Search } from './search-context.ts';

/** A block each, and more blocks than a round has parts. */
const homes = Array.from({ length: driftParts + 15 }, (_, index) => 100 + 512 * index);
let database: TestDatabase;
let search: Search;

beforeAll(async () => {
  database = await openTestDatabase();
  for (const objectNumber of homes) await aHome(database, { objectNumber });
  await sql`update places set subdivision_key = 'de-by'`.execute(database.db);
  search = await startSearch(database, { driftCheckMs: 0 });
});
afterAll(async () => {
  await search.stop();
  await database.close();
});

test('the parts of a round find what nobody announced, wherever it is, and each does little', async () => {
  const [first, middle, last] = [homes[0]!, homes[40]!, homes.at(-1)!];
  const beyond = last + 512 * 1_000;
  await sql`update homes set version = version + 1, state = 'paused', paused_by = 'office' where object_number in (${first}, ${middle})`.execute(
    database.db,
  );
  await aHome(database, { objectNumber: beyond });
  await search.catchUp();
  expect(search.find({ onr: first })).toEqual([]);
  expect(search.find({ onr: middle })).toEqual([middle]);
  for (let part = 1; part < driftParts; part += 1) await search.catchUp();
  expect(search.find({ onr: middle })).toEqual([]);
  expect(search.find({ onr: beyond })).toEqual([beyond]);
  expect(search.state().driftedHomes).toBe(3);
});

test('the contents are compared again and again, from the last home to the first', async () => {
  const changed = homes[20]!;
  for (const title of ['Nirgendwo', 'Irgendwo']) {
    // As nobody may do it: without a new version.
    await sql`update home_texts set title = ${title} where object_number = ${changed}`.execute(database.db);
    for (let block = 0; block <= homes.length; block += 1) await search.catchUp();
    expect(search.find({ q: title })).toEqual([changed]);
  }
});

test('a subdivision whose page comes into being finds the homes that were there, of which none drifts', async () => {
  const { driftedHomes } = search.state();
  await aRegion(database, { id: 90, key: 'de-by' });
  await sql`update regions set kind = 'subdivision' where id = 90`.execute(database.db);
  const inside = () => search.find({ region: 'de-by', objectsPerPage: 100 }).length;
  expect(inside()).toBe(search.size);
  for (let block = 0; block <= homes.length; block += 1) await search.catchUp();
  expect(search.state().driftedHomes).toBe(driftedHomes);
  expect(inside()).toBe(search.size);
});

test('also where one block is all', async () => {
  const [left] = homes;
  await sql`update homes set version = version + 1, state = case when object_number = ${left!} then 'published' else 'paused' end,
      paused_by = case when object_number = ${left!} then null else 'office' end`.execute(database.db);
  expect(await search.checkDrift()).toBeGreaterThan(0);
  expect(search.size).toBe(1);
  for (const title of ['Einsam', 'Allein']) {
    await sql`update home_texts set title = ${title} where object_number = ${left!}`.execute(database.db);
    for (let round = 0; round < 2; round += 1) await search.catchUp();
    expect(search.find({ q: title })).toEqual([left]);
  }
});
