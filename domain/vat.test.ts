import { expect, test } from 'vitest';
import { countries } from '../engines/geography/face.ts';
import { isVatIdForCountry, plainVatId, computeVat, vatOfCommission, vatPrefix } from './vat.ts';

test.each([
  ['accommodation', 7],
  ['finalCleaning', 7],
  ['parking', 19],
  ['breakfast', 19],
])('in Germany %s is taxed at %s %%', (code, percent) => {
  expect(computeVat(code, 'de', 'DE123456789')).toEqual({ category: 'S', percent });
});

test.each([
  ['touristTax', 'passedOn'],
  ['insurance', 'insurance'],
  ['cancellationFee', 'compensation'],
])('%s bears no tax, and says why', (code, reason) => {
  expect(computeVat(code, 'ch', 'CHE123456788MWST')).toEqual({ category: 'E', percent: 0, reason });
});

test('no tax is shown for a landlord without a number of the country in which the home lies', () => {
  expect(computeVat('accommodation', 'de', null)).toBeNull();
  expect(computeVat('accommodation', 'it', 'DE123456789')).toBeNull();
  expect(computeVat('accommodation', 'us', 'US123456789')).toBeNull();
});

test('each country that has homes has its rates', () => {
  for (const { code } of countries) {
    expect(computeVat('accommodation', code, `${vatPrefix(code)}123456789`), code).not.toBeNull();
  }
});

test.each([
  ['de', 'de 123.456.789', true],
  ['at', 'ATU12345678', true],
  ['gr', 'EL123456789', true],
  ['gr', 'GR123456789', false],
  ['de', 'DE12', false],
  ['de', 'DE<b>12345', false],
])('in %s, %s is a number: %s', (country, typed, valid) => {
  expect(isVatIdForCountry(country, plainVatId(typed))).toBe(valid);
});

const reverseCharge = { category: 'AE', percent: 0, reason: 'reverseCharge' } as const;
const taxedAt = (percent: number) => ({ category: 'S', percent }) as const;

test.each([
  ['a business in Germany, at home', 'de', 'DE123456789', 'de', taxedAt(19)],
  ['a business in Germany with a home elsewhere', 'de', 'DE123456789', 'at', taxedAt(19)],
  ['somebody private in Germany', 'de', null, 'de', taxedAt(19)],
  ['somebody private in Germany with a home in Austria', 'de', null, 'at', taxedAt(20)],
  ['a business in France', 'fr', 'FR12345678901', 'fr', reverseCharge],
  ['a business in Greece, whose numbers begin otherwise', 'gr', 'EL123456789', 'gr', reverseCharge],
  ['somebody in France with a number of Germany', 'fr', 'DE123456789', 'fr', taxedAt(20)],
  ['somebody private in France', 'fr', null, 'fr', taxedAt(20)],
  ['somebody private in France with a home in Italy', 'fr', null, 'it', taxedAt(22)],
  ['somebody private with a home in Estonia', 'de', null, 'ee', taxedAt(24)],
  ['a business in Switzerland with a home in Austria', 'ch', 'CHE123456788MWST', 'at', null],
  ['somebody private in Switzerland with a home there', 'ch', null, 'ch', null],
  ['somebody private in Switzerland with a home in Austria', 'ch', null, 'at', taxedAt(20)],
  ['somebody private in Germany with a home in Switzerland', 'de', null, 'ch', null],
])('the commission of %s', (_, country, vatId, home, expected) => {
  expect(vatOfCommission({ country, vatId }, home)).toEqual(expected);
});
