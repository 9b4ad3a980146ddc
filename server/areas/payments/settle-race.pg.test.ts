import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingInput } from '../../../tests/builders/booking.ts';
import { createPaymentsKit, type PaymentsKit } from '../../../tests/builders/payments.ts';
import { aHome } from '../../../tests/harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';
import type { CardProvider } from '../../platform/card-provider.ts';
import { fixedClock } from '../../platform/clock.ts';
import { findRefunds } from '../ledger/ledger.ts';
import { checkLedger } from '../ledger/ledger-store.ts';
import { pollPayment } from './poll-payment.ts';
import { openPayment } from './open-payment.ts';
import { paymentStore } from './payment-store.ts';
import { settleBooking } from './settle-booking.ts';

/** A few rounds by default, or as many as requested by hand. */
const rounds = Number(process.env['ROUNDS'] ?? 12);
const clock = fixedClock('2027-03-01T10:00:00Z');
let database: TestDatabase;
let payments: PaymentsKit;

beforeAll(async () => {
  database = await openTestDatabase();
  payments = await createPaymentsKit(database, clock, () => undefined);
}, 120_000);
afterAll(async () => {
  await payments.close();
  await database.close();
});

/** A cancelled booking whose money is to go back to its card. */
async function aReleasedRefund(): Promise<number> {
  const { kit, deps } = payments;
  const home = await aHome(database, {
    seasons: [{ fromDate: '2027-01-01' }],
    columns: { instant_booking: true, cancellation: JSON.stringify([{ daysBefore: 300, percent: 20 }]) },
  });
  const made = await kit.create(bookingInput(home));
  if (!made.ok) throw new Error(made.type);
  const { bookingID, bookingHash } = made.data;
  const guest = { email: 'erika@example.com', language: 'de', description: 'B', returnUrl: 'x' } as const;
  const payable = { kind: 'booking', id: bookingID } as const;
  const opened = await openPayment(deps, { ...guest, payable }, 'all');
  if (!opened.ok) throw new Error(opened.type);
  await payments.type(opened.url.split('/').at(-1)!, '4242 4242 4242 4242');
  await pollPayment(deps, (await paymentStore.ofBooking(database.db, bookingID))[0]!.id);
  expect(await kit.cancel({ bookingID, bookingHash, dryRun: false })).toMatchObject({ ok: true });
  return bookingID;
}

const refundOf = async (bookingId: number) => (await findRefunds(database.db, bookingId))[0]!;
const settleWith = (cards: CardProvider, bookingId: number) =>
  settleBooking({ ...payments.deps, cards }, bookingId);

test(`a refund that has gone is done, in ${rounds} rounds of two jobs that settle at once`, async () => {
  const { provider } = payments.bank;
  // The good news takes longer than the bad.
  const slow: CardProvider = {
    ...provider,
    async refund(order) {
      const seen = await provider.refund(order);
      if (seen.state === 'done') await sleep(30);
      return seen;
    },
  };
  const states: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const bookingId = await aReleasedRefund();
    await Promise.all([settleWith(slow, bookingId), settleWith(slow, bookingId)]);
    await settleWith(slow, bookingId);
    states.push((await refundOf(bookingId)).state);
  }
  expect(states).toEqual(states.map(() => 'done'));
  expect(await checkLedger(database.db)).toMatchObject({ sum: 0, unbalanced: 0 });
}, 120_000);

test('a provider that says no and then yes is believed the second time', async () => {
  const { provider } = payments.bank;
  const bookingId = await aReleasedRefund();
  let asked = 0;
  const fickle: CardProvider = {
    ...provider,
    refund: (order) =>
      (asked += 1) === 1 ? Promise.resolve({ reference: 'none', state: 'failed' }) : provider.refund(order),
  };
  await settleWith(fickle, bookingId);
  expect(await refundOf(bookingId)).toMatchObject({ state: 'done' });
});

test('the night finds what was called failed and has gone all the same, and moves no money for it', async () => {
  const { provider } = payments.bank;
  const [gone, refused] = [await aReleasedRefund(), await aReleasedRefund()];
  const saysNo: CardProvider = {
    ...provider,
    async refund(order) {
      if (order.idempotencyKey === `refund-${(await refundOf(gone)).id}`) await provider.refund(order);
      return { reference: 'none', state: 'failed' };
    },
  };
  for (const bookingId of [gone, refused]) {
    await settleWith(saysNo, bookingId);
    expect(await refundOf(bookingId)).toMatchObject({ state: 'failed' });
  }
  await payments.reconcile();
  expect(await refundOf(gone)).toMatchObject({ state: 'done' });
  // A refund that the office may have sent by hand is not sent again.
  expect(await refundOf(refused)).toMatchObject({ state: 'failed' });
  expect(await checkLedger(database.db)).toMatchObject({ sum: 0, unbalanced: 0 });
});
