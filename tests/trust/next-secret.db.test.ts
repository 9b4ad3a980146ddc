import { afterAll, beforeAll, expect, test } from 'vitest';
import { totpCode } from '../../server/areas/accounts/rules/totp.ts';
import { fixedClock } from '../../server/platform/clock.ts';
import { aHome } from '../harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../harness/databases.ts';
import { startSite, type RunningSite } from '../harness/running-site.ts';
import { anAccount, ask, goodPassword } from './account-calls.ts';
import { book, bookingOf, until } from './booking-calls.ts';

const former = 'the former key of this site, which is long enough';
const next = 'the next key of this site, which is as long as that';
let now = Date.now();
const clock = fixedClock(new Date(now).toISOString());
const email = 'team@example.org';
let database: TestDatabase;
/** A node that signs with the former key and knows the next; then one that signs with that and knows the former. */
let before: RunningSite;
let after: RunningSite;

beforeAll(async () => {
  database = await openTestDatabase();
  before = await startSite(database, { clock, environment: { SECRET: former, SECRET_PREVIOUS: next } });
});
afterAll(async () => {
  await after.stop();
  await before.stop();
});

const codeOf = (base32: string): string => {
  now += 60_000;
  clock.set(new Date(now).toISOString());
  const bits = [...base32]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2));
  return totpCode(Buffer.from(bytes), Math.floor(now / 30_000));
};

test('a key is replaced while the site is used: logins, links and sessions of both keys are good on both nodes', async () => {
  const { data: booked } = await book(before.url, bookingOf(await aHome(database)));
  const jwt = await anAccount(before, email);
  const { data } = await ask(before.url, 'beginTotp', { jwt, currentPassword: goodPassword });
  const secret = String(data['secret']);
  expect((await ask(before.url, 'confirmTotp', { jwt, code: codeOf(secret) })).http).toBe(200);
  const sealed = () => database.db.selectFrom('account_totp').select('secret').executeTakeFirstOrThrow();
  const sealedBefore = await sealed();

  const shared = { ...database, close: () => Promise.resolve() };
  after = await startSite(shared, { clock, environment: { SECRET: next, SECRET_PREVIOUS: former } });
  await until(async () => (await sealed()).secret !== sealedBefore.secret, 20_000);

  const link = { bookingID: booked!.bookingID, bookingHash: booked!.bookingHash };
  const { data: later } = await book(after.url, bookingOf(await aHome(database)));
  for (const { url } of [before, after]) {
    expect((await ask(url, 'getBooking', link)).http, 'an old link').toBe(200);
    expect(
      (await ask(url, 'getBooking', { bookingID: later!.bookingID, bookingHash: later!.bookingHash })).http,
      'a new link',
    ).toBe(200);
    expect((await ask(url, 'getAccount', { jwt })).http, 'an old session').toBe(200);
    const user = { email, password: goodPassword, code: codeOf(secret) };
    const login = await ask(url, 'login', { user });
    expect(login.http, 'a login with a code').toBe(200);
    for (const other of [before, after]) {
      expect((await ask(other.url, 'getAccount', { jwt: login.data.jwt })).http, 'a new session').toBe(200);
    }
  }
});

test('a node that was not told of the next key does not start any more, and says what to name', async () => {
  const shared = { ...database, close: () => Promise.resolve() };
  await expect(startSite(shared, { environment: { SECRET: former } })).rejects.toThrow('SECRET_PREVIOUS');
});
