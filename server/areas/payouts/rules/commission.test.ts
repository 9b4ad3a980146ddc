import { expect, test } from 'vitest';
import { commissionSums, taxCommission } from './commission.ts';
import { cents } from '../../../../domain/cents.ts';

const lineOf = (homeCountry: string) => ({
  bookingNumber: 1,
  home: 'Haus',
  amount: cents(11_900),
  homeCountry,
});
const categoriesOf = (countries: readonly string[], landlord: { country: string; vatId: string | null }) =>
  commissionSums(taxCommission(countries.map(lineOf), landlord)).groups.map(
    ({ category, percent, reasons }) => ({ category, percent, reasons }),
  );

test('what is not subject to tax has a category of its own', () => {
  expect(categoriesOf(['ch'], { country: 'ch', vatId: null })).toEqual([
    { category: 'O', percent: 0, reasons: [] },
  ]);
});

test('beside taxed lines it is exempt, since no invoice is subject to tax in part', () => {
  const found = categoriesOf(['de', 'ch'], { country: 'de', vatId: null });
  expect(found).toContainEqual({ category: 'S', percent: 19, reasons: [] });
  expect(found).toContainEqual({ category: 'E', percent: 0, reasons: ['outside'] });
  expect(found).toHaveLength(2);
});
