import { describe, expect, test } from 'vitest';
import type { EndpointName } from '../../../contract/api.ts';
import type { LandlordMoney } from '../../../contract/payouts/landlord-money.ts';
import { addDays, todayInBerlin } from '../../../domain/stay.ts';
import { teamSite } from './testing/team-site.ts';

const today = todayInBerlin(new Date());
const range = { startDate: today, endDate: addDays(today, 9) };
const team = teamSite();
const { call, statusOf, aMember, invite, request } = team;

const nights = () => ({ objectNumber: team.lodge, ...range });
/** What only hosts and co-hosts do: texts, prices and nights. */
const workOfHosts = (): [EndpointName, Record<string, unknown>][] => [
  ['getOwnHomes', {}],
  ['getOwnHome', { objectNumber: team.lodge }],
  ['blockNights', { ...nights(), note: '' }],
  ['setRates', { ...nights(), nightly: 100 }],
  ['listBulkChanges', {}],
];
const workWithMoney: [EndpointName, Record<string, unknown>][] = [
  ['getLandlordPayouts', {}],
  ['getOwners', {}],
  ['getTouristTaxStatement', { month: '2026-11' }],
  ['getHomeFigures', {}],
];
const workWithGuests = (): [EndpointName, Record<string, unknown>][] => [
  ['getLandlordBookings', {}],
  ['getLandlordOverview', {}],
  ['getLandlordThreads', {}],
  ['getLandlordCalendar', range],
  ['getOccupancyHomes', {}],
];
const workOfOwners: [EndpointName, Record<string, unknown>][] = [
  ['getLandlordBilling', {}],
  ['getTeam', {}],
  ['getMessageTemplates', {}],
  ['getHomeFeeds', {}],
  ['getWebhooks', {}],
  ['getApiKeys', {}],
];

describe('reception', () => {
  test('looks after stays in the chosen homes, and neither changes a home nor sees money', async () => {
    const reception = await aMember('empfang@example.org', { role: 'reception', homes: [team.lodge] });
    for (const [name, input] of workWithGuests())
      expect([name, await statusOf(reception, name, input)]).toEqual([name, 200]);
    for (const [name, input] of [...workOfHosts(), ...workWithMoney, ...workOfOwners])
      expect([name, await statusOf(reception, name, input)]).toEqual([name, 403]);

    const bookingId = await request(team.lodge, 9);
    const opened = await call(reception, 'getBookingConfirmation', { bookingId, bookingHash: '' });
    expect(opened.http).toBe(200);
    expect(JSON.stringify(opened.data)).not.toMatch(/"commission":\{|"payout":\{|ibanEnd/);
    const other = await request(team.barn, 9);
    expect(await statusOf(reception, 'getBookingConfirmation', { bookingId: other, bookingHash: '' })).toBe(
      404,
    );
    expect(await statusOf(reception, 'getChangeovers')).toBe(200);
    expect((await call(reception, 'getMemberships')).data).toMatchObject({
      memberships: [{ role: 'reception', mails: { bookings: true, messages: true } }],
    });
  });

  test('a landlord who is reception of another has no right of a host over the other homes', async () => {
    await invite(team.first, 'zwei@example.org', { role: 'reception' });
    const { db } = team.database;
    const { uid } = await db
      .selectFrom('account_businesses')
      .select('uid')
      .where('kind', '=', 'landlord')
      .where('subject', '=', 2)
      .executeTakeFirstOrThrow();
    // As the process leaves it when the second landlord accepts.
    await db
      .updateTable('team_members')
      .set({ uid, accepted_at: new Date() })
      .where('email_key', '=', 'zwei@example.org')
      .execute();
    const { data } = await call(team.second, 'getLandlordCalendar', range);
    expect((data['all'] as { objectNumber: number }[]).map(({ objectNumber }) => objectNumber)).toEqual([
      ...[team.lodge, team.barn, team.foreign],
    ]);
    expect(await statusOf(team.second, 'blockNights', { ...nights(), note: '' })).toBe(404);
    expect(await statusOf(team.second, 'getOwnHome', { objectNumber: team.lodge })).toBe(404);
    const money = (await call(team.second, 'getLandlordPayouts')).data['landlords'] as LandlordMoney[];
    expect(money.map(({ landlordNumber }) => landlordNumber)).toEqual([2]);
  });
});

describe('a bookkeeper', () => {
  test('sees the money of the business and not its bank account, guests or homes', async () => {
    await team.database.db
      .insertInto('landlord_accounts')
      .values({
        landlord_id: 1,
        ...{ holder: 'Erika Mustermann', iban: 'DE02120300000000202051', uid: 'first' },
        created_at: new Date(),
      })
      .execute();
    const bookkeeper = await aMember('buch@example.org', { role: 'bookkeeper' });
    for (const [name, input] of workWithMoney)
      expect([name, await statusOf(bookkeeper, name, input)]).toEqual([name, 200]);
    for (const [name, input] of [...workOfHosts(), ...workWithGuests(), ...workOfOwners])
      expect([name, await statusOf(bookkeeper, name, input)]).toEqual([name, 403]);
    const seenBy = async (who: typeof bookkeeper): Promise<LandlordMoney[]> =>
      (await call(who, 'getLandlordPayouts')).data['landlords'] as LandlordMoney[];
    expect(await seenBy(bookkeeper)).toMatchObject([
      { landlordNumber: 1, setsAccount: false, account: null, taxNumber: '' },
    ]);
    expect(await seenBy(team.first)).toMatchObject([
      { landlordNumber: 1, setsAccount: true, account: { ibanEnd: '2051' } },
    ]);
    const bookingId = await request(team.lodge, 11);
    for (const name of ['getBookingConfirmation', 'getLandlordThread'] as const)
      expect(await statusOf(bookkeeper, name, { bookingId, bookingHash: '' })).toBe(404);
    expect(await statusOf(bookkeeper, 'getChangeovers')).toBe(403);
  });

  test('keeps the books of the whole business, not of chosen homes', async () => {
    expect(
      await invite(team.first, 'teil@example.org', { role: 'bookkeeper', homes: [team.lodge] }),
    ).toMatchObject({ http: 422 });
  });
});
