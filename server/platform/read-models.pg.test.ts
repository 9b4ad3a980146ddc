import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { aCountry } from '../../tests/harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../../tests/harness/databases.ts';
import { type DatabaseConnection } from './database.ts';
import { openPostgres } from './postgres.ts';
import { createReadModels, type ReadModels } from './read-models.ts';

let database: TestDatabase;
let other: DatabaseConnection;
let node: ReadModels;
const reader = async (db: TestDatabase['db']): Promise<number> =>
  (await db.selectFrom('countries').select('code').execute()).length;
beforeAll(async () => {
  database = await openTestDatabase();
  other = await openPostgres(database.url!);
  node = createReadModels({ connection: database, driftMs: 50 });
  await node.start();
});
afterAll(async () => {
  await node.stop();
  await other.close();
  await database.close();
});

test('a node learns what another process has written', async () => {
  const countries = node.of(['countries'], reader);
  const before = await countries.get();
  await aCountry(other, { code: 'fr' });
  await vi.waitFor(async () => expect(await countries.get()).toBe(before + 1), { timeout: 10_000 });
});

test('what was written past every announcement is found by the statistics', async () => {
  const countries = node.of(['countries'], reader);
  const before = await countries.get();
  await sql`alter table countries disable trigger announced`.execute(other.db);
  const write = (code: string): Promise<void> =>
    other.transaction(async (tx) => {
      await sql`insert into countries (code, names, slugs, lat, lon, bounds, texts)
        select ${code}, names, slugs, lat, lon, bounds, texts from countries limit 1`.execute(tx);
      await sql`select pg_stat_force_next_flush()`.execute(tx);
    });
  const drifts = (): number =>
    Number(node.figures().find(({ name }) => name.endsWith('read_model_drifts'))!.values[0]?.value);
  // Right after an announced write, whose place in the statistics it takes.
  await write('xx');
  await vi.waitFor(async () => expect(await countries.get()).toBe(before + 1), { timeout: 20_000 });
  await write('xy');
  await vi.waitFor(async () => expect(await countries.get()).toBe(before + 2), { timeout: 20_000 });
  expect(drifts()).toBeGreaterThan(0);
});
