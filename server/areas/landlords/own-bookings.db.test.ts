import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EndpointName } from '../../../contract/api.ts';
import type { LandlordBookingItem } from '../../../contract/landlords/landlord-booking-item.ts';
import { euros } from '../../../domain/money.ts';
import { addDays, todayInBerlin } from '../../../domain/stay.ts';
import { aBusinessLogin } from '../../../tests/builders/landlord-login.ts';
import { aHome } from '../../../tests/harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';
import { startSite, type RunningSite } from '../../../tests/harness/running-site.ts';
import { ask } from '../../../tests/trust/account-calls.ts';
import { book, bookingOf } from '../../../tests/trust/booking-calls.ts';
import { aRequest } from '../../../tests/trust/valid-calls.ts';

const today = todayInBerlin(new Date());
let database: TestDatabase;
let site: RunningSite;
/** Homes of the first landlord, of the second, and of a third who lets through an agency. */
let mine: number;
let foreign: number;
let managed: number;
type Person = 'first' | 'second' | 'agency' | 'guest';
const headers = {} as Record<Person, Record<string, string>>;

const aPerson = (role: string, subject?: number): Promise<Record<string, string>> =>
  aBusinessLogin({ database, dataDir: site.dataDir }, role, subject);

beforeAll(async () => {
  database = await openTestDatabase();
  mine = await aHome(database, { landlord: 1, title: 'Haus am Deich' });
  foreign = await aHome(database, { landlord: 2 });
  managed = await aHome(database, { landlord: 3, agency: 5 });
  site = await startSite(database);
  headers.first = await aPerson('landlord', 1);
  headers.second = await aPerson('landlord', 2);
  headers.agency = await aPerson('agency', 5);
  headers.guest = await aPerson('guest');
});
afterAll(() => site.stop());

const call = (who: Person, name: EndpointName, input: Record<string, unknown> = {}) =>
  ask(site.url, name, input, headers[who]);
async function request(home: number, weeks = 0): Promise<number> {
  const { startDate, endDate } = aRequest(home);
  const stay = { startDate: addDays(startDate, weeks * 7), endDate: addDays(endDate, weeks * 7) };
  const { data } = await book(site.url, { ...aRequest(home), ...stay });
  return data!.bookingID;
}
type List = LandlordBookingItem[];
const idsOf = (list: unknown): number[] => (list as List).map(({ bookingID }) => bookingID);

describe('what somebody who lets homes sees', () => {
  test('is of the own homes alone, in every list', async () => {
    const [own, other, agencys] = [await request(mine), await request(foreign), await request(managed)];
    for (const [who, id] of [
      ['first', own],
      ['second', other],
      ['agency', agencys],
    ] as const) {
      const overview = await call(who, 'getLandlordOverview');
      expect(overview).toMatchObject({ http: 200, data: { today, homes: 1 } });
      expect(idsOf(overview.data['open'])).toEqual([id]);
      const { data } = await call(who, 'getLandlordBookings');
      expect(idsOf(data['bookings'])).toEqual([id]);
      expect(data).toMatchObject({ total: 1, pages: 1 });
    }
    expect((await call('first', 'getLandlordBookings', { objectNumber: mine })).data).toMatchObject({
      total: 1,
    });
  });

  test('is nothing where somebody acts for nobody', async () => {
    headers.guest = await aPerson('landlord');
    expect((await call('guest', 'getLandlordOverview')).data).toMatchObject({ homes: 0, open: [], next: [] });
    headers.guest = await aPerson('guest');
    expect(await call('guest', 'getLandlordOverview')).toMatchObject({ http: 403 });
  });

  test('a foreign home and the booking of one are not found, and nothing of them changes', async () => {
    const id = await request(foreign, 4);
    expect(await call('first', 'getLandlordBookings', { objectNumber: foreign })).toMatchObject({
      http: 404,
      type: 'object-not-found',
    });
    const link = { bookingId: id, bookingHash: '' };
    for (const who of ['first', 'agency', 'guest'] as const) {
      for (const [name, input] of [
        ['getBookingConfirmation', link],
        ['setBookingConfirmation', { ...link, action: 'confirm' }],
        ['setBookingChange', { ...link, changeId: 1, action: 'accept' }],
      ] as const) {
        expect(await call(who, name, input), `${who} ${name}`).toMatchObject({
          http: 404,
          type: 'booking-not-found',
        });
      }
    }
    expect((await call('second', 'getBookingConfirmation', link)).data).toMatchObject({
      status: 'requested',
    });
  });

  test('before it is confirmed the guest is a name alone', async () => {
    const id = await request(mine, 8);
    const { data } = await call('first', 'getLandlordBookings', { filter: 'open' });
    const item = (data['bookings'] as List).find(({ bookingID }) => bookingID === id)!;
    expect(item).toMatchObject({ guest: 'Erika Mustermann', title: 'Haus am Deich', persons: 2, total: 700 });
    // Nobody owes anything yet; what the guest has written is read before the answer.
    expect(item).toMatchObject({ money: null, remarks: aRequest(mine).remarks });
    expect(JSON.stringify(data)).not.toMatch(/example\.com|Heidestra|123456/);
    const link = { bookingId: id, bookingHash: '' };
    const before = await call('first', 'getBookingConfirmation', link);
    expect(JSON.stringify(before.data['customer'])).not.toContain('example.com');
    // The landlord's share of the price is known before the answer, by the rule that decides the payout.
    expect(before.data).toMatchObject({
      share: { stay: 700, commission: 105, onSite: 0, taxOnSite: 0, receives: 595, collected: null },
    });
    const after = await call('first', 'setBookingConfirmation', { ...link, action: 'confirm' });
    expect(after).toMatchObject({
      http: 200,
      data: { status: 'confirmed', customer: { email: 'erika@example.com' } },
    });
    const { data: coming } = await call('first', 'getLandlordBookings', { filter: 'coming' });
    const confirmed = (coming['bookings'] as List).find(({ bookingID }) => bookingID === id)!;
    expect(confirmed).toMatchObject({
      remarks: '',
      money: { open: 700, payout: { amount: 595, on: confirmed.startDate, state: 'coming' } },
    });
  });
});

test('a request tells of what holds its nights and of others that ask for them, and leaves the inbox once they are booked', async () => {
  const { startDate, endDate } = aRequest(mine);
  const stay = { startDate: addDays(startDate, 84), endDate: addDays(endDate, 84) };
  const [first, second] = [await request(mine, 12), await request(mine, 12)];
  const inbox = async (): Promise<Partial<LandlordBookingItem>[]> => {
    const { data } = await call('first', 'getLandlordOverview');
    return (data['open'] as List)
      .filter(({ bookingID }) => bookingID === first || bookingID === second)
      .map(({ conflicts, otherRequests, actions }) => ({ conflicts, otherRequests, actions }));
  };
  const actions = ['confirm', 'decline'];
  expect(await inbox()).toEqual(Array(2).fill({ conflicts: 1, otherRequests: 1, actions }));
  expect(await book(site.url, bookingOf(mine, { ...stay, bookingMethod: 'option' }))).toMatchObject({
    http: 201,
  });
  expect(await inbox()).toEqual(Array(2).fill({ conflicts: 2, otherRequests: 1, actions }));
  const answer = { bookingId: first, bookingHash: '', action: 'confirm' };
  expect(await call('first', 'setBookingConfirmation', answer)).toMatchObject({ type: 'capacity-taken' });

  const held = await database.db
    .selectFrom('bookings')
    .select('id')
    .where('object_number', '=', mine)
    .where('state', '=', 'option')
    .where('start_date', '=', stay.startDate)
    .executeTakeFirstOrThrow();
  const decline = { bookingId: held.id, bookingHash: '', action: 'decline' };
  expect(await call('first', 'setBookingConfirmation', decline)).toMatchObject({ http: 200 });
  expect(await call('first', 'setBookingConfirmation', answer)).toMatchObject({
    data: { status: 'confirmed' },
  });
  expect(await inbox()).toEqual([]);
  const { data } = await call('first', 'getLandlordBookings', { filter: 'ended' });
  expect((data['bookings'] as List).find(({ bookingID }) => bookingID === second)).toMatchObject({
    status: 'declined',
    conflicts: 0,
  });
});

test('who comes and who leaves today, and who is next', async () => {
  const { data } = await book(site.url, bookingOf(managed, {}));
  const id = data!.bookingID;
  const move = (start: number, end: number) =>
    database.db
      .updateTable('bookings')
      .set({ start_date: addDays(today, start), end_date: addDays(today, end) })
      .where('id', '=', id)
      .execute();
  const listsWith = async (): Promise<string[]> => {
    const { data: day } = await call('agency', 'getLandlordOverview');
    return ['arrivals', 'departures', 'next'].filter((list) => idsOf(day[list]).includes(id));
  };
  expect(await listsWith()).toEqual(['next']);
  await move(0, 3);
  expect(await listsWith()).toEqual(['arrivals']);
  await move(-3, 0);
  expect(await listsWith()).toEqual(['departures']);
  const shown = async (filter: string): Promise<boolean> =>
    idsOf((await call('agency', 'getLandlordBookings', { filter })).data['bookings']).includes(id);
  expect([await shown('coming'), await shown('past'), await shown('ended')]).toEqual([true, false, false]);
  await move(-4, -1);
  expect([await shown('coming'), await shown('past'), await shown('ended')]).toEqual([false, true, false]);
});

test('a cancelled stay tells its landlord of the fee, of what is still owed of it, and of the part that is theirs', async () => {
  const home = await aHome(database, {
    landlord: 1,
    columns: { cancellation: JSON.stringify([{ daysBefore: 5_000, percent: 20 }]) },
  });
  const { data } = await book(site.url, aRequest(home));
  const { bookingID, bookingHash } = data!;
  const link = { bookingId: bookingID, bookingHash: '' };
  expect((await call('first', 'getBookingConfirmation', link)).data).toMatchObject({
    ...{ bound: false, payment: 1, cancellation: null },
  });
  await call('first', 'setBookingConfirmation', { ...link, action: 'confirm' });
  expect(await call('guest', 'cancelBooking', { bookingID, bookingHash })).toMatchObject({ http: 200 });
  expect((await call('first', 'getBookingConfirmation', link)).data).toMatchObject({
    status: 'cancelled',
    bound: true,
    cancellation: { fee: 140, open: 140, share: { commission: 21, receives: 119 } },
  });
});

test('the tourist tax of a month is that of confirmed stays that end in it, at one’s own homes', async () => {
  const home = await aHome(database, { landlord: 2, title: 'Haus mit Kurtaxe' });
  await database.db
    .updateTable('homes')
    .set({
      tourist_tax: JSON.stringify([
        { fromAge: 0, toAge: 5, amount: 0 },
        { fromAge: 6, toAge: 99, amount: 350 },
      ]),
      instant_booking: true,
    })
    .where('object_number', '=', home)
    .execute();
  const stay = { startDate: addDays(today, 30), endDate: addDays(today, 37) };
  const party = { persons: 3, childs: 1, childAges: [4], expectedPrice: euros(749) };
  const { data, type } = await book(site.url, bookingOf(home, { ...stay, ...party }));
  expect(type).toBeNull();
  expect(data?.status).toBe('confirmed');
  const statement = async (who: Person, date: string) =>
    (await call(who, 'getTouristTaxStatement', { month: date.slice(0, 7) })).data['places'] as {
      stays: { bookingDisplayNumber: number }[];
    }[];
  const places = await statement('second', stay.endDate);
  const place = places.find(({ stays }) =>
    stays.some(({ bookingDisplayNumber }) => bookingDisplayNumber === data!.bookingDisplayNumber),
  );
  expect(place).toMatchObject({
    ...{ personNights: 21, childNights: 7, ofPrices: 0, amount: 49 },
    rates: [{ unitPrice: 3.5, quantity: 14, total: 49 }],
    stays: [{ nights: 7, adults: 2, childAges: [4], personNights: 21, taxedNights: 14, amount: 49 }],
  });
  expect(await statement('second', addDays(stay.endDate, 31))).toEqual([]);
  expect(await statement('first', stay.endDate)).not.toContainEqual(place);
  await database.db
    .updateTable('bookings')
    .set({ state: 'cancelled' })
    .where('id', '=', data!.bookingID)
    .execute();
  expect(await statement('second', stay.endDate)).toEqual([]);
});

test('all bookings begin with those to come, by arrival, and a month has those that arrive in it', async () => {
  const soon = await request(mine, 30);
  const later = await request(mine, 40);
  const past = await request(mine, 35);
  await database.db
    .updateTable('bookings')
    .set({ state: 'confirmed', start_date: addDays(today, -20), end_date: addDays(today, -13) })
    .where('id', '=', past)
    .execute();
  const read = async (input: Record<string, unknown>): Promise<List> =>
    (await call('first', 'getLandlordBookings', { objectNumber: mine, ...input })).data['bookings'] as List;
  const all = (await read({})).map(({ bookingID }) => bookingID);
  expect(all.filter((id) => [soon, later, past].includes(id))).toEqual([soon, later, past]);
  const month = addDays(aRequest(mine).startDate, 40 * 7).slice(0, 7);
  const ofMonth = await read({ month });
  expect(ofMonth.map(({ bookingID }) => bookingID)).toContain(later);
  expect(ofMonth.every(({ startDate }) => startDate.startsWith(month))).toBe(true);
});
