import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { totpCode } from '../../server/areas/accounts/rules/totp.ts';
import { fixedClock } from '../../server/platform/clock.ts';
import { readSecret } from '../../server/platform/secret.ts';
import { openTestDatabase, type TestDatabase } from '../harness/databases.ts';
import { startSite, type RunningSite } from '../harness/running-site.ts';
import { anAccount, ask, goodPassword, mailsTo } from './account-calls.ts';
import { until } from './booking-calls.ts';
import { aSession, aToken } from './tokens.ts';

let now = Date.now();
const clock = fixedClock(new Date(now).toISOString());
/** Codes are good once, so that the next needs another half minute. */
const passSeconds = (seconds: number): void => {
  now += seconds * 1000;
  clock.set(new Date(now).toISOString());
};
let database: TestDatabase;
let site: RunningSite;
/** The same database with limits, and with staff who need a second factor. */
let strict: RunningSite;
let serverKey: Uint8Array;

beforeAll(async () => {
  database = await openTestDatabase();
  const shared = { ...database, close: () => Promise.resolve() };
  site = await startSite(database, { clock });
  serverKey = readSecret(null, site.dataDir);
  strict = await startSite(shared, {
    clock,
    environment: {
      DATA_DIR: site.dataDir,
      NODE_ENV: 'production',
      SECRET: new TextDecoder().decode(serverKey),
      PUBLIC_URL: 'https://www.feriola.test',
      RATE_LIMIT: '1',
    },
  });
});
afterAll(async () => {
  await strict.stop();
  await site.stop();
});

const bytesOf = (base32: string): Buffer => {
  const bits = [...base32]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
};
const codeOf = (secret: string): string => totpCode(bytesOf(secret), Math.floor(now / 30_000));

interface Enrolled {
  jwt: string;
  secret: string;
  recoveryCodes: string[];
  code: () => string;
}

/** Sets an app as second factor of whoever holds the token. */
async function enrol(url: string, jwt: string, currentPassword = goodPassword): Promise<Enrolled> {
  const begun = await ask(url, 'beginTotp', { jwt, currentPassword });
  const secret = String(begun.data['secret']);
  const confirmed = await ask(url, 'confirmTotp', { jwt, code: codeOf(secret) });
  const recoveryCodes = confirmed.data['recoveryCodes'] as string[];
  return { jwt, secret, recoveryCodes, code: () => (passSeconds(60), codeOf(secret)) };
}
const login = (email: string, code?: string, password = goodPassword, url = site.url) =>
  ask(url, 'login', { user: { email, password, ...(code !== undefined && { code }) } });

test('an app becomes the second factor by the password and a code, and its owner is told', async () => {
  const email = 'app@example.org';
  const jwt = await anAccount(site, email);
  const wrong = await ask(site.url, 'beginTotp', { jwt, currentPassword: 'not the right one' });
  expect(wrong.type).toBe('wrong-password');
  const begun = await ask(site.url, 'beginTotp', { jwt, currentPassword: goodPassword });
  expect(begun.data).toMatchObject({
    uri: expect.stringMatching(
      /^otpauth:\/\/totp\/Feriola:app%40example.org\?secret=[A-Z2-7]{32}&issuer=/,
    ) as string,
    qr: { path: expect.stringMatching(/^M4 4h7v1h-7z/) as string },
  });
  // Begun is nothing yet.
  expect((await login(email)).http).toBe(200);
  expect((await ask(site.url, 'confirmTotp', { jwt, code: '000000' })).type).toBe('code-wrong');
  const other = (await login(email)).data.jwt!;
  const secret = String(begun.data['secret']);
  const confirmed = await ask(site.url, 'confirmTotp', { jwt, code: codeOf(secret) });
  expect(confirmed.data['recoveryCodes']).toHaveLength(10);
  // Whoever was logged in elsewhere shows it now too.
  expect((await ask(site.url, 'getAccount', { jwt: other })).http).toBe(401);
  expect((await ask(site.url, 'getAccount', { jwt })).data).toMatchObject({
    secondFactor: { totp: true, recoveryCodes: 10, needed: false },
  });
  await until(() => mailsTo(site.dataDir, email).length === 2, 10_000);
  // Another app takes the removal of the first.
  expect((await ask(site.url, 'beginTotp', { jwt, currentPassword: goodPassword })).type).toBe(
    'factor-exists',
  );
  // Nothing of the secret is readable in the table.
  const { rows } = await sql<{ secret: string }>`select secret from account_totp`.execute(database.db);
  for (const row of rows) expect(row.secret).not.toContain(bytesOf(secret).toString('base64url').slice(0, 8));
});

test('a login takes the code, once, and tells of it only whoever knows the password', async () => {
  const email = 'login@example.org';
  const { code } = await enrol(site.url, await anAccount(site, email));
  expect((await login(email, undefined, 'a wrong password')).type).toBe('login-failed');
  const asked = await ask(site.url, 'login', { user: { email, password: goodPassword } });
  expect([asked.http, asked.type]).toEqual([401, 'second-factor-needed']);
  const good = code();
  expect((await login(email, good, 'a wrong password')).type).toBe('login-failed');
  expect((await login(email, '000000')).type).toBe('second-factor-needed');
  expect((await login(email, good)).http).toBe(200);
  expect((await login(email, good)).type).toBe('second-factor-needed');
  expect((await login(email, code())).http).toBe(200);
  // Of many simultaneous logins with one code only one succeeds.
  const same = code();
  const all = await Promise.all(Array.from({ length: 5 }, () => login(email, same)));
  expect(all.filter(({ http }) => http === 200)).toHaveLength(1);
});

test('a recovery code lets in once, however it is typed; new codes end the old', async () => {
  const email = 'codes@example.org';
  const { jwt, recoveryCodes, code } = await enrol(site.url, await anAccount(site, email));
  const [first = '', second = ''] = recoveryCodes;
  expect((await login(email, first.toLowerCase().replaceAll('-', ' '))).http).toBe(200);
  expect((await login(email, first)).type).toBe('second-factor-needed');
  const renewed = await ask(site.url, 'renewRecoveryCodes', {
    jwt,
    currentPassword: goodPassword,
    code: code(),
  });
  const [fresh = ''] = renewed.data['recoveryCodes'] as string[];
  expect((await login(email, second)).type).toBe('second-factor-needed');
  expect((await login(email, fresh)).http).toBe(200);
});

test('a link for a new password lifts no second factor, and stays good until the code was right', async () => {
  const email = 'reset@example.org';
  const { code } = await enrol(site.url, await anAccount(site, email));
  const count = mailsTo(site.dataDir, email).length;
  await ask(site.url, 'requestPassword', { user: { email } });
  await until(() => mailsTo(site.dataDir, email).some((mail) => mail.includes('resetID=')), 10_000);
  const resetID = /resetID=([\w-]+)/.exec(mailsTo(site.dataDir, email).join('\n'))![1]!;
  expect(count).toBeGreaterThan(0);
  const password = 'ein ganz neuer Satz dafür';
  const reset = (user: object) => ask(site.url, 'resetPassword', { resetID, user: { password, ...user } });
  expect((await reset({})).type).toBe('second-factor-needed');
  expect((await reset({ code: '000000' })).type).toBe('second-factor-needed');
  // Nothing has changed by that.
  expect((await login(email, code())).http).toBe(200);
  expect((await reset({ code: code() })).http).toBe(200);
  expect((await login(email, code(), password)).http).toBe(200);
  expect((await login(email, undefined, password)).type).toBe('second-factor-needed');
});

test('address, password and the factor itself are changed by who shows it; its removal is told', async () => {
  const email = 'change@example.org';
  const { jwt, code } = await enrol(site.url, await anAccount(site, email));
  const change = (fields: object) =>
    ask(site.url, 'updateUser', { jwt, userAccountData: { currentPassword: goodPassword, ...fields } });
  for (const fields of [{ email: 'else@example.org' }, { password: 'ein anderer Satz als der' }]) {
    expect((await change(fields)).type).toBe('second-factor-needed');
  }
  expect((await change({ firstName: 'Eva' })).http).toBe(200);
  expect((await change({ password: 'ein anderer Satz als der', code: code() })).http).toBe(200);
  const remove = (given: string) =>
    ask(site.url, 'removeTotp', { jwt, currentPassword: 'ein anderer Satz als der', code: given });
  expect((await remove('')).type).toBe('second-factor-needed');
  expect((await remove(code())).data).toEqual({ removed: true });
  expect((await login(email, undefined, 'ein anderer Satz als der')).http).toBe(200);
  await until(() => mailsTo(site.dataDir, email).length === 4, 10_000);
});

test('codes are guessed ten times in ten minutes, with the password known and from wherever', async () => {
  const email = 'guess@example.org';
  await enrol(site.url, await anAccount(site, email));
  const outcomes = new Map<string, number>();
  // One in each half minute, for a quarter of an hour: ten in ten minutes are judged.
  for (let guess = 0; guess < 30; guess++) {
    passSeconds(30);
    const { type } = await login(email, String(guess).padStart(6, '0'), goodPassword, strict.url);
    outcomes.set(type ?? 'in', (outcomes.get(type ?? 'in') ?? 0) + 1);
  }
  expect(outcomes.get('in')).toBeUndefined();
  expect(outcomes.get('second-factor-needed')).toBeLessThanOrEqual(20);
  expect(outcomes.get('too-many-tries')).toBeGreaterThanOrEqual(10);
});

test('in production rights of the staff wait for a second factor, in every session', async () => {
  const { id, uid } = await aSession(database, { roles: ['admin', 'landlord'] });
  const jwt = await aToken(strict.dataDir, { jti: id, key: serverKey });
  const find = () => ask(strict.url, 'findPeople', { jwt });
  expect((await find()).http).toBe(403);
  expect((await ask(strict.url, 'getAccount', { jwt })).data).toMatchObject({
    secondFactor: { totp: false, needed: true },
  });
  await database.db
    .insertInto('account_totp')
    .values({ uid, secret: 'sealed', begun_at: new Date(now) })
    .execute();
  expect((await find()).http).toBe(403);
  await database.db
    .updateTable('account_totp')
    .set({ confirmed_at: new Date(now) })
    .where('uid', '=', uid)
    .execute();
  expect((await find()).http).toBe(200);
});

test('an administrator removes the factor of somebody who has lost it; sessions end, and the owner is told', async () => {
  const email = 'lost@example.org';
  const { jwt } = await enrol(site.url, await anAccount(site, email));
  const { id } = await aSession(database, { roles: ['admin'] });
  const admin = { cookie: `jwt=${await aToken(site.dataDir, { jti: id })}` };
  const { people } = (await ask(site.url, 'findPeople', { query: email }, admin)).data as never as {
    people: { number: number }[];
  };
  const removed = await ask(site.url, 'removePersonFactor', { number: people[0]!.number }, admin);
  expect(removed.data).toMatchObject({ secondFactor: false, sessions: [] });
  expect((await ask(site.url, 'getAccount', { jwt })).http).toBe(401);
  expect((await login(email)).http).toBe(200);
  await until(() => mailsTo(site.dataDir, email).length === 3, 10_000);
});
