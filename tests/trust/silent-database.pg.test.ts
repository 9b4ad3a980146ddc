import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aHome } from '../harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../harness/databases.ts';
import { slownessOfMachine } from '../harness/pace.ts';
import { freePort } from '../harness/postgres-server.ts';
import { startServerProcess, type ServerProcess } from '../harness/server-process.ts';
import { startStallingProxy, type StallingProxy } from '../harness/stalling-proxy.ts';
import { answerOf, book, bookingOf, until } from './booking-calls.ts';
import { send } from './valid-calls.ts';

let database: TestDatabase;
let proxy: StallingProxy;
let node: ServerProcess;
let metricsUrl: string;
let input: ReturnType<typeof bookingOf>;
let other: ReturnType<typeof bookingOf>;
const folder = mkdtempSync(join(tmpdir(), 'feriola-silent-'));

beforeAll(async () => {
  database = await openTestDatabase();
  input = bookingOf(await aHome(database));
  other = bookingOf(await aHome(database));
  const url = new URL(database.url!);
  proxy = await startStallingProxy(Number(url.port));
  url.port = String(proxy.port);
  const metricsPort = await freePort();
  metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`;
  node = await startServerProcess(
    { DATABASE_URL: url.href, DATA_DIR: folder, METRICS_PORT: String(metricsPort) },
    { pages: false },
  );
});
afterAll(async () => {
  await node.kill();
  await proxy.close();
  await database.close();
  rmSync(folder, { recursive: true });
});

const capacity = async (): Promise<number> =>
  (await send(node.url, 'getCapacity', { query: {}, startDate: '', endDate: '' })).status;

test('a database that falls silent refuses writes within two seconds, and what lies in memory goes on', async () => {
  expect(await capacity()).toBe(200);
  proxy.stall();
  const asked = performance.now();
  await expect(book(node.url, input)).resolves.toEqual({ http: 503, type: 'unavailable', data: null });
  expect(performance.now() - asked).toBeLessThan(2_000 * (await slownessOfMachine()));
  // Known to be silent by now: refused at once.
  const again = performance.now();
  const response = await send(node.url, 'createBooking', input);
  expect(await answerOf(response)).toEqual({ http: 503, type: 'unavailable', data: null });
  expect(response.headers.get('retry-after')).toBe('5');
  expect(performance.now() - again).toBeLessThan(1_000 * (await slownessOfMachine()));
  expect(await capacity()).toBe(200);
  expect((await fetch(`${node.url}/healthz`)).status).toBe(200);
  await until(async () => (await fetch(`${node.url}/readyz`)).status === 503, 5_000);
  // It does not ask whether the load balancer has patience.
  for (let i = 0; i < 5; i++) {
    const since = performance.now();
    expect((await fetch(`${node.url}/readyz`)).status).toBe(503);
    expect(performance.now() - since).toBeLessThan(1_000 * (await slownessOfMachine()));
    await new Promise((resolve) => setTimeout(resolve, 1_100));
  }
});

test('it comes back by itself within three seconds, and the figures tell of it', async () => {
  proxy.resume();
  await until(async () => (await fetch(`${node.url}/readyz`)).ok, 3_000 * (await slownessOfMachine()));
  const ready = (await (await fetch(`${node.url}/readyz`)).json()) as {
    status: string;
    searchLagMs: number;
    searchEngine: string;
  };
  expect(ready.status).toBe('ready');
  expect(ready.searchLagMs).toBeLessThan(10_000);
  expect(ready.searchEngine).toMatch(/^compiled/);
  // The one that was refused may have been written meanwhile: with its key it is the same booking.
  await until(async () => (await book(node.url, input)).http === 201, 10_000);
  const text = await (await fetch(metricsUrl)).text();
  expect(text).toMatch(/^feriola_search_homes 2$/m);
  expect(text).toMatch(/^feriola_search_lag_seconds \d/m);
  expect(text).toMatch(/^feriola_search_drifted_homes_total 0$/m);
  expect(text).toMatch(/^feriola_jobs_due \d+$/m);
  expect(text).toMatch(/^feriola_event_loop_delay_seconds\{quantile="0.99"\} \d/m);
  expect(text).toMatch(
    /^feriola_http_request_duration_seconds_count\{method="POST",route="\/api\/booking\/create",status="5xx"\} [2-9]/m,
  );
  expect(text).toMatch(/route="\/api\/booking\/create",status="2xx",le="\+Inf"\} 1$/m);
  expect((await fetch(metricsUrl.replace('/metrics', '/'))).status).toBe(404);
});

test('while its database is down writes are refused within two seconds, and it recovers by itself', async () => {
  await proxy.cut();
  for (let attempt = 0; attempt < 3; attempt++) {
    const started = performance.now();
    const response = await send(node.url, 'createBooking', other);
    expect(performance.now() - started).toBeLessThan(2_000 * (await slownessOfMachine()));
    expect(response.headers.get('retry-after')).toBe('5');
    expect(await answerOf(response)).toEqual({ http: 503, type: 'unavailable', data: null });
  }
  await until(async () => (await fetch(`${node.url}/readyz`)).status === 503, 5_000);
  expect((await fetch(`${node.url}/healthz`)).status).toBe(200);
  expect(await capacity()).toBe(200);
  await proxy.mend();
  await until(async () => (await fetch(`${node.url}/readyz`)).ok, 30_000);
  const since = new Date();
  expect((await book(node.url, other)).http).toBe(201);
  // Jobs continue too: listening and claiming work again. A job that was cut off stays claimed for a while.
  await until(async () => {
    const jobs = await database.db
      .selectFrom('jobs')
      .select('done_at')
      .where('run_at', '>=', since)
      .where('run_at', '<=', new Date())
      .execute();
    return jobs.length > 0 && jobs.every((job) => job.done_at !== null);
  }, 15_000);
});

test('a server that is replaced without a goodbye by another one at its address is asked within three seconds', async () => {
  // Connections are busy while it happens: no pool notices by itself that they lead nowhere.
  const asked = Array.from({ length: 12 }, () => book(node.url, input));
  proxy.strand();
  const since = performance.now();
  for (const { http } of await Promise.all(asked)) expect([201, 503]).toContain(http);
  await until(async () => (await book(node.url, input)).http === 201, 3_500 * (await slownessOfMachine()));
  expect(performance.now() - since).toBeLessThan(6_000 * (await slownessOfMachine()));
  await until(async () => (await fetch(`${node.url}/readyz`)).ok, 3_000 * (await slownessOfMachine()));
});
