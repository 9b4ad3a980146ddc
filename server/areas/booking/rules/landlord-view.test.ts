import { expect, test } from 'vitest';
import type { Quote, QuoteLine } from '../../../../domain/pricing/quote.ts';
import { toLandlordView } from './landlord-view.ts';
import { cents } from '../../../../domain/cents.ts';

const line = (code: QuoteLine['code'], total: number, more: Partial<QuoteLine> = {}): QuoteLine => ({
  code,
  unit: 'stay',
  unitPrice: cents(total),
  quantity: 1,
  total: cents(total),
  mandatory: true,
  prepaid: true,
  ...more,
});
const quote = {
  lines: [
    line('finalCleaning', 9_000),
    line('towels', 2_000, { mandatory: false }),
    line('insurance', 3_704, { mandatory: false }),
  ],
  bonus: { state: 'applied', amount: 5_000 },
  totals: { complete: 90_300, prepaid: 88_204, onSite: 2_800 },
  paymentPlan: [
    { kind: 'downPayment', dueDate: null, amount: 22_051 },
    { kind: 'balance', dueDate: '2027-05-22', amount: 66_153 },
    { kind: 'onSite', dueDate: '2027-07-03', amount: 2_800 },
  ],
  collectedByUs: true,
} as unknown as Quote;

test('a landlord sees the price of the stay, without premium and bonus, and what is paid on site', () => {
  const seen = toLandlordView({ quote, total_cents: cents(91_004) });
  expect(seen.total_cents).toBe(92_300);
  expect(seen.quote.bonus.amount).toBe(0);
  expect(seen.quote.lines.map(({ code }) => code)).toEqual(['finalCleaning', 'towels']);
  expect(seen.quote.paymentPlan.reduce((sum, { amount }) => sum + amount, 0)).toBe(seen.total_cents);
});

test('a landlord who collects asks the guest for all of it', () => {
  const own = { quote: { ...quote, collectedByUs: false }, total_cents: cents(91_004) };
  expect(toLandlordView(own)).toBe(own);
});
