import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../tests/harness/postgres-server.ts';
import { startServerProcess, type ServerProcess } from '../../tests/harness/server-process.ts';
import { bookSteadily } from './book-steadily.ts';
import { loadVisits, type VisitLoad } from './load-visits.ts';
import { processorMs } from './processor-time.ts';
import { visitsOf } from './visits.ts';

interface UnderBookingsOptions {
  /** A data folder with the demo world, which each server gets a copy of. */
  dataDir: string;
  bookingsPerMinute: number;
  visitsPerSecond: number;
  connections: number;
  /** Each turn takes so long; its first third is not measured. */
  seconds: number;
  rounds: number;
}

interface Turn extends VisitLoad {
  /** This is a share of all visited pages, in percent. */
  hits: number;
  booked: number;
  /** The serving process took so long for one page, with the bookings. */
  processorMs: number;
}

interface MeasuredServer {
  cache: string;
  server: ServerProcess;
  metricsUrl: string;
}

const caches = [
  { cache: 'any change drops all', script: 'scripts/bench-pages/serve-dropping-all.ts' },
  { cache: 'by tags', script: 'server/main.ts' },
] as const;

/**
 * Visits with bookings beside them, to a server whose cache any change empties and to one that knows what pages
 * show. They take turns, at a steady rate of visits and as fast as they answer; each figure is the mean of its turns.
 */
export async function measureUnderBookings(options: UnderBookingsOptions): Promise<object[]> {
  const folder = mkdtempSync(join(tmpdir(), 'feriola-bench-bookings-'));
  const servers: MeasuredServer[] = [];
  try {
    for (const { cache, script } of caches) {
      const dataDir = join(folder, String(servers.length));
      cpSync(options.dataDir, dataDir, { recursive: true });
      const metricsPort = String(await freePort());
      const environment = { DATA_DIR: dataDir, METRICS_PORT: metricsPort };
      const server = await startServerProcess(environment, { script });
      servers.push({ cache, server, metricsUrl: `http://127.0.0.1:${metricsPort}/metrics` });
    }
    const steady = await takeTurns(servers, { ...options, perSecond: options.visitsPerSecond });
    return [...steady, ...(await takeTurns(servers, { ...options, perSecond: null }))];
  } finally {
    for (const { server } of servers) await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function takeTurns(
  servers: readonly MeasuredServer[],
  options: UnderBookingsOptions & { perSecond: number | null },
): Promise<object[]> {
  const { perSecond, rounds } = options;
  const turns = servers.map((): Turn[] => []);
  for (let round = 0; round < rounds; round++) {
    for (const [index, { server, metricsUrl }] of servers.entries()) {
      turns[index]!.push(await takeTurn(server, metricsUrl, { ...options, seed: round }));
    }
  }
  return servers.map(({ cache }, index) => ({
    cache,
    visits: perSecond === null ? 'as fast as answered' : `${perSecond} a second`,
    ...summary(turns[index]!),
  }));
}

async function takeTurn(
  { url, pid }: ServerProcess,
  metricsUrl: string,
  options: UnderBookingsOptions & { perSecond: number | null; seed: number },
): Promise<Turn> {
  const { connections, seconds, perSecond, seed, bookingsPerMinute } = options;
  const visits = await visitsOf(url, seed);
  const bookings = bookSteadily(url, visits, bookingsPerMinute);
  await loadVisits(url, visits, { connections, perSecond, seconds: seconds / 3 });
  const [before, processorBefore] = [await figuresOf(metricsUrl), processorMs(pid)];
  const load = await loadVisits(url, visits, { connections, perSecond, seconds: (seconds * 2) / 3 });
  const [after, processorAfter] = [await figuresOf(metricsUrl), processorMs(pid)];
  const booked = await bookings.stop();
  const [hits, misses] = [after.hits - before.hits, after.misses - before.misses];
  return {
    ...load,
    booked,
    hits: (100 * hits) / (hits + misses),
    processorMs: (processorAfter - processorBefore) / (hits + misses),
  };
}

async function figuresOf(metricsUrl: string): Promise<{ hits: number; misses: number }> {
  const text = await (await fetch(metricsUrl)).text();
  const figure = (name: string): number =>
    Number(new RegExp(`^feriola_page_cache_${name}_total (\\d+)`, 'm').exec(text)![1]);
  return { hits: figure('hits'), misses: figure('misses') };
}

function summary(turns: readonly Turn[]): Record<string, number> {
  const mean = (figure: keyof Turn): number =>
    Math.round((10 * turns.reduce((sum, turn) => sum + turn[figure], 0)) / turns.length) / 10;
  return {
    'hits %': mean('hits'),
    'requests/s': mean('requestsPerSecond'),
    'p50 ms': mean('p50'),
    'p99 ms': mean('p99'),
    'processor ms': mean('processorMs'),
    bookings: turns.reduce((sum, { booked }) => sum + booked, 0),
  };
}
