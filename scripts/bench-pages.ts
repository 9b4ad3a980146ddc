import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { addDays, todayInBerlin } from '../domain/stay.ts';
import { startServerProcess } from '../tests/harness/server-process.ts';
import { loadPage, type Load } from './bench-pages/load.ts';
import { processorMs } from './bench-pages/processor-time.ts';

/**
 * The result page with forty homes, rendered anew and from the page cache, beside the same cards rendered by
 * a bare React Router page and by bare react-dom. All take turns, so that a busy machine is busy for all;
 * each figure is the median of its turns. The processor's time of the serving process says what a page costs
 * however much else the machine does. Needs built pages.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '10' },
    /** Homes of the demo world. */
    objects: { type: 'string', default: '3000' },
    json: { type: 'boolean', default: false },
  },
});

const root = join(import.meta.dirname, '..');
const dataDir = process.env['DATA_DIR'] ?? mkdtempSync(join(tmpdir(), 'feriola-bench-pages-'));
const run = async (
  file: string,
  args: string[],
  environment: Record<string, string>,
): Promise<ChildProcess> => {
  const child = spawn(process.execPath, [file, ...args], {
    cwd: root,
    env: { PATH: process.env['PATH'] ?? '', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return Promise.resolve(child);
};

const demo = await run('demo/main.ts', ['--if-empty'], { DATA_DIR: dataDir, DEMO_OBJECTS: values.objects });
demo.stdout!.resume();
await once(demo, 'exit');

const arrival = addDays(todayInBerlin(new Date()), 120);
const dates = { startDate: arrival, endDate: addDays(arrival, 7) };
const query = new URLSearchParams(dates).toString();

const site = await startServerProcess({ DATA_DIR: dataDir });
const bare = await run(
  'scripts/bench-pages/serve-bare-pages.ts',
  [`${site.url}/api/search?query=${encodeURIComponent(JSON.stringify(dates))}`],
  { NODE_ENV: 'production' },
);
const [line] = (await once(bare.stdout!, 'data')) as [Buffer];
const bareUrl = line.toString().trim();

/** A parameter that no page knows: such a page is never cached. */
const pages = [
  { name: 'search page, rendered fresh', pid: site.pid, url: `${site.url}/search/?${query}&fresh=1` },
  { name: 'search page, from the cache', pid: site.pid, url: `${site.url}/search/?${query}` },
  { name: 'bare React Router page of its cards', pid: bare.pid!, url: `${bareUrl}/react-router` },
  { name: 'bare react-dom page of its cards', pid: bare.pid!, url: `${bareUrl}/react-dom` },
] as const;

interface Turn extends Load {
  /** Of the serving process, for one page. */
  processorMs: number;
}

const settings = { connections: Number(values.connections), seconds: Number(values.seconds) };
const turns = new Map<string, Turn[]>(pages.map(({ name }) => [name, []]));
for (const { url } of pages) await loadPage(new URL(url), settings);
for (let round = 0; round < Number(values.rounds); round++) {
  for (const { name, pid, url } of pages) {
    const before = processorMs(pid);
    const load = await loadPage(new URL(url), settings);
    turns.get(name)!.push({ ...load, processorMs: (processorMs(pid) - before) / load.pages });
  }
}
bare.kill();
await site.stop();
if (process.env['DATA_DIR'] === undefined) rmSync(dataDir, { recursive: true, force: true });

const median = (loads: readonly Turn[], figure: keyof Turn): number =>
  loads.map((load) => load[figure]).sort((a, b) => a - b)[Math.floor(loads.length / 2)]!;
const rows = [...turns].map(([page, loads]) => ({
  page,
  'requests/s': Math.round(median(loads, 'requestsPerSecond')),
  'processor ms': Math.round(median(loads, 'processorMs') * 100) / 100,
  'p50 ms': Math.round(median(loads, 'p50') * 10) / 10,
  'p99 ms': Math.round(median(loads, 'p99') * 10) / 10,
  'kB compressed': Math.round(median(loads, 'bytes') / 100) / 10,
}));
const [fresh, , ceiling] = rows;
const share = Math.round((100 * fresh!['requests/s']) / ceiling!['requests/s']);
const processorShare = Math.round((100 * ceiling!['processor ms']) / fresh!['processor ms']);
if (values.json) {
  console.log(JSON.stringify({ rows, freshOfBarePercent: share, byProcessorPercent: processorShare }));
} else {
  console.table(rows);
  console.log(
    `Rendered fresh: ${share} % of the bare React Router page, ${processorShare} % by the processor's time.`,
  );
}
