import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { addDays, todayInBerlin } from '../domain/stay.ts';
import { openPostgres } from '../server/platform/postgres.ts';
import { readOptions } from '../scripts/read-options.ts';
import { startCluster } from './drill/cluster.ts';
import { newDiary } from './drill/diary.ts';
import { createGuests } from './drill/guests.ts';
import { createSession } from './drill/staff-session.ts';
import { createStaff } from './drill/staff.ts';
import { fetchData } from './pages/site-data.ts';
import { folderSizes, tableSizes } from './soak/stored-sizes.ts';
import { growthPerHour, type Reading } from './soak/trend.ts';
import { step } from './supervision/step.ts';

/**
 * Serves visitors at a steady pace for a long time, and prints what has grown: the live heap, the compiled code
 * in it, the memory of the process, each table, each folder. A first part is not counted, while caches fill.
 */
const values = readOptions({
  minutes: { type: 'string', default: '120' },
  'uncounted-minutes': { type: 'string', default: '30' },
  homes: { type: 'string', default: '3000' },
  /** Visits per second. `lists` are result pages that nobody has requested before. */
  pages: { type: 'string', default: '20' },
  lists: { type: 'string', default: '5' },
  searches: { type: 'string', default: '10' },
  bookings: { type: 'string', default: '0.5' },
  uploads: { type: 'string', default: '0.02' },
});
const folder = mkdtempSync(join(tmpdir(), 'soak-'));
const heapReport = join(folder, 'heap.jsonl');
const preload = pathToFileURL(join(import.meta.dirname, 'soak/report-heap.mjs')).href;

step('starting the node');
const cluster = await startCluster({
  nodeCount: 1,
  homes: Number(values.homes),
  publicUrl: 'https://www.soak.example.org',
  environment: { NODE_OPTIONS: `--import=${preload}`, HEAP_REPORT: heapReport, RATE_LIMIT: '0' },
});
const url = cluster.urls[0]!;
const nodePid = cluster.nodes[0]!.pid;
const connection = await openPostgres(cluster.database.current.server.url);
const { objectNumber: homes } = await fetchData<{ objectNumber: number[] }>(
  url,
  `/api/search?query=${encodeURIComponent(JSON.stringify({ maxResults: 100 }))}`,
);
const visit = { url, nodes: [url], diary: newDiary() };
const staff = createStaff(visit, {
  editing: createSession(visit, cluster.person('editor')),
  accounting: createSession(visit, cluster.person('accounting')),
});
const visits = { ...createGuests(visit, homes), ...staff };

/** Addresses of the pages of all homes in the languages that visitors use below, as search engines get them. */
async function homeAddresses(): Promise<string[]> {
  const locations = async (path: string): Promise<string[]> =>
    [...(await (await fetch(url + path)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, location]) => new URL(location!).pathname,
    );
  const lists = await locations('/sitemap.xml');
  const addresses = await Promise.all(lists.map(async (path) => await locations(path)));
  return addresses.flat().filter((path) => /^(?:\/en)?\/object\//.test(path));
}

// Caches of homes are bounded, but fill for hours if visitors reach few homes. Each home is visited once, so that what
// grows afterwards has no bound.
step('visiting each home once');
const addresses = await homeAddresses();
for (const path of addresses) {
  const objectNumber = /\/object\/(\d+)/.exec(path)![1]!;
  await fetch(url + path).then(async (response) => await response.arrayBuffer());
  await fetch(`${url}/api/price/calendar?objectNumber=${objectNumber}&duration=7`).then(
    async (response) => await response.arrayBuffer(),
  );
}
step(`visited ${addresses.length} pages`);

/** A list with dates and a price bound that hardly anybody else has asked for. */
async function list(): Promise<boolean> {
  const day = addDays(todayInBerlin(new Date()), 20 + Math.floor(Math.random() * 300));
  const price = 500 + Math.floor(Math.random() * 3000);
  const query = `startDate=${day}&endDate=${addDays(day, 7)}&priceMax=${price}`;
  const response = await fetch(`${url}/search/?${query}`, { signal: AbortSignal.timeout(10_000) });
  const html = await response.text();
  // Pages without lists, such as those of the editors, would be served much faster.
  return response.ok && html.includes('/object/');
}

const streams = {
  pages: visits.page,
  lists: list,
  searches: visits.search,
  bookings: visits.booking,
  uploads: visits.upload,
} as const;
type Stream = keyof typeof streams;
const served = Object.fromEntries(Object.keys(streams).map((name) => [name, 0])) as Record<Stream, number>;
const failed = { ...served };
const began = performance.now();
const elapsedSeconds = (): number => (performance.now() - began) / 1000;
const lastSecond = Number(values.minutes) * 60;
const countedFrom = Number(values['uncounted-minutes']) * 60;

const underWay = (Object.keys(streams) as Stream[]).map(async (name) => {
  const everyMs = 1000 / Number(values[name]);
  const open = new Set<Promise<void>>();
  for (let next = performance.now(); elapsedSeconds() < lastSecond; next += everyMs) {
    const visit = streams[name]()
      .catch(() => false)
      .then((isServed) => void (isServed ? (served[name] += 1) : (failed[name] += 1)));
    open.add(visit);
    void visit.finally(() => open.delete(visit));
    await pause(Math.max(0, next + everyMs - performance.now()));
  }
  await Promise.all(open);
});

/** Sizes of the stored data, read once a minute. */
const stored = new Map<string, Reading[]>();
const readStored = async (): Promise<void> => {
  const tables = await tableSizes(connection.db);
  const folders = folderSizes(cluster.dataDirs[0]!);
  const seconds = elapsedSeconds();
  for (const [kind, sizes] of [['table', tables] as const, ['folder', folders] as const])
    for (const [name, bytes] of sizes) {
      const key = `${kind} ${name}`;
      stored.set(key, [...(stored.get(key) ?? []), { seconds, bytes }]);
    }
};
while (elapsedSeconds() < lastSecond) {
  await pause(60_000);
  await readStored();
  step(
    `${Math.round(elapsedSeconds() / 60)} minutes: ${JSON.stringify(served)}, failed ${JSON.stringify(failed)}`,
  );
}
await Promise.all(underWay);
await connection.close();
await cluster.stop();

interface HeapLine {
  pid: number;
  seconds: number;
  rss: number;
  heapUsed: number;
  external: number;
  /** Compiled code, a part of the used heap. */
  code: number;
}
const heap = existsSync(heapReport)
  ? readFileSync(heapReport, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as HeapLine)
      .filter(({ pid }) => pid === nodePid)
  : [];
const megabytes = (bytes: number): number => Number((bytes / 1e6).toFixed(2));
const summarize = (readings: readonly Reading[]) => {
  const counted = readings.filter(({ seconds }) => seconds >= countedFrom);
  return {
    'MB at first': megabytes(counted[0]?.bytes ?? 0),
    'MB at last': megabytes(counted.at(-1)?.bytes ?? 0),
    'MB an hour': megabytes(growthPerHour(counted)),
  };
};
console.log(`${values.minutes} minutes, the first ${values['uncounted-minutes']} not counted`);
console.table(
  Object.fromEntries(
    (Object.keys(streams) as Stream[]).map((name) => [name, { served: served[name], failed: failed[name] }]),
  ),
);
console.table(
  Object.fromEntries(
    (['heapUsed', 'code', 'external', 'rss'] as const).map((name) => [
      name,
      summarize(heap.map((line) => ({ seconds: line.seconds, bytes: line[name] }))),
    ]),
  ),
);
const grown = [...stored]
  .map(([name, readings]) => [name, summarize(readings)] as const)
  .filter(([, { 'MB an hour': growth }]) => growth > 0)
  .sort(([, a], [, b]) => b['MB an hour'] - a['MB an hour']);
console.table(Object.fromEntries(grown));
process.exit(0);
