import { expect, test } from 'vitest';
import { presentMoney } from './present-money.ts';
import { cents } from '../../../../domain/cents.ts';

const payout = { amount: cents(54_000), on: '2027-07-05', isDone: false };

test.each([
  ['goes past us', undefined, null],
  [
    'is not paid',
    { open: cents(60_000), owed: cents(54_000), payout: null },
    { open: 600, payout: { amount: 540, on: '2027-07-03', state: 'coming' } },
  ],
  [
    'is ordered',
    { open: cents(0), owed: cents(0), payout },
    { open: 0, payout: { amount: 540, on: '2027-07-05', state: 'ordered' } },
  ],
  [
    'has come',
    { open: cents(0), owed: cents(0), payout: { ...payout, isDone: true } },
    { open: 0, payout: { amount: 540, on: '2027-07-05', state: 'done' } },
  ],
  // The host collects and owes the commission, or the stay was cancelled for nothing.
  ['is owed by the host', { open: cents(0), owed: cents(-8_000), payout: null }, { open: 0, payout: null }],
] as const)('money that %s', (_what, money, shown) => {
  expect(presentMoney(money, '2027-07-03')).toEqual(shown);
});
