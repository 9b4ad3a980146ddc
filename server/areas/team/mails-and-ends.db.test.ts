import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Membership, Memberships } from '../../../contract/team/membership.ts';
import { addDays, todayInBerlin } from '../../../domain/stay.ts';
import { aBusinessLogin } from '../../../tests/builders/landlord-login.ts';
import { aHome } from '../../../tests/harness/catalogue-builder.ts';
import { ask } from '../../../tests/trust/account-calls.ts';
import { book, mailsIn, readable, until } from '../../../tests/trust/booking-calls.ts';
import { aRequest } from '../../../tests/trust/valid-calls.ts';
import { personalDataOfBooking } from '../booking/personal-data-store.ts';
import { personalDataOfTeam } from './personal-data.ts';
import { type Headers, teamSite } from './testing/team-site.ts';

const today = todayInBerlin(new Date());
const team = teamSite();
const { call, statusOf, keyTo, invite, memberOf, aMember, request, insertStay } = team;

describe('mails to co-hosts', () => {
  const coHostMails = (id: RegExp): { id: string; raw: string }[] =>
    mailsIn(team.site.dataDir)
      .filter((mail) => id.test(mail.id))
      .map(({ id: mailId, raw }) => ({
        id: mailId,
        raw: readable(raw),
      }));
  const membershipOf = async (headers: Headers): Promise<Membership> =>
    ((await call(headers, 'getMemberships')).data as Memberships).memberships[0]!;

  test('tell of bookings and messages in the chosen homes as each has set it, without money and with a page that asks for the login', async () => {
    const email = 'post@example.org';
    const cohost = await aMember(email, { homes: [team.lodge] });
    const elsewhere = await aMember('scheune@example.org', { homes: [team.barn] });
    const cleaner = await aMember('besen@example.org', { role: 'cleaner' });
    const [own, barns] = [(await membershipOf(cohost)).memberID, (await membershipOf(elsewhere)).memberID];
    expect(await membershipOf(cohost)).toMatchObject({ mails: { bookings: true, messages: true } });
    expect((await membershipOf(cleaner)).mails).toBeNull();
    await team.database.db
      .updateTable('accounts')
      .set({ language: 'fr' })
      .where('email_key', '=', email)
      .execute();

    const bookingId = await request(team.lodge, 30);
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
    const next = await request(team.lodge, 32);
    // Mails to co-hosts are queued before the landlord's is sent.
    await until(() => coHostMails(new RegExp(`<booking-${next}-\\w+-landlord`)).length > 0, 15_000);
    const queued = await team.database.db
      .selectFrom('jobs')
      .select('key')
      .where('key', 'like', `${next}-%-cohost-${own}`)
      .execute();
    expect(queued).toEqual([]);
  });

  test('tell of what guests write', async () => {
    const email = 'brief@example.org';
    const cohost = await aMember(email, { homes: [team.lodge] });
    const { memberID } = await membershipOf(cohost);
    const { startDate, endDate } = aRequest(team.lodge);
    const { data } = await book(team.site.url, {
      ...aRequest(team.lodge),
      ...{ startDate: addDays(startDate, 240), endDate: addDays(endDate, 240) },
    });
    const { bookingID, bookingHash } = data!;
    await ask(team.site.url, 'sendGuestMessage', {
      ...{ bookingID, bookingHash, text: 'Gibt es einen Kinderstuhl?', files: [] },
      idempotencyKey: crypto.randomUUID(),
    });
    await sql`update jobs set run_at = now() where name = 'messages.tell'`.execute(team.database.db);
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
  const cohost = await aMember(email, { homes: [team.lodge] });
  const { memberships } = (await call(cohost, 'getMemberships')).data as Memberships;
  expect(memberships).toMatchObject([{ role: 'cohost', homes: ['Haus am Deich'] }]);
  const { memberID } = memberships[0]!;
  expect(memberships[0]!.business).not.toBe('');
  expect(await statusOf(team.second, 'leaveTeam', { memberID })).toBe(404);
  expect(await statusOf(cohost, 'getOwnHome', { objectNumber: team.lodge })).toBe(200);
  for (let click = 0; click < 2; click += 1) {
    expect((await call(cohost, 'leaveTeam', { memberID })).data).toEqual({ memberships: [] });
  }
  expect(await statusOf(cohost, 'getOwnHomes')).toBe(403);
  expect(await memberOf(team.first, email)).toBeUndefined();
  const told = () => mailsIn(team.site.dataDir).filter(({ id }) => id.includes(`team-${memberID}-left`));
  await until(() => told().length > 0, 15_000);
  expect(told()).toHaveLength(1);
  expect(told()[0]!.raw).toContain(email);
});

test('with a landlord who is suspended or gone, those who work for them lose the homes at once', async () => {
  const number = 4;
  const home = await aHome(team.database, { landlord: number, title: 'Haus Abendrot' });
  const landlord = await aBusinessLogin(
    { database: team.database, dataDir: team.site.dataDir },
    'landlord',
    number,
  );
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
    calendar: (await (await fetch(team.site.url + new URL(url).pathname)).text()).includes('VEVENT'),
    memberships: ((await call(cohost, 'getMemberships')).data as Memberships).memberships.length,
    invitation: (await ask(team.site.url, 'getTeamInvitation', { invitationKey })).http,
  });
  const all = { cohost: 200, homes: 1, cleaner: 1, calendar: true, memberships: 1, invitation: 200 };
  const none = { cohost: 404, homes: 0, cleaner: 0, calendar: false, memberships: 0, invitation: 410 };
  expect(await sees()).toEqual(all);
  const suspend = (at: Date | null) =>
    sql`update accounts set suspended_at = ${at} where uid in (
    select uid from account_businesses where kind = 'landlord' and subject = ${number})`.execute(
      team.database.db,
    );
  await suspend(new Date());
  expect(await sees()).toEqual(none);
  await suspend(null);
  expect(await sees()).toEqual(all);
  // Gone: nobody acts for the landlord any more.
  await team.database.db
    .deleteFrom('account_businesses')
    .where('kind', '=', 'landlord')
    .where('subject', '=', number)
    .execute();
  expect(await sees()).toEqual(none);
});

test('an account that ends leaves its teams and is named nowhere, and the download has what it did', async () => {
  const email = 'geht@example.org';
  const cohost = await aMember(email, { homes: [team.lodge] });
  const bookingId = await request(team.lodge, 6);
  await call(cohost, 'setBookingConfirmation', { bookingId, bookingHash: '', action: 'confirm' });
  const { uid } = await team.database.db
    .selectFrom('accounts')
    .select('uid')
    .where('email_key', '=', email)
    .executeTakeFirstOrThrow();
  const read = { uid, email, device: null };
  expect(await personalDataOfTeam.read(team.database.db, read)).toMatchObject({
    team_members: [{ role: 'cohost', email }],
    team_member_homes: [{ object_number: team.lodge }],
  });
  const own = await personalDataOfBooking.read(team.database.db, read);
  expect(own.booking_events).toMatchObject([{ booking_id: bookingId, to_state: 'confirmed' }]);
  // Guests of the landlord are not the co-host's data.
  expect(own.bookings ?? []).toEqual([]);
  await team.database.transaction(async (tx) => {
    await personalDataOfTeam.leave(tx, read);
    await personalDataOfBooking.leave(tx, read);
  });
  expect(await memberOf(team.first, email)).toBeUndefined();
  const rows = await team.database.db
    .selectFrom('team_members')
    .select('email')
    .where('email_key', '=', email)
    .execute();
  expect(rows).toEqual([]);
  const seen = await call(team.first, 'getBookingConfirmation', { bookingId, bookingHash: '' });
  expect(seen.data).toMatchObject({ act: { status: 'confirmed', by: '' } });
});
