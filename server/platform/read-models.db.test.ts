import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { aCountry } from '../../tests/harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../../tests/harness/databases.ts';
import { createReadModels, type ReadModel, type ReadModels } from './read-models.ts';
import { announcedTables } from './read-models-store.ts';

let database: TestDatabase;
let readModels: ReadModels;
let codes: ReadModel<string[]>;
const read = vi.fn(async (db: TestDatabase['db']) =>
  (await db.selectFrom('countries').select('code').orderBy('code').execute()).map(({ code }) => code),
);
beforeAll(async () => {
  database = await openTestDatabase();
  readModels = createReadModels({ connection: database });
  codes = readModels.of(['countries', 'regions'], read);
});
beforeEach(() => void read.mockClear());
afterAll(async () => {
  await readModels.stop();
  await database.close();
});

test('before somebody listens every question is read', async () => {
  expect(await codes.get()).toEqual([]);
  expect(await codes.get()).toEqual([]);
  expect(read).toHaveBeenCalledTimes(2);
  await readModels.start();
});

test('a value is read once, and anew after a write of any of its tables', async () => {
  const told: string[] = [];
  readModels.subscribe((table) => told.push(table));
  await codes.get();
  await codes.get();
  expect(read).toHaveBeenCalledTimes(1);
  await aCountry(database, { code: 'it' });
  await vi.waitFor(() => expect(told).toEqual(['countries']));
  expect(await codes.get()).toEqual(['it']);
  await database.db.deleteFrom('countries').where('code', '=', 'it').execute();
  await vi.waitFor(() => expect(told).toHaveLength(2));
  expect(await codes.get()).toEqual([]);
});

test('a write that is rolled back is told to nobody', async () => {
  await codes.get();
  const failed = database.transaction(async (tx) => {
    await sql`update countries set code = code`.execute(tx);
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  await codes.get();
  expect(read.mock.calls.length).toBeLessThanOrEqual(1);
});

test('a read that fails is tried again', async () => {
  codes.forget();
  read.mockRejectedValueOnce(new Error('down'));
  await expect(codes.get()).rejects.toThrow('down');
  expect(await codes.get()).toEqual([]);
});

test('what was being read while a table was written is not held', async () => {
  codes.forget();
  const reading = codes.get();
  codes.forget();
  await reading;
  await codes.get();
  expect(read).toHaveBeenCalledTimes(2);
});

test('every such table announces its writers, however they write', async () => {
  const { rows } = await sql<{ name: string; writes: number }>`
    select relname as name, tgtype::int as writes from pg_trigger join pg_class on pg_class.oid = tgrelid
    where tgname = 'announced' order by relname`.execute(database.db);
  // After each statement that inserts (4), deletes (8), updates (16) or truncates (32).
  expect(rows).toEqual(announcedTables.map((name) => ({ name, writes: 4 + 8 + 16 + 32 })));
});
