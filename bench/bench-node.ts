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
import { dataOf } from './pages/site-data.ts';
import { readOptions } from '../scripts/read-options.ts';

/**
 * What a node takes before anybody asks and after many did: the time from `bin/start` to `/readyz` once everything is set up, with
 * the processor's time, and the resident megabytes after a start and after pages and pictures that nobody had asked for.
 */
const values = readOptions({
  objects: { type: 'string', default: '3000' },
  starts: { type: 'string', default: '5' },
  /** Number of pages, half of them homes, and of pictures. */
  asked: { type: 'string', default: '300' },
  /** Takes a PostgreSQL server instead of the embedded database. */
  postgres: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
});
const atOnce = 4;
/** After this time the first pages are rendered and their garbage is collected. */
const quietMs = 20_000;
/** The first start of a fresh checkout installs and builds. */
const startMaxMs = 900_000;

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'feriola-bench-node-'));
const postgres = values.postgres ? await startPostgresServer() : null;

const children: ChildProcess[] = [];

interface Started {
  url: string;
  child: ChildProcess;
  readyMs: number;
  processorMs: number;
}

async function start(): Promise<Started> {
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
  let said = '';
  child.stderr.on('data', (text: Buffer) => (said += text.toString()));
  children.push(child);
  await untilReady(url, child, startMaxMs, () => said);
  return { url, child, readyMs: performance.now() - began, processorMs: processorMs(child.pid!) };
}

async function stop({ child }: Started): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

const residentOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024;

/**
 * Resident memory of the node's own process and of its child processes. A fresh site has a child process for some minutes that makes the
 * covers of its lists in idle time; the benchmark does not wait for it.
 */
function residentMb({ child }: Started): { own: number; helpers: number } {
  const pid = child.pid!;
  const helpers = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  return {
    own: Math.round(residentOf(pid)),
    helpers: Math.round(helpers.reduce((sum, helper) => sum + residentOf(Number(helper)), 0)),
  };
}

/** Addresses that nobody has asked for: pages of homes, and searches of places with dates. */
async function pagesOf(url: string, count: number): Promise<string[]> {
  const { objectNumber } = await dataOf<{ objectNumber: number[] }>(url, '/api/search');
  const { regions } = await dataOf<{ regions: { href: string }[] }>(url, '/api/location/teasers');
  const today = todayInBerlin(new Date());
  return Array.from({ length: count }, (_, index) => {
    const home = objectNumber[(index >> 1) % objectNumber.length]!;
    if (index % 2 === 0) return `/object/${home}/?fresh=${index}`;
    const arrival = addDays(today, 14 + (index % 200));
    return `${regions[index % regions.length]!.href}?startDate=${arrival}&endDate=${addDays(arrival, 7)}`;
  });
}

/** A busy node refuses; it is asked again, as its visitors' browsers do. */
async function askOnceFree(address: string): Promise<Response> {
  for (let tries = 1; ; tries++) {
    const response = await fetch(address);
    if (response.status !== 503 || tries === 60) return response;
    await response.arrayBuffer();
    await pause(500);
  }
}

/** Requests the addresses, some at once, and returns the pictures that the pages show. */
async function ask(url: string, paths: readonly string[]): Promise<string[]> {
  const pictures = new Set<string>();
  const waiting = [...paths];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
        const response = await askOnceFree(url + path);
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
  const starts: Started[] = [];
  for (let count = 0; count < Number(values.starts); count++) {
    step(`start ${count + 1} of ${values.starts}`);
    const started = await start();
    starts.push(started);
    await stop(started);
  }
  step('starting once more, and leaving the node alone for 20 s');
  const node = await start();
  await pause(quietMs);
  const afterStart = residentMb(node);
  step(`asking for ${values.asked} pages`);
  const pictures = await ask(node.url, await pagesOf(node.url, Number(values.asked)));
  step(`asking for ${Math.min(pictures.length, Number(values.asked))} pictures`);
  await ask(node.url, pictures.slice(0, Number(values.asked)));
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
  // What failed on the way leaves none behind; one that has ended is not there to be ended.
  for (const child of children) child.kill('SIGKILL');
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}
