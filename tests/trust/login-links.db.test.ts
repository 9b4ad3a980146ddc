import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixedClock } from '../../server/platform/clock.ts';
import { openTestDatabase, type TestDatabase } from '../harness/databases.ts';
import { startSite, type RunningSite } from '../harness/running-site.ts';
import { anAccount, ask, mailsTo } from './account-calls.ts';
import { until } from './booking-calls.ts';

let now = Date.now();
const clock = fixedClock(new Date(now).toISOString());
const passSeconds = (seconds: number): void => {
  now += seconds * 1000;
  clock.set(new Date(now).toISOString());
};
let database: TestDatabase;
let site: RunningSite;

beforeAll(async () => {
  database = await openTestDatabase();
  site = await startSite(database, { clock, environment: { RATE_LIMIT: '1' } });
});
afterAll(() => site.stop());

interface Asked {
  ticket: string;
  loginID: string;
  mailCode: string;
}

/** Asks for a link, and reads the mail. */
async function askLink(email: string): Promise<Asked> {
  const count = mailsTo(site.dataDir, email).length;
  const { data } = await ask(site.url, 'requestLoginLink', { user: { email } });
  await until(() => mailsTo(site.dataDir, email).length > count, 10_000);
  const mail = mailsTo(site.dataDir, email).at(-1)!;
  const loginID = /loginID=([\w-]+)/.exec(mail)?.[1] ?? '';
  const mailCode = /Code ([A-Z2-9]{4}-[A-Z2-9]{4}) ein/.exec(mail)?.[1] ?? '';
  return { ticket: String(data['ticket']), loginID, mailCode };
}
const enter = (input: Record<string, unknown>) => ask(site.url, 'useLoginLink', input);

test('a link lets in once, where it was asked for', async () => {
  const email = 'link@example.org';
  await anAccount(site, email);
  const { ticket, loginID } = await askLink(email);
  const foreign = await enter({ ticket: 'A'.repeat(22), loginID });
  expect(foreign).toMatchObject({ http: 410, type: 'link-invalid', cookie: null });
  const all = await Promise.all([1, 2, 3].map(() => enter({ ticket, loginID })));
  expect(all.map(({ http }) => http).sort()).toEqual([200, 410, 410]);
  expect(all.find(({ http }) => http === 200)?.data.accountData).toMatchObject({ accountEmail: email });
  expect((await enter({ ticket, loginID })).type).toBe('link-invalid');
});

test('elsewhere the code of the mail is typed where it was asked for, and is good once', async () => {
  const email = 'code@example.org';
  await anAccount(site, email);
  const { ticket, loginID, mailCode } = await askLink(email);
  expect((await enter({ ticket: 'A'.repeat(22), mailCode })).type).toBe('code-wrong');
  expect((await enter({ ticket, mailCode: mailCode.toLowerCase().replace('-', ' ') })).http).toBe(200);
  expect((await enter({ ticket, mailCode })).type).toBe('code-wrong');
  expect((await enter({ ticket, loginID })).type).toBe('link-invalid');
});

test('link and code are good for ten minutes', async () => {
  const email = 'late@example.org';
  await anAccount(site, email);
  const { ticket, loginID, mailCode } = await askLink(email);
  passSeconds(601);
  expect((await enter({ ticket, loginID })).type).toBe('link-invalid');
  expect((await enter({ ticket, mailCode })).type).toBe('code-wrong');
});

test('a code is guessed five times, and then not even the right one counts', async () => {
  const email = 'guessed@example.org';
  await anAccount(site, email);
  const { ticket, mailCode, loginID } = await askLink(email);
  const types = [];
  for (let guess = 0; guess < 7; guess++)
    types.push((await enter({ ticket, mailCode: `GUESS${guess}` })).type);
  expect(types).toEqual([...Array<string>(5).fill('code-wrong'), 'too-many-tries', 'too-many-tries']);
  expect((await enter({ ticket, mailCode })).type).toBe('too-many-tries');
  // The owner's own link still works.
  expect((await enter({ ticket, loginID })).http).toBe(200);
});

test('it lifts no second factor, and stays good until that was shown', async () => {
  const email = 'factor@example.org';
  await anAccount(site, email);
  const { uid } = await database.db
    .selectFrom('accounts')
    .select('uid')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  await database.db
    .insertInto('account_totp')
    .values({ uid, secret: 'sealed', begun_at: new Date(now), confirmed_at: new Date(now) })
    .execute();
  const { ticket, loginID, mailCode } = await askLink(email);
  for (const way of [{ loginID }, { mailCode }]) {
    expect(await enter({ ticket, ...way })).toMatchObject({ http: 401, type: 'second-factor-needed' });
  }
  await database.db.deleteFrom('account_totp').where('uid', '=', uid).execute();
  expect((await enter({ ticket, loginID })).http).toBe(200);
});

test('suspension ends links that are on their way', async () => {
  const email = 'suspended@example.org';
  await anAccount(site, email);
  const { ticket, loginID } = await askLink(email);
  await database.db
    .updateTable('accounts')
    .set({ suspended_at: new Date(now) })
    .where('email', '=', email)
    .execute();
  expect((await enter({ ticket, loginID })).type).toBe('link-invalid');
});

test('an address without an account is answered alike, and a mail says so', async () => {
  const email = 'nobody-here@example.org';
  const { ticket, loginID, mailCode } = await askLink(email);
  expect(ticket).toMatch(/^[\w-]{22}$/);
  expect([loginID, mailCode]).toEqual(['', '']);
  expect((await enter({ ticket, mailCode: 'AAAA-AAAA' })).type).toBe('code-wrong');
  const types = [];
  for (let count = 0; count < 6; count++)
    types.push((await ask(site.url, 'requestLoginLink', { user: { email } })).type);
  expect(types.at(-1)).toBe('too-many-tries');
});
