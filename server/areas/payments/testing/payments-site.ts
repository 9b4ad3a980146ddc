import { afterAll, beforeAll } from 'vitest';
import { bookingInput } from '../../../../tests/builders/booking.ts';
import { createPaymentsKit, type Notice, type PaymentsKit } from '../../../../tests/builders/payments.ts';
import { aHome } from '../../../../tests/harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../../../../tests/harness/databases.ts';
import { fixedClock } from '../../../platform/clock.ts';
import { readStanding } from '../../ledger/ledger.ts';

type Booked = Extract<Awaited<ReturnType<PaymentsKit['kit']['create']>>, { ok: true }>['data'];

interface PaymentsSite extends Pick<PaymentsKit, 'kit' | 'app' | 'bank' | 'deps' | 'worker' | 'wholeWorker'> {
  readonly database: TestDatabase;
  readonly clock: ReturnType<typeof fixedClock>;
  /** Notices on their way from the bank to the house, which a test may lose, double, reorder and forge. */
  onTheWay: Notice[];
  submit: PaymentsKit['submit'];
  tell: PaymentsKit['tell'];
  aBooking: (fields?: Parameters<typeof bookingInput>[1]) => Promise<Booked>;
  standing: (bookingId: number) => ReturnType<typeof readStanding>;
  passMinutes: (minutes: number) => void;
}

/** Starts payments with the demo world's bank for the tests of a file, and stops them after these. */
export function paymentsSite(): PaymentsSite {
  const clock = fixedClock('2027-03-01T10:00:00Z');
  let database: TestDatabase;
  let payments: PaymentsKit;
  beforeAll(async () => {
    database = await openTestDatabase();
    payments = await createPaymentsKit(database, clock, (notice) => site.onTheWay.push(notice));
  }, 120_000);
  afterAll(async () => {
    await payments.close();
    await database.close();
  });

  const site: PaymentsSite = {
    clock,
    onTheWay: [],
    submit: (reference, form) => payments.submit(reference, form),
    tell: (notice) => payments.tell(notice),
    async aBooking(fields = {}) {
      const home = await aHome(database, {
        seasons: [{ fromDate: '2027-01-01' }],
        columns: { instant_booking: true, cancellation: JSON.stringify([{ daysBefore: 300, percent: 20 }]) },
      });
      const reply = await payments.kit.create(bookingInput(home, fields));
      if (!reply.ok) throw new Error(reply.type);
      return reply.data;
    },
    standing: (bookingId) => readStanding(database.db, bookingId, clock.today()),
    passMinutes: (minutes) => clock.set(new Date(clock.now().getTime() + minutes * 60_000).toISOString()),
    get database() {
      return database;
    },
    get kit() {
      return payments.kit;
    },
    get app() {
      return payments.app;
    },
    get bank() {
      return payments.bank;
    },
    get deps() {
      return payments.deps;
    },
    get worker() {
      return payments.worker;
    },
    get wholeWorker() {
      return payments.wholeWorker;
    },
  };
  return site;
}
