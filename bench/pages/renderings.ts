import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { addDays, todayInBerlin } from '../../domain/stay.ts';
import { startServerProcess } from '../../tests/harness/server-process.ts';
import { rejectOnExit } from '../supervision/end-of.ts';
import { step } from '../supervision/step.ts';
import { reportRefused, loadPage, untilWarm, type Load } from './load.ts';
import { median } from './median.ts';
import { processorMs } from './processor-time.ts';

interface RenderingsOptions {
  dataDir: string;
  connections: number;
  seconds: number;
  rounds: number;
}

interface Renderings {
  rows: readonly Readonly<Record<string, string | number>>[];
  /** Cost of a freshly rendered page relative to a bare page of React Router: by requests, and by processor time. */
  freshOfBarePercent: number;
  byProcessorPercent: number;
}

interface Turn extends Load {
  processorMs: number;
}

/**
 * Compares the result page with forty homes, rendered and cached, with the same cards in a bare React Router page and
 * in bare react-dom. All take turns, so that interference affects all of them, and each figure is the median of its
 * turns. Processor time shows the cost of a page independent of other load.
 */
export async function compareRenderings(options: RenderingsOptions): Promise<Renderings> {
  const arrival = addDays(todayInBerlin(new Date()), 120);
  const dates = { startDate: arrival, endDate: addDays(arrival, 7) };
  const query = new URLSearchParams(dates).toString();

  step('starting the site');
  const site = await startServerProcess({ DATA_DIR: options.dataDir });
  const bareServer = spawn(
    process.execPath,
    [
      'bench/pages/serve-bare-pages.ts',
      `${site.url}/api/search?query=${encodeURIComponent(JSON.stringify(dates))}`,
    ],
    {
      cwd: join(import.meta.dirname, '../..'),
      env: { PATH: process.env['PATH'] ?? '', NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  step('waiting for the bare pages');
  const [line] = (await Promise.race([once(bareServer.stdout, 'data'), rejectOnExit(bareServer)])) as [
    Buffer,
  ];
  const bareUrl = line.toString().trim();

  /** A parameter that no page reads, which disables the cache. */
  const pages = [
    { name: 'search page, rendered fresh', pid: site.pid, url: `${site.url}/search/?${query}&fresh=1` },
    { name: 'search page, from the cache', pid: site.pid, url: `${site.url}/search/?${query}` },
    { name: 'bare React Router page of its cards', pid: bareServer.pid!, url: `${bareUrl}/react-router` },
    { name: 'bare react-dom page of its cards', pid: bareServer.pid!, url: `${bareUrl}/react-dom` },
  ] as const;

  const turns = new Map<string, Turn[]>(pages.map(({ name }) => [name, []]));
  for (const { url } of pages) await untilWarm([new URL(url)], options.connections);
  for (let round = 0; round < options.rounds; round++) {
    for (const { name, pid, url } of pages) {
      step(`asking for the ${name}, round ${round + 1}`);
      const processorBefore = processorMs(pid);
      const load = await loadPage(new URL(url), options);
      reportRefused(load);
      turns.get(name)!.push({ ...load, processorMs: (processorMs(pid) - processorBefore) / load.pages });
    }
  }
  bareServer.kill();
  await site.stop();

  const rows = [...turns].map(([page, loads]) => ({
    page,
    'requests/s': Math.round(median(loads.map((load) => load.requestsPerSecond))),
    'processor ms': Math.round(median(loads.map((load) => load.processorMs)) * 100) / 100,
    'p50 ms': Math.round(median(loads.map((load) => load.p50)) * 10) / 10,
    'p99 ms': Math.round(median(loads.map((load) => load.p99)) * 10) / 10,
    'kB compressed': Math.round(median(loads.map((load) => load.bytes)) / 100) / 10,
  }));
  const [fresh, , ceiling] = rows;
  return {
    rows,
    freshOfBarePercent: Math.round((100 * fresh!['requests/s']) / ceiling!['requests/s']),
    byProcessorPercent: Math.round((100 * ceiling!['processor ms']) / fresh!['processor ms']),
  };
}
