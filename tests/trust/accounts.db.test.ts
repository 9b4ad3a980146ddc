import { expect, test } from 'vitest';
import { createAccounts } from '../../server/areas/accounts/accounts.ts';
import { anAccount, ask, goodPassword, linkOf, mailsTo } from './account-calls.ts';
import { until } from './booking-calls.ts';
import { twoProcesses } from './two-processes.ts';

const world = twoProcesses();
const { login, passMinutes, whoIs } = world;

test('a registration becomes an account by the link of its mail, once', async () => {
  const email = 'Anna@example.org';
  const user = { email, password: goodPassword, firstName: 'Anna', lastName: 'Muster', salutation: 'ms' };
  expect(await ask(world.site.url, 'register', { user })).toMatchObject({
    http: 200,
    data: { mailSend: 'Y' },
  });
  expect((await login(email, goodPassword)).type).toBe('login-failed');
  const confirmID = await linkOf(world.site.dataDir, email);
  const confirmed = await ask(world.site.url, 'confirmRegistration', { confirmID });
  expect(confirmed).toMatchObject({
    http: 200,
    data: { accountData: { accountEmail: email, accountShortName: 'A. Muster', accountPermissions: {} } },
  });
  expect(await whoIs(confirmed.data.jwt!)).toBe(email);
  expect((await ask(world.site.url, 'confirmRegistration', { confirmID })).http).toBe(410);
  // Addresses differ in more than case.
  expect((await login(' ANNA@EXAMPLE.ORG', goodPassword)).http).toBe(200);
});

test.each([
  ['neunzehen', 'short'],
  ['qwertyuiop', 'common'],
  ['passwort123', 'common'],
  ['motdepasse1', 'common'],
  ['password@example.org', 'address'],
])('the password %j is refused as %s', async (password, reason) => {
  const user = { email: 'password@example.org', password };
  const response = await ask(world.site.url, 'register', { user });
  expect([response.http, response.type]).toEqual([422, 'password-refused']);
  expect(reason).not.toBe('');
  expect(mailsTo(world.site.dataDir, 'password@example.org')).toEqual([]);
});

test('a browser that has not registered sets another password, and the one that has does not need to', async () => {
  const inBrowser = { origin: world.site.url };
  const register = async (email: string, more: object, headers: Record<string, string> = {}) => {
    await ask(world.site.url, 'register', { user: { email, password: goodPassword }, ...more }, headers);
    return linkOf(world.site.dataDir, email);
  };
  const mine = await register('mine@example.org', { ticket: 'what this browser keeps' }, inBrowser);
  const confirm = (confirmID: string, more: object = {}, headers: Record<string, string> = inBrowser) =>
    ask(world.site.url, 'confirmRegistration', { confirmID, ...more }, headers);
  for (const [more, headers] of [
    [{}, inBrowser],
    [{ ticket: 'another' }, inBrowser],
    [{}, {}],
  ] as const)
    expect(await confirm(mine, more, headers)).toMatchObject({ http: 422, type: 'password-refused' });
  expect((await confirm(mine, { ticket: 'what this browser keeps' })).http).toBe(200);
  // A stranger's program has registered: the owner's browser does not take its password over.
  const strangers = await register('not-mine@example.org', {});
  expect(await confirm(strangers)).toMatchObject({ http: 422, type: 'password-refused' });
  expect((await confirm(strangers, { password: 'ein Satz der Besitzerin' })).http).toBe(200);
  expect((await login('not-mine@example.org', goodPassword)).type).toBe('login-failed');
});

test('a stranger who registers an address first gets nothing: its owner ends what was begun', async () => {
  const email = 'victim@example.org';
  await ask(world.site.url, 'register', { user: { email, password: 'the password of a thief' } });
  const ofThief = await linkOf(world.site.dataDir, email);
  await ask(world.site.url, 'register', { user: { email, password: goodPassword } });
  const confirmID = await linkOf(world.site.dataDir, email, 2);
  // Another browser than that of the registration sets the password anew.
  const own = 'das Passwort der Besitzerin';
  expect((await ask(world.site.url, 'confirmRegistration', { confirmID, password: own })).http).toBe(200);
  expect((await ask(world.site.url, 'confirmRegistration', { confirmID: ofThief })).http).toBe(410);
  for (const password of ['the password of a thief', goodPassword]) {
    expect((await login(email, password)).type).toBe('login-failed');
  }
  expect((await login(email, own)).http).toBe(200);
});

test('a known address registers and asks for passwords like any other; only its mails tell', async () => {
  await anAccount(world.site, 'known@example.org');
  for (const [name, extra] of [
    ['register', { password: goodPassword }],
    ['requestPassword', {}],
  ] as const) {
    const known = await ask(world.site.url, name, { user: { email: 'known@example.org', ...extra } });
    const unknown = await ask(world.site.url, name, { user: { email: `${name}@example.org`, ...extra } });
    expect(known).toEqual(unknown);
  }
  await until(() => mailsTo(world.site.dataDir, 'known@example.org').length === 3, 10_000);
  const subjects = mailsTo(world.site.dataDir, 'known@example.org').map(
    (raw) => /^Subject: (.*)$/m.exec(raw)![1],
  );
  expect(new Set(subjects).size).toBe(3);
  await until(() => mailsTo(world.site.dataDir, 'requestPassword@example.org').length === 1, 10_000);
  expect(mailsTo(world.site.dataDir, 'requestPassword@example.org')[0]).not.toContain('resetID');
});

test('unknown, unconfirmed, suspended and wrong are one answer', async () => {
  await anAccount(world.site, 'wrong@example.org');
  await anAccount(world.site, 'suspended@example.org');
  const jwt = (await login('suspended@example.org', goodPassword)).data.jwt!;
  await world.database.db
    .updateTable('accounts')
    .set({ suspended_at: new Date() })
    .where('email_key', '=', 'suspended@example.org')
    .execute();
  expect(await whoIs(jwt)).toBeNull();
  await ask(world.site.url, 'register', { user: { email: 'waiting@example.org', password: goodPassword } });
  const answers = await Promise.all([
    login('unknown@example.org', goodPassword),
    login('waiting@example.org', goodPassword),
    login('suspended@example.org', goodPassword),
    login('wrong@example.org', 'ein ganz anderes Passwort'),
  ]);
  for (const answer of answers) expect(answer).toEqual({ ...answers[0], http: 401, type: 'login-failed' });
});

test('a new password by mail ends all sessions at once, on every process, and the link is good once', async () => {
  const email = 'reset@example.org';
  const jwt = await anAccount(world.site, email);
  expect(await whoIs(jwt, world.second.url)).toBe(email);
  await ask(world.site.url, 'requestPassword', { user: { email } });
  const resetID = await linkOf(world.site.dataDir, email, 2);
  const next = 'ein neuer Satz für alle Fälle';
  const refused = await ask(world.site.url, 'resetPassword', { resetID, user: { password: 'kurz' } });
  expect(refused.type).toBe('password-refused');
  expect(await whoIs(jwt)).toBe(email);
  const reset = await ask(world.site.url, 'resetPassword', { resetID, user: { password: next } });
  expect(await whoIs(reset.data.jwt!)).toBe(email);
  expect([await whoIs(jwt), await whoIs(jwt, world.second.url)]).toEqual([null, null]);
  expect((await ask(world.site.url, 'resetPassword', { resetID, user: { password: next } })).http).toBe(410);
  expect([(await login(email, goodPassword)).http, (await login(email, next)).http]).toEqual([401, 200]);
  await ask(world.site.url, 'requestPassword', { user: { email } });
  const late = await linkOf(world.site.dataDir, email, 4);
  passMinutes(61);
  expect((await ask(world.site.url, 'resetPassword', { resetID: late, user: { password: next } })).http).toBe(
    410,
  );
});

test('links open nothing when they are guessed, changed or meant for something else', async () => {
  const email = 'links@example.org';
  await anAccount(world.site, email);
  await ask(world.site.url, 'requestPassword', { user: { email } });
  const resetID = await linkOf(world.site.dataDir, email, 2);
  const [id = '', secret = ''] = [resetID.split('-', 1)[0], resetID.slice(resetID.indexOf('-') + 1)];
  expect((await ask(world.site.url, 'confirmRegistration', { confirmID: resetID })).http).toBe(410);
  const last = secret.endsWith('A') ? 'B' : 'A';
  for (const wrong of [
    `${Number(id) + 1}-${secret}`,
    `${id}-${secret.slice(0, -1)}${last}`,
    id,
    secret,
    '',
  ]) {
    const answer = await ask(world.site.url, 'resetPassword', {
      resetID: wrong,
      user: { password: goodPassword },
    });
    expect(answer.http).toBe(410);
  }
  const rows = await world.database.db.selectFrom('account_mails').selectAll().execute();
  const jobs = await world.database.db.selectFrom('jobs').selectAll().execute();
  expect(JSON.stringify([rows, jobs])).not.toContain(secret);
});

test('a new address counts once its owner and the account have both said yes; the old one is told', async () => {
  const jwt = await anAccount(world.site, 'old@example.org');
  const change = (currentPassword: string) =>
    ask(world.site.url, 'updateUser', {
      jwt,
      userAccountData: { email: 'new@example.org', currentPassword },
    });
  expect((await change('wrong password')).type).toBe('wrong-password');
  expect(await change(goodPassword)).toMatchObject({
    http: 200,
    data: { mailSend: 'Y', accountData: { accountEmail: 'old@example.org' } },
  });
  const confirmID = await linkOf(world.site.dataDir, 'new@example.org');
  // Whoever owns the typed address alone does not get the account.
  expect(await ask(world.site.url, 'confirmRegistration', { confirmID })).toMatchObject({
    type: 'login-failed',
  });
  const other = await anAccount(world.site, 'other@example.org');
  expect((await ask(world.site.url, 'confirmRegistration', { confirmID, jwt: other })).type).not.toBeNull();
  const confirmed = await ask(world.site.url, 'confirmRegistration', { confirmID }, { cookie: `jwt=${jwt}` });
  expect(confirmed).toMatchObject({ http: 200, data: { accountData: { accountEmail: 'new@example.org' } } });
  await until(() => mailsTo(world.site.dataDir, 'old@example.org').length === 2, 10_000);
  expect((await login('old@example.org', goodPassword)).http).toBe(401);
  expect((await login('new@example.org', goodPassword)).http).toBe(200);
  const accounts = createAccounts({
    ...{
      connection: world.database,
      clock: world.clock,
      sessionSecret: new Uint8Array(32),
      staffNeedsFactor: false,
    },
  });
  const uidOf = async (email: string): Promise<string> =>
    (
      await world.database.db
        .selectFrom('accounts')
        .select('uid')
        .where('email_key', '=', email)
        .executeTakeFirstOrThrow()
    ).uid;
  const waits = async (...emails: string[]) =>
    accounts.moneyWaitsUntil(world.database.db as never, await Promise.all(emails.map(uidOf)));
  const until72 = new Date(world.clock.now().getTime() + 72 * 3_600_000);
  expect(
    Math.abs((await waits('other@example.org', 'new@example.org'))!.getTime() - until72.getTime()),
  ).toBeLessThan(60_000);
  expect(await waits('other@example.org')).toBeNull();
});

test('a changed password ends all other sessions and is told by mail', async () => {
  const email = 'change@example.org';
  const jwt = await anAccount(world.site, email);
  const elsewhere = (await login(email, goodPassword)).data.jwt!;
  const userAccountData = { password: 'noch ein neuer langer Satz', currentPassword: goodPassword };
  expect((await ask(world.site.url, 'updateUser', { jwt, userAccountData })).http).toBe(200);
  expect([await whoIs(jwt), await whoIs(elsewhere, world.second.url)]).toEqual([email, null]);
  await until(() => mailsTo(world.site.dataDir, email).length === 2, 10_000);
});

test('mails about an account speak the language of its owner, whatever the page spoke where they were asked for', async () => {
  const email = 'francaise@example.org';
  const jwt = await anAccount(world.site, email);
  await ask(world.site.url, 'updateUser', { jwt, userAccountData: { language: 'fr' } });
  const count = mailsTo(world.site.dataDir, email).length;
  await ask(world.site.url, 'requestPassword', { user: { email, language: 'de' } });
  await ask(world.site.url, 'register', { user: { email, password: goodPassword, language: 'it' } });
  await ask(world.site.url, 'requestLoginLink', { user: { email, language: 'en' } });
  await until(() => mailsTo(world.site.dataDir, email).length === count + 3, 10_000);
  for (const mail of mailsTo(world.site.dataDir, email).slice(count)) expect(mail).toMatch(/lang="fr"/);
});
