import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aHome } from '../harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../harness/databases.ts';
import { startServerProcess } from '../harness/server-process.ts';
import { limitFileSize } from '../harness/small-disk.ts';
import { book, bookingOf, mailsIn, until } from './booking-calls.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('mails that cannot be written wait, and bookings go on', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'feriola-limit-'));
  const home = await aHome(database);
  const node = await startServerProcess({ DATA_DIR: dataDir, DATABASE_URL: database.url! }, { pages: false });
  limitFileSize(node.pid, 100);
  expect((await book(node.url, bookingOf(home))).http).toBe(201);
  const failed = () =>
    database.db.selectFrom('jobs').select('last_error').where('last_error', 'is not', null).execute();
  await until(async () => (await failed()).length === 2, 20_000);
  expect((await failed()).map(({ last_error }) => last_error)).toEqual(['Error EFBIG', 'Error EFBIG']);
  expect(mailsIn(dataDir)).toEqual([]);
  limitFileSize(node.pid, 'unlimited');
  await until(() => mailsIn(dataDir).length === 2, 60_000);
  expect(await node.stop()).toBe(0);
  rmSync(dataDir, { recursive: true });
});
