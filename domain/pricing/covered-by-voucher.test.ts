import { expect, test } from 'vitest';
import { cents } from '../cents.ts';
import { coveredByVoucher } from './covered-by-voucher.ts';

const plan = [
  { kind: 'downPayment', amount: cents(30_600) },
  { kind: 'balance', amount: cents(91_800) },
  { kind: 'onSite', amount: cents(5_740) },
];
const shown = (balance: number) => {
  const { covered, parts } = coveredByVoucher(plan, cents(balance));
  return [covered, ...parts.map(({ kind, amount }) => `${kind} ${amount}`)];
};

test.each([
  [0, ['downPayment 30600', 'balance 91800', 'onSite 5740']],
  [20_000, ['downPayment 10600', 'balance 91800', 'onSite 5740']],
  [30_600, ['balance 91800', 'onSite 5740']],
  [50_000, ['balance 72400', 'onSite 5740']],
])('a voucher of %i cents is used up by the parts in their order', (balance, left) => {
  expect(shown(balance)).toEqual([balance, ...left]);
});

test('a voucher pays nothing that is due on site and keeps what is above the rest', () => {
  expect(shown(150_000)).toEqual([122_400, 'onSite 5740']);
});
