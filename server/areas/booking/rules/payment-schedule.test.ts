import { expect, test } from 'vitest';
import { refundedAmount, applyPayments, type PostedMoney } from './payment-schedule.ts';
import { cents } from '../../../../domain/cents.ts';
import { negate } from '../../../../domain/money.ts';

const booking = {
  state: 'confirmed',
  bound_on: '2027-03-04',
  start_date: '2027-07-03',
  quote: {
    paymentPlan: [
      { kind: 'downPayment', dueDate: null, amount: cents(25_000) },
      { kind: 'balance', dueDate: '2027-05-22', amount: cents(75_000) },
      { kind: 'onSite', dueDate: '2027-07-03', amount: cents(2_800) },
    ],
  },
} as const;

const claims: PostedMoney[] = [25_000, 75_000].map((amount) => ({
  account: 'guestReceivable',
  amount: cents(amount),
  subject: null,
  dueOn: '2027-03-11',
  postedAt: new Date('2027-03-04T10:00:00Z'),
}));
const paid = (amount: number, day: string, subject: string | null = 'payment/1'): PostedMoney => ({
  account: 'guestReceivable',
  amount: negate(cents(amount)),
  subject,
  dueOn: null,
  postedAt: new Date(`${day}T10:00:00Z`),
});
const standing = (...payments: PostedMoney[]) =>
  applyPayments(booking, [...claims, ...payments]).map(({ open, paidOn }) => [open, paidOn]);

test('before anything is paid all of it is open', () => {
  expect(standing()).toEqual([
    [25_000, null],
    [75_000, null],
    [2_800, null],
  ]);
});

test('payments count for the parts in their order; the last one of a part is its day', () => {
  expect(standing(paid(cents(10_000), '2027-03-05'))[0]).toEqual([15_000, null]);
  expect(standing(paid(cents(10_000), '2027-03-05'), paid(cents(35_000), '2027-03-08'))).toEqual([
    [0, '2027-03-08'],
    [55_000, null],
    [2_800, null],
  ]);
  expect(standing(paid(cents(100_000), '2027-03-05')).slice(0, 2)).toEqual([
    [0, '2027-03-05'],
    [0, '2027-03-05'],
  ]);
});

test('what goes back is open again, and what is given up is not paid', () => {
  expect(standing(paid(cents(25_000), '2027-03-05'), paid(cents(-5_000), '2027-03-06'))[0]).toEqual([
    5_000,
    null,
  ]);
  expect(standing(paid(cents(25_000), '2027-03-05', null))[0]).toEqual([0, null]);
});

test('what goes back is what was posted back to its payments', () => {
  expect(refundedAmount([...claims, paid(cents(100_000), '2027-03-05')], null)).toBe(0);
  expect(
    refundedAmount([...claims, paid(cents(100_000), '2027-03-05'), paid(cents(-56_000), '2027-03-06')], null),
  ).toBe(56_000);
});

test('after a cancellation only what goes back for it is told', () => {
  const changed = [...claims, paid(cents(100_000), '2027-03-05'), paid(cents(-35_200), '2027-03-06')];
  const cancelledAt = new Date('2027-03-07T00:00:00Z');
  expect(refundedAmount(changed, cancelledAt)).toBe(0);
  expect(refundedAmount([...changed, paid(cents(-52_960), '2027-03-07')], cancelledAt)).toBe(52_960);
});
