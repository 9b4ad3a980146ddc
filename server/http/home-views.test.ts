import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { viewedHome, watchHomeViews } from './home-views.ts';

const browser = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Firefox/140.0' };
const seen = (url: string, headers: Record<string, string> = browser, method = 'GET'): number | null =>
  viewedHome({ method, url, headers });

test.each([
  '/object/1001/',
  '/object/1001',
  '/en/object/1001/?startDate=2027-05-01',
  '/object/1001.data',
  '/object/1001/_.data?_routes=x',
  'https://www.example.org/object/1001/',
])('%s shows a home', (url) => expect(seen(url)).toBe(1001));

test.each(['/', '/search/', '/api/object/1001', '/object/', '/object/x/', '/pictures/object/1001/1.avif'])(
  '%s shows none',
  (url) => expect(seen(url)).toBeNull(),
);

test('programs, requests in advance and for the head alone are no views', () => {
  expect(seen('/object/1001/', { 'user-agent': 'Googlebot/2.1' })).toBeNull();
  expect(seen('/object/1001/', {})).toBeNull();
  expect(seen('/object/1001/', { ...browser, 'sec-purpose': 'prefetch;prerender' })).toBeNull();
  expect(seen('/object/1001/', browser, 'HEAD')).toBeNull();
});

const views: number[] = [];
let server: Server;
beforeAll(async () => {
  server = createServer((request, response) => {
    response.statusCode = request.url === '/object/5/' ? 410 : request.url === '/object/6/' ? 304 : 200;
    response.end();
  });
  watchHomeViews(server, (objectNumber) => views.push(objectNumber));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.close();
});

test('only pages that were handed out count', async () => {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  for (const number of [4, 5, 6, 4]) await fetch(`${url}/object/${number}/`, { headers: browser });
  expect(views).toEqual([4, 6, 4]);
});
