import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../harness/postgres-server.ts';
import { openTestDatabase, type TestDatabase } from '../harness/databases.ts';
import { startServerProcess, type ServerProcess } from '../harness/server-process.ts';
import { aCallHome } from './valid-calls.ts';

let database: TestDatabase;
let node: ServerProcess;
const folder = mkdtempSync(join(tmpdir(), 'feriola-overload-'));
let metricsPort: number;
let home: number;
beforeAll(async () => {
  database = await openTestDatabase();
  home = await aCallHome(database);
  metricsPort = await freePort();
  node = await startServerProcess({
    DATABASE_URL: database.url!,
    DATA_DIR: folder,
    METRICS_PORT: String(metricsPort),
  });
  await untilCached('/agb/');
});
afterAll(async () => {
  await node.stop();
  await database.close();
  rmSync(folder, { recursive: true });
});

/**
 * The content that comes with the site is written while it starts, and outdates the first pages; refused pages are not
 * cached.
 */
async function untilCached(path: string): Promise<void> {
  for (let last: string | null = null, same = 0; same < 3;) {
    const { etag, status } = await get(path);
    same = status === 200 && etag === last ? same + 1 : 0;
    last = etag;
    await pause(200);
  }
}

interface Answer {
  status: number;
  etag: string | null;
  retryAfter: string | null;
  type: string;
}

async function get(path: string): Promise<Answer> {
  const response = await fetch(node.url + path);
  await response.arrayBuffer();
  return {
    status: response.status,
    etag: response.headers.get('etag'),
    retryAfter: response.headers.get('retry-after'),
    type: response.headers.get('content-type') ?? '',
  };
}

const of = (answers: readonly Answer[], status: number): Answer[] =>
  answers.filter((answer) => answer.status === status);

const refusedIn = async (queue: string): Promise<number> => {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return Number(new RegExp(`feriola_queue_refused_total\\{queue="${queue}"\\} (\\d+)`).exec(text)![1]);
};

/** More than a node renders within a second, on any machine. */
const crowd = 1_500;

test('a crowd that asks for pages nobody has asked for is served in part and refused in part, and cached pages to all', async () => {
  const [pages, cached] = await Promise.all([
    Promise.all(
      Array.from({ length: crowd }, (_, index) => get(`/search/?priceMax=${500 + index}&persons=2`)),
    ),
    Promise.all(Array.from({ length: 50 }, () => get('/agb/?utm_source=crowd'))),
  ]);
  expect(of(cached, 200)).toHaveLength(50);
  expect(of(pages, 200).length).toBeGreaterThan(6);
  expect(of(pages, 503).length).toBeGreaterThan(50);
  expect(of(pages, 200).length + of(pages, 503).length).toBe(crowd);
  expect(
    of(pages, 503).every(({ retryAfter, type }) => retryAfter === '2' && type.startsWith('text/html')),
  ).toBe(true);
  expect(await refusedIn('pages')).toBe(of(pages, 503).length);
  expect((await get('/search/?priceMax=499')).status).toBe(200);
});

test('pictures and tiles beyond what is made soon are refused with the time to wait', async () => {
  const sizes = ['250x155', '362x225', '500x310', '725x450', '1088x675', '1450x900'];
  const themes = ['ski', 'dog', 'family', 'luxury', 'pool', 'sea', 'fishing', 'lastminute'];
  const paths = sizes.flatMap((size) =>
    ['avif', 'webp'].flatMap((format) => [
      `/pictures/${home}/1-${size}.${format}`,
      ...themes.map((theme) => `/pictures/scene/theme-${theme}-${size}.${format}`),
      ...['de', 'it', 'fr', 'es', 'hr', 'at'].map(
        (code) => `/pictures/scene/country-${code}-${size}.${format}`,
      ),
    ]),
  );
  const answers = await Promise.all(paths.map(get));
  const refused = of(answers, 503);
  expect(refused.every(({ retryAfter }) => retryAfter === '2')).toBe(true);
  expect(answers.every(({ status }) => [200, 404, 503].includes(status))).toBe(true);
  expect(await refusedIn('pictures')).toBe(refused.length);
  expect(await refusedIn('tiles')).toBe(0);
});
