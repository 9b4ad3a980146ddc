import { afterAll, beforeAll, expect, test } from 'vitest';
import { listRecentBookings } from '../../../contract/booking/list-recent-bookings.ts';
import { createBookingKit, type BookingKit } from '../../../tests/builders/booking.ts';
import { bookingRecords } from '../../../tests/builders/booking-records.ts';
import { aCall } from '../../../tests/harness/calls.ts';
import { aHome } from '../../../tests/harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';
import { fixedClock } from '../../platform/clock.ts';
import { listRecentBookingsHandler } from './handlers/list-recent-bookings.ts';
import { euros } from '../../../domain/money.ts';

// Summer time: the day in Berlin began at 22:00 in UTC.
const clock = fixedClock('2027-06-01T21:59:00Z');
let database: TestDatabase;
let kit: BookingKit;

beforeAll(async () => {
  database = await openTestDatabase();
  kit = createBookingKit(database, clock);
});
afterAll(async () => {
  kit.remove();
  await database.close();
});

test('shows what was booked, and nothing of whom or which home', async () => {
  const home = await aHome(database, { seasons: [{ fromDate: '2027-01-01' }] });
  const records = bookingRecords(database.db, kit);
  await records.created(home);
  clock.set('2027-06-01T22:04:30Z');
  await records.created(home, {
    startDate: '2027-08-07',
    endDate: '2027-08-21',
    persons: 3,
    expectedPrice: euros(1400),
  });
  clock.set('2027-06-01T22:06:00Z');
  const ask = async () => {
    const answer = await listRecentBookingsHandler(kit.deps)(listRecentBookings.request.parse({}), aCall());
    return listRecentBookings.response.strict().parse(answer.data);
  };
  const { bookings, today } = await ask();
  expect(today).toBe(1);
  expect(bookings).toMatchObject([
    { nights: 14, persons: 3, bookingMethod: 'booking', minutesAgo: 1 },
    { nights: 7, persons: 2, bookingMethod: 'booking', minutesAgo: 7 },
  ]);
  expect(bookings[0]!.placeName).not.toBe('');
  expect(JSON.stringify(bookings)).not.toMatch(new RegExp(`${home}|Mustermann|2027-`));
  clock.set('2027-06-08T22:05:00Z');
  expect(await ask()).toEqual({ bookings: [], today: 0 });
});
