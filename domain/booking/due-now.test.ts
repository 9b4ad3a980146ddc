import { expect, test } from 'vitest';
import { dueNow } from './due-now.ts';

const deposit = { kind: 'deposit', dueDate: '2026-12-04', open: 218.25 };
const balance = { kind: 'balance', dueDate: '2027-03-13', open: 654.75 };
const onSite = { kind: 'onSite', dueDate: null, open: 40 };

test.each([
  ['the deposit alone', [deposit, balance, onSite], '2026-11-29', { amount: 218.25, by: '2026-12-04' }],
  [
    'both, once the day of both has come',
    [deposit, balance],
    '2027-03-13',
    { amount: 873, by: '2026-12-04' },
  ],
  [
    'the rest, after the deposit',
    [{ ...deposit, open: 0 }, balance],
    '2026-12-05',
    { amount: 654.75, by: '2027-03-13' },
  ],
  ['nothing, but what is paid on the spot', [{ ...deposit, open: 0 }, onSite], '2026-12-05', null],
])('a guest pays next: %s', (_, parts, today, expected) => {
  expect(dueNow(parts, today)).toEqual(expected);
});
