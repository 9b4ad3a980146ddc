import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../tests/harness/postgres-server.ts';
import { startServerProcess, type ServerProcess } from '../../tests/harness/server-process.ts';
import { step } from '../supervision/step.ts';
import { loadVisits, type VisitLoad } from './load-visits.ts';
import { processorMs } from './processor-time.ts';
import { visitsOf } from './visits.ts';

interface UnderBookingsOptions {
  /** A data folder with the demo world, of which each server gets a copy. */
  dataDir: string;
  bookingsPerMinute: number;
  /** The page cache counts time in visits, whatever the speed of the machine. */
  visitsPerSecond: number;
  connections: number;
  /** Seconds of visits in each turn; the first third is not measured. */
  seconds: number;
  rounds: number;
}

interface Turn extends VisitLoad {
  /** The share of all visited pages that came from the cache, in percent. */
  hits: number;
  /** The share of pages that were outdated but had not changed, in percent. */
  unchanged: number;
  processorMs: number;
}

interface MeasuredServer {
  cache: string;
  server: ServerProcess;
  metricsUrl: string;
}

const caches = [
  { cache: 'any change drops all', drops: 'all' },
  { cache: 'by tags', drops: 'tags' },
  { cache: 'by tags, looked at first', drops: 'nothing' },
] as const;

/**
 * Measures visits with bookings between them, to a server whose cache any change empties, to one that knows what pages show, and to
 * one that looks whether such a page has changed before it is rendered. They take turns; each figure is the mean of its turns.
 */
export async function measureUnderBookings(options: UnderBookingsOptions): Promise<object[]> {
  const folder = mkdtempSync(join(tmpdir(), 'feriola-bench-bookings-'));
  const servers: MeasuredServer[] = [];
  try {
    for (const { cache, drops } of caches) {
      step(`starting the site with its cache ${cache}`);
      const dataDir = join(folder, drops);
      cpSync(options.dataDir, dataDir, { recursive: true });
      const metricsPort = String(await freePort());
      const environment = {
        DATA_DIR: dataDir,
        METRICS_PORT: metricsPort,
        DROPS: drops,
        VISITS_PER_SECOND: String(options.visitsPerSecond),
      };
      const server = await startServerProcess(environment, {
        script: 'bench/pages/serve-measured.ts',
      });
      servers.push({ cache, server, metricsUrl: `http://127.0.0.1:${metricsPort}/metrics` });
    }
    const turns = servers.map((): Turn[] => []);
    for (let round = 0; round < options.rounds; round++) {
      for (const [index, measured] of servers.entries()) {
        step(`visits with bookings, the cache ${measured.cache}, round ${round + 1}`);
        turns[index]!.push(await takeTurn(measured, options, round));
      }
    }
    return servers.map(({ cache }, index) => ({ cache, ...summary(turns[index]!) }));
  } finally {
    for (const { server } of servers) await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function takeTurn(
  { server: { url, pid }, metricsUrl }: MeasuredServer,
  { connections, seconds, visitsPerSecond, bookingsPerMinute }: UnderBookingsOptions,
  seed: number,
): Promise<Turn> {
  const visits = await visitsOf(url, seed);
  const visitsPerBooking = Math.round((visitsPerSecond * 60) / bookingsPerMinute);
  const third = Math.round((visitsPerSecond * seconds) / 3);
  await loadVisits(url, visits, { connections, visitsPerBooking, count: third });
  const [before, processorBefore] = [await figuresOf(metricsUrl), processorMs(pid)];
  const load = await loadVisits(url, visits, { connections, visitsPerBooking, count: 2 * third });
  const [after, processorAfter] = [await figuresOf(metricsUrl), processorMs(pid)];
  const hits = after.hits - before.hits;
  const unchanged = after.unchanged - before.unchanged;
  const all = hits + unchanged + after.misses - before.misses;
  return {
    ...load,
    hits: (100 * hits) / all,
    unchanged: (100 * unchanged) / all,
    processorMs: (processorAfter - processorBefore) / all,
  };
}

async function figuresOf(metricsUrl: string): Promise<Record<'hits' | 'unchanged' | 'misses', number>> {
  const text = await (await fetch(metricsUrl)).text();
  const figure = (name: string): number =>
    Number(new RegExp(`^feriola_page_cache_${name}_total (\\d+)`, 'm').exec(text)![1]);
  return { hits: figure('hits'), unchanged: figure('unchanged'), misses: figure('misses') };
}

function summary(turns: readonly Turn[]): Record<string, number> {
  const mean = (figure: keyof Turn): number =>
    Math.round((10 * turns.reduce((sum, turn) => sum + turn[figure], 0)) / turns.length) / 10;
  return {
    'hits %': mean('hits'),
    'unchanged %': mean('unchanged'),
    'requests/s': mean('requestsPerSecond'),
    'p50 ms': mean('p50'),
    'p99 ms': mean('p99'),
    'processor ms': mean('processorMs'),
    bookings: turns.reduce((sum, { booked }) => sum + booked, 0),
  };
}
