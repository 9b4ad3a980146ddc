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
  const reader = await createOutboxReader(db);
  const read = async (): Promise<number[]> => {
    const rows = await reader.next();
    reader.done();
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

it('gives rows out again when they could not be dealt with, and begins with what comes after it', async () => {
  const { db } = database;
  const reader = await createOutboxReader(db);
  expect(await reader.next()).toEqual([]);
  await sql`insert into outbox (object_number, version, kind) values (5, 7, 'nights')`.execute(db);
  const row = { object_number: 5, version: 7, kind: 'nights' };
  expect(await reader.next()).toEqual([row]);
  expect(await reader.next()).toEqual([row]);
  reader.done();
  expect(await reader.next()).toEqual([]);
});

it('passes over rows of a restored backup, whose transactions are yet to begin here', async () => {
  const { db } = database;
  const reader = await createOutboxReader(db);
  await sql`insert into outbox (object_number, version, written_by) values (6, 1, '99999999')`.execute(db);
  await sql`insert into outbox (object_number, version) values (7, 1)`.execute(db);
  expect((await reader.next()).map((row) => row.object_number)).toEqual([7]);
});
