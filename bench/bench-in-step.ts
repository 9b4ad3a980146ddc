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
 * Server processes on one PostgreSQL of the benchmark's own: how long after the acknowledgement of its
 * commit a booking is still in some node's results while bookings come at a steady rate; then random
 * changes, after which every node must answer as one that has just been started.
 */
const values = readOptions({
  nodes: { type: 'string', default: '3' },
  objects: { type: 'string', default: '3000' },
  rate: { type: 'string', default: '100' },
  seconds: { type: 'string', default: '20' },
  // Before them: processes that have just been started compile what they do for the first time.
  warmUp: { type: 'string', default: '3' },
  // Every so-manyth booking is looked for on all nodes: looking costs more than booking.
  sample: { type: 'string', default: '5' },
  changes: { type: 'string', default: '10000' },
  json: { type: 'boolean', default: false },
});
const number = (name: Exclude<keyof typeof values, 'json'>): number => Number(values[name]);
const bookingsAtOnce = 32;
const agent = new Agent({ keepAlive: true });
const today = systemClock.today();
step('starting a database');
const folder = mkdtempSync(join(tmpdir(), 'feriola-in-step-'));
const postgres = await startPostgresServer();
const connection = await openPostgres(postgres.url, { max: 16 });
const nodes: ServerProcess[] = [];
try {
  step(`building a demo world of ${number('objects')} homes`);
  await migrate(connection);
  await buildDemoWorld(connection, { objects: number('objects'), seed: 1, today });
  step(`starting ${number('nodes')} nodes`);
  for (let node = 0; node < number('nodes'); node++) nodes.push(await startNode(`node-${node}`));
  const homes = await homesOf(connection);
  step('bookings');
  const latency = await measureBookings(homes);
  step(`${number('changes')} changes, after which all nodes are compared`);
  const equal = await compareAfterChanges(homes);
  const result = { nodes: nodes.length, objects: homes.length, ...latency, ...equal };
  console.log(values.json ? JSON.stringify(result) : table(result));
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

async function homesOf({ db }: DatabaseConnection): Promise<number[]> {
  const rows = await db.selectFrom('homes').select('object_number').orderBy('object_number').execute();
  return rows.map((row) => row.object_number);
}

async function search(node: ServerProcess, query: object): Promise<unknown> {
  const text = await textOf(`${node.url}/api/search?query=${encodeURIComponent(JSON.stringify(query))}`);
  const { data } = JSON.parse(text) as { data: { objectNumber: number[]; aggs: unknown } };
  return { objectNumber: data.objectNumber, aggs: data.aggs };
}

/** The answer is uncompressed: decompression would compete with the measured servers for the processor. */
function textOf(url: string): Promise<string> {
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
  let booked = 0;
  await bookFor(number('warmUp'));
  const seconds = await bookFor(number('seconds'));
  times.sort((a, b) => a - b);
  const at = (share: number): number =>
    Math.round(10 * (times[Math.floor(share * (times.length - 1))] ?? NaN)) / 10;
  return {
    bookings_per_second: Math.round(booked / seconds),
    samples: times.length,
    p50_ms: at(0.5),
    p95_ms: at(0.95),
    p99_ms: at(0.99),
    max_ms: at(1),
  };

  /** Books at the rate, `requested` times; returns the seconds that it took. */
  async function bookFor(requested: number): Promise<number> {
    times = [];
    booked = 0;
    const started = performance.now();
    const running = new Set<Promise<void>>();
    let failure: unknown = null;
    for (let index = 0; index < requested * number('rate'); index++) {
      const wait = started + (index * 1000) / number('rate') - performance.now();
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      // A machine that cannot keep up makes the rate lower, which the result tells.
      while (running.size >= bookingsAtOnce) await Promise.race(running);
      const one = bookOne(index % number('sample') === 0)
        // Kept until the servers can be stopped: an unhandled one would leave them behind.
        .catch((error: unknown) => (failure ??= error))
        .then(() => void running.delete(one));
      running.add(one);
    }
    await Promise.all(running);
    if (failure) throw new Error('A booking failed.', { cause: failure });
    return (performance.now() - started) / 1000;
  }

  async function bookOne(isSample: boolean): Promise<void> {
    const booking = isSample ? await bookSeen() : await bookAny();
    booked += 1;
    if (!isSample) return;
    const { onr, stay } = booking;
    const acknowledged = performance.now();
    const gone = nodes.map(async (node) => {
      // The answer that no longer has it was made before it arrived here: the figure is an upper bound.
      while (await isFound(node, onr, stay)) await new Promise((resolve) => setTimeout(resolve, 2));
      return performance.now() - acknowledged;
    });
    times.push(Math.max(...(await Promise.all(gone))));
  }

  function anyStay(): { onr: number; stay: Stay } {
    const startDate: PlainDate = addDays(today, random.int(30, 500));
    return { onr: random.pick(homes), stay: { startDate, endDate: addDays(startDate, 7) } };
  }

  /** A third of the stays are taken: others are tried until one can be booked. */
  async function bookAny(): Promise<{ onr: number; stay: Stay }> {
    for (;;) {
      const wish = anyStay();
      if (await book(wish.onr, wish.stay)) return wish;
    }
  }

  /** Books a home that was in the results before: only such a home can leave them. */
  async function bookSeen(): Promise<{ onr: number; stay: Stay }> {
    for (;;) {
      const wish = anyStay();
      if ((await isFound(nodes[0]!, wish.onr, wish.stay)) && (await book(wish.onr, wish.stay))) return wish;
    }
  }
}

async function compareAfterChanges(homes: readonly number[]) {
  const started = performance.now();
  await createRandomChanges(connection, homes, today, 2).run(number('changes'));
  const changes_s = Math.round((performance.now() - started) / 100) / 10;
  // Twice the time between two looks at the outbox.
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
    const expected = await search(fresh, query);
    for (const node of nodes) {
      const answer = await search(node, query);
      // The order of keys is that in which homes came, and means nothing.
      if (!isDeepStrictEqual(answer, expected)) different += 1;
    }
  }
  await fresh.stop();
  return { changes: number('changes'), changes_s, compared: queries.length * nodes.length, different };
}

function table(result: Readonly<Record<string, number>>): string {
  return Object.entries(result)
    .map(([name, value]) => `${name.padEnd(22)}${value}`)
    .join('\n');
}
