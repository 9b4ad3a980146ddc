import { expect, test } from 'vitest';
import { isTaxNumber } from './tax-number.ts';

test.each([
  ['DE', '12 345 678 901', true],
  ['de', '93/815/08152', true],
  ['de', '2893081508152', true],
  ['de', 'abc', false],
  ['de', '123456789', false],
  ['it', 'RSSMRA85T10A562S', true],
  ['es', '12345678Z', true],
  ['', 'abc', false],
])('of %s %s: %s', (country, typed, isOne) => {
  expect(isTaxNumber(country, typed)).toBe(isOne);
});
