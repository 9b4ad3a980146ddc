import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';
import { createOutboxReader } from './outbox-reader.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('loses no row that commits after one with a higher number, and gives out none twice', async () => {
  const { db } = database;
  const reader = createOutboxReader(db);
  const read = async (): Promise<number[]> => {
    const rows = await reader.next();
    reader.done(rows);
    return rows.map((row) => row.object_number);
  };
  let finish = (): void => undefined;
  const held = new Promise<void>((resolve) => (finish = resolve));
  let isWritten = (): void => undefined;
  const written = new Promise<void>((resolve) => (isWritten = resolve));
  const slow = database.transaction(async (tx) => {
    await sql`insert into outbox (object_number, version) values (1, 1)`.execute(tx);
    isWritten();
    await held;
  });
  await written;
  await sql`insert into outbox (object_number, version) values (2, 1)`.execute(db);
  expect(await read()).toEqual([2]);
  expect(await read()).toEqual([]);
  await sql`insert into outbox (object_number, version) values (3, 1)`.execute(db);
  expect(await read()).toEqual([3]);
  finish();
  await slow;
  expect(await read()).toEqual([1]);
  expect(await read()).toEqual([]);
  await sql`insert into outbox (object_number, version) values (4, 1)`.execute(db);
  expect(await read()).toEqual([4]);
  expect(await read()).toEqual([]);
});

it('gives rows out again when they could not be dealt with', async () => {
  const reader = createOutboxReader(database.db);
  const first = await reader.next();
  expect(first).toHaveLength(4);
  expect(await reader.next()).toEqual(first);
  expect(await reader.next()).toEqual(first);
});
