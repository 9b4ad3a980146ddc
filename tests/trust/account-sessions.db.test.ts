import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addDays } from '../../domain/stay.ts';
import { aHome } from '../harness/catalogue-builder.ts';
import { anAccount, ask, goodPassword, linkOf } from './account-calls.ts';
import { book, bookingOf } from './booking-calls.ts';
import { newUid } from './tokens.ts';
import { twoProcesses } from './two-processes.ts';
import { aRequest, arrival, guest } from './valid-calls.ts';

const world = twoProcesses();
const { login, passMinutes, whoIs } = world;

test('a browser gets its token in a cookie that no script reads, a program in the reply', async () => {
  await anAccount(world.site, 'cookie@example.org');
  const program = await login('cookie@example.org', goodPassword);
  expect(program.data.jwt).toMatch(/^ey/);
  const browser = await login('cookie@example.org', goodPassword, { origin: world.site.url });
  expect(browser.data.jwt).toBe('');
  const response = await fetch(`${world.site.url}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: world.site.url },
    body: JSON.stringify({
      user: { email: 'cookie@example.org', password: goodPassword },
      loginPersistent: true,
    }),
  });
  expect(response.headers.get('set-cookie')).toMatch(
    /jwt=ey[^;]+; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax/,
  );
  const withCookie = await ask(world.site.url, 'getAccount', {}, { cookie: `jwt=${browser.cookie!}` });
  expect(withCookie.data).toMatchObject({ email: 'cookie@example.org' });
  for (const jwt of ['null', '', 'ey.ey.ey']) expect(await whoIs(jwt)).toBeNull();
});

test('sessions are listed and ended by their owner alone', async () => {
  const chrome = {
    'user-agent': 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130.0 Safari/537.36',
  };
  const jwt = await anAccount(world.site, 'sessions@example.org');
  const chromeJwt = (await login('sessions@example.org', goodPassword, chrome)).data.jwt!;
  const stranger = await anAccount(world.site, 'stranger@example.org');
  const { sessions } = (await ask(world.site.url, 'getAccount', { jwt })).data as {
    sessions: { sessionID: string; current: boolean; browser: string; system: string }[];
  };
  const other = sessions.find(({ current }) => !current)!;
  expect(sessions).toHaveLength(2);
  expect(other).toMatchObject({ browser: 'Chrome', system: 'Windows' });
  const end = (as: string, currentPassword = goodPassword) =>
    ask(world.site.url, 'endSessions', { jwt: as, sessionID: other.sessionID, currentPassword });
  expect((await end(stranger)).data).toEqual({ ended: 0 });
  expect(await whoIs(chromeJwt, world.second.url)).toBe('sessions@example.org');
  expect(await end(jwt, 'not the right one')).toMatchObject({ http: 422, type: 'wrong-password' });
  expect(await whoIs(chromeJwt, world.second.url)).toBe('sessions@example.org');
  expect((await end(jwt)).data).toEqual({ ended: 1 });
  expect(await whoIs(chromeJwt, world.second.url)).toBeNull();
  expect((await ask(world.site.url, 'logout', { jwt })).http).toBe(200);
  expect(await whoIs(jwt, world.second.url)).toBeNull();
});

test('a token is replaced when it is old, and the one before ends once its successor was used', async () => {
  const email = 'rotation@example.org';
  const first = await anAccount(world.site, email);
  const renew = async (jwt: string): Promise<string> =>
    (await ask(world.site.url, 'getUser', { jwt })).data.jwt!;
  // A caller who stores the token of the reply must not lose the session by that.
  expect(await renew(first)).toBe(first);
  expect((await ask(world.site.url, 'getUser', { jwt: first }, { origin: world.site.url })).data.jwt).toBe(
    '',
  );
  expect((await ask(world.site.url, 'getUser', { jwt: 'ey' })).data.jwt).toBe('');
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
  expect(await ask(world.site.url, 'register', { user })).toMatchObject({ http: 200, uidCookie: null });
  const confirmed = await ask(world.site.url, 'confirmRegistration', {
    confirmID: await linkOf(world.site.dataDir, email),
  });
  expect(confirmed.uidCookie).toMatch(/^[\w-]{22}$/);
  expect((await login(email, 'not the right one')).uidCookie).toBeNull();
  const inBrowser = { origin: world.site.url };
  const { uidCookie, cookie } = await login(email, goodPassword, inBrowser);
  expect(uidCookie).toMatch(/^[\w-]{22}$/);
  expect(uidCookie).not.toBe(confirmed.uidCookie);
  // The browser has one by now, whoever logs in there again.
  const known = { ...inBrowser, cookie: `uid=${uidCookie!}; jwt=${cookie!}` };
  expect((await login(email, goodPassword, known)).uidCookie).toBeNull();
  expect((await ask(world.site.url, 'logout', {}, known)).data).toMatchObject({ uid: uidCookie });

  const customer = guest({ email: 'stays@example.org' });
  for (const [index, bookingMethod] of (['request', 'option', 'booking'] as const).entries()) {
    const startDate = addDays(arrival, 14 * index + 60);
    const dates = { startDate, endDate: addDays(startDate, 7) };
    const stay = bookingOf(world.home, { bookingMethod, ...dates, customer });
    const refused = await ask(world.site.url, 'createBooking', { ...stay, acceptTerms: false }, inBrowser);
    expect(refused).toMatchObject({ http: 422, uidCookie: null });
    const booked = await ask(world.site.url, 'createBooking', stay, inBrowser);
    expect([booked.http, booked.uidCookie]).toEqual([201, expect.stringMatching(/^[\w-]{22}$/)]);
    // The first reply may have been lost.
    const again = await ask(world.site.url, 'createBooking', stay, inBrowser);
    expect(again).toMatchObject({ http: 201, data: booked.data });
    expect(again.uidCookie).toMatch(/^[\w-]{22}$/);
    const cookieOf = { ...inBrowser, cookie: `uid=${booked.uidCookie!}` };
    expect((await ask(world.site.url, 'createBooking', stay, cookieOf)).uidCookie).toBeNull();
    // The uid that the page has chosen for its visitor remains valid.
    const uid = newUid();
    const named = await ask(
      world.site.url,
      'createBooking',
      { ...aRequest(world.home), customer, uid },
      inBrowser,
    );
    expect(named.uidCookie).toBe(uid);
  }
});

test('what a visitor collected joins the account at login, and stays with nobody else', async () => {
  const email = 'join@example.org';
  const jwt = await anAccount(world.site, email);
  const uid = newUid();
  const cookie = { cookie: `uid=${uid}` };
  await ask(world.site.url, 'setWatchedObject', { uid, action: 'add', objectNumber: world.home }, cookie);
  await ask(world.site.url, 'setLastSeenObject', { uid, objectData: { objectNumber: world.home } }, cookie);
  const list = async (headers: Record<string, string>, body: object = {}): Promise<unknown> =>
    (await ask(world.site.url, 'getWatchedObjects', { ...body }, headers)).data['userWatchList'];
  expect(await list(cookie)).toHaveLength(1);
  const loggedIn = (await login(email, goodPassword, cookie)).cookie!;
  const both = { cookie: `uid=${uid}; jwt=${loggedIn}` };
  expect(await list(both)).toHaveLength(1);
  expect(await list({ cookie: `jwt=${jwt}` })).toHaveLength(1);
  // After the logout the browser gets a new uid, and nobody can claim the uid of an account.
  expect(await list(cookie)).toEqual([]);
  const { uid: ofAccount } = (await ask(world.site.url, 'getUser', { jwt })).data as { uid: string };
  expect(await list({ cookie: `uid=${ofAccount}` }, { uid: ofAccount })).toEqual([]);
});

test('bookings belong to who has confirmed their address, or made them while logged in', async () => {
  const email = 'guest@example.org';
  const early = await book(world.site.url, {
    ...aRequest(world.home),
    customer: guest({ email: 'GUEST@example.org' }),
  });
  expect(early.http).toBe(201);
  const jwt = await anAccount(world.site, email);
  const stranger = await anAccount(world.site, 'curious@example.org');
  const own = { ...aRequest(world.home), customer: guest({ email: 'curious@example.org' }) };
  const forFriend = (await ask(world.site.url, 'createBooking', own, { cookie: `jwt=${jwt}` })).data;
  const numbersOf = async (as: string): Promise<number[]> => {
    const { data } = await ask(world.site.url, 'getBookings', { jwt: as, type: 'bookings' });
    return (data['bookingList'] as { bookingDisplayNumber: number }[]).map((one) => one.bookingDisplayNumber);
  };
  const numbers = [early.data!.bookingDisplayNumber, Number(forFriend['bookingDisplayNumber'])];
  expect((await numbersOf(jwt)).sort()).toEqual(numbers.sort());
  // A person with an account has entered the friend's address: the booking remains that person's.
  expect(await numbersOf(stranger)).toEqual([]);
  const details = (as: string) =>
    ask(world.site.url, 'getBookings', {
      jwt: as,
      type: 'booking',
      bookingid: early.data!.bookingDisplayNumber,
    });
  expect(await details(jwt)).toMatchObject({
    http: 200,
    data: { bookingDetails: { bookingID: early.data!.bookingID } },
  });
  expect(await details(stranger)).toMatchObject({ http: 404, type: 'booking-not-found' });
});

test('a login opens what is one’s own without the secret of a link, and nothing else', async () => {
  const jwt = await anAccount(world.site, 'owner@example.org');
  const other = await anAccount(world.site, 'foreign@example.org');
  const made = await book(
    world.site.url,
    bookingOf(await aHome(world.database), { customer: guest({ email: 'owner@example.org' }) }),
  );
  const { bookingID } = made.data!;
  for (const [name, extra] of [
    ['getBooking', {}],
    ['cancelBooking', { dryRun: true }],
  ] as const) {
    const call = (headers: Record<string, string>) =>
      ask(world.site.url, name, { bookingID, bookingHash: '', ...extra }, headers);
    expect((await call({ cookie: `jwt=${jwt}` })).http, name).toBe(200);
    expect((await call({ cookie: `jwt=${other}` })).http, name).toBe(404);
    expect((await call({})).http, name).toBe(404);
  }
});

test('the page of a booking is the same by login as by its link, and its documents open either way', async () => {
  const email = 'documents@example.org';
  const jwt = await anAccount(world.site, email);
  const stranger = await anAccount(world.site, 'no-documents@example.org');
  const made = await book(
    world.site.url,
    bookingOf(await aHome(world.database), { customer: guest({ email }) }),
  );
  const { bookingID, bookingDisplayNumber, bookingHash } = made.data!;
  const byLink = await ask(world.site.url, 'getBooking', { bookingID, bookingHash });
  const byLogin = await ask(world.site.url, 'getBookings', {
    ...{ jwt, type: 'booking', bookingid: bookingDisplayNumber },
  });
  // All that a page shows of it follows from this answer: state, documents, payments, and the steps that are open.
  expect(byLogin.data['bookingDetails']).toEqual(byLink.data);
  const listed = (await ask(world.site.url, 'getBookings', { jwt, type: 'bookings' })).data[
    'bookingList'
  ] as {
    documents: { href: string }[];
  }[];
  const { documents } = byLink.data as { documents: { href: string }[] };
  expect(listed[0]!.documents).toEqual(documents);
  expect(documents.length).toBeGreaterThan(1);
  const statusOf = async (href: string, headers: Record<string, string>): Promise<number> =>
    (await fetch(world.site.url + href, { headers })).status;
  for (const { href } of documents) {
    expect(await statusOf(href, { cookie: `jwt=${jwt}` }), href).toBe(200);
    expect(await statusOf(href, { cookie: `jwt=${stranger}` }), href).toBe(404);
    expect(await statusOf(href, {}), href).toBe(404);
  }
});

test('a session of the staff ends after twelve hours however it is used, one of a guest does not', async () => {
  const email = 'staff-day@example.org';
  const jwt = await anAccount(world.site, email);
  await anAccount(world.site, 'guest-day@example.org');
  const guestJwt = (await login('guest-day@example.org', goodPassword)).data.jwt!;
  const staffJwt = (await login(email, goodPassword)).data.jwt!;
  await world.database.db
    .insertInto('account_roles')
    .columns(['uid', 'role'])
    .expression(
      world.database.db
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

test('a login that ends while somebody books loses neither the booking nor its place in the account', async () => {
  const email = 'booking-late@example.org';
  const jwt = await anAccount(world.site, email);
  passMinutes(24 * 60 + 1);
  expect(await whoIs(jwt)).toBeNull();
  const booked = await book(world.site.url, {
    ...bookingOf(world.home, { customer: guest({ email }) }),
    jwt,
  });
  expect(booked.http).toBe(201);
  const again = await login(email, goodPassword);
  const { data } = await ask(world.site.url, 'getBookings', { jwt: again.data.jwt, type: 'bookings' });
  expect(data['bookingList']).toMatchObject([{ bookingID: booked.data!.bookingID }]);
});

test('a session that lasts ends a week after its last use, and after thirty days however often it is used', async () => {
  const email = 'lasting@example.org';
  await anAccount(world.site, email);
  const begin = async (): Promise<string> =>
    (await ask(world.site.url, 'login', { user: { email, password: goodPassword }, loginPersistent: true }))
      .data.jwt!;
  const week = 7 * 24 * 60;
  let used = await begin();
  const unused = await begin();
  for (let days = 6; days < 30; days += 6) {
    passMinutes(6 * 24 * 60);
    used = (await ask(world.site.url, 'getUser', { jwt: used })).data.jwt!;
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
