import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { addDays, todayInBerlin } from '../../../domain/stay.ts';
import { mailsIn, readable, until } from '../../../tests/trust/booking-calls.ts';
import { aRequest } from '../../../tests/trust/valid-calls.ts';
import { teamSite, type Headers } from '../team/testing/team-site.ts';

const today = todayInBerlin(new Date());
const world = teamSite();
let cohost: Headers;
let reception: Headers;
let cleaner: Headers;
let bookkeeper: Headers;
let keys = 0;

beforeAll(async () => {
  cohost = await world.aMember('cohost@example.com', { role: 'cohost' });
  reception = await world.aMember('reception@example.com', { role: 'reception' });
  cleaner = await world.aMember('cleaner@example.com', { role: 'cleaner' });
  bookkeeper = await world.aMember('books@example.com', { role: 'bookkeeper' });
});

/** A stay some weeks after the usual one, entered by telephone. */
const aStay = (weeks: number, fields: Record<string, unknown> = {}): Record<string, unknown> => {
  const { startDate, endDate } = aRequest(world.lodge);
  return {
    objectNumber: world.lodge,
    startDate: addDays(startDate, weeks * 7),
    endDate: addDays(endDate, weeks * 7),
    persons: 2,
    guest: { firstName: 'Ingrid', lastName: 'Wolters', language: 'de' },
    ...{ price: 480, taxed: true, idempotencyKey: `key-${(keys += 1)}` },
    ...fields,
  };
};
const enter = async (who: Headers, weeks: number, fields?: Record<string, unknown>): Promise<number> => {
  const reply = await world.call(who, 'saveDirectBooking', aStay(weeks, fields));
  expect(reply).toMatchObject({ http: 200 });
  return (reply.data as { bookingID: number }).bookingID;
};
const open = (who: Headers, bookingId: number) =>
  world.call(who, 'getBookingConfirmation', { bookingId, bookingHash: '' });

describe('a direct booking', () => {
  test('holds its nights against everybody, and is entered once however often it is sent', async () => {
    const stay = aStay(10);
    const first = await world.call(world.first, 'saveDirectBooking', stay);
    expect(await world.call(world.first, 'saveDirectBooking', stay)).toMatchObject({ data: first.data });
    expect(await world.call(world.first, 'saveDirectBooking', aStay(10))).toMatchObject({
      ...{ http: 409, type: 'capacity-taken' },
    });
    const { objectNumber, startDate, endDate } = stay;
    expect(await world.call(world.first, 'blockNights', { objectNumber, startDate, endDate })).toMatchObject({
      http: 409,
      type: 'capacity-taken',
    });
  });

  test('stands in the list as such, with its price and without commission, payout and messages', async () => {
    const id = await enter(world.first, 12, { note: 'Stammgast' });
    const { data } = await world.call(world.first, 'getLandlordBookings', { filter: 'coming' });
    const list = data['bookings'] as { bookingID: number }[];
    expect(list.find(({ bookingID }) => bookingID === id)).toMatchObject({
      ...{ guest: 'Ingrid Wolters', status: 'confirmed', direct: { paidOn: null }, total: 480, money: null },
    });
    expect((await open(world.first, id)).data).toMatchObject({
      direct: { price: 480, note: 'Stammgast', changeable: true },
      ...{ share: null, money: null, payments: [], cancellable: false, proposable: null },
    });
    const { rows } = await sql<{ postings: number }>`select count(*)::int as postings from ledger_postings
      where booking_id = ${id}`.execute(world.database.db);
    expect(rows[0]).toEqual({ postings: 0 });
  });

  test('declines open requests for its nights, and says before how many', async () => {
    const requested = await world.request(world.lodge, 14);
    const { startDate, endDate, persons, objectNumber } = aStay(14);
    const quote = await world.call(world.first, 'quoteDirectBooking', {
      ...{ startDate, endDate, persons, objectNumber },
    });
    expect(quote.data).toMatchObject({ listPrice: 700, conflicts: [{ status: 'requested' }] });
    await enter(world.first, 14);
    expect((await open(world.first, requested)).data).toMatchObject({ status: 'declined' });
  });

  test('is moved and cancelled, and its former nights are free', async () => {
    const id = await enter(world.first, 16);
    await enter(world.first, 17, { bookingID: id, persons: 3, price: 510.5, paid: true });
    expect((await open(world.first, id)).data).toMatchObject({
      ...{ persons: 3, startDate: aStay(17)['startDate'], direct: { price: 510.5 } },
    });
    await enter(world.first, 16);
    expect(await world.call(world.first, 'cancelDirectBooking', { bookingID: id })).toMatchObject({
      http: 200,
    });
    expect((await open(world.first, id)).data).toMatchObject({ status: 'cancelled' });
    await enter(world.first, 17);
    expect(await world.call(world.first, 'saveDirectBooking', aStay(18, { bookingID: id }))).toMatchObject({
      http: 409,
      type: 'not-changeable',
    });
  });

  test('is noted as paid on the first day, and the note can be taken back', async () => {
    const id = await enter(world.first, 20);
    await world.call(world.first, 'setDirectBookingPaid', { bookingID: id, paid: true });
    const paidOn = ((await open(world.first, id)).data['direct'] as { paidOn: string }).paidOn;
    expect(paidOn).toMatch(/^20\d\d-/);
    await world.call(world.first, 'setDirectBookingPaid', { bookingID: id, paid: false });
    expect((await open(world.first, id)).data).toMatchObject({ direct: { paidOn: null } });
  });

  test('needs a name and an adult, and an address where the guest is to be told', async () => {
    const wrong = aStay(22, { guest: { lastName: ' ', language: 'de' }, informs: true });
    expect(await world.call(world.first, 'saveDirectBooking', wrong)).toMatchObject({
      ...{ http: 422, type: 'invalid-customer' },
    });
    const unreachable = aStay(22, { informs: true });
    expect(await world.call(world.first, 'saveDirectBooking', unreachable)).toMatchObject({
      ...{ http: 422, type: 'invalid-customer' },
    });
    const children = aStay(22, { persons: 1, childAges: [4] });
    expect(await world.call(world.first, 'saveDirectBooking', children)).toMatchObject({
      ...{ http: 422, type: 'invalid-party' },
    });
  });

  test('tells the guest by mail, whose link opens the stay without payment, change and cancellation', async () => {
    const email = 'ingrid@example.org';
    const id = await enter(world.first, 24, {
      guest: { lastName: 'Wolters', email, language: 'en' },
      informs: true,
    });
    const toGuest = () => mailsIn(world.site.dataDir).find(({ raw }) => raw.includes(email));
    await until(() => toGuest() !== undefined, 20_000);
    const [, bookingHash] = /bookingHash=([\w.-]+)/.exec(readable(toGuest()!.raw)) ?? [];
    const { data } = await world.call({}, 'getBooking', { bookingID: id, bookingHash });
    expect(data).toMatchObject({
      ...{ isDirect: true, status: 'confirmed', nextSteps: [], payments: [], money: null, rating: null },
    });
    expect(await world.call({}, 'cancelBooking', { bookingID: id, bookingHash })).toMatchObject({
      http: 409,
    });
  });
});

describe('who may do what', () => {
  test('those who answer guests enter them, cleaners see the changeover alone, and bookkeepers the figures', async () => {
    const [startDate, endDate] = [addDays(today, 3), addDays(today, 6)];
    const id = await enter(cohost, 30, { startDate, endDate, persons: 4 });
    await enter(reception, 31);
    for (const who of [cleaner, bookkeeper]) {
      expect(await world.statusOf(who, 'saveDirectBooking', aStay(32))).toBe(403);
      expect(await world.statusOf(who, 'cancelDirectBooking', { bookingID: id })).toBe(403);
    }
    const plan = await world.call(cleaner, 'getChangeovers');
    expect(JSON.stringify(plan.data)).toContain(`"date":"${endDate}"`);
    expect(JSON.stringify(plan.data)).not.toContain('Wolters');
    const { data } = await world.call(bookkeeper, 'getHomeFigures', { period: 'ahead' });
    expect((data['direct'] as { stays: number }).stays).toBeGreaterThan(0);
    expect(data['months']).toSatisfy((months: { guestsPay: number }[]) =>
      months.every(({ guestsPay }) => guestsPay === 0),
    );
  });

  test('the homes and bookings of others are not found', async () => {
    expect(await world.call(world.second, 'saveDirectBooking', aStay(34))).toMatchObject({
      ...{ http: 404, type: 'object-not-found' },
    });
    const id = await enter(world.first, 34);
    for (const [name, input] of [
      ['cancelDirectBooking', {}],
      ['setDirectBookingPaid', { paid: true }],
    ] as const) {
      expect(await world.statusOf(world.second, name, { bookingID: id, ...input })).toBe(404);
    }
  });

  test('the database refuses a commission, an invoice and a request for a rating', async () => {
    const id = await enter(world.first, 36);
    await expect(
      sql`insert into rating_invitations (booking_id, invited_at) values (${id}, now())`.execute(
        world.database.db,
      ),
    ).rejects.toThrow('A direct booking is not settled through the site.');
    await expect(
      sql`insert into booking_terms (booking_id, landlord_id, commission_per_mille) values (${id}, 1, 150)`.execute(
        world.database.db,
      ),
    ).rejects.toThrow('A direct booking is not settled through the site.');
  });
});
