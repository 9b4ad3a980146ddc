import { expect, test } from 'vitest';
import { cents } from '../../../domain/cents.ts';
import { aCall } from '../../../tests/harness/calls.ts';
import type { LoggedIn } from '../../http/handler.ts';
import { bankStore } from './bank-store.ts';
import { getAccountSheetHandler } from './handlers/get-account-sheet.ts';
import { getMoneyFiguresHandler } from './handlers/get-money-figures.ts';
import { listDebtorsHandler } from './handlers/list-debtors.ts';
import { listMoneyFigureHandler } from './handlers/list-money-figure.ts';
import { matchCertainHandler } from './handlers/match-certain.ts';
import { importLines } from './import-lines.ts';
import { buildStatement } from './testing/build-statement.ts';
import { paymentsSite } from './testing/payments-site.ts';

const site = paymentsSite();
const { aBooking, clock, standing } = site;
const who = { uid: '', jwt: '' };
const call = { ...aCall(), user: { uid: 'accountant' } as LoggedIn };

const sheet = (account: 'bank' | 'unallocatedReceipts', from: string, until: string) =>
  getAccountSheetHandler(site.deps)({ ...who, account, from, until }, call);

test('an account sheet has the bank’s day, and its balances lead from one day to the next', async () => {
  const { bookingDisplayNumber, bookingID } = await aBooking();
  const line = { amount: cents(17_500), purpose: `Buchung ${bookingDisplayNumber}`, reference: 'S1' };
  // The bank has booked it on the 2nd, it is imported on the 1st of the next month.
  clock.set('2027-04-01T05:00:00Z');
  await importLines(
    site.deps,
    buildStatement([line, { amount: cents(900), purpose: 'Messe', reference: 'S2' }]),
  );
  expect(await sheet('bank', '2027-03-01', '2027-03-31')).toMatchObject({
    data: {
      ...{ opening: 0, debit: 184, credit: 0, closing: 184, count: 2 },
      entries: [
        {
          ...{ day: '2027-03-02', cause: 'transfer', amount: 175, balance: 175, bankDay: null },
          ...{ contra: ['guestReceivable'], bookingID, bookingDisplayNumber, name: 'Erika Mustermann' },
        },
        { day: '2027-03-02', amount: 9, balance: 184, contra: ['unallocatedReceipts'], bookingID: null },
      ],
    },
  });
  expect(await sheet('bank', '2027-04-01', '2027-04-30')).toMatchObject({
    data: { opening: 184, closing: 184, count: 0, entries: [] },
  });
  expect(await sheet('bank', '2027-04-01', '2027-03-01')).toMatchObject({ type: 'period-too-long' });
});

test('a line of a closed month is posted on the day of its import, and says the bank’s day', async () => {
  clock.set('2027-06-10T08:00:00Z');
  await importLines(site.deps, buildStatement([{ amount: cents(1_100), purpose: 'Miete', reference: 'S3' }]));
  const found = await sheet('bank', '2027-06-01', '2027-06-30');
  expect(found).toMatchObject({
    data: { opening: 184, closing: 195, entries: [{ day: '2027-06-10', bankDay: '2027-03-02' }] },
  });
});

test('what was set aside is a figure of its own, and each figure is what its list adds up to', async () => {
  const rows = await bankStore.doubtful(site.database.db, 'Messe');
  await site.database.transaction((tx) =>
    bankStore.settle(tx, rows[0]!.id, { state: 'set-aside', doubt: null, booking_id: null }),
  );
  const figures = await getMoneyFiguresHandler(site.deps)({ ...who }, call);
  expect(figures).toMatchObject({ data: { stocks: { setAside: 9, unallocated: 11 } } });
  for (const [figure, sum] of [
    ['setAside', 9],
    ['unallocated', 11],
  ] as const) {
    expect(await listMoneyFigureHandler(site.deps)({ ...who, figure, month: '' }, call)).toMatchObject({
      data: { sum, count: 1 },
    });
  }
});

test('open items are those of the day that is asked for', async () => {
  const debtors = (asOf: string) => listDebtorsHandler(site.deps)({ ...who, asOf }, call);
  clock.set('2027-03-01T10:00:00Z');
  const { bookingDisplayNumber } = await aBooking();
  const of = (answer: Awaited<ReturnType<typeof debtors>>) =>
    answer.ok && answer.data.debtors.find((one) => one.bookingDisplayNumber === bookingDisplayNumber);
  expect(of(await debtors('2027-02-28'))).toBeUndefined();
  expect(of(await debtors('2027-03-01'))).toMatchObject({ sum: 700, days: 0, notDue: 700 });
  clock.set('2027-03-05T10:00:00Z');
  const line = { amount: cents(70_000), purpose: `Buchung ${bookingDisplayNumber}`, reference: 'S4' };
  await importLines(site.deps, buildStatement([line]));
  // The bank has booked the transfer on the 2nd.
  expect(of(await debtors('2027-03-01'))).toMatchObject({ sum: 700 });
  expect(of(await debtors('2027-03-02'))).toBeUndefined();
});

test('transfers beyond doubt are assigned in one go, and none pays a booking twice', async () => {
  const { bookingDisplayNumber, bookingID } = await aBooking();
  // One wrong digit, the right name and the right sum.
  const typed = String(bookingDisplayNumber).replace(/.$/, (digit) => String((Number(digit) + 1) % 10));
  const line = { amount: cents(70_000), purpose: `Buchung ${typed}` };
  await importLines(
    site.deps,
    buildStatement([
      { ...line, reference: 'C1' },
      { ...line, reference: 'C2' },
    ]),
  );
  const rows = (await bankStore.doubtful(site.database.db, typed)).map(({ id }) => id);
  const pairs = rows.map((transferID) => ({ transferID, bookingDisplayNumber }));
  expect(pairs).toHaveLength(2);
  expect(await matchCertainHandler(site.deps)({ ...who, pairs }, call)).toMatchObject({
    data: { matched: 1, left: 1 },
  });
  expect(await standing(bookingID)).toMatchObject({ paid: 70_000, overpaid: 0 });
});
