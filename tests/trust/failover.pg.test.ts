import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../../server/platform/migrate.ts';
import { openPostgres } from '../../server/platform/postgres.ts';
import { aHome } from '../harness/catalogue-builder.ts';
import { slownessOfMachine } from '../harness/pace.ts';
import {
  startPostgresServer,
  startStandby,
  type PostgresServer,
  type StandbyServer,
} from '../harness/postgres-server.ts';
import { startServerProcess, type ServerProcess } from '../harness/server-process.ts';
import { book, bookingOf, until } from './booking-calls.ts';
import { send } from './valid-calls.ts';

let primary: PostgresServer;
let standby: StandbyServer;
let node: ServerProcess;
let homes: number[];
const folder = mkdtempSync(join(tmpdir(), 'feriola-failover-'));

beforeAll(async () => {
  primary = await startPostgresServer();
  const database = await openPostgres(primary.url);
  await migrate(database);
  homes = [await aHome(database), await aHome(database)];
  await database.close();
  standby = await startStandby(primary);
  // The standby is listed first: a node tries the hosts until it finds the one that accepts writes.
  const hosts = [standby, primary].map(({ url }) => new URL(url).host).join(',');
  const address = `postgresql://feriola@${hosts}/postgres`;
  node = await startServerProcess({ DATABASE_URL: address, DATA_DIR: folder }, { pages: false });
}, 120_000);
afterAll(async () => {
  await node.kill();
  await standby.stop();
  await primary.stop();
  rmSync(folder, { recursive: true });
});

const countBookings = async (): Promise<number> => {
  const database = await openPostgres(standby.url);
  try {
    const { count } = await database.db
      .selectFrom('bookings')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  } finally {
    await database.close();
  }
};
const reads = async (): Promise<number> =>
  (await send(node.url, 'getCapacity', { query: {}, startDate: '', endDate: '' })).status;

test('where the primary dies, its standby takes the bookings once it is promoted, and reading never stops', async () => {
  expect(await book(node.url, bookingOf(homes[0]!))).toMatchObject({ http: 201 });
  await until(async () => (await countBookings()) === 1, 10_000);
  await primary.crash();
  // Nobody has promoted the standby yet: a booking is refused for now, and the guest may try again.
  expect(await book(node.url, bookingOf(homes[1]!))).toMatchObject({ http: 503 });
  expect(await reads()).toBe(200);
  await standby.promote();
  const promoted = performance.now();
  const input = bookingOf(homes[1]!);
  await until(async () => (await book(node.url, input)).http === 201, 30_000);
  expect(performance.now() - promoted).toBeLessThan(10_000 * (await slownessOfMachine()));
  expect([await reads(), await countBookings()]).toEqual([200, 2]);
  expect((await fetch(`${node.url}/readyz`)).status).toBe(200);
}, 90_000);
