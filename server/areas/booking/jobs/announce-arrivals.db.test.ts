import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createBookingKit, type BookingKit } from '../../../../tests/builders/booking.ts';
import { bookingRecords, type BookingRecords } from '../../../../tests/builders/booking-records.ts';
import { aHome } from '../../../../tests/harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../../../../tests/harness/databases.ts';
import { fixedClock } from '../../../platform/clock.ts';
import { enqueueAnnouncements } from './announce-arrivals-job.ts';

const clock = fixedClock('2027-06-01T10:00:00Z');
let database: TestDatabase;
let kit: BookingKit;
let records: BookingRecords;

beforeAll(async () => {
  database = await openTestDatabase();
  kit = createBookingKit(database, clock);
  records = bookingRecords(database.db, kit);
});
afterAll(async () => {
  kit.remove();
  await database.close();
});
beforeEach(async () => {
  clock.set('2027-06-01T10:00:00Z');
  await database.db.deleteFrom('jobs').execute();
});

/** A stay from 3 to 10 July. */
async function aConfirmedStay(): Promise<number> {
  const home = await aHome(database, { seasons: [{ fromDate: '2027-01-01' }] });
  const { bookingID } = await records.created(home, { bookingMethod: 'booking' });
  await kit.landlordSet({ ...(await records.landlordLink(bookingID)), action: 'confirm' });
  return bookingID;
}

/** Lets the daily run happen on each of these days. */
async function live(...days: string[]): Promise<void> {
  for (const day of days) {
    clock.set(`${day}T09:00:00Z`);
    await database.transaction((tx) => enqueueAnnouncements(tx, day));
    await kit.worker.runDue();
  }
}

const arrivalMails = (booking: number): string[] =>
  kit.mails(booking).filter((name) => name.startsWith('arrival'));

test('a guest is written to once, a week before the stay', async () => {
  const stay = await aConfirmedStay();
  await live('2027-06-25');
  expect(arrivalMails(stay)).toEqual([]);
  await live('2027-06-26', '2027-06-27', '2027-07-03');
  expect(arrivalMails(stay)).toEqual(['arrival-2027-07-03-guest']);
});

test('who books late is written to on the next morning', async () => {
  clock.set('2027-07-01T10:00:00Z');
  const stay = await aConfirmedStay();
  await live('2027-07-02');
  expect(arrivalMails(stay)).toEqual(['arrival-2027-07-03-guest']);
});

test('a stay that was cancelled or moved meanwhile is not announced', async () => {
  const [cancelled, moved] = [await aConfirmedStay(), await aConfirmedStay()];
  await database.db.updateTable('bookings').set({ state: 'cancelled' }).where('id', '=', cancelled).execute();
  await live('2027-06-26');
  expect(arrivalMails(cancelled)).toEqual([]);
  expect(arrivalMails(moved)).toHaveLength(1);
  await database.db
    .updateTable('bookings')
    .set({ start_date: '2027-07-05', end_date: '2027-07-12' })
    .where('id', '=', moved)
    .execute();
  await live('2027-06-28');
  expect(arrivalMails(moved)).toEqual(['arrival-2027-07-03-guest', 'arrival-2027-07-05-guest']);
});

test('bookings that nobody has confirmed are left alone', async () => {
  const home = await aHome(database, { seasons: [{ fromDate: '2027-01-01' }] });
  const { bookingID } = await records.created(home, { bookingMethod: 'booking' });
  await live('2027-06-27');
  expect(arrivalMails(bookingID)).toEqual([]);
});
