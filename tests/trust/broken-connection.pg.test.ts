import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgres } from '../../server/platform/postgres.ts';
import { openTestDatabase, type TestDatabase } from '../harness/databases.ts';
import { until } from './booking-calls.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('a connection that breaks between two statements fails its transaction, not the process', async () => {
  const other = await openPostgres(database.url!);
  let tellPid!: (pid: number) => void;
  const pid = new Promise<number>((resolve) => (tellPid = resolve));
  let tellBroken!: () => void;
  const broken = new Promise<void>((resolve) => (tellBroken = resolve));
  const transaction = other.transaction(async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    tellPid(rows[0]!.pid);
    // The break arrives while no statement waits for an answer.
    await broken;
    await sql`select 1`.execute(tx);
  });
  const failed = expect(transaction).rejects.toThrow(/[Cc]onnection|terminat|not queryable/);
  await sql`select pg_terminate_backend(${await pid})`.execute(database.db);
  await until(async () => {
    const { rows } = await sql`select from pg_stat_activity where pid = ${await pid}`.execute(database.db);
    return rows.length === 0;
  }, 5_000);
  tellBroken();
  await failed;
  const { rows } = await sql<{ one: number }>`select 1 as one`.execute(other.db);
  expect(rows).toEqual([{ one: 1 }]);
  await other.close();
});
