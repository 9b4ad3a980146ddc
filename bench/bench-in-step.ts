import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { buildDemoWorld } from '../demo/build-world.ts';
import { addDays, type PlainDate, type Stay } from '../domain/stay.ts';
import { seededRandom } from '../domain/seeded-random.ts';
import { systemClock } from '../server/platform/clock.ts';
import { type DatabaseConnection } from '../server/platform/database.ts';
import { openPostgres } from '../server/platform/postgres.ts';
import { migrate } from '../server/platform/migrate.ts';
import { startPostgresServer } from '../tests/harness/postgres-server.ts';
import { createRandomChanges } from '../tests/harness/random-changes.ts';
import { startServerProcess, type ServerProcess } from '../tests/harness/server-process.ts';
import { step } from './supervision/step.ts';
import { readOptions } from '../scripts/read-options.ts';

/**
 * Runs several server processes on one PostgreSQL server. Measures for how long after its acknowledgement a booked
 * home still appears in the results of some node, at a steady rate of bookings. Then makes random changes, after which
 * every node has to give the same answers as a freshly started one.
 */
const values = readOptions({
  nodes: { type: 'string', default: '3' },
  objects: { type: 'string', default: '3000' },
  rate: { type: 'string', default: '100' },
  seconds: { type: 'string', default: '20' },
  // Bookings before the measurement, since the code of fresh processes is not compiled yet.
  warmUp: { type: 'string', default: '3' },
  // Only every n-th booking is checked on all nodes, because checking costs more than booking.
  sample: { type: 'string', default: '5' },
  changes: { type: 'string', default: '10000' },
  json: { type: 'boolean', default: false },
});
const readNumber = (name: Exclude<keyof typeof values, 'json'>): number => Number(values[name]);
const bookingsAtOnce = 32;
const agent = new Agent({ keepAlive: true });
const today = systemClock.today();
step('starting a database');
const folder = mkdtempSync(join(tmpdir(), 'feriola-in-step-'));
const postgres = await startPostgresServer();
const connection = await openPostgres(postgres.url, { max: 16 });
const nodes: ServerProcess[] = [];
try {
  step(`building a demo world of ${readNumber('objects')} homes`);
  await migrate(connection);
  await buildDemoWorld(connection, { objects: readNumber('objects'), seed: 1, today });
  step(`starting ${readNumber('nodes')} nodes`);
  for (let node = 0; node < readNumber('nodes'); node++) nodes.push(await startNode(`node-${node}`));
  const homes = await readHomes(connection);
  step('bookings');
  const latency = await measureBookings(homes);
  step(`${readNumber('changes')} changes, after which all nodes are compared`);
  const equal = await compareAfterChanges(homes);
  const result = { nodes: nodes.length, objects: homes.length, ...latency, ...equal };
  console.log(values.json ? JSON.stringify(result) : formatTable(result));
  process.exitCode = equal.different === 0 ? 0 : 1;
} finally {
  agent.destroy();
  for (const node of nodes) await node.stop();
  await connection.close();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

function startNode(name: string): Promise<ServerProcess> {
  const environment = { DATABASE_URL: postgres.url, DATA_DIR: join(folder, name), LOG_LEVEL: 'error' };
  return startServerProcess(environment, { pages: false });
}

async function readHomes({ db }: DatabaseConnection): Promise<number[]> {
  const rows = await db.selectFrom('homes').select('object_number').orderBy('object_number').execute();
  return rows.map((row) => row.object_number);
}

async function search(node: ServerProcess, query: object): Promise<unknown> {
  const text = await fetchText(`${node.url}/api/search?query=${encodeURIComponent(JSON.stringify(query))}`);
  const { data } = JSON.parse(text) as { data: { objectNumber: number[]; aggs: unknown } };
  return { objectNumber: data.objectNumber, aggs: data.aggs };
}

/** Requests uncompressed responses, because decompression would compete with the measured servers for the processor. */
function fetchText(url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('end', () => resolve(Buffer.concat(chunks).toString()));
      response.once('error', reject);
    }).once('error', reject);
  });
}

async function isFound(node: ServerProcess, onr: number, stay: Stay): Promise<boolean> {
  const { objectNumber } = (await search(node, { onr, ...stay })) as { objectNumber: number[] };
  return objectNumber.length > 0;
}

async function measureBookings(homes: readonly number[]) {
  const { book } = createRandomChanges(connection, homes, today, 1);
  const random = seededRandom('bench-in-step', 1);
  let times: number[] = [];
  let bookedCount = 0;
  await bookFor(readNumber('warmUp'));
  const seconds = await bookFor(readNumber('seconds'));
  times.sort((a, b) => a - b);
  const percentile = (share: number): number =>
    Math.round(10 * (times[Math.floor(share * (times.length - 1))] ?? NaN)) / 10;
  return {
    bookings_per_second: Math.round(bookedCount / seconds),
    samples: times.length,
    p50_ms: percentile(0.5),
    p95_ms: percentile(0.95),
    p99_ms: percentile(0.99),
    max_ms: percentile(1),
  };

  /** Books at the given rate, `requested` times, and returns the elapsed seconds. */
  async function bookFor(requested: number): Promise<number> {
    times = [];
    bookedCount = 0;
    const startTime = performance.now();
    const runningBookings = new Set<Promise<void>>();
    let failure: unknown = null;
    for (let index = 0; index < requested * readNumber('rate'); index++) {
      const wait = startTime + (index * 1000) / readNumber('rate') - performance.now();
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      // A machine that is too slow lowers the rate, which the result shows.
      while (runningBookings.size >= bookingsAtOnce) await Promise.race(runningBookings);
      const pendingBooking = bookOne(index % readNumber('sample') === 0)
        // Rethrown after the servers are stopped. An unhandled rejection would leave them running.
        .catch((error: unknown) => (failure ??= error))
        .then(() => void runningBookings.delete(pendingBooking));
      runningBookings.add(pendingBooking);
    }
    await Promise.all(runningBookings);
    if (failure) throw new Error('A booking failed.', { cause: failure });
    return (performance.now() - startTime) / 1000;
  }

  async function bookOne(isSample: boolean): Promise<void> {
    const booking = isSample ? await bookVisibleHome() : await bookRandomStay();
    bookedCount += 1;
    if (!isSample) return;
    const { onr, stay } = booking;
    const acknowledgedAt = performance.now();
    const disappearances = nodes.map(async (node) => {
      // The response without the home was created before it arrived here, so the figure is an upper bound.
      while (await isFound(node, onr, stay)) await new Promise((resolve) => setTimeout(resolve, 2));
      return performance.now() - acknowledgedAt;
    });
    times.push(Math.max(...(await Promise.all(disappearances))));
  }

  function randomStay(): { onr: number; stay: Stay } {
    const startDate: PlainDate = addDays(today, random.int(30, 500));
    return { onr: random.pick(homes), stay: { startDate, endDate: addDays(startDate, 7) } };
  }

  /** A third of the stays are occupied, so others are tried until one can be booked. */
  async function bookRandomStay(): Promise<{ onr: number; stay: Stay }> {
    for (;;) {
      const wish = randomStay();
      if (await book(wish.onr, wish.stay)) return wish;
    }
  }

  /** Books a home that was in the results before, because only such a home can disappear from them. */
  async function bookVisibleHome(): Promise<{ onr: number; stay: Stay }> {
    for (;;) {
      const wish = randomStay();
      if ((await isFound(nodes[0]!, wish.onr, wish.stay)) && (await book(wish.onr, wish.stay))) return wish;
    }
  }
}

async function compareAfterChanges(homes: readonly number[]) {
  const startTime = performance.now();
  await createRandomChanges(connection, homes, today, 2).run(readNumber('changes'));
  const changes_s = Math.round((performance.now() - startTime) / 100) / 10;
  // Twice the polling interval of the outbox.
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  const fresh = await startNode('fresh');
  const queries: object[] = [{}, { persons: 8 }, { sort: 'priceAsc' }, { sort: 'rating' }];
  for (let day = 3; day < 400; day += 4) {
    const startDate = addDays(today, day);
    queries.push({
      startDate,
      endDate: addDays(startDate, day % 2 ? 7 : 3),
      tolerance: day % 4,
      sort: 'priceAsc',
    });
  }
  let different = 0;
  for (const query of queries) {
    const expectedAnswer = await search(fresh, query);
    for (const node of nodes) {
      const answer = await search(node, query);
      // The order of keys depends on the order of homes and has no meaning.
      if (!isDeepStrictEqual(answer, expectedAnswer)) different += 1;
    }
  }
  await fresh.stop();
  return { changes: readNumber('changes'), changes_s, compared: queries.length * nodes.length, different };
}

function formatTable(result: Readonly<Record<string, number>>): string {
  return Object.entries(result)
    .map(([name, value]) => `${name.padEnd(22)}${value}`)
    .join('\n');
}
