import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../tests/harness/postgres-server.ts';
import { startServerProcess, type ServerProcess } from '../../tests/harness/server-process.ts';
import { step } from '../supervision/step.ts';
import { loadVisits, type VisitLoad } from './load-visits.ts';
import { processorMs } from './processor-time.ts';
import { createVisits } from './visits.ts';

interface UnderBookingsOptions {
  /** A data folder with the demo world. Each server gets a copy. */
  dataDir: string;
  bookingsPerMinute: number;
  /** The clock of the page cache counts visits, independent of the speed of the machine. */
  visitsPerSecond: number;
  connections: number;
  /** Seconds of visits in each turn. The first third is not measured. */
  seconds: number;
  rounds: number;
}

interface Turn extends VisitLoad {
  /** Share of all visited pages that came from the cache, in percent. */
  hits: number;
  /** Share of pages that were outdated but unchanged, in percent. */
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
 * Measures visits with bookings between them on three servers: one that clears its cache after any change, one that
 * drops pages by tags, and one that first checks whether such a page has changed. They take turns, and each figure is
 * the mean of its turns.
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
    return servers.map(({ cache }, index) => ({ cache, ...summarize(turns[index]!) }));
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
  const visits = await createVisits(url, seed);
  const visitsPerBooking = Math.round((visitsPerSecond * 60) / bookingsPerMinute);
  const third = Math.round((visitsPerSecond * seconds) / 3);
  await loadVisits(url, visits, { connections, visitsPerBooking, count: third });
  const [before, processorBefore] = [await readFigures(metricsUrl), processorMs(pid)];
  const load = await loadVisits(url, visits, { connections, visitsPerBooking, count: 2 * third });
  const [after, processorAfter] = [await readFigures(metricsUrl), processorMs(pid)];
  const hits = after.hits - before.hits;
  const unchangedCount = after.unchanged - before.unchanged;
  const allCount = hits + unchangedCount + after.misses - before.misses;
  return {
    ...load,
    hits: (100 * hits) / allCount,
    unchanged: (100 * unchangedCount) / allCount,
    processorMs: (processorAfter - processorBefore) / allCount,
  };
}

async function readFigures(metricsUrl: string): Promise<Record<'hits' | 'unchanged' | 'misses', number>> {
  const text = await (await fetch(metricsUrl)).text();
  const readFigure = (name: string): number =>
    Number(new RegExp(`^feriola_page_cache_${name}_total (\\d+)`, 'm').exec(text)![1]);
  return { hits: readFigure('hits'), unchanged: readFigure('unchanged'), misses: readFigure('misses') };
}

function summarize(turns: readonly Turn[]): Record<string, number> {
  const mean = (readFigure: keyof Turn): number =>
    Math.round((10 * turns.reduce((sum, turn) => sum + turn[readFigure], 0)) / turns.length) / 10;
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
