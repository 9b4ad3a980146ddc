import { expect, test } from 'vitest';
import {
  isRegistrationNumber,
  needsRegistrationNumber,
  plainRegistrationNumber,
  registrationExample,
} from './registration-numbers.ts';

test.each([
  ['it', 'IT 058091 C2 XYZ1234A', true],
  ['it', 'it058091c2xyz1234a', true],
  ['it', '058091-LOC-00123', false],
  ['fr', '75114 000123 4B', true],
  ['fr', '75114', false],
  ['pt', '12345/AL', true],
  ['nl', '0363 ABCD 1234 EF56 7890', true],
  ['nl', '0363', false],
  ['gr', '00001234567', true],
  ['es', 'ESFCTU0000080520004712340000000000000000000000', true],
  ['es', 'VT-1234', false],
  ['de', 'HH-2024-0001', true],
  ['de', '<b>', false],
] as const)('%s: %s', (country, number, is) => {
  expect(isRegistrationNumber(country, number)).toBe(is);
});

test('is kept as the country writes it, and where nobody knows how as it was typed', () => {
  expect(plainRegistrationNumber('it', ' it 058091 c2 xyz1234a ')).toBe('IT058091C2XYZ1234A');
  expect(plainRegistrationNumber('de', ' HH 12-b ')).toBe('HH 12-b');
  expect(needsRegistrationNumber('it')).toBe(true);
  expect(needsRegistrationNumber('de')).toBe(false);
});

test('the example of each country has its form', () => {
  for (const country of ['es', 'it', 'fr', 'pt', 'nl', 'gr', 'de', 'xx']) {
    expect(isRegistrationNumber(country, registrationExample(country)), country).toBe(true);
  }
});
