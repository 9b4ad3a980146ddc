import { expect, test } from 'vitest';
import { splitByPaid } from './split-by-paid.ts';
import { cents } from '../cents.ts';

const part = (amount: number, open: number, paidOn: string | null = null) => ({
  ...{ kind: 'full', dueDate: '2026-12-05' },
  ...{ amount: cents(amount), open: cents(open), paidOn },
});

test('a part that is paid in part is told as what was paid and what is asked for', () => {
  const told = splitByPaid([part(66_200, 49_440)]);
  expect(told.map(({ kind, dueDate, amount }) => [kind, dueDate, amount])).toEqual([
    ['paid', null, 16_760],
    ['full', '2026-12-05', 49_440],
  ]);
});

test.each([part(66_200, 66_200), part(66_200, 0, '2026-11-28'), part(66_200, 0)])(
  'of %j nothing is split',
  (one) => {
    expect(splitByPaid([one])).toEqual([one]);
  },
);
