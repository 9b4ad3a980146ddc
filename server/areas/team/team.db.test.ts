import { beforeAll, describe, expect, test } from 'vitest';
import { addDays, todayInBerlin } from '../../../domain/stay.ts';
import { aHome } from '../../../tests/harness/catalogue-builder.ts';
import { anAccount, ask } from '../../../tests/trust/account-calls.ts';
import { book, landlordHashOf, mailsIn, until } from '../../../tests/trust/booking-calls.ts';
import { aRequest } from '../../../tests/trust/valid-calls.ts';
import { type Headers, person, teamSite } from './testing/team-site.ts';

const today = todayInBerlin(new Date());
const team = teamSite();
const { call, statusOf, keyTo, invite, membersOf, memberOf, login, aMember, request } = team;

describe('an invitation', () => {
  test('says whose homes these are, and is accepted by somebody without an account, once', async () => {
    const email = 'neu@example.org';
    const { data } = await invite(team.first, email, { homes: [team.lodge] });
    expect(membersOf(data)).toMatchObject([
      { email, state: 'invited', role: 'cohost', homes: [team.lodge], name: '' },
    ]);
    const invitationKey = await keyTo(email);
    const shown = await ask(team.site.url, 'getTeamInvitation', { invitationKey });
    expect(shown.data).toMatchObject({
      ...{ email, role: 'cohost', allHomes: false, hasAccount: false, caller: 'nobody' },
      homes: [{ title: 'Haus am Deich' }],
    });
    const accept = (input: object) => ask(team.site.url, 'acceptTeamInvitation', { invitationKey, ...input });
    expect((await accept({})).type).toBe('name-missing');
    expect((await accept({ person: { ...person, password: 'kurz' } })).type).toBe('password-refused');
    expect((await accept({ person })).data).toEqual({ start: 'landlord' });
    expect((await accept({ person })).type).toBe('invitation-used');
    expect((await ask(team.site.url, 'getTeamInvitation', { invitationKey })).type).toBe('invitation-used');
    expect(await statusOf(await login(email), 'getOwnHome', { objectNumber: team.lodge })).toBe(200);
    const member = await memberOf(team.first, email);
    expect(member).toMatchObject({ state: 'active', name: 'Carla Moser' });
    expect(member.lastLoginAt).not.toBeNull();
    // The landlord learns of it.
    await until(
      () => mailsIn(team.site.dataDir).some(({ id }) => id.includes(`team-${member.memberID}-accepted`)),
      15_000,
    );
  });

  test('to an account takes its login, and not that of another address', async () => {
    const email = 'konto@example.org';
    const jwt = await anAccount(team.site, email);
    const other = await anAccount(team.site, 'andere@example.org');
    await invite(team.first, email, { role: 'cleaner' });
    const invitationKey = await keyTo(email);
    const accept = (headers: object) =>
      ask(team.site.url, 'acceptTeamInvitation', { invitationKey, person, ...headers });
    expect((await accept({})).type).toBe('login-needed');
    expect((await accept({ jwt: other })).type).toBe('invitation-for-other');
    expect((await ask(team.site.url, 'getTeamInvitation', { invitationKey, jwt: other })).data).toMatchObject(
      {
        ...{ hasAccount: true, caller: 'other' },
      },
    );
    // Nor does a new account somewhere else take it.
    expect((await accept({ jwt })).data).toEqual({ start: 'changeovers' });
    expect((await ask(team.site.url, 'getChangeovers', { jwt })).http).toBe(200);
    expect((await ask(team.site.url, 'getChangeovers', { jwt: other })).http).toBe(403);
  });

  test('expires, is sent again with another link, and is withdrawn', async () => {
    const email = 'spaet@example.org';
    await invite(team.first, email);
    const old = await keyTo(email);
    const { memberID } = await memberOf(team.first, email);
    await team.database.db
      .updateTable('team_members')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('member_id', '=', memberID)
      .execute();
    expect((await ask(team.site.url, 'acceptTeamInvitation', { invitationKey: old, person })).type).toBe(
      'invitation-expired',
    );
    expect(await memberOf(team.first, email)).toMatchObject({ state: 'expired' });
    expect(await statusOf(team.second, 'resendTeamInvitation', { memberID })).toBe(404);
    expect(await statusOf(team.first, 'resendTeamInvitation', { memberID })).toBe(200);
    const renewed = await keyTo(email, 2);
    expect(renewed).not.toBe(old);
    expect((await ask(team.site.url, 'getTeamInvitation', { invitationKey: old })).type).toBe(
      'invitation-invalid',
    );
    expect((await ask(team.site.url, 'getTeamInvitation', { invitationKey: renewed })).http).toBe(200);
    expect(await statusOf(team.first, 'removeTeamMember', { memberID })).toBe(200);
    expect(await statusOf(team.first, 'removeTeamMember', { memberID })).toBe(200);
    expect((await ask(team.site.url, 'acceptTeamInvitation', { invitationKey: renewed, person })).type).toBe(
      'invitation-invalid',
    );
    expect(await memberOf(team.first, email)).toBeUndefined();
  });

  test('is of one’s own business and homes, and one for each address', async () => {
    const email = 'einmal@example.org';
    expect((await invite(team.first, email, { number: 2 })).type).toBe('business-not-found');
    expect((await invite(team.first, email, { homes: [team.lodge, team.foreign] })).type).toBe(
      'object-not-found',
    );
    expect((await invite(team.first, 'keine-adresse')).type).toBe('invalid-email');
    const answers = await Promise.all([invite(team.first, email), invite(team.first, 'Einmal@example.org')]);
    expect(answers.map(({ type }) => type).sort()).toEqual(['already-invited', null]);
  });
});

describe('a co-host', () => {
  let cohost: Headers;
  const email = 'mit@example.org';
  beforeAll(async () => {
    cohost = await aMember(email, { homes: [team.lodge] });
  });

  test('does the day’s work in the chosen homes, and another home of the landlord is not found', async () => {
    const { data } = await call(cohost, 'getOwnHomes');
    expect((data['homes'] as { objectNumber: number }[]).map(({ objectNumber }) => objectNumber)).toEqual([
      team.lodge,
    ]);
    const dates = { startDate: addDays(today, 200), endDate: addDays(today, 203) };
    for (const [home, status] of [
      [team.lodge, 200],
      [team.barn, 404],
      [team.foreign, 404],
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
    const [own, other] = [await request(team.lodge, 1), await request(team.barn, 1)];
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
    const seen = await call(team.first, 'getBookingConfirmation', { bookingId: own, bookingHash: '' });
    expect(seen.data).toMatchObject({
      act: { by: 'Carla Moser' },
      share: { commission: expect.any(Number) as number },
    });
    const { startDate, endDate } = seen.data as unknown as { startDate: string; endDate: string };
    const calendar = await call(team.first, 'getLandlordCalendar', {
      startDate,
      endDate,
      objectNumber: team.lodge,
    });
    expect(JSON.stringify(calendar.data)).toContain('"confirmedBy":"Carla Moser"');
    const occupancy = await call(team.first, 'getOccupancy', {
      startDate,
      endDate,
      objectNumbers: [team.lodge],
    });
    expect(JSON.stringify(occupancy.data)).toContain('"confirmedBy":"Carla Moser"');
    const thread = await call(team.first, 'getLandlordThread', { bookingId: own, bookingHash: '' });
    expect(thread.data).toMatchObject({ thread: { messages: [{ side: 'landlord', by: 'Carla Moser' }] } });
    const { memberID } = await memberOf(team.first, email);
    const acts = await call(team.first, 'getTeamActs', { memberID });
    expect((acts.data['acts'] as { act: string }[]).map(({ act }) => act)).toEqual(
      expect.arrayContaining(['bookingConfirmed', 'messages', 'calendar']),
    );
    expect((acts.data['events'] as { event: string }[]).map(({ event }) => event)).toEqual([
      'accepted',
      'invited',
    ]);
    expect(await statusOf(team.second, 'getTeamActs', { memberID })).toBe(404);
  });

  test('is not named to guests', async () => {
    const { data } = await book(team.site.url, {
      ...aRequest(team.lodge),
      startDate: addDays(today, 300),
      endDate: addDays(today, 307),
    });
    const { bookingID, bookingHash } = data!;
    await call(cohost, 'sendLandlordMessage', {
      ...{ bookingId: bookingID, bookingHash: '', text: 'Guten Tag', idempotencyKey: crypto.randomUUID() },
    });
    const thread = await ask(team.site.url, 'getGuestThread', { bookingID, bookingHash });
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
      ['getCalendarFeeds', { objectNumber: team.lodge }],
      ['getHomeRemoval', { objectNumber: team.lodge }],
      ['setOwnHomeState', { objectNumber: team.lodge, step: 'remove' }],
      ['setOwnHomeState', { objectNumber: team.lodge, step: 'pause' }],
    ] as const) {
      expect([name, await statusOf(cohost, name, input)]).toEqual([name, 403]);
    }
    const paused = await call(cohost, 'previewBulkChange', {
      objectNumbers: [team.lodge],
      change: { kind: 'pause' },
    });
    expect(paused.data).toMatchObject({ homes: [] });
    expect((await call(cohost, 'getOwnHome', { objectNumber: team.lodge })).data).toMatchObject({
      steps: [],
    });
    const list = await call(cohost, 'getLandlordBookings');
    expect((list.data['bookings'] as { money: unknown }[]).every(({ money }) => money === null)).toBe(true);
  });

  test('whom the landlord moves to other homes or another role has these at once, and whom she removes has none', async () => {
    const { memberID } = await memberOf(team.first, email);
    expect(await statusOf(team.second, 'changeTeamMember', { memberID, role: 'cohost', homes: null })).toBe(
      404,
    );
    expect(
      await statusOf(team.first, 'changeTeamMember', { memberID, role: 'cohost', homes: [team.foreign] }),
    ).toBe(404);
    await call(team.first, 'changeTeamMember', { memberID, role: 'cohost', homes: [team.barn] });
    expect(await statusOf(cohost, 'getOwnHome', { objectNumber: team.lodge })).toBe(404);
    expect(await statusOf(cohost, 'getOwnHome', { objectNumber: team.barn })).toBe(200);
    await call(team.first, 'changeTeamMember', { memberID, role: 'cleaner', homes: null });
    expect(await statusOf(cohost, 'getOwnHomes')).toBe(403);
    expect(await statusOf(cohost, 'getChangeovers')).toBe(200);
    const calendar = await call(cohost, 'renewChangeoverCalendar');
    await call(team.first, 'removeTeamMember', { memberID });
    expect(await statusOf(cohost, 'getChangeovers')).toBe(403);
    // The session remains, without any permission.
    expect((await call(cohost, 'getUser')).data.accountData).toMatchObject({ accountPermissions: {} });
    const path = new URL(calendar.data['url'] as string).pathname;
    expect(await (await fetch(team.site.url + path)).text()).not.toContain('VEVENT');
    // Invited again, they have what they are invited to now.
    expect((await invite(team.first, email, { role: 'cleaner' })).http).toBe(200);
  });
});

test('two landlords invite the same person, who works for both, and one of them removes her', async () => {
  const email = 'beide@example.org';
  const both = await aMember(email, { homes: [team.lodge] });
  expect((await invite(team.second, email, { number: 2, role: 'cleaner' })).http).toBe(200);
  const invitationKey = await keyTo(email, 2);
  expect(await statusOf(both, 'acceptTeamInvitation', { invitationKey })).toBe(200);
  expect(await statusOf(both, 'getOwnHome', { objectNumber: team.lodge })).toBe(200);
  // Cleaning the one makes nobody a co-host there.
  expect(await statusOf(both, 'getOwnHome', { objectNumber: team.foreign })).toBe(404);
  expect(await statusOf(both, 'setChangeoverNote', { objectNumber: team.foreign, note: 'Fenster' })).toBe(
    404,
  );
  const homes = (await call(both, 'getChangeovers')).data['homes'] as {
    objectNumber: number;
    mayNote: boolean;
  }[];
  expect(homes.map(({ objectNumber, mayNote }) => [objectNumber, mayNote])).toEqual([
    [team.lodge, true],
    [team.foreign, false],
  ]);
  await call(team.first, 'removeTeamMember', { memberID: (await memberOf(team.first, email)).memberID });
  expect(await statusOf(both, 'getOwnHomes')).toBe(403);
  expect((await call(both, 'getChangeovers')).data['homes']).toMatchObject([{ objectNumber: team.foreign }]);
});

test('a landlord who is somebody’s co-host owns the own homes alone', async () => {
  const email = 'kollegin@example.org';
  const jwt = await anAccount(team.site, email);
  const { uid } = await team.database.db
    .selectFrom('accounts')
    .select('uid')
    .where('email_key', '=', email)
    .executeTakeFirstOrThrow();
  const own = await aHome(team.database, { landlord: 3, title: 'Haus Windrose' });
  await team.database.db
    .insertInto('account_businesses')
    .values({ uid, kind: 'landlord', subject: 3 })
    .execute();
  await team.database.db.insertInto('account_roles').values({ uid, role: 'landlord' }).execute();
  await invite(team.first, email);
  expect(
    (await ask(team.site.url, 'acceptTeamInvitation', { invitationKey: await keyTo(email), jwt })).http,
  ).toBe(200);
  const me = { cookie: `jwt=${jwt}` };
  const listed = (await call(me, 'getOwnHomes')).data['homes'] as { objectNumber: number }[];
  expect(listed.map(({ objectNumber }) => objectNumber).sort()).toEqual([team.lodge, team.barn, own].sort());
  for (const [home, status] of [
    [own, 200],
    [team.lodge, 404],
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
  expect(await statusOf(me, 'setOwnHomeState', { objectNumber: team.lodge, step: 'remove' })).toBe(404);
  expect(await statusOf(me, 'setOwnHomeState', { objectNumber: team.lodge, step: 'pause' })).toBe(404);
  // Nor does she invite others there, or take with her what belongs to the other landlord.
  expect((await call(me, 'getTeam')).data).toMatchObject({ businesses: [{ number: 3 }] });
  expect((await invite(me, 'dritte@example.org')).type).toBe('business-not-found');
  const bookingId = await request(team.lodge, 4);
  const seen = await call(me, 'getBookingConfirmation', { bookingId, bookingHash: '' });
  expect(seen.data).toMatchObject({ share: null });
  // With the link of the landlord's mail, too: the login comes first.
  const bookingHash = await landlordHashOf(team.database, team.site.dataDir, bookingId);
  const byLink = await call(me, 'getBookingConfirmation', { bookingId, bookingHash });
  expect(byLink.data).toMatchObject({ share: null });
});
