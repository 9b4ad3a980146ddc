import { expect, test } from 'vitest';
import { countries } from '../geography/countries.ts';
import { isVatIdOf, plainVatId, vatOf, vatPrefixOf } from './vat.ts';

test.each([
  ['accommodation', 7],
  ['finalCleaning', 7],
  ['parking', 19],
  ['breakfast', 19],
])('in Germany %s is taxed at %s %%', (code, percent) => {
  expect(vatOf(code, 'de', 'DE123456789')).toEqual({ category: 'S', percent });
});

test.each([
  ['touristTax', 'passedOn'],
  ['insurance', 'insurance'],
  ['cancellationFee', 'compensation'],
])('%s bears no tax, and says why', (code, reason) => {
  expect(vatOf(code, 'ch', 'CHE123456788MWST')).toEqual({ category: 'E', percent: 0, reason });
});

test('no tax is shown for a landlord without a number of the country in which the home lies', () => {
  expect(vatOf('accommodation', 'de', null)).toBeNull();
  expect(vatOf('accommodation', 'it', 'DE123456789')).toBeNull();
  expect(vatOf('accommodation', 'us', 'US123456789')).toBeNull();
});

test('each country that has homes has its rates', () => {
  for (const { code } of countries) {
    expect(vatOf('accommodation', code, `${vatPrefixOf(code)}123456789`), code).not.toBeNull();
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
  expect(isVatIdOf(country, plainVatId(typed))).toBe(valid);
});
