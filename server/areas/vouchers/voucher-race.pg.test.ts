import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingInput, createBookingKit, type BookingKit } from '../../../tests/builders/booking.ts';
import { aPaidVoucher } from '../../../tests/builders/vouchers.ts';
import { aHome } from '../../../tests/harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';
import { type DatabaseConnection } from '../../platform/database.ts';
import { openPostgres } from '../../platform/postgres.ts';
import { fixedClock } from '../../platform/clock.ts';
import { retryTransaction } from '../../platform/retry-transaction.ts';
import { readBalance, lockMoney } from '../ledger/ledger.ts';
import { checkLedger } from '../ledger/ledger-store.ts';
import { redeemVoucher } from './vouchers.ts';
import { voucherStore } from './voucher-store.ts';
import { cents } from '../../../domain/cents.ts';
import { noMoney, sumCents } from '../../../domain/money.ts';

const clock = fixedClock('2027-03-01T10:00:00Z');
let database: TestDatabase;
let kit: BookingKit;
let others: DatabaseConnection[];

beforeAll(async () => {
  database = await openTestDatabase();
  kit = createBookingKit(database, clock);
  others = await Promise.all([1, 2, 3, 4].map(() => openPostgres(database.url!)));
});
afterAll(async () => {
  await Promise.all(others.map((one) => one.close()));
  kit.remove();
  await database.close();
});

test('200 who redeem one voucher at once get exactly what it is worth', async () => {
  const bookings: number[] = [];
  for (let count = 0; count < 8; count++) {
    const home = await aHome(database, { seasons: [{ fromDate: '2027-01-01' }] });
    const reply = await kit.create(bookingInput(home));
    if (!reply.ok) throw new Error(reply.type);
    bookings.push(reply.data.bookingID);
  }
  const { id, code } = await aPaidVoucher(database, { value: cents(100_000), at: clock.now() });
  const outcomes = await Promise.all(
    Array.from({ length: 200 }, (_, index) => {
      const bookingId = bookings[index % bookings.length]!;
      return retryTransaction(others[index % others.length]!, async (tx) => {
        await lockMoney(tx, bookingId);
        return redeemVoucher(tx, {
          code,
          bookingId,
          most: cents(700),
          at: clock.now(),
          today: clock.today(),
        });
      });
    }),
  );
  const redeemed = outcomes.map((one) => (one.ok ? one.redeemed : noMoney));
  expect(sumCents(redeemed)).toBe(100_000);
  expect(redeemed.filter((amount) => amount === 700)).toHaveLength(142);
  expect(redeemed.filter((amount) => amount === 600)).toHaveLength(1);
  expect(outcomes.filter((one) => !one.ok && one.type === 'voucher-used-up')).toHaveLength(57);
  expect((await voucherStore.find(database.db, id))!.balance_cents).toBe(0);
  expect(await readBalance(database.db, 'voucherLiability', { subject: `voucher/${id}` })).toBe(0);
  expect(await checkLedger(database.db)).toMatchObject({ sum: 0, unbalanced: 0 });
});
