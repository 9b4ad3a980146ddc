import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRateLimiter } from '../../server/http/rate-limiter.ts';
import { aHome } from '../harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../harness/databases.ts';
import { startSite, type RunningSite } from '../harness/running-site.ts';
import { book, bookingOf } from './booking-calls.ts';
import { arrival, departure, guest, send } from './valid-calls.ts';

const known = 'Q7KTM-2XWHD-9RBVF-6NJPC-4GYAS-E';
let database: TestDatabase;
let site: RunningSite;
let home: number;
let nowMs = 0;

beforeAll(async () => {
  database = await openTestDatabase();
  home = await aHome(database);
  await database.db
    .insertInto('bonus_codes')
    .values({ code: known, amount_cents: 5000, minimum_cents: 0, valid_until: '2099-01-01', uses_left: 1000 })
    .execute();
  site = await startSite(database, {
    environment: { RATE_LIMIT: '1' },
    // The general limit of calls is not what is to be seen here.
    limiter: createRateLimiter(() => (nowMs += 1_000)),
  });
});
afterAll(() => site.stop());

const price = (bonus: string): Promise<Response> =>
  send(site.url, 'getPrice', {
    objectNumber: home,
    startDate: arrival,
    endDate: departure,
    persons: 2,
    language: 'de',
    bonus,
  });

test('a code that is right is never counted', async () => {
  for (let count = 0; count < 60; count++) expect((await price(known)).status).toBe(200);
});

test('600 guesses get 30 answers, and then neither prices nor bookings tell of a code', async () => {
  const statuses = await Promise.all(
    Array.from({ length: 600 }, (_, index) => price(`SOMMER${index}`).then(({ status }) => status)),
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(30);
  expect(statuses.filter((status) => status === 429)).toHaveLength(570);
  const refused = await price('SOMMER50');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ errors: [{ type: 'too-many-codes' }] });
  const booking = await book(site.url, { ...bookingOf(home, { customer: guest() }), bonus: 'SOMMER51' });
  expect(booking).toMatchObject({ http: 429, type: 'too-many-codes' });
});

test('without a code the price is told all the same', async () => {
  expect((await price('')).status).toBe(200);
});
