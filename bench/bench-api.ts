import autocannon from 'autocannon';
import { setTimeout as pause } from 'node:timers/promises';
import { addDays, todayInBerlin } from '../domain/stay.ts';
import { loadSearches } from './api/search-load.ts';
import { step } from './supervision/step.ts';
import { readOptions } from '../scripts/read-options.ts';

/**
 * Puts load on a running server: searches, prices and pages, each for some seconds with ten connections. The load
 * generator shares the machine with the server, so figures are a lower bound. Start the server with RATE_LIMIT=0. Only
 * local addresses are accepted.
 */
const values = readOptions({
  url: { type: 'string', default: 'http://127.0.0.1:3000' },
  seconds: { type: 'string', default: '8' },
  /**
   * If given, the benchmark only sends a steady stream of this many searches per second, and prints the cost of each
   * stage.
   */
  searches: { type: 'string' },
  json: { type: 'boolean', default: false },
});

const { hostname, origin } = new URL(values.url);
if (!['127.0.0.1', 'localhost', '[::1]'].includes(hostname))
  throw new Error('Only a server on this machine.');

step(`waiting until ${origin} is ready`);
await untilReady(`${origin}/readyz`);

if (values.searches !== undefined) {
  step('searches');
  const load = await loadSearches(origin, Number(values.searches), Number(values.seconds));
  console.log(values.json ? JSON.stringify(load) : load);
  process.exit(0);
}

const arrival = addDays(todayInBerlin(new Date()), 120);
const dates = { startDate: arrival, endDate: addDays(arrival, 7) };
const searchPath = (query: Record<string, unknown>): string =>
  `/api/search?query=${encodeURIComponent(JSON.stringify(query))}`;

const targets: readonly (readonly [string, autocannon.Request[]])[] = [
  ['nothing but the server (/healthz)', [{ path: '/healthz' }]],
  [
    'search, dated, three regions',
    ['toskana', 'nordsee', 'schwarzwald'].map((region) => ({ path: searchPath({ region, ...dates }) })),
  ],
  ['search, dated, everything, 3 days either way', [{ path: searchPath({ ...dates, tolerance: 3 }) }]],
  ['search, undated, a country', [{ path: searchPath({ country: 'it' }) }]],
  [
    'price of a stay',
    [
      {
        method: 'POST',
        path: '/api/price',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ objectNumber: 1001, ...dates }),
      },
    ],
  ],
  [
    'page: search of a region, dated',
    [{ path: `/toskana/?startDate=${dates.startDate}&endDate=${dates.endDate}` }],
  ],
  ['page: home', [{ path: '/object/1001/' }]],
];

const rows: Record<string, number | string>[] = [];
for (const [title, requests] of targets) {
  step(title);
  // Starts with a single visitor, because a server that has not measured its pages yet refuses a crowd.
  for (let count = 0; count < 30; count++)
    for (const { method, path, headers, body } of requests)
      await (await fetch(origin + path, { method, headers, body } as RequestInit)).arrayBuffer();
  const result = await autocannon({
    url: origin,
    connections: 10,
    duration: Number(values.seconds),
    requests: [...requests],
  });
  rows.push({
    title,
    'requests/s': Math.round(result.requests.average),
    'p50 ms': result.latency.p50,
    'p99 ms': result.latency.p99,
    'not 2xx': result.non2xx,
  });
}
if (values.json) console.log(JSON.stringify(rows));
else console.table(rows);

/** Waits a limited time for a server that was started together with the benchmark. */
async function untilReady(address: string): Promise<void> {
  for (let seconds = 0; seconds < 60; seconds++) {
    const isReady = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await pause(1000);
  }
  throw new Error(
    'No site is ready there: start one with RATE_LIMIT=0 bin/start, or name its address by --url.',
  );
}
