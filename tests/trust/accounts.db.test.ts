import { sql } from 'kysely';
import { createAccounts } from '../../server/areas/accounts/accounts.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '../../domain/stay.ts';
import { fixedClock } from '../../server/platform/clock.ts';
import { aHome } from '../harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../harness/databases.ts';
import { startSite, type RunningSite } from '../harness/running-site.ts';
import { anAccount, ask, goodPassword, linkOf, mailsTo } from './account-calls.ts';
import { book, bookingOf, until } from './booking-calls.ts';
import { newUid } from './tokens.ts';
import { aRequest, arrival, guest } from './valid-calls.ts';

const start = Date.now();
const clock = fixedClock(new Date(start).toISOString());
let database: TestDatabase;
let site: RunningSite;
/** Another process on the same database, as far as sessions are concerned. */
let second: RunningSite;
let home: number;
beforeAll(async () => {
  database = await openTestDatabase();
  home = await aHome(database);
  site = await startSite(database, { clock });
  // Either of the two may write a mail, so both put them in one folder.
  second = await startSite(
    { ...database, close: () => Promise.resolve() },
    { clock, environment: { DATA_DIR: site.dataDir } },
  );
});
afterAll(async () => {
  await second.stop();
  await site.stop();
});

let moved = 0;
const passMinutes = (minutes: number): void => {
  moved += minutes * 60_000;
  clock.set(new Date(start + moved).toISOString());
};
const whoIs = async (jwt: string, url = site.url): Promise<string | null> =>
  (await ask(url, 'getUser', { jwt })).data.accountData?.accountEmail ?? null;
const login = (email: string, password: string, headers: Record<string, string> = {}) =>
  ask(site.url, 'login', { user: { email, password } }, headers);

test('a registration becomes an account by the link of its mail, once', async () => {
  const email = 'Anna@example.org';
  const user = { email, password: goodPassword, firstName: 'Anna', lastName: 'Muster', salutation: 'ms' };
  expect(await ask(site.url, 'register', { user })).toMatchObject({ http: 200, data: { mailSend: 'Y' } });
  expect((await login(email, goodPassword)).type).toBe('login-failed');
  const confirmID = await linkOf(site.dataDir, email);
  const confirmed = await ask(site.url, 'confirmRegistration', { confirmID });
  expect(confirmed).toMatchObject({
    http: 200,
    data: { accountData: { accountEmail: email, accountShortName: 'A. Muster', accountPermissions: {} } },
  });
  expect(await whoIs(confirmed.data.jwt!)).toBe(email);
  expect((await ask(site.url, 'confirmRegistration', { confirmID })).http).toBe(410);
  // Addresses differ in more than case.
  expect((await login(' ANNA@EXAMPLE.ORG', goodPassword)).http).toBe(200);
});

test('a browser gets its token in a cookie that no script reads, a program in the reply', async () => {
  await anAccount(site, 'cookie@example.org');
  const program = await login('cookie@example.org', goodPassword);
  expect(program.data.jwt).toMatch(/^ey/);
  const browser = await login('cookie@example.org', goodPassword, { origin: site.url });
  expect(browser.data.jwt).toBe('');
  const response = await fetch(`${site.url}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site.url },
    body: JSON.stringify({
      user: { email: 'cookie@example.org', password: goodPassword },
      loginPersistent: true,
    }),
  });
  expect(response.headers.get('set-cookie')).toMatch(
    /jwt=ey[^;]+; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax/,
  );
  const withCookie = await ask(site.url, 'getAccount', {}, { cookie: `jwt=${browser.cookie!}` });
  expect(withCookie.data).toMatchObject({ email: 'cookie@example.org' });
  for (const jwt of ['null', '', 'ey.ey.ey']) expect(await whoIs(jwt)).toBeNull();
});

test.each([
  ['neunzehen', 'short'],
  ['qwertyuiop', 'common'],
  ['passwort123', 'common'],
  ['motdepasse1', 'common'],
  ['password@example.org', 'address'],
])('the password %j is refused as %s', async (password, reason) => {
  const user = { email: 'password@example.org', password };
  const response = await ask(site.url, 'register', { user });
  expect([response.http, response.type]).toEqual([422, 'password-refused']);
  expect(reason).not.toBe('');
  expect(mailsTo(site.dataDir, 'password@example.org')).toEqual([]);
});

test('a browser that has not registered sets another password, and the one that has does not need to', async () => {
  const inBrowser = { origin: site.url };
  const register = async (email: string, more: object, headers: Record<string, string> = {}) => {
    await ask(site.url, 'register', { user: { email, password: goodPassword }, ...more }, headers);
    return linkOf(site.dataDir, email);
  };
  const mine = await register('mine@example.org', { ticket: 'what this browser keeps' }, inBrowser);
  const confirm = (confirmID: string, more: object = {}, headers: Record<string, string> = inBrowser) =>
    ask(site.url, 'confirmRegistration', { confirmID, ...more }, headers);
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
  await ask(site.url, 'register', { user: { email, password: 'the password of a thief' } });
  const ofThief = await linkOf(site.dataDir, email);
  await ask(site.url, 'register', { user: { email, password: goodPassword } });
  const confirmID = await linkOf(site.dataDir, email, 2);
  // Another browser than that of the registration sets the password anew.
  const own = 'das Passwort der Besitzerin';
  expect((await ask(site.url, 'confirmRegistration', { confirmID, password: own })).http).toBe(200);
  expect((await ask(site.url, 'confirmRegistration', { confirmID: ofThief })).http).toBe(410);
  for (const password of ['the password of a thief', goodPassword]) {
    expect((await login(email, password)).type).toBe('login-failed');
  }
  expect((await login(email, own)).http).toBe(200);
});

test('a known address registers and asks for passwords like any other; only its mails tell', async () => {
  await anAccount(site, 'known@example.org');
  for (const [name, extra] of [
    ['register', { password: goodPassword }],
    ['requestPassword', {}],
  ] as const) {
    const known = await ask(site.url, name, { user: { email: 'known@example.org', ...extra } });
    const unknown = await ask(site.url, name, { user: { email: `${name}@example.org`, ...extra } });
    expect(known).toEqual(unknown);
  }
  await until(() => mailsTo(site.dataDir, 'known@example.org').length === 3, 10_000);
  const subjects = mailsTo(site.dataDir, 'known@example.org').map((raw) => /^Subject: (.*)$/m.exec(raw)![1]);
  expect(new Set(subjects).size).toBe(3);
  await until(() => mailsTo(site.dataDir, 'requestPassword@example.org').length === 1, 10_000);
  expect(mailsTo(site.dataDir, 'requestPassword@example.org')[0]).not.toContain('resetID');
});

test('unknown, unconfirmed, suspended and wrong are one answer', async () => {
  await anAccount(site, 'wrong@example.org');
  await anAccount(site, 'suspended@example.org');
  const jwt = (await login('suspended@example.org', goodPassword)).data.jwt!;
  await database.db
    .updateTable('accounts')
    .set({ suspended_at: new Date() })
    .where('email_key', '=', 'suspended@example.org')
    .execute();
  expect(await whoIs(jwt)).toBeNull();
  await ask(site.url, 'register', { user: { email: 'waiting@example.org', password: goodPassword } });
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
  const jwt = await anAccount(site, email);
  expect(await whoIs(jwt, second.url)).toBe(email);
  await ask(site.url, 'requestPassword', { user: { email } });
  const resetID = await linkOf(site.dataDir, email, 2);
  const next = 'ein neuer Satz für alle Fälle';
  const refused = await ask(site.url, 'resetPassword', { resetID, user: { password: 'kurz' } });
  expect(refused.type).toBe('password-refused');
  expect(await whoIs(jwt)).toBe(email);
  const reset = await ask(site.url, 'resetPassword', { resetID, user: { password: next } });
  expect(await whoIs(reset.data.jwt!)).toBe(email);
  expect([await whoIs(jwt), await whoIs(jwt, second.url)]).toEqual([null, null]);
  expect((await ask(site.url, 'resetPassword', { resetID, user: { password: next } })).http).toBe(410);
  expect([(await login(email, goodPassword)).http, (await login(email, next)).http]).toEqual([401, 200]);
  await ask(site.url, 'requestPassword', { user: { email } });
  const late = await linkOf(site.dataDir, email, 4);
  passMinutes(61);
  expect((await ask(site.url, 'resetPassword', { resetID: late, user: { password: next } })).http).toBe(410);
});

test('links open nothing when they are guessed, changed or meant for something else', async () => {
  const email = 'links@example.org';
  await anAccount(site, email);
  await ask(site.url, 'requestPassword', { user: { email } });
  const resetID = await linkOf(site.dataDir, email, 2);
  const [id = '', secret = ''] = [resetID.split('-', 1)[0], resetID.slice(resetID.indexOf('-') + 1)];
  expect((await ask(site.url, 'confirmRegistration', { confirmID: resetID })).http).toBe(410);
  const last = secret.endsWith('A') ? 'B' : 'A';
  for (const wrong of [
    `${Number(id) + 1}-${secret}`,
    `${id}-${secret.slice(0, -1)}${last}`,
    id,
    secret,
    '',
  ]) {
    const answer = await ask(site.url, 'resetPassword', { resetID: wrong, user: { password: goodPassword } });
    expect(answer.http).toBe(410);
  }
  const rows = await database.db.selectFrom('account_mails').selectAll().execute();
  const jobs = await database.db.selectFrom('jobs').selectAll().execute();
  expect(JSON.stringify([rows, jobs])).not.toContain(secret);
});

test('a new address counts once its owner and the account have both said yes; the old one is told', async () => {
  const jwt = await anAccount(site, 'old@example.org');
  const change = (currentPassword: string) =>
    ask(site.url, 'updateUser', { jwt, userAccountData: { email: 'new@example.org', currentPassword } });
  expect((await change('wrong password')).type).toBe('wrong-password');
  expect(await change(goodPassword)).toMatchObject({
    http: 200,
    data: { mailSend: 'Y', accountData: { accountEmail: 'old@example.org' } },
  });
  const confirmID = await linkOf(site.dataDir, 'new@example.org');
  // Whoever owns the typed address alone does not get the account.
  expect(await ask(site.url, 'confirmRegistration', { confirmID })).toMatchObject({ type: 'login-failed' });
  const other = await anAccount(site, 'other@example.org');
  expect((await ask(site.url, 'confirmRegistration', { confirmID, jwt: other })).type).not.toBeNull();
  const confirmed = await ask(site.url, 'confirmRegistration', { confirmID }, { cookie: `jwt=${jwt}` });
  expect(confirmed).toMatchObject({ http: 200, data: { accountData: { accountEmail: 'new@example.org' } } });
  await until(() => mailsTo(site.dataDir, 'old@example.org').length === 2, 10_000);
  expect((await login('old@example.org', goodPassword)).http).toBe(401);
  expect((await login('new@example.org', goodPassword)).http).toBe(200);
  const accounts = createAccounts({
    ...{ connection: database, clock, sessionSecret: new Uint8Array(32), staffNeedsFactor: false },
  });
  const uidOf = async (email: string): Promise<string> =>
    (
      await database.db
        .selectFrom('accounts')
        .select('uid')
        .where('email_key', '=', email)
        .executeTakeFirstOrThrow()
    ).uid;
  const waits = async (...emails: string[]) =>
    accounts.moneyWaitsUntil(database.db as never, await Promise.all(emails.map(uidOf)));
  const until72 = new Date(clock.now().getTime() + 72 * 3_600_000);
  expect(
    Math.abs((await waits('other@example.org', 'new@example.org'))!.getTime() - until72.getTime()),
  ).toBeLessThan(60_000);
  expect(await waits('other@example.org')).toBeNull();
});

test('a changed password ends all other sessions and is told by mail', async () => {
  const email = 'change@example.org';
  const jwt = await anAccount(site, email);
  const elsewhere = (await login(email, goodPassword)).data.jwt!;
  const userAccountData = { password: 'noch ein neuer langer Satz', currentPassword: goodPassword };
  expect((await ask(site.url, 'updateUser', { jwt, userAccountData })).http).toBe(200);
  expect([await whoIs(jwt), await whoIs(elsewhere, second.url)]).toEqual([email, null]);
  await until(() => mailsTo(site.dataDir, email).length === 2, 10_000);
});

test('sessions are listed and ended by their owner alone', async () => {
  const chrome = {
    'user-agent': 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130.0 Safari/537.36',
  };
  const jwt = await anAccount(site, 'sessions@example.org');
  const chromeJwt = (await login('sessions@example.org', goodPassword, chrome)).data.jwt!;
  const stranger = await anAccount(site, 'stranger@example.org');
  const { sessions } = (await ask(site.url, 'getAccount', { jwt })).data as {
    sessions: { sessionID: string; current: boolean; browser: string; system: string }[];
  };
  const other = sessions.find(({ current }) => !current)!;
  expect(sessions).toHaveLength(2);
  expect(other).toMatchObject({ browser: 'Chrome', system: 'Windows' });
  const end = (as: string, currentPassword = goodPassword) =>
    ask(site.url, 'endSessions', { jwt: as, sessionID: other.sessionID, currentPassword });
  expect((await end(stranger)).data).toEqual({ ended: 0 });
  expect(await whoIs(chromeJwt, second.url)).toBe('sessions@example.org');
  expect(await end(jwt, 'not the right one')).toMatchObject({ http: 422, type: 'wrong-password' });
  expect(await whoIs(chromeJwt, second.url)).toBe('sessions@example.org');
  expect((await end(jwt)).data).toEqual({ ended: 1 });
  expect(await whoIs(chromeJwt, second.url)).toBeNull();
  expect((await ask(site.url, 'logout', { jwt })).http).toBe(200);
  expect(await whoIs(jwt, second.url)).toBeNull();
});

test('a token is replaced when it is old, and the one before ends once its successor was used', async () => {
  const email = 'rotation@example.org';
  const first = await anAccount(site, email);
  const renew = async (jwt: string): Promise<string> => (await ask(site.url, 'getUser', { jwt })).data.jwt!;
  // A caller who stores the token of the reply must not lose the session by that.
  expect(await renew(first)).toBe(first);
  expect((await ask(site.url, 'getUser', { jwt: first }, { origin: site.url })).data.jwt).toBe('');
  expect((await ask(site.url, 'getUser', { jwt: 'ey' })).data.jwt).toBe('');
  passMinutes(16);
  // The reply with the first successor is lost: the old token still gets one.
  expect(await renew(first)).not.toBe('');
  const next = await renew(first);
  expect(await whoIs(next)).toBe(email);
  expect(await whoIs(first)).toBe(email);
  passMinutes(2);
  expect([await whoIs(first), await whoIs(next)]).toEqual([null, email]);
  passMinutes(24 * 60 + 1);
  expect(await whoIs(next)).toBeNull();
});

test('a browser keeps its uid from a login or a booking on, and not before', async () => {
  const email = 'known-browser@example.org';
  const user = { email, password: goodPassword, firstName: 'Erika', lastName: 'Mustermann' };
  expect(await ask(site.url, 'register', { user })).toMatchObject({ http: 200, uidCookie: null });
  const confirmed = await ask(site.url, 'confirmRegistration', {
    confirmID: await linkOf(site.dataDir, email),
  });
  expect(confirmed.uidCookie).toMatch(/^[\w-]{22}$/);
  expect((await login(email, 'not the right one')).uidCookie).toBeNull();
  const inBrowser = { origin: site.url };
  const { uidCookie, cookie } = await login(email, goodPassword, inBrowser);
  expect(uidCookie).toMatch(/^[\w-]{22}$/);
  expect(uidCookie).not.toBe(confirmed.uidCookie);
  // The browser has one by now, whoever logs in there again.
  const known = { ...inBrowser, cookie: `uid=${uidCookie!}; jwt=${cookie!}` };
  expect((await login(email, goodPassword, known)).uidCookie).toBeNull();
  expect((await ask(site.url, 'logout', {}, known)).data).toMatchObject({ uid: uidCookie });

  const customer = guest({ email: 'stays@example.org' });
  for (const [index, bookingMethod] of (['request', 'option', 'booking'] as const).entries()) {
    const startDate = addDays(arrival, 14 * index + 60);
    const dates = { startDate, endDate: addDays(startDate, 7) };
    const stay = bookingOf(home, { bookingMethod, ...dates, customer });
    const refused = await ask(site.url, 'createBooking', { ...stay, acceptTerms: false }, inBrowser);
    expect(refused).toMatchObject({ http: 422, uidCookie: null });
    const booked = await ask(site.url, 'createBooking', stay, inBrowser);
    expect([booked.http, booked.uidCookie]).toEqual([201, expect.stringMatching(/^[\w-]{22}$/)]);
    // The first reply may have been lost.
    const again = await ask(site.url, 'createBooking', stay, inBrowser);
    expect(again).toMatchObject({ http: 201, data: booked.data });
    expect(again.uidCookie).toMatch(/^[\w-]{22}$/);
    const cookieOf = { ...inBrowser, cookie: `uid=${booked.uidCookie!}` };
    expect((await ask(site.url, 'createBooking', stay, cookieOf)).uidCookie).toBeNull();
    // The uid that the page has chosen for its visitor remains valid.
    const uid = newUid();
    const named = await ask(site.url, 'createBooking', { ...aRequest(home), customer, uid }, inBrowser);
    expect(named.uidCookie).toBe(uid);
  }
});

test('what a visitor collected joins the account at login, and stays with nobody else', async () => {
  const email = 'join@example.org';
  const jwt = await anAccount(site, email);
  const uid = newUid();
  const cookie = { cookie: `uid=${uid}` };
  await ask(site.url, 'setWatchedObject', { uid, action: 'add', objectNumber: home }, cookie);
  await ask(site.url, 'setLastSeenObject', { uid, objectData: { objectNumber: home } }, cookie);
  const list = async (headers: Record<string, string>, body: object = {}): Promise<unknown> =>
    (await ask(site.url, 'getWatchedObjects', { ...body }, headers)).data['userWatchList'];
  expect(await list(cookie)).toHaveLength(1);
  const loggedIn = (await login(email, goodPassword, cookie)).cookie!;
  const both = { cookie: `uid=${uid}; jwt=${loggedIn}` };
  expect(await list(both)).toHaveLength(1);
  expect(await list({ cookie: `jwt=${jwt}` })).toHaveLength(1);
  // After the logout the browser gets a new uid, and nobody can claim the uid of an account.
  expect(await list(cookie)).toEqual([]);
  const { uid: ofAccount } = (await ask(site.url, 'getUser', { jwt })).data as { uid: string };
  expect(await list({ cookie: `uid=${ofAccount}` }, { uid: ofAccount })).toEqual([]);
});

test('bookings belong to who has confirmed their address, or made them while logged in', async () => {
  const email = 'guest@example.org';
  const early = await book(site.url, { ...aRequest(home), customer: guest({ email: 'GUEST@example.org' }) });
  expect(early.http).toBe(201);
  const jwt = await anAccount(site, email);
  const stranger = await anAccount(site, 'curious@example.org');
  const own = { ...aRequest(home), customer: guest({ email: 'curious@example.org' }) };
  const forFriend = (await ask(site.url, 'createBooking', own, { cookie: `jwt=${jwt}` })).data;
  const numbersOf = async (as: string): Promise<number[]> => {
    const { data } = await ask(site.url, 'getBookings', { jwt: as, type: 'bookings' });
    return (data['bookingList'] as { bookingDisplayNumber: number }[]).map((one) => one.bookingDisplayNumber);
  };
  const numbers = [early.data!.bookingDisplayNumber, Number(forFriend['bookingDisplayNumber'])];
  expect((await numbersOf(jwt)).sort()).toEqual(numbers.sort());
  // A person with an account has entered the friend's address: the booking remains that person's.
  expect(await numbersOf(stranger)).toEqual([]);
  const details = (as: string) =>
    ask(site.url, 'getBookings', { jwt: as, type: 'booking', bookingid: early.data!.bookingDisplayNumber });
  expect(await details(jwt)).toMatchObject({
    http: 200,
    data: { bookingDetails: { bookingID: early.data!.bookingID } },
  });
  expect(await details(stranger)).toMatchObject({ http: 404, type: 'booking-not-found' });
});

test('a login opens what is one’s own without the secret of a link, and nothing else', async () => {
  const jwt = await anAccount(site, 'owner@example.org');
  const other = await anAccount(site, 'foreign@example.org');
  const made = await book(
    site.url,
    bookingOf(await aHome(database), { customer: guest({ email: 'owner@example.org' }) }),
  );
  const { bookingID } = made.data!;
  for (const [name, extra] of [
    ['getBooking', {}],
    ['cancelBooking', { dryRun: true }],
  ] as const) {
    const call = (headers: Record<string, string>) =>
      ask(site.url, name, { bookingID, bookingHash: '', ...extra }, headers);
    expect((await call({ cookie: `jwt=${jwt}` })).http, name).toBe(200);
    expect((await call({ cookie: `jwt=${other}` })).http, name).toBe(404);
    expect((await call({})).http, name).toBe(404);
  }
});

test('the page of a booking is the same by login as by its link, and its documents open either way', async () => {
  const email = 'documents@example.org';
  const jwt = await anAccount(site, email);
  const stranger = await anAccount(site, 'no-documents@example.org');
  const made = await book(site.url, bookingOf(await aHome(database), { customer: guest({ email }) }));
  const { bookingID, bookingDisplayNumber, bookingHash } = made.data!;
  const byLink = await ask(site.url, 'getBooking', { bookingID, bookingHash });
  const byLogin = await ask(site.url, 'getBookings', {
    ...{ jwt, type: 'booking', bookingid: bookingDisplayNumber },
  });
  // All that a page shows of it follows from this answer: state, documents, payments, and the steps that are open.
  expect(byLogin.data['bookingDetails']).toEqual(byLink.data);
  const listed = (await ask(site.url, 'getBookings', { jwt, type: 'bookings' })).data['bookingList'] as {
    documents: { href: string }[];
  }[];
  const { documents } = byLink.data as { documents: { href: string }[] };
  expect(listed[0]!.documents).toEqual(documents);
  expect(documents.length).toBeGreaterThan(1);
  const statusOf = async (href: string, headers: Record<string, string>): Promise<number> =>
    (await fetch(site.url + href, { headers })).status;
  for (const { href } of documents) {
    expect(await statusOf(href, { cookie: `jwt=${jwt}` }), href).toBe(200);
    expect(await statusOf(href, { cookie: `jwt=${stranger}` }), href).toBe(404);
    expect(await statusOf(href, {}), href).toBe(404);
  }
});

test('a session of the staff ends after twelve hours however it is used, one of a guest does not', async () => {
  const email = 'staff-day@example.org';
  const jwt = await anAccount(site, email);
  await anAccount(site, 'guest-day@example.org');
  const guestJwt = (await login('guest-day@example.org', goodPassword)).data.jwt!;
  const staffJwt = (await login(email, goodPassword)).data.jwt!;
  await database.db
    .insertInto('account_roles')
    .columns(['uid', 'role'])
    .expression(
      database.db
        .selectFrom('accounts')
        .select(['uid', sql.lit('office').as('role')])
        .where('email_key', '=', email),
    )
    .execute();
  passMinutes(12 * 60 - 2);
  expect(await whoIs(staffJwt)).toBe(email);
  passMinutes(3);
  expect([await whoIs(staffJwt), await whoIs(jwt)]).toEqual([null, null]);
  expect(await whoIs(guestJwt)).toBe('guest-day@example.org');
});

test('mails about an account speak the language of its owner, whatever the page spoke where they were asked for', async () => {
  const email = 'francaise@example.org';
  const jwt = await anAccount(site, email);
  await ask(site.url, 'updateUser', { jwt, userAccountData: { language: 'fr' } });
  const count = mailsTo(site.dataDir, email).length;
  await ask(site.url, 'requestPassword', { user: { email, language: 'de' } });
  await ask(site.url, 'register', { user: { email, password: goodPassword, language: 'it' } });
  await ask(site.url, 'requestLoginLink', { user: { email, language: 'en' } });
  await until(() => mailsTo(site.dataDir, email).length === count + 3, 10_000);
  for (const mail of mailsTo(site.dataDir, email).slice(count)) expect(mail).toMatch(/lang="fr"/);
});

test('a login that ends while somebody books loses neither the booking nor its place in the account', async () => {
  const email = 'booking-late@example.org';
  const jwt = await anAccount(site, email);
  passMinutes(24 * 60 + 1);
  expect(await whoIs(jwt)).toBeNull();
  const booked = await book(site.url, { ...bookingOf(home, { customer: guest({ email }) }), jwt });
  expect(booked.http).toBe(201);
  const again = await login(email, goodPassword);
  const { data } = await ask(site.url, 'getBookings', { jwt: again.data.jwt, type: 'bookings' });
  expect(data['bookingList']).toMatchObject([{ bookingID: booked.data!.bookingID }]);
});

test('a session that lasts ends a week after its last use, and after thirty days however often it is used', async () => {
  const email = 'lasting@example.org';
  await anAccount(site, email);
  const begin = async (): Promise<string> =>
    (await ask(site.url, 'login', { user: { email, password: goodPassword }, loginPersistent: true })).data
      .jwt!;
  const week = 7 * 24 * 60;
  let used = await begin();
  const unused = await begin();
  for (let days = 6; days < 30; days += 6) {
    passMinutes(6 * 24 * 60);
    used = (await ask(site.url, 'getUser', { jwt: used })).data.jwt!;
    expect(await whoIs(used), `after ${days} days`).toBe(email);
  }
  expect(await whoIs(unused)).toBeNull();
  passMinutes(6 * 24 * 60 - 2);
  expect(await whoIs(used)).toBe(email);
  passMinutes(3);
  expect(await whoIs(used)).toBeNull();
  const last = await begin();
  passMinutes(week + 1);
  expect(await whoIs(last)).toBeNull();
});
