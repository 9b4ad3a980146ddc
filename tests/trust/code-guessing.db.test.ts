import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildVoucherCode } from '../../domain/voucher-code.ts';
import { createRateLimiter } from '../../server/http/rate-limiter.ts';
import { aPaidVoucher } from '../builders/vouchers.ts';
import { aHome } from '../harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../harness/databases.ts';
import { sized } from '../harness/run-size.ts';
import { startSite, type RunningSite } from '../harness/running-site.ts';
import { book, bookingOf } from './booking-calls.ts';
import { arrival, departure, guest, send } from './valid-calls.ts';
import { cents } from '../../domain/cents.ts';

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
    .values({
      code: known,
      amount_cents: cents(5000),
      minimum_cents: cents(0),
      valid_until: '2099-01-01',
      uses_left: 1000,
    })
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
  for (let count = 0; count < 40; count++) expect((await price(known)).status).toBe(200);
});

const codeGuesses = sized('CODE_GUESSES', { gate: 100, full: 600 });

test(`${codeGuesses} guesses get 30 answers, and then neither prices nor bookings tell of a code`, async () => {
  const statuses = await Promise.all(
    Array.from({ length: codeGuesses }, (_, index) => price(`SOMMER${index}`).then(({ status }) => status)),
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(30);
  expect(statuses.filter((status) => status === 429)).toHaveLength(codeGuesses - 30);
  const refused = await price('SOMMER50');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ errors: [{ type: 'too-many-codes' }] });
  const booking = await book(site.url, { ...bookingOf(home, { customer: guest() }), bonus: 'SOMMER51' });
  expect(booking).toMatchObject({ http: 429, type: 'too-many-codes' });
});

const guesses = sized('GUESSES', { gate: 100, full: 10_000 });

test(`${guesses} guesses of a voucher hit nothing, and nearly all of them are not even looked up`, async () => {
  const { id, customerNumber, code } = await aPaidVoucher(database, { value: cents(50_000), at: new Date() });
  const tries = await startSite(
    { ...database, close: () => Promise.resolve() },
    {
      // Both nodes count together, and this one knows another network.
      environment: { RATE_LIMIT: '1', DATA_DIR: site.dataDir, TRUST_PROXY: '127.0.0.1' },
      limiter: createRateLimiter(() => (nowMs += 1_000)),
    },
  );
  const from = { 'x-forwarded-for': '203.0.113.77' };
  const guess = (typed: string): Promise<Response> =>
    send(tries.url, 'redeemVoucher', { bookingID: id, customerNumber, code: typed }, from);
  expect((await guess(code)).status).toBe(200);
  const statuses: number[] = [];
  for (let round = 0; round < guesses / 100; round++) {
    const codes = Array.from({ length: 100 }, () => buildVoucherCode(randomBytes(26)));
    statuses.push(...(await Promise.all(codes.map((one) => guess(one).then(({ status }) => status)))));
  }
  expect(statuses.filter((status) => status === 404)).toHaveLength(30);
  expect(statuses.filter((status) => status === 429)).toHaveLength(guesses - 30);
  await tries.stop();
});

test('without a code the price is told all the same', async () => {
  expect((await price('')).status).toBe(200);
});
