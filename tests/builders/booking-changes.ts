import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Booking } from '../../contract/booking/booking.ts';
import type { changeBooking } from '../../contract/booking/change-booking.ts';
import type { InputOf } from '../../contract/define-endpoint.ts';
import { euros } from '../../domain/money.ts';
import { fixedClock } from '../../server/platform/clock.ts';
import { aHome } from '../harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../harness/databases.ts';
import { bookingRecords, type BookingRecords } from './booking-records.ts';
import { createBookingKit, type BookingKit } from './booking.ts';

export type ChangeInput = InputOf<typeof changeBooking>;
export type Made = Awaited<ReturnType<BookingRecords['created']>>;
type Link = Made['link'];

interface BookingChanges {
  readonly database: TestDatabase;
  readonly kit: BookingKit;
  readonly records: BookingRecords;
  /** A home of its own for each test. */
  readonly home: number;
  readonly clock: ReturnType<typeof fixedClock>;
  /** Two nights longer, for 900 instead of 700 Euro. */
  changeInput: (link: Link, fields?: Partial<ChangeInput>) => ChangeInput;
  /** Asks for a change, which has to succeed, and returns its id. */
  ask: (link: Link, fields?: Partial<ChangeInput>) => Promise<number>;
  answer: (
    made: Made,
    changeId: number,
    action: 'accept' | 'decline',
    message?: string,
  ) => ReturnType<BookingKit['landlordSetChange']>;
  bookingNow: (made: Made) => Promise<Booking>;
  mailsAbout: (made: Made, changeId: number) => Promise<string[]>;
}

/** The moment at which each test begins. */
export const changesStart = '2027-03-01T10:00:00Z';

/** Sets up bookings that can be changed, for the tests of a file. */
export function bookingChanges(): BookingChanges {
  const clock = fixedClock(changesStart);
  let database: TestDatabase;
  let kit: BookingKit;
  let records: BookingRecords;
  let home: number;
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
    clock.set(changesStart);
    await database.db.deleteFrom('jobs').execute();
    home = await aHome(database, { seasons: [{ fromDate: '2027-01-01' }] });
  });

  let lastKey = 0;
  const changeInput: BookingChanges['changeInput'] = (link, fields = {}) => ({
    ...link,
    startDate: '2027-07-05',
    endDate: '2027-07-14',
    persons: 2,
    message: 'Wir kämen gern später.',
    dryRun: false,
    expectedPrice: euros(900),
    idempotencyKey: `change-${++lastKey}`,
    ...fields,
  });
  return {
    clock,
    changeInput,
    async ask(link, fields = {}) {
      const reply = await kit.change(changeInput(link, fields));
      if (!reply.ok) throw new Error(`${reply.type} ${JSON.stringify(reply.data)}`);
      return reply.data.change!.changeID;
    },
    async answer({ bookingID }, changeId, action, message = '') {
      const link = await records.landlordLink(bookingID);
      return kit.landlordSetChange({ ...link, changeId, action, message });
    },
    async bookingNow({ link }) {
      const reply = await kit.get(link);
      if (!reply.ok) throw new Error(reply.type);
      return reply.data;
    },
    async mailsAbout({ bookingID }, changeId) {
      await kit.worker.runDue();
      return kit.mails(bookingID).filter((name) => name.includes(`-${changeId}-`));
    },
    get database() {
      return database;
    },
    get kit() {
      return kit;
    },
    get records() {
      return records;
    },
    get home() {
      return home;
    },
  };
}
