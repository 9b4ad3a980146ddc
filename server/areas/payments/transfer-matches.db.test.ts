import { afterAll, beforeAll, expect, test } from 'vitest';
import { cents } from '../../../domain/cents.ts';
import { euros } from '../../../domain/money.ts';
import { bookingInput, createBookingKit, type BookingKit } from '../../../tests/builders/booking.ts';
import { currentOperator } from '../../../tests/builders/operator.ts';
import { aCall } from '../../../tests/harness/calls.ts';
import { aHome } from '../../../tests/harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';
import type { LoggedIn } from '../../http/handler.ts';
import { fixedClock } from '../../platform/clock.ts';
import { readBalance, findRefunds, post, readStanding } from '../ledger/ledger.ts';
import { checkLedger } from '../ledger/ledger-store.ts';
import { findMoneyHandler } from './handlers/find-money.ts';
import { matchTransferHandler } from './handlers/match-transfer.ts';
import { releaseRefundHandler } from './handlers/release-refund.ts';
import { setTransferAsideHandler } from './handlers/set-transfer-aside.ts';
import { takeBackMatchHandler } from './handlers/take-back-match.ts';
import { moneyStore } from './money-store.ts';
import type { PaymentsDeps } from './payments.ts';
import { importLines } from './import-lines.ts';
import { buildStatement } from './testing/build-statement.ts';

const clock = fixedClock('2027-03-01T10:00:00Z');
let database: TestDatabase;
let kit: BookingKit;
let deps: PaymentsDeps;

beforeAll(async () => {
  database = await openTestDatabase();
  kit = createBookingKit(database, clock);
  deps = {
    connection: database,
    clock,
    log: kit.deps.log,
    publicUrl: 'https://www.feriola.test',
    operator: currentOperator,
    routes: kit.deps.routes,
    translate: kit.deps.translate,
    cards: null,
    booking: kit.area,
    partners: kit.deps.partners,
    mail: kit.deps.mail,
    recipients: kit.deps.recipients,
    accounts: { moneyWaitsUntil: () => Promise.resolve(null) },
    payouts: { matchPayout: () => Promise.resolve(null) },
    findPersonName: () => Promise.resolve('Ada Vogt'),
  };
}, 120_000);
afterAll(async () => {
  kit.remove();
  await database.close();
});

const call = { ...aCall(), user: { uid: 'accountant' } as LoggedIn };
const login = { uid: '', jwt: '' };

async function aBooking() {
  const home = await aHome(database, {
    seasons: [{ fromDate: '2027-01-01' }],
    columns: { instant_booking: true, cancellation: JSON.stringify([{ daysBefore: 300, percent: 20 }]) },
  });
  const reply = await kit.create(bookingInput(home));
  if (!reply.ok) throw new Error(reply.type);
  return reply.data;
}

let lines = 0;

/** A line of the bank that names no booking, in cents. */
async function aTransfer(amount: number, purpose = 'Urlaub'): Promise<number> {
  const reference = `line ${++lines}`;
  await importLines(
    deps,
    buildStatement([{ amount: cents(amount), purpose: `${purpose} ${lines}`, reference }]),
  );
  const row = await database.db
    .selectFrom('bank_transfers')
    .select('id')
    .where('bank_reference', '=', reference)
    .executeTakeFirstOrThrow();
  return row.id;
}

let keys = 0;

const match = (
  transferID: number,
  rest: number,
  parts: readonly (readonly [booking: { bookingDisplayNumber: number }, amount: number])[],
  idempotencyKey = `key ${++keys}`,
) =>
  matchTransferHandler(deps)(
    {
      ...{ ...login, transferID, rest: euros(rest), note: '', idempotencyKey },
      parts: parts.map(([{ bookingDisplayNumber }, amount]) => ({
        bookingDisplayNumber,
        amount: euros(amount),
      })),
    },
    call,
  );

const takeBack = (
  transferID: number,
  { bookingDisplayNumber }: { bookingDisplayNumber: number },
  amount: number,
  idempotencyKey = `key ${++keys}`,
) =>
  takeBackMatchHandler(deps)(
    { ...login, transferID, bookingDisplayNumber, amount: euros(amount), note: '', idempotencyKey },
    call,
  );

const standing = ({ bookingID }: { bookingID: number }) =>
  readStanding(database.db, bookingID, clock.today());

async function listed(list: 'unmatched' | 'matched', transferID: number) {
  const answer = await findMoneyHandler(deps)({ ...login, list, query: '' }, call);
  return answer.ok ? answer.data.transfers.find((one) => one.transferID === transferID) : undefined;
}

const isBalanced = async () =>
  expect(await checkLedger(database.db)).toMatchObject({ sum: 0, unbalanced: 0 });

test('a line pays two bookings in parts, its rest is assigned later, and both are written down', async () => {
  const [one, other] = [await aBooking(), await aBooking()];
  const transfer = await aTransfer(50_000);
  expect(
    await match(transfer, 500, [
      [one, 175],
      [other, 100],
    ]),
  ).toEqual({ ok: true, data: { rest: 225 } });
  expect([(await standing(one)).paid, (await standing(other)).paid]).toEqual([17_500, 10_000]);
  expect(await listed('unmatched', transfer)).toMatchObject({ rest: 225, doubt: 'rest' });
  // The same booking again: its key in the ledger is another one.
  expect(await match(transfer, 225, [[other, 225]])).toEqual({ ok: true, data: { rest: 0 } });
  expect((await standing(other)).paid).toBe(32_500);
  expect(await listed('unmatched', transfer)).toBeUndefined();
  expect(await listed('matched', transfer)).toMatchObject({
    rest: 0,
    doubt: null,
    matches: [
      { bookingDisplayNumber: one.bookingDisplayNumber, amount: 175 },
      { bookingDisplayNumber: other.bookingDisplayNumber, amount: 325 },
    ],
    history: [
      { act: 'split', name: 'Ada Vogt', amount: 175, at: '2027-03-01T10:00:00.000Z' },
      { act: 'split', amount: 100 },
      { act: 'match', amount: 225 },
    ],
  });
  await isBalanced();
});

test('a booking is paid by several lines', async () => {
  const booking = await aBooking();
  for (const amount of [100, 75]) {
    expect(await match(await aTransfer(amount * 100), amount, [[booking, amount]])).toMatchObject({
      ok: true,
    });
  }
  expect(await standing(booking)).toMatchObject({ paid: 17_500, open: 52_500 });
});

test('the same key assigns once, even at the same moment, and with other parts it is refused', async () => {
  const booking = await aBooking();
  const transfer = await aTransfer(30_000);
  const ask = () => match(transfer, 300, [[booking, 100]], 'the same');
  const answers = await Promise.all([ask(), ask()]);
  answers.push(await ask());
  expect(answers).toEqual(answers.map(() => ({ ok: true, data: { rest: 200 } })));
  expect((await standing(booking)).paid).toBe(10_000);
  expect(await match(transfer, 300, [[booking, 50]], 'the same')).toMatchObject({
    type: 'idempotency-conflict',
  });
});

test('of two clerks at once the second learns what is left', async () => {
  const [one, other] = [await aBooking(), await aBooking()];
  const transfer = await aTransfer(30_000);
  const answers = await Promise.all([
    match(transfer, 300, [[one, 200]]),
    match(transfer, 300, [[other, 200]]),
  ]);
  expect(answers.filter(({ ok }) => ok)).toEqual([{ ok: true, data: { rest: 100 } }]);
  expect(answers.filter(({ ok }) => !ok)).toEqual([{ ok: false, type: 'rest-changed', data: { rest: 100 } }]);
  expect((await standing(one)).paid + (await standing(other)).paid).toBe(20_000);
});

test('more than the line has, a number that no booking has and a line that is not open assign nothing', async () => {
  const booking = await aBooking();
  const transfer = await aTransfer(30_000);
  const nobody = { bookingDisplayNumber: 999_999_999 };
  expect(
    await match(transfer, 300, [
      [booking, 200],
      [booking, 100.01],
    ]),
  ).toMatchObject({ type: 'parts-exceed-rest', data: { rest: 300 } });
  expect(
    await match(transfer, 300, [
      [booking, 100],
      [nobody, 100],
    ]),
  ).toMatchObject({ type: 'booking-not-found', data: { numbers: [999_999_999] } });
  expect((await standing(booking)).paid).toBe(0);
  const aside = (rest: number) =>
    setTransferAsideHandler(deps)({ ...login, transferID: transfer, rest: euros(rest), note: '' }, call);
  expect(await aside(299)).toMatchObject({ type: 'rest-changed', data: { rest: 300 } });
  expect(await aside(300)).toMatchObject({ ok: true });
  expect(await match(transfer, 300, [[booking, 300]])).toMatchObject({ type: 'transfer-not-open' });
});

test('what was taken back is open again, and the booking owes and is reminded as before', async () => {
  const [wrong, right] = [await aBooking(), await aBooking()];
  const transfer = await aTransfer(17_500);
  const before = await standing(wrong);
  await match(transfer, 175, [[wrong, 175]]);
  expect(await takeBack(transfer, wrong, 100)).toMatchObject({
    type: 'match-changed',
    data: { amount: 175 },
  });
  const undo = () => takeBack(transfer, wrong, 175, 'undo');
  expect(await undo()).toEqual({ ok: true, data: { rest: 175 } });
  expect(await undo()).toEqual({ ok: true, data: { rest: 175 } });
  expect(await standing(wrong)).toEqual(before);
  expect(await moneyStore.overdue(database.db, '2027-03-20')).toContain(wrong.bookingID);
  expect(await listed('unmatched', transfer)).toMatchObject({
    ...{ rest: 175, doubt: 'taken-back', bookingDisplayNumber: null, matches: [] },
    history: [{ act: 'match' }, { act: 'take-back', name: 'Ada Vogt', amount: 175 }],
  });
  expect(await takeBack(transfer, wrong, 175)).toMatchObject({ type: 'match-changed', data: { amount: 0 } });
  expect(await match(transfer, 175, [[right, 175]])).toMatchObject({ ok: true });
  // And the first one once more: nothing of it was swallowed by an earlier key.
  expect(await takeBack(transfer, right, 175)).toMatchObject({ ok: true });
  expect(await match(transfer, 175, [[wrong, 175]])).toMatchObject({ ok: true });
  expect([(await standing(wrong)).paid, (await standing(right)).paid]).toEqual([17_500, 0]);
  await isBalanced();
});

test('what the import has matched is taken back, too', async () => {
  const booking = await aBooking();
  const transfer = await aTransfer(17_500, `Buchung ${booking.bookingDisplayNumber} Anzahlung`);
  expect((await standing(booking)).paid).toBe(17_500);
  expect(await takeBack(transfer, booking, 175)).toEqual({ ok: true, data: { rest: 175 } });
  expect((await standing(booking)).paid).toBe(0);
  expect(await readBalance(database.db, 'unallocatedReceipts', { subject: `transfer/${transfer}` })).toBe(
    -17_500,
  );
});

test('a refund that waits for its release ends with the match that made it', async () => {
  const booking = await aBooking();
  const [first, second] = [await aTransfer(70_000), await aTransfer(70_000)];
  await match(first, 700, [[booking, 700]]);
  await match(second, 700, [[booking, 700]]);
  expect(await findRefunds(database.db, booking.bookingID)).toMatchObject([
    { source: `transfer/${second}`, state: 'intended', amount_cents: 70_000 },
  ]);
  // The wrong one was the first: what the second has paid is owed, and nothing goes back.
  expect(await takeBack(first, booking, 700)).toMatchObject({ ok: true });
  expect(await findRefunds(database.db, booking.bookingID)).toMatchObject([{ state: 'discarded' }]);
  expect(await standing(booking)).toMatchObject({ paid: 70_000, open: 0, overpaid: 0 });
  const [refund] = await findRefunds(database.db, booking.bookingID);
  expect(await releaseRefundHandler(deps)({ ...login, refundID: refund!.id }, call)).toMatchObject({
    type: 'refund-not-open',
  });
  await isBalanced();
});

test('what was refunded or paid out since is not taken back', async () => {
  const refunded = await aBooking();
  const transfer = await aTransfer(80_000);
  await match(transfer, 800, [[refunded, 800]]);
  const [refund] = await findRefunds(database.db, refunded.bookingID);
  expect(await releaseRefundHandler(deps)({ ...login, refundID: refund!.id }, call)).toMatchObject({
    ok: true,
  });
  expect(await takeBack(transfer, refunded, 800)).toMatchObject({ type: 'money-refunded' });

  const paidOut = await aBooking();
  const other = await aTransfer(70_000);
  await match(other, 700, [[paidOut, 700]]);
  await database.transaction((tx) =>
    post(tx, {
      ...{ cause: 'payout', key: 'payout of the test', bookingId: paidOut.bookingID, at: clock.now() },
      entries: [
        { account: 'landlordPayable', subject: 'landlord/1', amount: cents(50_000) },
        { account: 'payoutsInTransit', subject: 'payout/1', amount: cents(-50_000) },
      ],
    }),
  );
  expect(await takeBack(other, paidOut, 700)).toMatchObject({ type: 'money-paid-out' });
  expect((await standing(paidOut)).paid).toBe(70_000);
  await isBalanced();
});
