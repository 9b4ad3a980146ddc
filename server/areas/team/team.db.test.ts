import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EndpointName } from '../../../contract/api.ts';
import type { Changeover } from '../../../contract/changeovers/changeover.ts';
import type { Membership, Memberships } from '../../../contract/team/membership.ts';
import type { Team, TeamMember } from '../../../contract/team/team.ts';
import type { TeamRole } from '../../../domain/roles.ts';
import { addDays, todayInBerlin } from '../../../domain/stay.ts';
import { aBusinessLogin } from '../../../tests/builders/landlord-login.ts';
import { aHome } from '../../../tests/harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';
import { startSite, type RunningSite } from '../../../tests/harness/running-site.ts';
import { anAccount, ask, goodPassword } from '../../../tests/trust/account-calls.ts';
import { book, landlordHashOf, mailsIn, until } from '../../../tests/trust/booking-calls.ts';
import { aRequest } from '../../../tests/trust/valid-calls.ts';
import { personalDataOfBooking } from '../booking/personal-data-store.ts';
import { personalDataOfTeam } from './personal-data.ts';

const today = todayInBerlin(new Date());
let database: TestDatabase;
let site: RunningSite;
/** Two homes of the first landlord, one of the second. */
let lodge: number;
let barn: number;
let foreign: number;
type Headers = Record<string, string>;
let first: Headers;
let second: Headers;

beforeAll(async () => {
  database = await openTestDatabase();
  lodge = await aHome(database, { landlord: 1, title: 'Haus am Deich' });
  barn = await aHome(database, { landlord: 1, title: 'Alte Scheune' });
  foreign = await aHome(database, { landlord: 2, title: 'Haus Seeblick' });
  site = await startSite(database);
  first = await aBusinessLogin({ database, dataDir: site.dataDir }, 'landlord', 1);
  second = await aBusinessLogin({ database, dataDir: site.dataDir }, 'landlord', 2);
});
afterAll(() => site.stop());

const call = (headers: Headers, name: EndpointName, input: Record<string, unknown> = {}) =>
  ask(site.url, name, input, headers);
const statusOf = async (headers: Headers, name: EndpointName, input: Record<string, unknown> = {}) =>
  (await call(headers, name, input)).http;

const invitationMails = (email: string): string[] =>
  mailsIn(site.dataDir)
    .filter(({ id, raw }) => /^<team-\d+-invited/.test(id) && raw.includes(`To: ${email}`))
    .sort(
      (one, other) => Number(/invited-(\d+)/.exec(one.id)?.[1]) - Number(/invited-(\d+)/.exec(other.id)?.[1]),
    )
    .map(({ raw }) => raw.replace(/=\r?\n/g, '').replace(/=3D/g, '='));

/** Waits for the mails of invitations to an address; returns the key of the newest one's link. */
async function keyTo(email: string, count = 1): Promise<string> {
  await until(() => invitationMails(email).length >= count, 15_000);
  return /confirmID=([\w-]+)/.exec(invitationMails(email).at(-1)!)![1]!;
}

const invite = (
  by: Headers,
  email: string,
  {
    role = 'cohost',
    homes = null,
    number = 1,
  }: { role?: TeamRole; homes?: number[] | null; number?: number } = {},
) => call(by, 'inviteTeamMember', { kind: 'landlord', number, email, role, homes, language: 'de' });

const membersOf = (data: unknown): TeamMember[] =>
  (data as Team).businesses.flatMap(({ members }) => members);
async function memberOf(by: Headers, email: string): Promise<TeamMember> {
  const { data } = await call(by, 'getTeam');
  return membersOf(data).find((member) => member.email === email)!;
}

const person = { firstName: 'Carla', lastName: 'Moser', password: goodPassword, language: 'de' };
const login = async (email: string): Promise<Headers> => {
  const { cookie } = await ask(
    site.url,
    'login',
    { user: { email, password: goodPassword } },
    {
      origin: new URL(site.url).origin,
    },
  );
  return { cookie: `jwt=${cookie ?? ''}` };
};

/** Invites somebody without an account, who accepts and logs in. */
async function aMember(
  email: string,
  how: { role?: TeamRole; homes?: number[] | null; number?: number } = {},
  by = first,
): Promise<Headers> {
  expect((await invite(by, email, how)).http).toBe(200);
  const invitationKey = await keyTo(email);
  expect((await ask(site.url, 'acceptTeamInvitation', { invitationKey, person })).http).toBe(200);
  return login(email);
}

async function request(home: number, weeks: number): Promise<number> {
  const { startDate, endDate } = aRequest(home);
  const stay = { startDate: addDays(startDate, weeks * 7), endDate: addDays(endDate, weeks * 7) };
  const { data } = await book(site.url, { ...aRequest(home), ...stay });
  return data!.bookingID;
}

describe('an invitation', () => {
  test('says whose homes these are, and is accepted by somebody without an account, once', async () => {
    const email = 'neu@example.org';
    const { data } = await invite(first, email, { homes: [lodge] });
    expect(membersOf(data)).toMatchObject([
      { email, state: 'invited', role: 'cohost', homes: [lodge], name: '' },
    ]);
    const invitationKey = await keyTo(email);
    const shown = await ask(site.url, 'getTeamInvitation', { invitationKey });
    expect(shown.data).toMatchObject({
      ...{ email, role: 'cohost', allHomes: false, hasAccount: false, caller: 'nobody' },
      homes: [{ title: 'Haus am Deich' }],
    });
    const accept = (input: object) => ask(site.url, 'acceptTeamInvitation', { invitationKey, ...input });
    expect((await accept({})).type).toBe('name-missing');
    expect((await accept({ person: { ...person, password: 'kurz' } })).type).toBe('password-refused');
    expect((await accept({ person })).data).toEqual({ start: 'landlord' });
    expect((await accept({ person })).type).toBe('invitation-used');
    expect((await ask(site.url, 'getTeamInvitation', { invitationKey })).type).toBe('invitation-used');
    expect(await statusOf(await login(email), 'getOwnHome', { objectNumber: lodge })).toBe(200);
    const member = await memberOf(first, email);
    expect(member).toMatchObject({ state: 'active', name: 'Carla Moser' });
    expect(member.lastLoginAt).not.toBeNull();
    // The landlord learns of it.
    await until(
      () => mailsIn(site.dataDir).some(({ id }) => id.includes(`team-${member.memberID}-accepted`)),
      15_000,
    );
  });

  test('to an account takes its login, and not that of another address', async () => {
    const email = 'konto@example.org';
    const jwt = await anAccount(site, email);
    const other = await anAccount(site, 'andere@example.org');
    await invite(first, email, { role: 'cleaner' });
    const invitationKey = await keyTo(email);
    const accept = (headers: object) =>
      ask(site.url, 'acceptTeamInvitation', { invitationKey, person, ...headers });
    expect((await accept({})).type).toBe('login-needed');
    expect((await accept({ jwt: other })).type).toBe('invitation-for-other');
    expect((await ask(site.url, 'getTeamInvitation', { invitationKey, jwt: other })).data).toMatchObject({
      ...{ hasAccount: true, caller: 'other' },
    });
    // Nor does a new account somewhere else take it.
    expect((await accept({ jwt })).data).toEqual({ start: 'changeovers' });
    expect((await ask(site.url, 'getChangeovers', { jwt })).http).toBe(200);
    expect((await ask(site.url, 'getChangeovers', { jwt: other })).http).toBe(403);
  });

  test('expires, is sent again with another link, and is withdrawn', async () => {
    const email = 'spaet@example.org';
    await invite(first, email);
    const old = await keyTo(email);
    const { memberID } = await memberOf(first, email);
    await database.db
      .updateTable('team_members')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('member_id', '=', memberID)
      .execute();
    expect((await ask(site.url, 'acceptTeamInvitation', { invitationKey: old, person })).type).toBe(
      'invitation-expired',
    );
    expect(await memberOf(first, email)).toMatchObject({ state: 'expired' });
    expect(await statusOf(second, 'resendTeamInvitation', { memberID })).toBe(404);
    expect(await statusOf(first, 'resendTeamInvitation', { memberID })).toBe(200);
    const renewed = await keyTo(email, 2);
    expect(renewed).not.toBe(old);
    expect((await ask(site.url, 'getTeamInvitation', { invitationKey: old })).type).toBe(
      'invitation-invalid',
    );
    expect((await ask(site.url, 'getTeamInvitation', { invitationKey: renewed })).http).toBe(200);
    expect(await statusOf(first, 'removeTeamMember', { memberID })).toBe(200);
    expect(await statusOf(first, 'removeTeamMember', { memberID })).toBe(200);
    expect((await ask(site.url, 'acceptTeamInvitation', { invitationKey: renewed, person })).type).toBe(
      'invitation-invalid',
    );
    expect(await memberOf(first, email)).toBeUndefined();
  });

  test('is of one’s own business and homes, and one for each address', async () => {
    const email = 'einmal@example.org';
    expect((await invite(first, email, { number: 2 })).type).toBe('business-not-found');
    expect((await invite(first, email, { homes: [lodge, foreign] })).type).toBe('object-not-found');
    expect((await invite(first, 'keine-adresse')).type).toBe('invalid-email');
    const answers = await Promise.all([invite(first, email), invite(first, 'Einmal@example.org')]);
    expect(answers.map(({ type }) => type).sort()).toEqual(['already-invited', null]);
  });
});

describe('a co-host', () => {
  let cohost: Headers;
  const email = 'mit@example.org';
  beforeAll(async () => {
    cohost = await aMember(email, { homes: [lodge] });
  });

  test('does the day’s work in the chosen homes, and another home of the landlord is not found', async () => {
    const { data } = await call(cohost, 'getOwnHomes');
    expect((data['homes'] as { objectNumber: number }[]).map(({ objectNumber }) => objectNumber)).toEqual([
      lodge,
    ]);
    const dates = { startDate: addDays(today, 200), endDate: addDays(today, 203) };
    for (const [home, status] of [
      [lodge, 200],
      [barn, 404],
      [foreign, 404],
    ] as const) {
      expect(await statusOf(cohost, 'getOwnHome', { objectNumber: home })).toBe(status);
      expect(await statusOf(cohost, 'getLandlordCalendar', { ...dates, objectNumber: home })).toBe(status);
      expect(
        await statusOf(cohost, 'setRates', { ...dates, objectNumber: home, rates: { nightly: 80 } }),
      ).not.toBe(403);
      expect(await statusOf(cohost, 'blockNights', { ...dates, objectNumber: home })).toBe(status);
      expect(await statusOf(cohost, 'setChangeoverNote', { objectNumber: home, note: 'Fenster' })).toBe(
        status,
      );
    }
  });

  test('answers bookings and writes to guests, which is written down as theirs', async () => {
    const [own, other] = [await request(lodge, 1), await request(barn, 1)];
    const set = (bookingId: number, headers: Headers) =>
      call(headers, 'setBookingConfirmation', { bookingId, bookingHash: '', action: 'confirm' });
    expect((await set(other, cohost)).http).toBe(404);
    const message = { text: 'Willkommen!', files: [], bookingHash: '' };
    expect(
      await statusOf(cohost, 'sendLandlordMessage', {
        ...message,
        bookingId: own,
        idempotencyKey: crypto.randomUUID(),
      }),
    ).toBe(200);
    const confirmed = await set(own, cohost);
    expect(confirmed.data).toMatchObject({
      ...{ status: 'confirmed', share: null, money: null },
      act: { status: 'confirmed', by: 'Carla Moser' },
    });
    // The landlord sees who it was, on the booking, in the calendar, in the thread and in the history of the person; and her share.
    const seen = await call(first, 'getBookingConfirmation', { bookingId: own, bookingHash: '' });
    expect(seen.data).toMatchObject({
      act: { by: 'Carla Moser' },
      share: { commission: expect.any(Number) as number },
    });
    const { startDate, endDate } = seen.data as unknown as { startDate: string; endDate: string };
    const calendar = await call(first, 'getLandlordCalendar', { startDate, endDate, objectNumber: lodge });
    expect(JSON.stringify(calendar.data)).toContain('"confirmedBy":"Carla Moser"');
    const occupancy = await call(first, 'getOccupancy', { startDate, endDate, objectNumbers: [lodge] });
    expect(JSON.stringify(occupancy.data)).toContain('"confirmedBy":"Carla Moser"');
    const thread = await call(first, 'getLandlordThread', { bookingId: own, bookingHash: '' });
    expect(thread.data).toMatchObject({ thread: { messages: [{ side: 'landlord', by: 'Carla Moser' }] } });
    const { memberID } = await memberOf(first, email);
    const acts = await call(first, 'getTeamActs', { memberID });
    expect((acts.data['acts'] as { act: string }[]).map(({ act }) => act)).toEqual(
      expect.arrayContaining(['bookingConfirmed', 'messages', 'calendar']),
    );
    expect((acts.data['events'] as { event: string }[]).map(({ event }) => event)).toEqual([
      'accepted',
      'invited',
    ]);
    expect(await statusOf(second, 'getTeamActs', { memberID })).toBe(404);
  });

  test('is not named to guests', async () => {
    const { data } = await book(site.url, {
      ...aRequest(lodge),
      startDate: addDays(today, 300),
      endDate: addDays(today, 307),
    });
    const { bookingID, bookingHash } = data!;
    await call(cohost, 'sendLandlordMessage', {
      ...{ bookingId: bookingID, bookingHash: '', text: 'Guten Tag', idempotencyKey: crypto.randomUUID() },
    });
    const thread = await ask(site.url, 'getGuestThread', { bookingID, bookingHash });
    expect(thread.data).toMatchObject({ thread: { messages: [{ text: 'Guten Tag', by: '' }] } });
    expect(JSON.stringify(thread.data)).not.toContain('Carla');
  });

  test('never sees money, tax, connections and the team, and neither publishes nor removes', async () => {
    for (const [name, input] of [
      ['getLandlordPayouts', {}],
      ['getLandlordBilling', {}],
      ['getTouristTaxStatement', { month: today.slice(0, 7) }],
      ['getHomeFigures', {}],
      ['getTeam', {}],
      ['getHomeFeeds', {}],
      ['getWebhooks', {}],
      ['getApiKeys', {}],
      ['getMessageTemplates', {}],
      ['getCalendarFeeds', { objectNumber: lodge }],
      ['getHomeRemoval', { objectNumber: lodge }],
      ['setOwnHomeState', { objectNumber: lodge, step: 'remove' }],
      ['setOwnHomeState', { objectNumber: lodge, step: 'pause' }],
    ] as const) {
      expect([name, await statusOf(cohost, name, input)]).toEqual([name, 403]);
    }
    const paused = await call(cohost, 'previewBulkChange', {
      objectNumbers: [lodge],
      change: { kind: 'pause' },
    });
    expect(paused.data).toMatchObject({ homes: [] });
    expect((await call(cohost, 'getOwnHome', { objectNumber: lodge })).data).toMatchObject({ steps: [] });
    const list = await call(cohost, 'getLandlordBookings');
    expect((list.data['bookings'] as { money: unknown }[]).every(({ money }) => money === null)).toBe(true);
  });

  test('whom the landlord moves to other homes or another role has these at once, and whom she removes has none', async () => {
    const { memberID } = await memberOf(first, email);
    expect(await statusOf(second, 'changeTeamMember', { memberID, role: 'cohost', homes: null })).toBe(404);
    expect(await statusOf(first, 'changeTeamMember', { memberID, role: 'cohost', homes: [foreign] })).toBe(
      404,
    );
    await call(first, 'changeTeamMember', { memberID, role: 'cohost', homes: [barn] });
    expect(await statusOf(cohost, 'getOwnHome', { objectNumber: lodge })).toBe(404);
    expect(await statusOf(cohost, 'getOwnHome', { objectNumber: barn })).toBe(200);
    await call(first, 'changeTeamMember', { memberID, role: 'cleaner', homes: null });
    expect(await statusOf(cohost, 'getOwnHomes')).toBe(403);
    expect(await statusOf(cohost, 'getChangeovers')).toBe(200);
    const calendar = await call(cohost, 'renewChangeoverCalendar');
    await call(first, 'removeTeamMember', { memberID });
    expect(await statusOf(cohost, 'getChangeovers')).toBe(403);
    // The session remains, without any permission.
    expect((await call(cohost, 'getUser')).data.accountData).toMatchObject({ accountPermissions: {} });
    const path = new URL(calendar.data['url'] as string).pathname;
    expect(await (await fetch(site.url + path)).text()).not.toContain('VEVENT');
    // Invited again, they have what they are invited to now.
    expect((await invite(first, email, { role: 'cleaner' })).http).toBe(200);
  });
});

test('two landlords invite the same person, who works for both, and one of them removes her', async () => {
  const email = 'beide@example.org';
  const both = await aMember(email, { homes: [lodge] });
  expect((await invite(second, email, { number: 2, role: 'cleaner' })).http).toBe(200);
  const invitationKey = await keyTo(email, 2);
  expect(await statusOf(both, 'acceptTeamInvitation', { invitationKey })).toBe(200);
  expect(await statusOf(both, 'getOwnHome', { objectNumber: lodge })).toBe(200);
  // Cleaning the one makes nobody a co-host there.
  expect(await statusOf(both, 'getOwnHome', { objectNumber: foreign })).toBe(404);
  expect(await statusOf(both, 'setChangeoverNote', { objectNumber: foreign, note: 'Fenster' })).toBe(404);
  const homes = (await call(both, 'getChangeovers')).data['homes'] as {
    objectNumber: number;
    mayNote: boolean;
  }[];
  expect(homes.map(({ objectNumber, mayNote }) => [objectNumber, mayNote])).toEqual([
    [lodge, true],
    [foreign, false],
  ]);
  await call(first, 'removeTeamMember', { memberID: (await memberOf(first, email)).memberID });
  expect(await statusOf(both, 'getOwnHomes')).toBe(403);
  expect((await call(both, 'getChangeovers')).data['homes']).toMatchObject([{ objectNumber: foreign }]);
});

test('a landlord who is somebody’s co-host owns the own homes alone', async () => {
  const email = 'kollegin@example.org';
  const jwt = await anAccount(site, email);
  const { uid } = await database.db
    .selectFrom('accounts')
    .select('uid')
    .where('email_key', '=', email)
    .executeTakeFirstOrThrow();
  const own = await aHome(database, { landlord: 3, title: 'Haus Windrose' });
  await database.db.insertInto('account_businesses').values({ uid, kind: 'landlord', subject: 3 }).execute();
  await database.db.insertInto('account_roles').values({ uid, role: 'landlord' }).execute();
  await invite(first, email);
  expect((await ask(site.url, 'acceptTeamInvitation', { invitationKey: await keyTo(email), jwt })).http).toBe(
    200,
  );
  const me = { cookie: `jwt=${jwt}` };
  const listed = (await call(me, 'getOwnHomes')).data['homes'] as { objectNumber: number }[];
  expect(listed.map(({ objectNumber }) => objectNumber).sort()).toEqual([lodge, barn, own].sort());
  for (const [home, status] of [
    [own, 200],
    [lodge, 404],
  ] as const) {
    expect(await statusOf(me, 'getHomeRemoval', { objectNumber: home })).toBe(status);
    expect(await statusOf(me, 'getCalendarFeeds', { objectNumber: home })).toBe(status);
    expect(await statusOf(me, 'renewCalendarExport', { objectNumber: home })).toBe(status);
    expect(await statusOf(me, 'getHomeFigures', { objectNumber: home })).toBe(status);
    expect(
      await statusOf(me, 'setHomeAccess', {
        objectNumber: home,
        wifiName: '',
        wifiPassword: '',
        keyCode: '',
      }),
    ).toBe(status);
  }
  expect(await statusOf(me, 'setOwnHomeState', { objectNumber: lodge, step: 'remove' })).toBe(404);
  expect(await statusOf(me, 'setOwnHomeState', { objectNumber: lodge, step: 'pause' })).toBe(404);
  // Nor does she invite others there, or take with her what belongs to the other landlord.
  expect((await call(me, 'getTeam')).data).toMatchObject({ businesses: [{ number: 3 }] });
  expect((await invite(me, 'dritte@example.org')).type).toBe('business-not-found');
  const bookingId = await request(lodge, 4);
  const seen = await call(me, 'getBookingConfirmation', { bookingId, bookingHash: '' });
  expect(seen.data).toMatchObject({ share: null });
  // With the link of the landlord's mail, too: the login comes first.
  const bookingHash = await landlordHashOf(database, site.dataDir, bookingId);
  const byLink = await call(me, 'getBookingConfirmation', { bookingId, bookingHash });
  expect(byLink.data).toMatchObject({ share: null });
});

describe('a cleaner', () => {
  test('sees numbers and times, and nothing that says who comes or what it costs', async () => {
    const cleaner = await aMember('putzt@example.org', { role: 'cleaner', homes: [lodge] });
    const stay = { startDate: addDays(today, 5), endDate: addDays(today, 9) };
    await insertStay(lodge, stay, { persons: 4, childAges: [3], dogs: 1 });
    await insertStay(barn, stay, { persons: 2, childAges: [], dogs: 0 });
    await call(first, 'setChangeoverNote', {
      objectNumber: lodge,
      date: stay.endDate,
      note: 'Babybett aufstellen',
    });
    const { data } = await call(cleaner, 'getChangeovers');
    const plan = data['changeovers'] as Changeover[];
    expect(new Set(plan.map(({ objectNumber }) => objectNumber))).toEqual(new Set([lodge]));
    expect(plan).toMatchObject([
      { date: stay.startDate, departure: null, arrival: { persons: 4, childAges: [3], dogs: 1, nights: 4 } },
      { date: stay.endDate, departure: { persons: 4 }, note: 'Babybett aufstellen', done: null },
    ]);
    const text = JSON.stringify(data);
    for (const secret of [
      'Mustermann',
      'Erika',
      'example.com',
      '30 123456',
      'Köln',
      'Heidestr',
      'price',
      'total',
      'remarks',
    ])
      expect(text).not.toContain(secret);
    for (const [name, input] of [
      ['getOwnHomes', {}],
      ['getLandlordBookings', {}],
      ['getLandlordOverview', {}],
      ['getLandlordThreads', {}],
      ['getLandlordCalendar', { startDate: today, endDate: addDays(today, 9) }],
      ['getOccupancyHomes', {}],
      ['setChangeoverNote', { objectNumber: lodge, note: 'x' }],
    ] as const)
      expect([name, await statusOf(cleaner, name, input)]).toEqual([name, 403]);
    const bookingId = await request(lodge, 9);
    expect(await statusOf(cleaner, 'getBookingConfirmation', { bookingId, bookingHash: '' })).toBe(404);
    expect(await statusOf(cleaner, 'getLandlordThread', { bookingId, bookingHash: '' })).toBe(404);

    // The tick, which the landlord sees.
    const tick = (objectNumber: number, date: string, isDone = true) =>
      statusOf(cleaner, 'setChangeoverDone', { objectNumber, date, isDone });
    expect(await tick(barn, stay.endDate)).toBe(404);
    expect(await tick(lodge, addDays(today, 20))).toBe(404);
    expect(await tick(lodge, stay.endDate)).toBe(200);
    const seen = (await call(first, 'getChangeovers')).data['changeovers'] as Changeover[];
    const ticked = seen.find(({ objectNumber, date }) => objectNumber === lodge && date === stay.endDate)!;
    expect(ticked.done).toMatchObject({ by: 'Carla Moser' });
    expect(await tick(lodge, stay.endDate, false)).toBe(200);

    // The subscribed calendar, whose address is one's own and can be renewed.
    expect((await call(cleaner, 'getChangeoverCalendar')).data).toEqual({ url: null });
    const { url } = (await call(cleaner, 'renewChangeoverCalendar')).data as { url: string };
    const read = async (address: string) => fetch(site.url + new URL(address).pathname);
    const file = await (await read(url)).text();
    expect(file).toContain('SUMMARY:Wechsel: Haus am Deich');
    expect(file.replace(/\r\n[ \t]/g, '').replaceAll('\u00a0', ' ')).toContain(
      '4 Personen\\, davon 1 Kind\\, 1 Hund',
    );
    for (const secret of ['Mustermann', 'Erika', 'Babybett', 'Scheune']) expect(file).not.toContain(secret);
    const renewed = (await call(cleaner, 'renewChangeoverCalendar')).data as { url: string };
    expect([(await read(url)).status, (await read(renewed.url)).status]).toEqual([404, 200]);
  });
});

test('an account that ends leaves its teams and is named nowhere, and the download has what it did', async () => {
  const email = 'geht@example.org';
  const cohost = await aMember(email, { homes: [lodge] });
  const bookingId = await request(lodge, 6);
  await call(cohost, 'setBookingConfirmation', { bookingId, bookingHash: '', action: 'confirm' });
  const { uid } = await database.db
    .selectFrom('accounts')
    .select('uid')
    .where('email_key', '=', email)
    .executeTakeFirstOrThrow();
  const read = { uid, email, device: null };
  expect(await personalDataOfTeam.read(database.db, read)).toMatchObject({
    team_members: [{ role: 'cohost', email }],
    team_member_homes: [{ object_number: lodge }],
  });
  const own = await personalDataOfBooking.read(database.db, read);
  expect(own.booking_events).toMatchObject([{ booking_id: bookingId, to_state: 'confirmed' }]);
  // Guests of the landlord are not the co-host's data.
  expect(own.bookings ?? []).toEqual([]);
  await database.transaction(async (tx) => {
    await personalDataOfTeam.leave(tx, read);
    await personalDataOfBooking.leave(tx, read);
  });
  expect(await memberOf(first, email)).toBeUndefined();
  const rows = await database.db
    .selectFrom('team_members')
    .select('email')
    .where('email_key', '=', email)
    .execute();
  expect(rows).toEqual([]);
  const seen = await call(first, 'getBookingConfirmation', { bookingId, bookingHash: '' });
  expect(seen.data).toMatchObject({ act: { status: 'confirmed', by: '' } });
});

describe('mails to co-hosts', () => {
  const coHostMails = (id: RegExp): { id: string; raw: string }[] =>
    mailsIn(site.dataDir)
      .filter((mail) => id.test(mail.id))
      .map(({ id: mailId, raw }) => ({
        id: mailId,
        raw: raw.replace(/=\r?\n/g, '').replace(/=3D/g, '='),
      }));
  const membershipOf = async (headers: Headers): Promise<Membership> =>
    ((await call(headers, 'getMemberships')).data as Memberships).memberships[0]!;

  test('tell of bookings and messages in the chosen homes as each has set it, without money and with a page that asks for the login', async () => {
    const email = 'post@example.org';
    const cohost = await aMember(email, { homes: [lodge] });
    const elsewhere = await aMember('scheune@example.org', { homes: [barn] });
    const cleaner = await aMember('besen@example.org', { role: 'cleaner' });
    const [own, barns] = [(await membershipOf(cohost)).memberID, (await membershipOf(elsewhere)).memberID];
    expect(await membershipOf(cohost)).toMatchObject({ mails: { bookings: true, messages: true } });
    expect((await membershipOf(cleaner)).mails).toBeNull();
    await database.db
      .updateTable('accounts')
      .set({ language: 'fr' })
      .where('email_key', '=', email)
      .execute();

    const bookingId = await request(lodge, 30);
    const ofBooking = new RegExp(`<booking-${bookingId}-\\w+-cohost-${own}@`);
    await until(() => coHostMails(ofBooking).length > 0, 15_000);
    const [mail] = coHostMails(ofBooking);
    expect(mail!.raw).toContain(`<${email}>`);
    expect(mail!.raw).toContain(`/fr/landlord/bookings/${bookingId}/`);
    expect(mail!.raw).not.toContain('bookingHash');
    expect(mail!.raw).not.toMatch(/Commission|Votre versement/);
    // Nobody else was told: neither who works in another home nor who cleans.
    expect(coHostMails(ofBooking)).toHaveLength(1);
    expect(coHostMails(new RegExp(`<booking-${bookingId}-\\w+-cohost-${barns}@`))).toEqual([]);
    expect(coHostMails(/<booking-/).filter(({ raw }) => raw.includes('besen@example.org'))).toEqual([]);

    // Who has set so gets none of bookings, but those of messages.
    const set = (memberID: number, bookings: boolean, headers = cohost) =>
      statusOf(headers, 'setMembershipMails', { memberID, bookings, messages: true });
    expect(await set(barns, false)).toBe(404);
    expect(await set(own, false)).toBe(200);
    const next = await request(lodge, 32);
    // Mails to co-hosts are queued before the landlord's is sent.
    await until(() => coHostMails(new RegExp(`<booking-${next}-\\w+-landlord`)).length > 0, 15_000);
    const queued = await database.db
      .selectFrom('jobs')
      .select('key')
      .where('key', 'like', `${next}-%-cohost-${own}`)
      .execute();
    expect(queued).toEqual([]);
  });

  test('tell of what guests write', async () => {
    const email = 'brief@example.org';
    const cohost = await aMember(email, { homes: [lodge] });
    const { memberID } = await membershipOf(cohost);
    const { startDate, endDate } = aRequest(lodge);
    const { data } = await book(site.url, {
      ...aRequest(lodge),
      ...{ startDate: addDays(startDate, 240), endDate: addDays(endDate, 240) },
    });
    const { bookingID, bookingHash } = data!;
    await ask(site.url, 'sendGuestMessage', {
      ...{ bookingID, bookingHash, text: 'Gibt es einen Kinderstuhl?', files: [] },
      idempotencyKey: crypto.randomUUID(),
    });
    await sql`update jobs set run_at = now() where name = 'messages.tell'`.execute(database.db);
    const told = new RegExp(`<messages-${bookingID}-\\d+-cohost-${memberID}`);
    await until(() => coHostMails(told).length > 0, 15_000);
    const { raw } = coHostMails(told)[0]!;
    expect(raw).toContain('Kinderstuhl');
    expect(raw).toContain(`/landlord/bookings/${bookingID}/`);
    expect(raw).not.toContain('bookingHash');
    expect(raw).not.toContain('Reply-To');
  });
});

test('who leaves a team has nothing more at once, and the landlord is told, once', async () => {
  const email = 'tschuess@example.org';
  const cohost = await aMember(email, { homes: [lodge] });
  const { memberships } = (await call(cohost, 'getMemberships')).data as Memberships;
  expect(memberships).toMatchObject([{ role: 'cohost', homes: ['Haus am Deich'] }]);
  const { memberID } = memberships[0]!;
  expect(memberships[0]!.business).not.toBe('');
  expect(await statusOf(second, 'leaveTeam', { memberID })).toBe(404);
  expect(await statusOf(cohost, 'getOwnHome', { objectNumber: lodge })).toBe(200);
  for (let click = 0; click < 2; click += 1) {
    expect((await call(cohost, 'leaveTeam', { memberID })).data).toEqual({ memberships: [] });
  }
  expect(await statusOf(cohost, 'getOwnHomes')).toBe(403);
  expect(await memberOf(first, email)).toBeUndefined();
  const told = () => mailsIn(site.dataDir).filter(({ id }) => id.includes(`team-${memberID}-left`));
  await until(() => told().length > 0, 15_000);
  expect(told()).toHaveLength(1);
  expect(told()[0]!.raw).toContain(email);
});

test('with a landlord who is suspended or gone, those who work for them lose the homes at once', async () => {
  const number = 4;
  const home = await aHome(database, { landlord: number, title: 'Haus Abendrot' });
  const landlord = await aBusinessLogin({ database, dataDir: site.dataDir }, 'landlord', number);
  const cohost = await aMember('abend@example.org', { number }, landlord);
  const cleaner = await aMember('rot@example.org', { number, role: 'cleaner' }, landlord);
  const { url } = (await call(cleaner, 'renewChangeoverCalendar')).data as { url: string };
  await insertStay(
    home,
    { startDate: addDays(today, 3), endDate: addDays(today, 6) },
    { persons: 2, childAges: [], dogs: 0 },
  );
  await invite(landlord, 'offen@example.org', { number });
  const invitationKey = await keyTo('offen@example.org');
  const sees = async () => ({
    cohost: await statusOf(cohost, 'getOwnHome', { objectNumber: home }),
    homes: ((await call(cohost, 'getOwnHomes')).data['homes'] as unknown[]).length,
    cleaner: ((await call(cleaner, 'getChangeovers')).data['homes'] as unknown[]).length,
    calendar: (await (await fetch(site.url + new URL(url).pathname)).text()).includes('VEVENT'),
    memberships: ((await call(cohost, 'getMemberships')).data as Memberships).memberships.length,
    invitation: (await ask(site.url, 'getTeamInvitation', { invitationKey })).http,
  });
  const all = { cohost: 200, homes: 1, cleaner: 1, calendar: true, memberships: 1, invitation: 200 };
  const none = { cohost: 404, homes: 0, cleaner: 0, calendar: false, memberships: 0, invitation: 410 };
  expect(await sees()).toEqual(all);
  const suspend = (at: Date | null) =>
    sql`update accounts set suspended_at = ${at} where uid in (
    select uid from account_businesses where kind = 'landlord' and subject = ${number})`.execute(database.db);
  await suspend(new Date());
  expect(await sees()).toEqual(none);
  await suspend(null);
  expect(await sees()).toEqual(all);
  // Gone: nobody acts for the landlord any more.
  await database.db
    .deleteFrom('account_businesses')
    .where('kind', '=', 'landlord')
    .where('subject', '=', number)
    .execute();
  expect(await sees()).toEqual(none);
});

/** A confirmed stay as the process leaves it, on days that the price of the builder does not reach. */
async function insertStay(
  home: number,
  { startDate, endDate }: { startDate: string; endDate: string },
  party: { persons: number; childAges: number[]; dogs: number },
): Promise<void> {
  const id = await request(home, 20 + (home % 7));
  await database.db
    .updateTable('bookings')
    .set({
      ...{ state: 'confirmed', start_date: startDate, end_date: endDate },
      ...{ persons: party.persons, child_ages: JSON.stringify(party.childAges), dogs: party.dogs },
    })
    .where('id', '=', id)
    .execute();
  await sql`insert into stays (object_number, period, kind, booking_id)
    values (${home}, daterange(${startDate}::date, ${endDate}::date), 'booking', ${id})`.execute(database.db);
}
