import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServerProcess } from '../../tests/harness/server-process.ts';
import { listPageKinds } from './kinds.ts';
import { step } from '../supervision/step.ts';
import { reportRefused, loadPage, loadPages, untilWarm } from './load.ts';
import { median } from './median.ts';
import { processorMs } from './processor-time.ts';
import { rejectOnExit } from '../supervision/end-of.ts';

interface KindsOptions {
  dataDir: string;
  seconds: number;
  rounds: number;
}

interface KindRow {
  page: string;
  elements: number;
  /** Uncompressed size. */
  'kB of HTML': number;
  /** Processor time of the server process with all its threads for one page, including compression. */
  'processor ms': number;
  'looked at ms': number;
  'react-dom ms': number;
  'React Router ms': number;
  'times react-dom': number;
}

interface Kinds {
  rows: KindRow[];
  /** All pages in turn on ten connections, each rendered without cache. */
  mix: { 'requests/s': number; 'p50 ms': number; 'p99 ms': number };
}

/**
 * Measures ten kinds of pages when they are rendered and when they are outdated but unchanged, compared with the same
 * elements rendered by react-dom alone and by React Router without loaders. All take turns, and each figure is the
 * median of its turns.
 */
export async function measurePageKinds({ dataDir, seconds, rounds }: KindsOptions): Promise<Kinds> {
  step('starting the site');
  const site = await startServerProcess({ DATA_DIR: dataDir });
  const copy = mkdtempSync(join(tmpdir(), 'feriola-bench-kinds-'));
  cpSync(dataDir, copy, { recursive: true });
  step('starting the site whose pages are always outdated');
  // The interval between two visits is longer than the lifetime of a cached page.
  const outdatingServer = await startServerProcess(
    { DATA_DIR: copy, DROPS: 'nothing', VISITS_PER_SECOND: '0.01' },
    { script: 'bench/pages/serve-measured.ts' },
  );
  const kinds = await listPageKinds(site.url);
  const urls = kinds.map(({ path }) => `${site.url}${path}${path.includes('?') ? '&' : '?'}fresh=1`);
  const bareServer = spawn(process.execPath, ['bench/pages/serve-bare-markup.ts', ...urls], {
    cwd: join(import.meta.dirname, '../..'),
    env: { PATH: process.env['PATH'] ?? '', NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    step('waiting for the bare pages');
    const [line] = (await Promise.race([once(bareServer.stdout, 'data'), rejectOnExit(bareServer)])) as [
      Buffer,
    ];
    const { url: bareUrl, elements } = JSON.parse(line.toString()) as { url: string; elements: number[] };
    const rows: KindRow[] = [];
    for (const [index, { page, path }] of kinds.entries()) {
      step(`asking for ${page}`);
      const html = await (await fetch(urls[index]!)).text();
      const measuredPages = [
        { pid: site.pid, url: urls[index]!, connections: 2 },
        // A single connection, because concurrent requests for one page share its rendering.
        { pid: outdatingServer.pid, url: outdatingServer.url + path, connections: 1 },
        { pid: bareServer.pid!, url: `${bareUrl}/react-dom/${index}`, connections: 2 },
        { pid: bareServer.pid!, url: `${bareUrl}/react-router/${index}`, connections: 2 },
      ];
      const [ownTimes, lookedAt, dom, router] = await measureInTurns(measuredPages, seconds, rounds);
      rows.push({
        page,
        elements: elements[index]!,
        'kB of HTML': Math.round(Buffer.byteLength(html) / 1000),
        'processor ms': ownTimes!,
        'looked at ms': lookedAt!,
        'react-dom ms': dom!,
        'React Router ms': router!,
        'times react-dom': roundToHundredths(ownTimes! / dom!),
      });
    }
    const allUrls = urls.map((url) => new URL(url));
    await untilWarm(allUrls, 10);
    step('asking for all kinds in turn');
    const load = await loadPages(allUrls, { connections: 10, seconds: 10 * seconds });
    reportRefused(load);
    const { requestsPerSecond, p50, p99 } = load;
    const mix = {
      'requests/s': Math.round(requestsPerSecond),
      'p50 ms': roundToHundredths(p50),
      'p99 ms': roundToHundredths(p99),
    };
    return { rows, mix };
  } finally {
    bareServer.kill();
    await site.stop();
    await outdatingServer.stop();
    rmSync(copy, { recursive: true, force: true });
  }
}

async function measureInTurns(
  measuredPages: readonly { pid: number; url: string; connections: number }[],
  seconds: number,
  rounds: number,
): Promise<number[]> {
  const times = measuredPages.map((): number[] => []);
  // Round 0 compiles the code.
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, { pid, url, connections }] of measuredPages.entries()) {
      const processorBefore = processorMs(pid);
      const load = await loadPage(new URL(url), { connections, seconds });
      reportRefused(load);
      if (round > 0) times[index]!.push((processorMs(pid) - processorBefore) / load.pages);
    }
  }
  return times.map((ownTimes) => roundToHundredths(median(ownTimes)));
}

const roundToHundredths = (value: number): number => Math.round(100 * value) / 100;
