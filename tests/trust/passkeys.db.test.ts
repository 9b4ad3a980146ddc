import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixedClock } from '../../server/platform/clock.ts';
import { readSecret } from '../../server/platform/secret.ts';
import { aHome } from '../harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../harness/databases.ts';
import { startSite, type RunningSite } from '../harness/running-site.ts';
import { anAccount, ask, goodPassword, mailsTo } from './account-calls.ts';
import { until } from './booking-calls.ts';
import { softAuthenticator, type Lie, type SoftAuthenticator } from './soft-authenticator.ts';

const publicUrl = 'https://www.feriola.test';
let now = Date.now();
const clock = fixedClock(new Date(now).toISOString());
const passSeconds = (seconds: number): void => {
  now += seconds * 1000;
  clock.set(new Date(now).toISOString());
};
let database: TestDatabase;
let site: RunningSite;
/** The same database, with staff who need a second factor. */
let strict: RunningSite;

beforeAll(async () => {
  database = await openTestDatabase();
  const shared = { ...database, close: () => Promise.resolve() };
  site = await startSite(database, { clock, environment: { PUBLIC_URL: publicUrl } });
  strict = await startSite(shared, {
    clock,
    environment: {
      DATA_DIR: site.dataDir,
      NODE_ENV: 'production',
      SECRET: new TextDecoder().decode(readSecret(null, site.dataDir)),
      PUBLIC_URL: publicUrl,
    },
  });
});
afterAll(async () => {
  await strict.stop();
  await site.stop();
});

interface Options {
  challenge: string;
  excludeCredentials?: { id: string }[];
}
const optionsOf = (data: object): Options => (data as { options: Options }).options;

async function challengeFor(jwt: string): Promise<string> {
  const { data } = await ask(site.url, 'beginPasskey', { jwt, currentPassword: goodPassword });
  return optionsOf(data).challenge;
}

async function enrol(jwt: string): Promise<SoftAuthenticator> {
  const device = softAuthenticator(publicUrl);
  const credential = device.make(await challengeFor(jwt));
  const added = await ask(site.url, 'confirmPasskey', { jwt, name: 'Mein Telefon', credential });
  expect(added.data).toMatchObject({ passkeys: [{ name: 'Mein Telefon', lastUsedAt: null }] });
  return device;
}

async function loginWith(device: SoftAuthenticator, lie: Lie = {}, url = site.url) {
  const { data } = await ask(url, 'beginPasskeyLogin', {});
  return ask(url, 'passkeyLogin', { credential: device.show(optionsOf(data).challenge, lie) });
}
const secondFactor = { type: 'second-factor-needed' };

test('a passkey is added by the password, lets in without it, and its owner is told', async () => {
  const email = 'key@example.org';
  const jwt = await anAccount(site, email);
  const wrong = await ask(site.url, 'beginPasskey', { jwt, currentPassword: 'not the right one' });
  expect(wrong.type).toBe('wrong-password');
  const other = await ask(site.url, 'login', { user: { email, password: goodPassword } });
  const device = await enrol(jwt);
  // Whoever was logged in elsewhere logs in anew.
  expect((await ask(site.url, 'getAccount', { jwt: other.data.jwt })).http).toBe(401);
  const begun = await loginWith(device);
  expect(begun.data.accountData).toMatchObject({ accountEmail: email });
  const { data } = await ask(site.url, 'getAccount', { jwt: begun.data.jwt });
  expect(data).toMatchObject({
    passkeys: [{ name: 'Mein Telefon', lastUsedAt: new Date(now).toISOString() }],
  });
  // For a guest the password alone is still enough.
  expect((await ask(site.url, 'login', { user: { email, password: goodPassword } })).http).toBe(200);
  await until(() => mailsTo(site.dataDir, email).length === 2, 10_000);
  expect(mailsTo(site.dataDir, email).at(-1)).toContain('Passkey');
});

test('a challenge is good once, for five minutes, and for whom it was made', async () => {
  const jwt = await anAccount(site, 'once@example.org');
  const stranger = await anAccount(site, 'stranger@example.org');
  const device = softAuthenticator(publicUrl);
  const confirm = (token: string, challenge: string) =>
    ask(site.url, 'confirmPasskey', { jwt: token, name: 'Laptop', credential: device.make(challenge) });
  expect((await confirm(stranger, await challengeFor(jwt))).type).toBe('passkey-refused');
  const late = await challengeFor(jwt);
  passSeconds(301);
  expect((await confirm(jwt, late)).type).toBe('passkey-refused');
  // One of a login adds none.
  const { data } = await ask(site.url, 'beginPasskeyLogin', {});
  expect((await confirm(jwt, optionsOf(data).challenge)).type).toBe('passkey-refused');
  const good = await challengeFor(jwt);
  expect((await confirm(jwt, good)).http).toBe(200);
  expect((await confirm(jwt, good)).type).toBe('passkey-refused');

  const login = await ask(site.url, 'beginPasskeyLogin', {});
  const credential = device.show(optionsOf(login.data).challenge);
  const all = await Promise.all([1, 2, 3].map(() => ask(site.url, 'passkeyLogin', { credential })));
  expect(all.map(({ http }) => http).sort()).toEqual([200, 401, 401]);
  const made = device.show(Buffer.alloc(32).toString('base64url'));
  expect((await ask(site.url, 'passkeyLogin', { credential: made })).type).toBe('passkey-refused');
  const old = await ask(site.url, 'beginPasskeyLogin', {});
  passSeconds(301);
  const slow = device.show(optionsOf(old.data).challenge);
  expect((await ask(site.url, 'passkeyLogin', { credential: slow })).type).toBe('passkey-refused');
});

test.each<[string, Lie]>([
  ['for another site', { origin: 'https://www.feriola.example' }],
  ['for another host of the same name', { origin: 'http://www.feriola.test' }],
  ['for another party', { rpId: 'feriola.example' }],
  ['without asking who holds the device', { unverified: true }],
])('a passkey that was made or shown %s is refused', async (name, lie) => {
  const jwt = await anAccount(site, `${name.replaceAll(' ', '-')}@example.org`);
  const credential = softAuthenticator(publicUrl).make(await challengeFor(jwt), lie);
  expect((await ask(site.url, 'confirmPasskey', { jwt, name: 'Laptop', credential })).type).toBe(
    'passkey-refused',
  );
  const device = await enrol(jwt);
  expect((await loginWith(device, lie)).type).toBe('passkey-refused');
  expect((await loginWith(device)).http).toBe(200);
});

test('a passkey that counts back is a copy: it is refused, and the log says so', async () => {
  const email = 'copy@example.org';
  const device = await enrol(await anAccount(site, email));
  expect((await loginWith(device, { counter: 7 })).http).toBe(200);
  expect((await loginWith(device, { counter: 7 })).type).toBe('passkey-refused');
  expect((await loginWith(device, { counter: 3 })).type).toBe('passkey-refused');
  expect((await loginWith(device, { counter: 8 })).http).toBe(200);
  const events = await database.db
    .selectFrom('account_events')
    .select(['kind'])
    .where('kind', '=', 'passkey-copied')
    .execute();
  expect(events).toHaveLength(2);
});

test('a passkey that never counts, as those of several devices, is good again and again', async () => {
  const device = await enrol(await anAccount(site, 'synced@example.org'));
  for (let use = 0; use < 3; use++) expect((await loginWith(device, { counter: 0 })).http).toBe(200);
});

test('suspended accounts and unknown passkeys are one answer, and nothing says who has one', async () => {
  const email = 'suspended@example.org';
  const device = await enrol(await anAccount(site, email));
  await database.db
    .updateTable('accounts')
    .set({ suspended_at: new Date(now) })
    .where('email', '=', email)
    .execute();
  const suspended = await loginWith(device);
  const unknown = await loginWith(softAuthenticator(publicUrl));
  expect(suspended).toEqual(unknown);
  expect(suspended).toMatchObject({ http: 401, type: 'passkey-refused', cookie: null });
  const [one, other] = [
    await ask(site.url, 'beginPasskeyLogin', {}),
    await ask(site.url, 'beginPasskeyLogin', {}),
  ].map(({ data }) => ({ ...optionsOf(data), challenge: '' }));
  expect(one).toEqual(other);
  expect(one).not.toHaveProperty('allowCredentials');
});

test('it is removed by the password and its owner is told; then it opens nothing', async () => {
  const email = 'remove@example.org';
  const jwt = await anAccount(site, email);
  const device = await enrol(jwt);
  const { passkeys } = (await ask(site.url, 'getAccount', { jwt })).data as never as {
    passkeys: { passkeyID: number }[];
  };
  const [{ passkeyID } = { passkeyID: 0 }] = passkeys;
  const remove = (token: string, currentPassword: string) =>
    ask(site.url, 'removePasskey', { jwt: token, passkeyID, currentPassword });
  expect((await remove(jwt, 'not the right one')).type).toBe('wrong-password');
  const rename = (token: string, name: string, currentPassword = goodPassword) =>
    ask(site.url, 'renamePasskey', { jwt: token, passkeyID, name, currentPassword });
  expect((await rename(jwt, 'Mine now', 'not the right one')).type).toBe('wrong-password');
  expect((await rename(jwt, ' Work laptop ')).data).toMatchObject({ passkeys: [{ name: 'Work laptop' }] });
  // Somebody else's stays.
  const stranger = await anAccount(site, 'thief@example.org');
  expect((await remove(stranger, goodPassword)).data).toEqual({ passkeys: [] });
  expect((await rename(stranger, 'Mine now')).data).toEqual({ passkeys: [] });
  const events = await database.db
    .selectFrom('account_events')
    .select('detail')
    .where('kind', '=', 'passkey-renamed')
    .execute();
  expect(events).toEqual([{ detail: 'Mein Telefon → Work laptop' }]);
  const kept = await ask(site.url, 'getAccount', { jwt });
  expect(kept.data).toMatchObject({ passkeys: [{ name: 'Work laptop' }] });
  expect((await loginWith(device)).http).toBe(200);
  expect((await remove(jwt, goodPassword)).data).toEqual({ passkeys: [] });
  expect((await loginWith(device)).type).toBe('passkey-refused');
  await until(() => mailsTo(site.dataDir, email).length === 3, 10_000);
});

test('a passkey that was shown just now stands for the password of what matters, later and elsewhere it does not', async () => {
  const email = 'shown@example.org';
  const jwt = await anAccount(site, email);
  const device = await enrol(jwt);
  const acts = [
    ['exportData', {}],
    ['beginTotp', {}],
    ['requestDeletion', {}],
  ] as const;
  const withoutPassword = (token: unknown, name: (typeof acts)[number][0]) =>
    ask(site.url, name, { jwt: token, currentPassword: '' });
  // Whoever makes one has shown it.
  passSeconds(601);
  for (const [name] of acts) {
    expect((await withoutPassword(jwt, name)).type, name).toBe('wrong-password');
  }
  const { data } = await loginWith(device);
  // A password that is typed counts, also beside a passkey.
  const typed = await ask(site.url, 'exportData', { jwt: data.jwt, currentPassword: 'not the right one' });
  expect(typed.type).toBe('wrong-password');
  passSeconds(601);
  expect((await withoutPassword(data.jwt, 'exportData')).type).toBe('wrong-password');
  const fresh = await loginWith(device);
  for (const [name] of acts) {
    expect((await withoutPassword(fresh.data.jwt, name)).http, name).toBe(200);
  }
  // Another session of the same person has shown nothing.
  const other = await ask(site.url, 'login', { user: { email, password: goodPassword } });
  expect((await withoutPassword(other.data.jwt, 'exportData')).type).toBe('wrong-password');
});

test('an account has ten passkeys at most, and none of them twice', async () => {
  const jwt = await anAccount(site, 'many@example.org');
  const first = await enrol(jwt);
  const again = first.make(await challengeFor(jwt));
  expect((await ask(site.url, 'confirmPasskey', { jwt, name: 'Laptop', credential: again })).type).toBe(
    'passkey-refused',
  );
  for (let count = 1; count < 10; count++) {
    const credential = softAuthenticator(publicUrl).make(await challengeFor(jwt));
    expect((await ask(site.url, 'confirmPasskey', { jwt, name: `Nr. ${count}`, credential })).http).toBe(200);
  }
  const full = await ask(site.url, 'beginPasskey', { jwt, currentPassword: goodPassword });
  expect(full.type).toBe('passkeys-full');
});

test('for the staff a passkey is the second factor: the password alone lets nobody in', async () => {
  const email = 'office@example.org';
  const jwt = await anAccount(site, email);
  const { uid } = await database.db
    .selectFrom('accounts')
    .select('uid')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  await database.db.insertInto('account_roles').values({ uid, role: 'admin' }).execute();
  const find = (token: unknown) => ask(strict.url, 'findPeople', { jwt: token });
  expect((await find(jwt)).http).toBe(403);
  const device = await enrol(jwt);
  expect((await find(jwt)).http).toBe(200);
  const byPassword = await ask(site.url, 'login', { user: { email, password: goodPassword } });
  expect(byPassword).toMatchObject({ http: 401, ...secondFactor });
  const begun = await loginWith(device, {}, strict.url);
  expect((await find(begun.data.jwt)).http).toBe(200);

  // A passkey used just now replaces the code; later the code is required again.
  const change = (token: unknown, password: string, currentPassword = goodPassword) =>
    ask(strict.url, 'updateUser', { jwt: token, userAccountData: { password, currentPassword } });
  const next = 'ein ganz neuer Satz dafür';
  passSeconds(601);
  expect(await change(begun.data.jwt, next)).toMatchObject(secondFactor);
  const { data } = await ask(strict.url, 'getAccount', { jwt: begun.data.jwt });
  const [{ passkeyID } = { passkeyID: 0 }] = data.passkeys as { passkeyID: number }[];
  const renamed = { passkeyID, name: 'Mine now', currentPassword: goodPassword };
  expect(await ask(strict.url, 'renamePasskey', { jwt: begun.data.jwt, ...renamed })).toMatchObject(
    secondFactor,
  );
  const fresh = await loginWith(device, {}, strict.url);
  expect((await change(fresh.data.jwt, next)).http).toBe(200);
  // Neither does the link of a mail lift it.
  await ask(strict.url, 'requestPassword', { user: { email } });
  await until(() => mailsTo(site.dataDir, email).some((mail) => mail.includes('resetID=')), 10_000);
  const resetID = /resetID=([\w-]+)/.exec(mailsTo(site.dataDir, email).join('\n'))![1]!;
  const reset = await ask(strict.url, 'resetPassword', { resetID, user: { password: goodPassword } });
  expect(reset).toMatchObject(secondFactor);
});

test('rights that are given later take a passkey that was shown, not only one that there is', async () => {
  const email = 'later@example.org';
  const first = await anAccount(site, email);
  const device = await enrol(first);
  const byPassword = await ask(site.url, 'login', { user: { email, password: goodPassword } });
  const { uid } = await database.db
    .selectFrom('accounts')
    .select('uid')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  await database.db.insertInto('account_roles').values({ uid, role: 'admin' }).execute();
  const find = (token: unknown) => ask(strict.url, 'findPeople', { jwt: token });
  expect((await find(byPassword.data.jwt)).http).toBe(403);
  expect((await find((await loginWith(device)).data.jwt)).http).toBe(200);
});

test('a landlord with passkeys alone says where the money goes by showing one', async () => {
  const email = 'host-with-key@example.org';
  const device = await enrol(await anAccount(site, email));
  const landlord = 41;
  await aHome(database, { landlord });
  const { uid } = await database.db
    .selectFrom('accounts')
    .select('uid')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  await database.db
    .insertInto('account_businesses')
    .values({ kind: 'landlord', subject: landlord, uid })
    .execute();
  await database.db.insertInto('account_roles').values({ uid, role: 'landlord' }).execute();
  // The password is unknown: the passkey logs in, and counts as the proof as long as it is fresh.
  await database.db.updateTable('accounts').set({ password_hash: null }).where('uid', '=', uid).execute();
  const { jwt } = (await loginWith(device)).data;
  const own = await ask(site.url, 'getLandlordPayouts', { jwt, languageCode: 'de' });
  expect(own.data).toMatchObject({ owner: { email, asksCode: false, hasPasskey: true } });
  const change = (iban: string, currentPassword = '') =>
    ask(site.url, 'setLandlordAccount', {
      ...{ jwt, languageCode: 'de', landlordNumber: landlord },
      ...{ holder: 'Gerda Sonnenschein', iban, currentPassword },
    });
  expect((await change('DE89370400440532013000')).data).toMatchObject({ account: { ibanEnd: '3000' } });
  passSeconds(601);
  expect(await change('FR1420041010050500013M02606')).toMatchObject({ type: 'wrong-password' });
  const again = (await loginWith(device)).data;
  const changed = await ask(site.url, 'setLandlordAccount', {
    ...{ jwt: again.jwt, languageCode: 'de', landlordNumber: landlord },
    ...{ holder: 'Gerda Sonnenschein', iban: 'FR1420041010050500013M02606', currentPassword: '' },
  });
  expect(changed.data).toMatchObject({ account: { ibanEnd: '2606' } });
});
