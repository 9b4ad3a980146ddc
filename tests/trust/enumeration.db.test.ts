import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EndpointName } from '../../contract/api.ts';
import { openTestDatabase, type TestDatabase } from '../harness/databases.ts';
import { sized } from '../harness/run-size.ts';
import { startSite, type RunningSite } from '../harness/running-site.ts';
import { ask, goodPassword } from './account-calls.ts';
import { knownAddresses } from './known-addresses.ts';

const pairs = sized('ENUMERATED_PAIRS', { gate: 9, full: 200 });
let database: TestDatabase;
let site: RunningSite;
/** Addresses with an account: as it is, suspended, and with a second factor. */
const known: string[] = [];
const suspended: string[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  site = await startSite(database);
  for (const [index, { uid, email, isSuspended }] of (await knownAddresses(database, pairs)).entries()) {
    known.push(email);
    if (isSuspended) suspended.push(email);
    if (index % 3 !== 2) continue;
    await database.db
      .insertInto('account_totp')
      .values({ uid, secret: 'sealed', begun_at: new Date(), confirmed_at: new Date() })
      .execute();
  }
});
afterAll(() => site.stop());

test.each<[EndpointName, (email: string) => Record<string, unknown>]>([
  ['login', (email) => ({ user: { email, password: 'not the right one' } })],
  ['login', (email) => ({ user: { email, password: 'not the right one', code: '123456' } })],
  ['register', (email) => ({ user: { email, password: goodPassword } })],
  ['requestPassword', (email) => ({ user: { email } })],
  ['requestLoginLink', (email) => ({ user: { email } })],
])('%s answers for an address with an account as for one without, pair by pair', async (name, inputOf) => {
  for (const email of known) {
    const unknown = `${randomUUID()}@example.org`;
    const [one, other] = [
      await ask(site.url, name, inputOf(email)),
      await ask(site.url, name, inputOf(unknown)),
    ];
    // A ticket is random for everybody.
    for (const { data } of [one, other]) if ('ticket' in data) data['ticket'] = String(data['ticket']).length;
    expect(one).toEqual(other);
  }
});

test('the right password of a suspended account is answered like a wrong one', async () => {
  for (const email of suspended) {
    const right = await ask(site.url, 'login', { user: { email, password: goodPassword } });
    const wrong = await ask(site.url, 'login', { user: { email, password: 'not the right one' } });
    expect(right).toEqual(wrong);
  }
  expect(suspended.length).toBe(Math.floor((pairs + 1) / 3));
});
