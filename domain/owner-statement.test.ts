import { expect, test } from 'vitest';
import { cents } from './cents.ts';
import { add, subtract, sumCents } from './money.ts';
import {
  ownerStatementName,
  ownerStatementSeries,
  settleStay,
  sumStatement,
  type StayOfOwner,
} from './owner-statement.ts';

const stay: StayOfOwner = {
  ...{ bookingNumber: 4_000_001, objectNumber: 7, home: 'Haus Birke', isCancelled: false },
  ...{ startDate: '2027-03-06', endDate: '2027-03-13' },
  ...{ rent: cents(70_000), extras: cents(9_000), commission: cents(11_850) },
};
const terms = { feePerMille: 200, feeCents: cents(2_500), vatPerMille: 190, keepsExtras: false };

test('of a stay the owner gets rent and extras, less commission, fee and its tax', () => {
  expect(settleStay(stay, terms)).toMatchObject({
    fee: 16_500,
    vat: 3_135,
    ownExtras: 9_000,
    amount: 47_515,
  });
});

test('an agency that keeps the extras leaves the rent, and bears the commission on the extras', () => {
  const kept = settleStay(stay, { ...terms, keepsExtras: true });
  // 11,850 is 15 % of 79,000.
  expect(kept).toMatchObject({ ownExtras: 0, commission: 10_500, amount: 39_865 });
});

test('a cancelled stay costs no fixed fee', () => {
  const cancelled = settleStay({ ...stay, isCancelled: true, rent: cents(14_000), extras: cents(0) }, terms);
  expect(cancelled).toMatchObject({ fee: 2_800, vat: 532 });
});

test('the columns of a statement add up to its balance, and so do its rows', () => {
  const stays = [3_333, 45_678, 99_999].map((rent, index) =>
    settleStay(
      { ...stay, rent: cents(rent), extras: cents(index * 777), commission: cents(index * 501) },
      terms,
    ),
  );
  const costs = [{ amount: cents(12_345) }, { amount: cents(-500) }];
  const { rent, extras, commission, fee, vat, costs: costSum, balance } = sumStatement(stays, costs);
  expect(balance).toBe(subtract(add(rent, extras), sumCents([commission, fee, vat, costSum])));
  expect(balance).toBe(subtract(sumCents(stays.map(({ amount }) => amount)), costSum));
});

test('numbers of statements name agency and year', () => {
  expect(ownerStatementName(ownerStatementSeries(12, '2027-04-02'), 7)).toBe('12-2027-0007');
});
