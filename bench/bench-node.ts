import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { addDays, todayInBerlin } from '../domain/stay.ts';
import { freePort, startPostgresServer } from '../tests/harness/postgres-server.ts';
import { untilReady } from '../tests/harness/server-process.ts';
import { median } from './pages/median.ts';
import { step } from './supervision/step.ts';
import { processorMs } from './pages/processor-time.ts';
import { fetchData } from './pages/site-data.ts';
import { readOptions } from '../scripts/read-options.ts';

/**
 * Measures the cost of a node: elapsed and processor time from `bin/start` to `/readyz` after the setup, and resident
 * memory after a start and after pages and pictures that were not cached.
 */
const values = readOptions({
  objects: { type: 'string', default: '3000' },
  starts: { type: 'string', default: '5' },
  /** Number of pages, half of them homes, and of pictures. */
  asked: { type: 'string', default: '300' },
  /** Uses a PostgreSQL server instead of the embedded database. */
  postgres: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
});
const atOnce = 4;
/** After this time the first pages are rendered and garbage is collected. */
const quietMs = 20_000;
/** The first start of a fresh checkout installs dependencies and builds. */
const startMaxMs = 900_000;

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'feriola-bench-node-'));
const postgres = values.postgres ? await startPostgresServer() : null;

const children: ChildProcess[] = [];

interface StartedNode {
  url: string;
  child: ChildProcess;
  readyMs: number;
  processorMs: number;
}

async function start(): Promise<StartedNode> {
  const port = String(await freePort());
  const url = `http://localhost:${port}`;
  const began = performance.now();
  const child = spawn('bin/start', {
    cwd: root,
    env: {
      PATH: process.env['PATH'] ?? '',
      DATA_DIR: join(folder, 'data'),
      DEMO_OBJECTS: values.objects,
      PORT: port,
      RATE_LIMIT: '0',
      LOG_LEVEL: 'warn',
      ...(postgres ? { DATABASE_URL: postgres.url } : {}),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (text: Buffer) => (output += text.toString()));
  children.push(child);
  await untilReady(url, child, startMaxMs, () => output);
  return { url, child, readyMs: performance.now() - began, processorMs: processorMs(child.pid!) };
}

async function stop({ child }: StartedNode): Promise<void> {
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
}

const readResidentMemory = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024;

/**
 * Resident memory of the node's own process and of its child processes. A fresh site has a child process for some
 * minutes, which renders the covers of its lists while idle. The benchmark does not wait for it.
 */
function residentMb({ child }: StartedNode): { own: number; helpers: number } {
  const pid = child.pid!;
  const helpers = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  return {
    own: Math.round(readResidentMemory(pid)),
    helpers: Math.round(helpers.reduce((sum, helper) => sum + readResidentMemory(Number(helper)), 0)),
  };
}

/** Addresses that are not cached: pages of homes, and searches of places with dates. */
async function listPages(url: string, count: number): Promise<string[]> {
  const { objectNumber } = await fetchData<{ objectNumber: number[] }>(url, '/api/search');
  const { regions } = await fetchData<{ regions: { href: string }[] }>(url, '/api/location/teasers');
  const today = todayInBerlin(new Date());
  return Array.from({ length: count }, (_, index) => {
    const home = objectNumber[(index >> 1) % objectNumber.length]!;
    if (index % 2 === 0) return `/object/${home}/?fresh=${index}`;
    const arrival = addDays(today, 14 + (index % 200));
    return `${regions[index % regions.length]!.href}?startDate=${arrival}&endDate=${addDays(arrival, 7)}`;
  });
}

/** A busy node refuses requests, which are retried as browsers do. */
async function fetchWithRetry(address: string): Promise<Response> {
  for (let tries = 1; ; tries++) {
    const response = await fetch(address);
    if (response.status !== 503 || tries === 60) return response;
    await response.arrayBuffer();
    await pause(500);
  }
}

/** Requests the addresses with limited concurrency, and returns the pictures on the pages. */
async function fetchAll(url: string, paths: readonly string[]): Promise<string[]> {
  const pictures = new Set<string>();
  const queue = [...paths];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
        const response = await fetchWithRetry(url + path);
        const body = await response.text();
        if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
        for (const [, picture] of body.matchAll(/(?:src|srcset)="(\/[^" ]+\.(?:avif|webp|jpg))/gi))
          pictures.add(picture!);
      }
    }),
  );
  return [...pictures];
}

try {
  step(`building a demo world of ${values.objects} homes, and starting with it`);
  await stop(await start());
  const starts: StartedNode[] = [];
  for (let count = 0; count < Number(values.starts); count++) {
    step(`start ${count + 1} of ${values.starts}`);
    const startedNode = await start();
    starts.push(startedNode);
    await stop(startedNode);
  }
  step('starting once more, and leaving the node alone for 20 s');
  const node = await start();
  await pause(quietMs);
  const afterStart = residentMb(node);
  step(`asking for ${values.asked} pages`);
  const pictures = await fetchAll(node.url, await listPages(node.url, Number(values.asked)));
  step(`asking for ${Math.min(pictures.length, Number(values.asked))} pictures`);
  await fetchAll(node.url, pictures.slice(0, Number(values.asked)));
  step('leaving the node alone for 20 s');
  await pause(quietMs);
  const afterPages = residentMb(node);
  const figures = {
    starts_s: starts.map(({ readyMs }) => Math.round(readyMs / 10) / 100),
    ready_ms: Math.round(median(starts.map(({ readyMs }) => readyMs))),
    processor_ms: Math.round(median(starts.map((started) => started.processorMs))),
    resident_after_start_mb: afterStart.own,
    helpers_after_start_mb: afterStart.helpers,
    pages: Number(values.asked),
    pictures: Math.min(pictures.length, Number(values.asked)),
    resident_after_pages_mb: afterPages.own,
    helpers_after_pages_mb: afterPages.helpers,
  };
  await stop(node);
  if (values.json) console.log(JSON.stringify(figures));
  else console.table(figures);
} finally {
  // Ends all child processes, also after a failure.
  for (const child of children) child.kill('SIGKILL');
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}
