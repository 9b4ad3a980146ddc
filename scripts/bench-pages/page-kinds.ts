import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { startServerProcess } from '../../tests/harness/server-process.ts';
import { kindsOf } from './kinds.ts';
import { loadPage, loadPages } from './load.ts';
import { median } from './median.ts';
import { processorMs } from './processor-time.ts';

interface KindsOptions {
  dataDir: string;
  /** Each turn takes so long. */
  seconds: number;
  rounds: number;
}

interface KindRow {
  page: string;
  elements: number;
  /** The page has so many, not compressed. */
  'kB of HTML': number;
  /** Processor time of the serving process with all its threads for one page, compressed. */
  'processor ms': number;
  'react-dom ms': number;
  'React Router ms': number;
  'times react-dom': number;
}

interface Kinds {
  rows: KindRow[];
  /** All of them in turn at ten connections, each rendered anew. */
  mix: { 'requests/s': number; 'p50 ms': number; 'p99 ms': number };
}

/**
 * What ten kinds of pages cost when they are rendered anew, beside the very same elements rendered by react-dom alone and by
 * React Router without loaders. All take turns; each figure is the median of its turns.
 */
export async function measurePageKinds({ dataDir, seconds, rounds }: KindsOptions): Promise<Kinds> {
  const site = await startServerProcess({ DATA_DIR: dataDir });
  const kinds = await kindsOf(site.url);
  const urls = kinds.map(({ path }) => `${site.url}${path}${path.includes('?') ? '&' : '?'}fresh=1`);
  const bare = spawn(process.execPath, ['scripts/bench-pages/serve-bare-markup.ts', ...urls], {
    cwd: join(import.meta.dirname, '../..'),
    env: { PATH: process.env['PATH'] ?? '', NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [line] = (await once(bare.stdout, 'data')) as [Buffer];
    const { url: bareUrl, elements } = JSON.parse(line.toString()) as { url: string; elements: number[] };
    const rows: KindRow[] = [];
    for (const [index, { page }] of kinds.entries()) {
      const html = await (await fetch(urls[index]!)).text();
      const asked = [
        { pid: site.pid, url: urls[index]! },
        { pid: bare.pid!, url: `${bareUrl}/react-dom/${index}` },
        { pid: bare.pid!, url: `${bareUrl}/react-router/${index}` },
      ];
      const [own, dom, router] = await inTurns(asked, seconds, rounds);
      rows.push({
        page,
        elements: elements[index]!,
        'kB of HTML': Math.round(Buffer.byteLength(html) / 1000),
        'processor ms': own!,
        'react-dom ms': dom!,
        'React Router ms': router!,
        'times react-dom': hundredths(own! / dom!),
      });
    }
    const { requestsPerSecond, p50, p99 } = await loadPages(
      urls.map((url) => new URL(url)),
      { connections: 10, seconds: 10 * seconds },
    );
    const mix = {
      'requests/s': Math.round(requestsPerSecond),
      'p50 ms': hundredths(p50),
      'p99 ms': hundredths(p99),
    };
    return { rows, mix };
  } finally {
    bare.kill();
    await site.stop();
  }
}

async function inTurns(
  asked: readonly { pid: number; url: string }[],
  seconds: number,
  rounds: number,
): Promise<number[]> {
  const options = { connections: 2, seconds };
  const times = asked.map((): number[] => []);
  // The first round has the code compiled.
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, { pid, url }] of asked.entries()) {
      const before = processorMs(pid);
      const { pages } = await loadPage(new URL(url), options);
      if (round > 0) times[index]!.push((processorMs(pid) - before) / pages);
    }
  }
  return times.map((own) => hundredths(median(own)));
}

const hundredths = (value: number): number => Math.round(100 * value) / 100;
