import autocannon from 'autocannon';
import { parseArgs } from 'node:util';
import { addDays, todayInBerlin } from '../domain/stay.ts';
import { loadSearches } from './bench-api/search-load.ts';

/**
 * Load on a running server: searches, prices and pages, each for some seconds with ten connections. The
 * generator shares the machine with the server, so figures are a lower bound. Start the server with
 * RATE_LIMIT=0 first; only addresses of this machine are taken.
 */
const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://127.0.0.1:3000' },
    seconds: { type: 'string', default: '8' },
    /**
     * With a number the benchmark sends a steady stream of so many searches a second alone, and tells the cost of
     * each stage.
     */
    searches: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});

const { hostname, origin } = new URL(values.url);
if (!['127.0.0.1', 'localhost', '[::1]'].includes(hostname))
  throw new Error('Only a server on this machine.');

if (values.searches !== undefined) {
  const load = await loadSearches(origin, Number(values.searches), Number(values.seconds));
  console.log(values.json ? JSON.stringify(load) : load);
  process.exit(0);
}

const arrival = addDays(todayInBerlin(new Date()), 120);
const dates = { startDate: arrival, endDate: addDays(arrival, 7) };
const search = (query: Record<string, unknown>): string =>
  `/api/search?query=${encodeURIComponent(JSON.stringify(query))}`;

const targets: readonly (readonly [string, autocannon.Request[]])[] = [
  ['nothing but the server (/healthz)', [{ path: '/healthz' }]],
  [
    'search, dated, three regions',
    ['toskana', 'nordsee', 'schwarzwald'].map((region) => ({ path: search({ region, ...dates }) })),
  ],
  ['search, dated, everything, 3 days either way', [{ path: search({ ...dates, tolerance: 3 }) }]],
  ['search, undated, a country', [{ path: search({ country: 'it' }) }]],
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
