import { expect, test } from 'vitest';
import { dueNow } from './due-now.ts';
import { cents } from '../cents.ts';

const deposit = { kind: 'deposit', dueDate: '2026-12-04', open: cents(21_825) };
const balance = { kind: 'balance', dueDate: '2027-03-13', open: cents(65_475) };
const onSite = { kind: 'onSite', dueDate: null, open: cents(4_000) };

test.each([
  ['the deposit alone', [deposit, balance, onSite], '2026-11-29', { amount: 21_825, by: '2026-12-04' }],
  [
    'both, once the day of both has come',
    [deposit, balance],
    '2027-03-13',
    { amount: 87_300, by: '2026-12-04' },
  ],
  [
    'the rest, after the deposit',
    [{ ...deposit, open: cents(0) }, balance],
    '2026-12-05',
    { amount: 65_475, by: '2027-03-13' },
  ],
  ['nothing, but what is paid on the spot', [{ ...deposit, open: cents(0) }, onSite], '2026-12-05', null],
])('a guest pays next: %s', (_, parts, today, expected) => {
  expect(dueNow(parts, today)).toEqual(expected);
});
