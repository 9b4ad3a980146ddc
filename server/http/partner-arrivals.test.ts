import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readArrival, watchArrivals, type PartnerArrival } from './partner-arrivals.ts';

const browser = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Firefox/140.0' };
const arrival = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  readArrival(
    { method, url, headers: { host: 'www.feriola.test:8443', ...browser, ...headers } },
    'www.feriola.test',
  );
const byLink = { host: 'www.feriola.test', pid: '7001', subId: '', objectNumber: 0 };

test('a link of a partner counts, with its name and the home that it leads to', () => {
  expect(arrival('/?pid=7001')).toEqual(byLink);
  expect(arrival('/en/search/?persons=4&PID=10,7001&subid=spring')).toEqual({ ...byLink, subId: 'spring' });
  expect(arrival('/object/1001/?partner=7001')).toEqual({ ...byLink, objectNumber: 1001 });
  expect(arrival('/', { host: 'Ferien.hafen.example' })).toEqual({
    ...byLink,
    host: 'ferien.hafen.example',
    pid: '',
  });
});

test('whoever came before, comes alone, or is a program, does not count', () => {
  const link = '/?pid=7001';
  expect(arrival('/')).toBeNull();
  expect(arrival('/?pid=x')).toBeNull();
  expect(arrival(link, {}, 'HEAD')).toBeNull();
  expect(arrival(link, { 'sec-fetch-site': 'same-origin' })).toBeNull();
  expect(arrival(link, { 'sec-fetch-dest': 'empty' })).toBeNull();
  expect(arrival(link, { 'sec-purpose': 'prefetch' })).toBeNull();
  expect(arrival(link, { 'user-agent': 'Googlebot/2.1' })).toBeNull();
  expect(arrival(link, { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' })).toEqual(byLink);
});

test('a test visit begins on the site itself, and its name tells it', () => {
  const link = '/?pid=7001&subid=~test.AbC_-0123456789abcdefg';
  const headers = { 'sec-fetch-site': 'same-origin' };
  expect(arrival(link, headers)).toEqual({ ...byLink, subId: '~test.AbC_-0123456789abcdefg' });
  // Browsers write the sign so.
  expect(arrival(link.replace('~', '%7E'), headers)).toEqual(arrival(link, headers));
  expect(arrival('/?pid=7001&subid=spring', headers)).toBeNull();
});

const told: PartnerArrival[] = [];
let server: Server;
beforeAll(async () => {
  server = createServer((request, response) => {
    // The response does not tell afterwards what was written at once.
    response.writeHead(request.url!.startsWith('/gone') ? 404 : 200, { 'content-type': 'text/html' });
    response.end();
  });
  watchArrivals(server, '127.0.0.1', (one) => told.push(one));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.close();
});

test('only pages that were handed out count', async () => {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const headers = { ...browser, 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' };
  for (const path of ['/', '/gone', '/api/partner', '/object/5/']) {
    await fetch(`${url}${path}?pid=7001&subid=a`, { headers });
  }
  expect(told.map(({ objectNumber }) => objectNumber)).toEqual([0, 5]);
});
