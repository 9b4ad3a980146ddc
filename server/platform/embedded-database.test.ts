import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEmbeddedDatabase } from './database.ts';

const folder = mkdtempSync(join(tmpdir(), 'feriola-embedded-thread-'));
let database: Awaited<ReturnType<typeof openEmbeddedDatabase>>;
beforeAll(async () => {
  database = await openEmbeddedDatabase(null);
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the thread that asks goes on while the database works', async () => {
  const { db } = database;
  let turns = 0;
  const turning = setInterval(() => turns++, 1);
  await sql`select count(*) from generate_series(1, 3000000) as n where n % 7 = 3`.execute(db);
  clearInterval(turning);
  // On the same thread there would be none before the answer.
  expect(turns).toBeGreaterThan(5);
});

test('an error of SQL is the error of its query alone, inside of a transaction and outside', async () => {
  const { db, transaction } = database;
  await expect(sql`select 1 / 0`.execute(db)).rejects.toMatchObject({ code: '22012' });
  await sql`create table homes (number int primary key)`.execute(db);
  const twice = transaction(async (tx) => {
    await sql`insert into homes values (1)`.execute(tx);
    await sql`insert into homes values (1)`.execute(tx);
  });
  await expect(twice).rejects.toMatchObject({ code: '23505' });
  expect((await sql`select * from homes`.execute(db)).rows).toEqual([]);
});

test('a notice is heard once it is committed, and no longer when nobody listens', async () => {
  const { db, transaction, listen } = database;
  const heard: string[] = [];
  const stop = await listen('homes', (payload) => heard.push(payload));
  await transaction(async (tx) => {
    await sql`select pg_notify('homes', '1001')`.execute(tx);
    expect(heard).toEqual([]);
  });
  expect(heard).toEqual(['1001']);
  await stop();
  await sql`select pg_notify('homes', '1002')`.execute(db);
  expect(heard).toEqual(['1001']);
});

test('a folder that cannot be one of a database is an error of the start, not a process that waits', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  await expect(openEmbeddedDatabase(file)).rejects.toThrow(/ENOTDIR|EEXIST/);
});

test('what was answered is not kept', async () => {
  // Far more than what tests of other files take meanwhile, whose memory is counted with it.
  const megabytes = 600;
  const before = process.memoryUsage().rss;
  for (let count = 0; count < megabytes; count++) {
    const { rows } = await sql<{ text: string }>`select repeat('x', 1000000) as text`.execute(database.db);
    expect(rows[0]!.text).toHaveLength(1_000_000);
  }
  expect(process.memoryUsage().rss - before).toBeLessThan((megabytes / 2) * 1_000_000);
});

test('whoever asks after the end is told so', async () => {
  const { db, close } = database;
  await close();
  await expect(sql`select 1`.execute(db)).rejects.toThrow(/end/);
});

test('what was committed is there after each of two kills', async () => {
  const dataDir = join(folder, 'killed');
  let last = 0;
  for (const lines of [30, 80]) {
    const writer = spawn(
      process.execPath,
      [join(import.meta.dirname, '../../tests/harness/embedded-writer.ts'), dataDir],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    let said = 0;
    for await (const line of createInterface(writer.stdout)) {
      last = Number(line);
      // It is in the middle of one of the next.
      if (++said === lines) writer.kill('SIGKILL');
    }
    if (writer.signalCode === null) await once(writer, 'exit');
    const { db, close } = await openEmbeddedDatabase(dataDir);
    const { rows } = await sql<{
      count: number;
      last: number;
    }>`select count(*) as count, max(number) as last from numbers where length(note) = 3000`.execute(db);
    // One more may have been committed before it could be said.
    expect(rows[0]!.last).toBeGreaterThanOrEqual(last);
    expect(rows[0]!.count).toBe(rows[0]!.last);
    await close();
  }
});
