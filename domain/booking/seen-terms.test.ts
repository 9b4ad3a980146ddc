import { expect, test } from 'vitest';
import { firstPayment, hasSeenTerms, type SeenTerms } from './seen-terms.ts';
import { cents } from '../cents.ts';

const quote = {
  paymentPlan: [
    { kind: 'downPayment', dueDate: null, amount: cents(17_500) },
    { kind: 'balance', dueDate: '2027-05-22', amount: cents(52_500) },
  ],
  deposit: cents(20_000),
  cancellation: [
    { daysBefore: 30, percent: 50 },
    { daysBefore: 7, percent: 90 },
  ],
} as const;
const nothingSaid: SeenTerms = { downPayment: null, deposit: null, cancellation: null };

test.each<[string, Partial<SeenTerms>, boolean]>([
  ['nothing said', {}, true],
  ['the same down payment', { downPayment: cents(17_500) }, true],
  ['another down payment', { downPayment: cents(70_000) }, false],
  ['the same deposit', { deposit: cents(20_000) }, true],
  ['no deposit where there is one', { deposit: cents(0) }, false],
  ['the same terms of cancellation', { cancellation: quote.cancellation }, true],
  [
    'the same ones in another order, with a step that costs nothing',
    {
      cancellation: [...quote.cancellation, { daysBefore: 60, percent: 0 }].toReversed(),
    },
    true,
  ],
  ['milder ones', { cancellation: [{ daysBefore: 7, percent: 90 }] }, false],
  ['none', { cancellation: [] }, false],
])('%s', (_name, seen, isSame) => {
  expect(hasSeenTerms({ ...nothingSaid, ...seen }, quote)).toBe(isSame);
});

test('what is due first is all of it, a part of it, or nothing where it is paid on site', () => {
  expect(firstPayment(quote.paymentPlan)).toBe(17_500);
  expect(firstPayment([{ kind: 'full', amount: cents(700) }])).toBe(700);
  expect(firstPayment([{ kind: 'onSite', amount: cents(700) }])).toBeUndefined();
});
