import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgres } from '../../server/platform/database.ts';
import { openTestDatabase, type TestDatabase } from '../harness/databases.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('a connection that breaks between two statements fails its transaction, not the process', async () => {
  const other = await openPostgres(database.url!);
  let tellPid!: (pid: number) => void;
  const pid = new Promise<number>((resolve) => (tellPid = resolve));
  const transaction = other.transaction(async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    tellPid(rows[0]!.pid);
    // Long enough for the break to arrive while no statement waits for an answer.
    await new Promise((resolve) => setTimeout(resolve, 300));
    await sql`select 1`.execute(tx);
  });
  const failed = expect(transaction).rejects.toThrow(/[Cc]onnection|terminat|not queryable/);
  await sql`select pg_terminate_backend(${await pid})`.execute(database.db);
  await failed;
  const { rows } = await sql<{ one: number }>`select 1 as one`.execute(other.db);
  expect(rows).toEqual([{ one: 1 }]);
  await other.close();
});
