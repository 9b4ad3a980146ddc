import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bookingInput, createBookingKit, type BookingKit } from '../../../tests/builders/booking.ts';
import { bookingRecords } from '../../../tests/builders/booking-records.ts';
import { aHome } from '../../../tests/harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';
import { startSearch } from '../../../tests/harness/searches.ts';
import { fixedClock } from '../../platform/clock.ts';
import { createPricing, type QuoteRequest } from '../pricing/pricing.ts';

const clock = fixedClock('2027-03-01T10:00:00Z');
const today = '2027-03-01';
const stay = { startDate: '2027-07-03', endDate: '2027-07-10' };
let database: TestDatabase;
let kit: BookingKit;
/** Somebody who can be reached lets the first one, nobody who can the second. */
let offered: number;
let unoffered: number;

beforeAll(async () => {
  database = await openTestDatabase();
  kit = createBookingKit(database, clock);
  const seasons = [{ fromDate: '2027-01-01' }];
  offered = await aHome(database, { landlord: 1, seasons });
  unoffered = await aHome(database, { landlord: 2, seasons });
});
afterAll(async () => {
  kit.remove();
  await database.close();
});

const isReachable = (landlord: number, is: boolean): Promise<unknown> =>
  database.db.updateTable('landlords').set({ is_reachable: is }).where('id', '=', landlord).execute();
const lost = (): Promise<unknown> => isReachable(2, false);
beforeEach(() => isReachable(2, true));

const quoteRequest = (objectNumber: number): QuoteRequest => ({
  ...{ objectNumber, ...stay, persons: 2, childAges: [], dogs: 0 },
  ...{ insurance: false, extras: {}, bonus: '', experiments: [] },
});
const refused = { ok: false, type: 'not-bookable', data: { reason: 'inactive' } };

test('price, calendars and proposals say that it cannot be booked, and its owner sees its rates', async () => {
  await lost();
  const { db } = database;
  const pricing = createPricing({ db, clock });
  const request = quoteRequest(unoffered);
  for (const quote of [pricing.quote, pricing.quoteForPage]) {
    expect(await quote(request, today)).toMatchObject({ ok: true, quote: { status: 'inactive' } });
    expect(await quote(quoteRequest(offered), today)).toMatchObject({ ok: true, quote: { status: 'free' } });
  }
  expect(await pricing.nearestStay(request, today)).toBeNull();
  const { days } = (await pricing.calendar(unoffered, today))!;
  expect(days.filter((day) => day.free || day.arrival || day.departure)).toEqual([]);
  expect(new Set(days.map((day) => day.reason))).toEqual(new Set(['inactive']));
  const range = {
    nights: 7,
    party: { persons: 2, childAges: [], dogs: 0 },
    from: today,
    until: '2027-04-01',
  };
  const priced = await pricing.priceCalendar(unoffered, range, today);
  expect(priced.ok && new Set(priced.days.map((day) => day.status))).toEqual(new Set(['inactive']));

  const numbers = [offered, unoffered];
  for (const rates of [await pricing.offeredRates(numbers), await pricing.offeredRates(numbers, db)]) {
    expect(numbers.map((number) => rates.get(number)?.seasons.length)).toEqual([1, 0]);
  }
  const own = await pricing.homeRates(numbers, db);
  expect(numbers.map((number) => own.get(number)?.seasons.length)).toEqual([1, 1]);
});

test('it stands in lists without dates and is offered on none', async () => {
  await lost();
  const search = await startSearch(database, { clock, pricing: createPricing({ db: database.db, clock }) });
  expect(search.find({}).toSorted()).toEqual([offered, unoffered].toSorted());
  expect(search.find({ ...stay, persons: 2 })).toEqual([offered]);
  expect(search.find({ ...stay, persons: 2, tolerance: 3 })).toEqual([offered]);
  await search.stop();
});

test.each(['booking', 'option', 'request'] as const)('nobody makes a %s of it', async (bookingMethod) => {
  await lost();
  expect(await kit.create(bookingInput(unoffered, { bookingMethod }))).toMatchObject(refused);
});

test('what was held before cannot be booked, and no other dates can be had', async () => {
  const records = bookingRecords(database.db, kit);
  const held = await records.created(unoffered, { bookingMethod: 'option' });
  const booked = await records.created(unoffered, { startDate: '2027-08-07', endDate: '2027-08-14' });
  await lost();
  const converted = {
    ...held.link,
    acceptTerms: true,
    expectedPrice: 700,
    idempotencyKey: 'converted-first',
  };
  expect(await kit.convert(converted)).toMatchObject(refused);
  const change = { startDate: '2027-08-07', endDate: '2027-08-16', persons: 2, dryRun: true };
  expect(
    await kit.change({ ...booked.link, ...change, message: '', idempotencyKey: 'changed-first' }),
  ).toMatchObject(refused);
  const offers = await kit.changeCalendar({ ...booked.link, duration: 7, persons: 2 });
  expect(offers).toMatchObject({ ok: true });
  expect(offers.ok && offers.data.calendar.filter((day) => day.arrival)).toEqual([]);
  expect(offers.ok && new Set(offers.data.days.map((day) => day.status))).toEqual(new Set(['inactive']));

  // Who can be reached again goes on where it was left.
  await isReachable(2, true);
  expect(await kit.convert({ ...converted, idempotencyKey: 'converted-later' })).toMatchObject({ ok: true });
});
