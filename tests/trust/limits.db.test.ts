import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Envelope } from '../../contract/envelope.ts';
import { createRateLimiter } from '../../server/http/rate-limiter.ts';
import { aHome } from '../harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../harness/databases.ts';
import { isFullRun } from '../harness/run-size.ts';
import { startSite, type RunningSite } from '../harness/running-site.ts';
import { newUid } from './tokens.ts';
import { send } from './valid-calls.ts';

let database: TestDatabase;
// The limits' clock does not move: however long the calls take, no new uses become available.
let nowMs = 0;
let limited: RunningSite;
let behindProxy: RunningSite;
/** Behind the proxy the limits are multiplied by it, and so are the calls. */
const factor = isFullRun ? 1 : 0.25;
beforeAll(async () => {
  database = await openTestDatabase();
  await aHome(database);
  // Two servers in this process share the test's database: it is closed once.
  const shared = { ...database, close: () => Promise.resolve() };
  limited = await startSite(shared, {
    environment: { RATE_LIMIT: '1' },
    limiter: createRateLimiter(() => nowMs),
  });
  behindProxy = await startSite(shared, {
    environment: { RATE_LIMIT: String(factor), TRUST_PROXY: 'true' },
    limiter: createRateLimiter(() => nowMs),
  });
});
afterAll(async () => {
  await limited.stop();
  await behindProxy.stop();
  await database.close();
});

const calls = (url: string, count: number, addressOf?: (index: number) => string): Promise<Response[]> =>
  Promise.all(
    Array.from({ length: count }, (_, index) =>
      send(url, 'getCapacity', {}, addressOf ? { 'x-forwarded-for': addressOf(index) } : {}),
    ),
  );

const address = (index: number): string => `203.0.113.${index % 250}`;

test('200 calls at once pass, far more are refused with the time to wait, whatever X-Forwarded-For says', async () => {
  const within = await calls(limited.url, 200);
  expect(within.every(({ status }) => status === 200)).toBe(true);
  const beyond = await calls(limited.url, 1_000, address);
  const refused = beyond.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(300);
  expect(beyond.every(({ status }) => status === 200 || status === 429)).toBe(true);
  expect(Number(refused[0]!.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
  const envelope = (await refused[0]!.json()) as Envelope;
  expect(envelope).toMatchObject({ status: 400, errorLength: 1, errors: [{ type: 'too-many-calls' }] });
});

test('behind a trusted proxy each of its callers has a limit of their own', async () => {
  const spread = await calls(behindProxy.url, 600 * factor, address);
  expect(spread.every(({ status }) => status === 200)).toBe(true);
  const one = await calls(behindProxy.url, 800 * factor, () => '198.51.100.7');
  expect(one.filter(({ status }) => status === 429).length).toBeGreaterThan(200 * factor);
});

test('behind a trusted proxy the address counts that it has added, not what the visitor wrote before it', async () => {
  nowMs += 60_000;
  const forged = await calls(
    behindProxy.url,
    800 * factor,
    (index) => `${address(index)}, nonsense${index}, 198.51.100.8`,
  );
  expect(forged.filter(({ status }) => status === 429).length).toBeGreaterThan(200 * factor);
  const garbage = await calls(behindProxy.url, 800 * factor, (index) => `garbage-${index}`);
  expect(garbage.filter(({ status }) => status === 429).length).toBeGreaterThan(200 * factor);
});

test('behind one address a whole office is counted: consent, origin, pages and times have the limit of all calls alone', async () => {
  nowMs += 60_000;
  const office = [
    ['logCookieConsent', { accepted: { statistic: true } }, 21],
    ['saveTrackingParams', { trackingParams: { pid: '7' } }, 31],
    ['logTimings', { route: 'Home', lcp: 800 }, 61],
    ['logHistory', { route: 'Home' }, 121],
  ] as const;
  for (const [name, input, count] of office) {
    // All calls together may go on; what a single call counts by the minute has hardly moved.
    nowMs += 4_000;
    for (let visitor = 0; visitor < count; visitor++) {
      expect((await send(limited.url, name, { uid: newUid(), ...input })).status).toBe(200);
    }
  }
});

test('a call with a tighter limit is refused beyond it, whoever the caller claims to be', async () => {
  nowMs += 60_000;
  const statuses: number[] = [];
  for (let count = 0; count < 25; count++) {
    const input = { uid: newUid(), email: `visitor${count}@example.org` };
    statuses.push((await send(limited.url, 'saveContact', input, { cookie: `uid=${newUid()}` })).status);
  }
  expect(statuses.slice(0, 20).every((status) => status === 200)).toBe(true);
  expect(statuses.slice(21)).toContain(429);
});
