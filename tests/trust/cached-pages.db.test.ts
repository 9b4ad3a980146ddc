import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, todayInBerlin } from '../../domain/stay.ts';
import { fixedClock } from '../../server/platform/clock.ts';
import { openTestDatabase, type TestDatabase } from '../harness/databases.ts';
import { freePort } from '../harness/postgres-server.ts';
import { startSite, type RunningSite } from '../harness/running-site.ts';
import { book, bookingOf } from './booking-calls.ts';
import { aCallHome, arrival } from './valid-calls.ts';

const moment = (day: string): string => `${day}T10:00:00Z`;
const today = todayInBerlin(new Date());
const clock = fixedClock(moment(today));
let database: TestDatabase;
let site: RunningSite;
let home: number;
let metricsPort: number;
beforeAll(async () => {
  database = await openTestDatabase();
  home = await aCallHome(database);
  metricsPort = await freePort();
  const environment = { METRICS_PORT: String(metricsPort) };
  site = await startSite(database, { clock, pages: true, environment });
});
afterAll(() => site.stop());

const stay = `startDate=${arrival}&endDate=${addDays(arrival, 7)}`;

interface Page {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Asks with any Host header, which `fetch` does not allow. */
function get(path: string, headers: Record<string, string> = {}): Promise<Page> {
  return new Promise((resolve, reject) => {
    request(site.url + path, { headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(parts) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

const cards = ({ body }: Page): string[] =>
  [...String(body).matchAll(/data-testid="result-card" data-object-number="(\d+)"/g)].map(
    ([, number]) => number!,
  );

test('a booking made is out of the very next page, on the list and on the home’s own', async () => {
  const [list, own] = [`/search/?${stay}`, `/object/${home}/?${stay}`];
  for (const path of [list, list, own, own]) expect((await get(path)).status).toBe(200);
  expect(cards(await get(list))).toContain(String(home));
  const before = String((await get(own)).body);
  expect(
    (await book(site.url, bookingOf(home, { startDate: arrival, endDate: addDays(arrival, 7) }))).http,
  ).toBe(201);
  expect(cards(await get(list))).not.toContain(String(home));
  expect(String((await get(own)).body)).not.toBe(before);
});

test('a page is cached for whoever comes next, whatever the campaign that brought him', async () => {
  const first = await get('/search/');
  const next = await get('/search/?utm_source=mail&gclid=1');
  expect(next.headers['etag']).toBe(first.headers['etag']);
  expect(next.body).toEqual(first.body);
});

test('a cached page has the headers of a rendered one, and its inline scripts are named by their hashes', async () => {
  const path = `/object/${home}/`;
  const [rendered, cached] = [await get(path), await get(path)];
  const { 'x-request-id': one, date: _, ...headers } = rendered.headers;
  const { 'x-request-id': other, date: __, ...cachedHeaders } = cached.headers;
  expect(cachedHeaders).toEqual(headers);
  expect(one).not.toBe(other);
  const policy = String(cached.headers['content-security-policy']);
  expect(/script-src[^;]*/.exec(policy)?.[0]).not.toContain('unsafe-inline');
  // Data are run by nobody.
  const inline = [
    ...String(cached.body).matchAll(
      /<script(?![^>]*(?:src=|ld\+json|id="page-data"))[^>]*>([\s\S]*?)<\/script>/g,
    ),
  ];
  expect(inline.length).toBeGreaterThan(2);
  for (const [, text] of inline) {
    expect(policy).toContain(`'sha256-${createHash('sha256').update(text!).digest('base64')}'`);
  }
});

test('the body travels as the browser takes it, and not at all to who has it', async () => {
  const plain = await get('/');
  const packed = await get('/', { 'accept-encoding': 'gzip, br' });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(packed.body)).toEqual(plain.body);
  const etag = String(packed.headers['etag']);
  expect(etag).not.toBe(plain.headers['etag']);
  const again = await get('/', { 'accept-encoding': 'gzip, br', 'if-none-match': `W/${etag}` });
  expect([again.status, again.body.length]).toEqual([304, 0]);
  expect((await get('/', { 'if-none-match': '"other"' })).status).toBe(200);
});

test('errors and redirects are asked for each time', async () => {
  for (const path of ['/nichts/', '/search', '/error/404/']) {
    const answers = [await get(path), await get(path)];
    for (const { headers } of answers) expect(headers['etag']).toBeUndefined();
  }
});

test('two hosts never share a page', async () => {
  await get('/agb/', { host: 'one.example' });
  const { hits } = await figures();
  await get('/agb/', { host: 'other.example' });
  expect((await figures()).hits).toBe(hits);
  await get('/agb/', { host: 'ONE.example' });
  expect((await figures()).hits).toBe(hits + 1);
});

// This test is the last one: a search index that has seen tomorrow is rebuilt for today, and then drops all pages.
test('a page of yesterday is gone with its day', async () => {
  const path = `/object/${home}/`;
  const before = String((await get(path)).body);
  clock.set(moment(addDays(today, 1)));
  const after = String((await get(path)).body);
  clock.set(moment(today));
  expect(after).not.toBe(before);
});

/** Reads the counters from the metrics of the running server. */
async function figures(): Promise<{ hits: number }> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return { hits: Number(/^feriola_page_cache_hits_total (\d+)/m.exec(text)![1]) };
}
