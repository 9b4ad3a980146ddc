import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bookingStates, type BookingState } from '../../../contract/booking/booking.ts';
import { bookingInput, createBookingKit, type BookingKit } from '../../../tests/builders/booking.ts';
import { bookingRecords, type BookingRecords } from '../../../tests/builders/booking-records.ts';
import { aHome } from '../../../tests/harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';
import { fixedClock } from '../../platform/clock.ts';
import { euros } from '../../../domain/money.ts';

const start = '2027-03-01T10:00:00Z';
const clock = fixedClock(start);
const owner = 'erika';
let database: TestDatabase;
let kit: BookingKit;
let records: BookingRecords;
let home: number;

beforeAll(async () => {
  database = await openTestDatabase();
  kit = createBookingKit(database, clock);
  records = bookingRecords(database.db, kit);
  await database.db
    .insertInto('visitors')
    .values({ uid: owner, ebk: owner, watch_list_uid: owner })
    .execute();
});
afterAll(async () => {
  kit.remove();
  await database.close();
});
beforeEach(async () => {
  clock.set(start);
  await database.db.deleteFrom('jobs').execute();
  home = await aHome(database, { seasons: [{ fromDate: '2027-01-01' }] });
  await database.db
    .updateTable('landlords')
    .set({
      phone: '+49 4561 4711',
      vat_id: 'DE123456789',
      address: JSON.stringify({ street: 'Deich 1', zip: '23747', city: 'Dahme', country: 'de' }),
    })
    .execute();
});

type Made = Awaited<ReturnType<BookingRecords['created']>>;
const madeBy = (bookingMethod: 'booking' | 'option' | 'request'): Promise<Made> =>
  records.created(home, { bookingMethod });
const answered = async (made: Made, action: 'confirm' | 'decline'): Promise<Made> => {
  expect(await kit.landlordSet({ ...(await records.landlordLink(made.bookingID)), action })).toMatchObject({
    ok: true,
  });
  return made;
};

/** Each way to a state. The kit holds every answer on it against its contract. */
const ways: Record<BookingState, () => Promise<Made>> = {
  requested: () => madeBy('request'),
  option: () => madeBy('option'),
  async booked() {
    const made = await madeBy('option');
    const input = {
      ...made.link,
      acceptTerms: true,
      expectedPrice: euros(700),
      idempotencyKey: `convert-${made.bookingID}`,
    };
    expect(await kit.convert(input)).toMatchObject({ ok: true, data: { status: 'booked', landlord: null } });
    return made;
  },
  confirmed: async () => answered(await madeBy('booking'), 'confirm'),
  declined: async () => answered(await madeBy('request'), 'decline'),
  async cancelled() {
    const made = await answered(await madeBy('booking'), 'confirm');
    for (const dryRun of [true, false]) {
      expect(await kit.cancel({ ...made.link, dryRun })).toMatchObject({ ok: true });
    }
    return made;
  },
  async expired() {
    const made = await madeBy('option');
    clock.set('2027-03-10T10:00:00Z');
    await kit.worker.runDue();
    return made;
  },
};

test.each(bookingStates)(
  'guest, account and landlord are told of a booking that is %s what is declared',
  async (status) => {
    const made = await ways[status]();
    const reply = await kit.get(made.link);
    expect(reply).toMatchObject({ ok: true, data: { status } });
    const landlord = reply.ok ? reply.data.landlord : undefined;
    expect(landlord).toEqual(
      status === 'confirmed'
        ? { name: 'Vermieterin 1', email: 'landlord1@example.org', phone: '+49 4561 4711' }
        : null,
    );
    expect(await kit.landlordGet(await records.landlordLink(made.bookingID))).toMatchObject({
      ok: true,
      data: { status },
    });

    await database.db.updateTable('bookings').set({ uid: owner }).where('id', '=', made.bookingID).execute();
    const one = await kit.getBookings(owner, { type: 'booking', bookingid: made.bookingDisplayNumber });
    expect(one).toMatchObject({ ok: true, data: { bookingDetails: { status } } });
    expect(one.ok && one.data.bookingDetails?.landlord).toEqual(landlord);
    const all = await kit.getBookings(owner, { type: 'bookings' });
    expect(all.ok && all.data.bookingList?.some((item) => item.status === status)).toBe(true);
  },
);

test('the list of stays says where one that has ended can be rated', async () => {
  const made = await ways.confirmed();
  await database.db.updateTable('bookings').set({ uid: owner }).where('id', '=', made.bookingID).execute();
  const ratingOf = async (): Promise<unknown> => {
    const all = await kit.getBookings(owner, { type: 'bookings' });
    return all.ok && all.data.bookingList?.find(({ bookingID }) => bookingID === made.bookingID)?.rating;
  };
  expect(await ratingOf()).toBeNull();
  clock.set('2027-12-01T10:00:00Z');
  expect(await ratingOf()).toMatchObject({
    href: expect.stringContaining(`bookingID=${made.bookingID}`) as string,
  });
});

test('a change that is asked for, looked at and withdrawn tells what is declared', async () => {
  const made = await ways.confirmed();
  const change = { ...made.link, startDate: '2027-07-05', endDate: '2027-07-14', persons: 2 };
  const key = { idempotencyKey: `change-${made.bookingID}` };
  expect(await kit.change({ ...change, ...key, dryRun: true })).toMatchObject({ ok: true });
  const asked = await kit.change({ ...change, ...key, expectedPrice: euros(900) });
  const changeId = asked.ok ? asked.data.change!.changeID : 0;
  expect(await kit.get(made.link)).toMatchObject({ ok: true, data: { change: { state: 'open' } } });
  expect(await kit.landlordGet(await records.landlordLink(made.bookingID))).toMatchObject({ ok: true });
  expect(await kit.withdrawChange({ ...made.link, changeID: changeId })).toMatchObject({ ok: true });
});

test('who books once more after a way back is told that it is their own booking', async () => {
  const input = bookingInput(home);
  const mine = await kit.createBy(owner, input);
  if (!mine.ok) throw new Error(mine.type);
  const { bookingID } = mine.data;
  const again = (uid: string, email = input.customer.email) =>
    kit.createBy(uid, { ...input, customer: { ...input.customer, email }, idempotencyKey: `again-${home}` });
  const taken = { ok: false, type: 'capacity-taken' };
  expect(await again(owner)).toEqual({ ...taken, data: { bookingID } });
  expect(await again(owner, input.customer.email!.toUpperCase())).toEqual({ ...taken, data: { bookingID } });
  // An id of a visitor may be anybody's, an address may be typed by anybody.
  expect(await again('somebody')).toEqual({ ...taken, data: null });
  expect(await again(owner, 'other@example.com')).toEqual({ ...taken, data: null });
  expect(await kit.create({ ...input, idempotencyKey: `nobody-${home}` })).toEqual({ ...taken, data: null });
});
