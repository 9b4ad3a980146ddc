import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents } from './cents.ts';
import { negate, type Cents } from './money.ts';
import { listTaxFreeReasons, taxedLines, withVat, type LineWithVat } from './taxed-lines.ts';

interface Line extends LineWithVat {
  code: string;
  amount: Cents;
}

const germanLandlord = { country: 'de', vatId: 'DE123456789' };

test('the tax is taken out of what the guest pays, by rate', () => {
  const lines: Line[] = [
    { code: 'accommodation', amount: cents(70_000) },
    { code: 'reduction', amount: cents(-7_000) },
    { code: 'finalCleaning', amount: cents(8_000) },
    { code: 'parking', amount: cents(3_500) },
    { code: 'touristTax', amount: cents(4_200) },
    { code: 'insurance', amount: cents(3_000) },
  ];
  const { groups } = taxedLines(withVat(lines, germanLandlord));
  // 710 / 1.07 and 35 / 1.19, computed by hand.
  expect(groups).toEqual([
    { category: 'S', percent: 7, net: 66_355, tax: 4_645, reasons: [] },
    { category: 'S', percent: 19, net: 2_941, tax: 559, reasons: [] },
    { category: 'E', percent: 0, net: 7_200, tax: 0, reasons: ['passedOn', 'insurance'] },
  ]);
  expect(listTaxFreeReasons(groups)).toEqual(['passedOn', 'insurance']);
});

test('a landlord without a number shows no tax', () => {
  const lines: Line[] = [{ code: 'accommodation', amount: cents(70_000) }];
  expect(taxedLines(withVat(lines, { country: 'de', vatId: null })).groups).toEqual([
    { category: 'O', percent: 0, net: 70_000, tax: 0, reasons: [] },
  ]);
});

const codes = ['accommodation', 'reduction', 'finalCleaning', 'parking', 'sauna', 'touristTax'] as const;
const someLines = fc.array(
  fc.record({
    code: fc.constantFrom(...codes),
    amount: fc.integer({ min: -50_000, max: 500_000 }).map(cents),
  }),
  { minLength: 1, maxLength: 8 },
);
const somePlace = fc.constantFrom(
  germanLandlord,
  { country: 'ch', vatId: 'CHE123456788' },
  { country: 'fi', vatId: 'FI12345678' },
  { country: 'it', vatId: null },
);

test('net and tax add up to what is paid, lines to their group, and the tax is the rate of the net within a cent', () => {
  fc.assert(
    fc.property(someLines, somePlace, (lines, place) => {
      const { lines: taxed, groups } = taxedLines(withVat(lines, place));
      const total = lines.reduce((sum, { amount }) => sum + amount, 0);
      expect(groups.reduce((sum, { net, tax }) => sum + net + tax, 0)).toBe(total);
      expect(taxed.reduce((sum, { net }) => sum + net, 0)).toBe(
        groups.reduce((sum, { net }) => sum + net, 0),
      );
      for (const { net, tax, percent } of groups) {
        expect(Math.abs(tax - (net * percent) / 100)).toBeLessThanOrEqual(1);
      }
    }),
    { numRuns: 2_000 },
  );
});

test('a cancelled invoice takes back the tax that it billed', () => {
  fc.assert(
    fc.property(someLines, somePlace, (lines, place) => {
      const billed = withVat(lines, place);
      const minus = taxedLines(billed.map((line) => ({ ...line, amount: negate(line.amount) }))).groups.map(
        ({ net, tax }) => [0 - net, 0 - tax],
      );
      expect(minus).toEqual(taxedLines(billed).groups.map(({ net, tax }) => [net + 0, tax + 0]));
    }),
  );
});
