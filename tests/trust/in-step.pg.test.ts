import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SearchFilter } from '../../domain/search-filter.ts';
import { addDays } from '../../domain/stay.ts';
import type { Search } from '../../server/areas/search/search.ts';
import { systemClock } from '../../server/platform/clock.ts';
import { type DatabaseConnection } from '../../server/platform/database.ts';
import { openPostgres } from '../../server/platform/postgres.ts';
import { aHome } from '../harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../harness/databases.ts';
import { createRandomChanges } from '../harness/random-changes.ts';
import { sized } from '../harness/run-size.ts';
import { startSearch } from '../harness/searches.ts';

/** No node ever looks by itself here (`startSearch`), so whatever arrives came by a notification, however busy the machine is. */
const wokenWithinMs = 30_000;

const today = systemClock.today();
const homes = Array.from({ length: 60 }, (_, index) => 101 + 17 * index);
let database: TestDatabase;
const connections: DatabaseConnection[] = [];
const nodes: Search[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  for (const objectNumber of homes) {
    await aHome(database, {
      objectNumber,
      seasons: [{ nightly: 8_000 + objectNumber, arrivalDays: objectNumber % 3 === 0 ? 0b0100000 : 127 }],
    });
  }
  for (let node = 0; node < 3; node++) nodes.push(await startNode());
});
afterAll(async () => {
  for (const node of nodes) await node.stop();
  for (const connection of connections) await connection.close();
  await database.close();
});

/** Changes that arrive there were announced by a notification. */
async function startNode(): Promise<Search> {
  const connection = await openPostgres(database.url!, { max: 4 });
  connections.push(connection);
  return startSearch(connection);
}

async function untilEverywhere(holds: (node: Search) => boolean, withinMs: number): Promise<void> {
  const started = performance.now();
  while (!nodes.every(holds)) {
    if (performance.now() - started > withinMs) throw new Error(`Not on every node after ${withinMs} ms.`);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

test('a booking leaves the results of every node by its notification, without anyone looking', async () => {
  const changes = createRandomChanges(database, homes, today, 1);
  for (const onr of homes.slice(0, 25)) {
    const stay = { startDate: addDays(today, 400), endDate: addDays(today, 403) };
    expect(await changes.book(onr, stay)).toBe(true);
    await untilEverywhere((node) => node.find({ ...stay, onr }).length === 0, wokenWithinMs);
  }
});

const changeCount = sized('RANDOM_CHANGES', { gate: 150, full: 10_000 });

test(`after ${changeCount} random changes every node answers as a freshly built index`, async () => {
  await createRandomChanges(database, homes, today, 2).run(changeCount);
  await untilEverywhere((node) => node.state().waiting === 0, 60_000);
  for (const node of nodes) await node.catchUp();
  const fresh = await startNode();
  const filters: SearchFilter[] = [{}, { persons: 8 }, { sort: 'priceAsc' }, { sort: 'priceDesc' }];
  for (let day = 3; day < 320; day += 7) {
    for (const nights of [2, 7]) {
      const startDate = addDays(today, day);
      filters.push({
        startDate,
        endDate: addDays(startDate, nights),
        tolerance: day % 4,
        sort: 'priceAsc',
      });
    }
  }
  for (const filter of filters) {
    const { answer } = await fresh.answer(filter);
    for (const node of nodes) expect((await node.answer(filter)).answer).toEqual(answer);
  }
  for (const node of nodes) expect(await node.checkDrift()).toBe(0);
  await fresh.stop();
});

test('a transaction that stays open holds up nobody else, and comes with its commit', async () => {
  const [slow, quick] = [homes[30]!, homes[31]!];
  const stay = { startDate: addDays(today, 420), endDate: addDays(today, 423) };
  let finish = (): void => undefined;
  const held = new Promise<void>((resolve) => (finish = resolve));
  let isWritten = (): void => undefined;
  const written = new Promise<void>((resolve) => (isWritten = resolve));
  const open = database.transaction(async (tx) => {
    await sql`update homes set version = version + 1, state = 'paused', paused_by = 'office' where object_number = ${slow}`.execute(
      tx,
    );
    await sql`insert into outbox (object_number, version)
      select object_number, version from homes where object_number = ${slow}`.execute(tx);
    await sql`select pg_notify('outbox', '')`.execute(tx);
    isWritten();
    await held;
  });
  await written;
  const changes = createRandomChanges(database, homes, today, 3);
  await changes.book(quick, stay);
  await untilEverywhere((node) => node.find({ ...stay, onr: quick }).length === 0, wokenWithinMs);
  finish();
  await open;
  await untilEverywhere((node) => node.find({ onr: slow }).length === 0, wokenWithinMs);
});
