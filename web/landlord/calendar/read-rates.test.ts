import { expect, test } from 'vitest';
import { readAmount, readRates } from './read-rates.ts';

test.each([
  ['120', 120],
  ['99,5', 99.5],
  ['99.50', 99.5],
  ['1.234,50', 1234.5],
  ['1,234.50', 1234.5],
  ['1’234', 1234],
  ['1 234 €', 1234],
  ['0', null],
  ['0,50', 0.5],
  ['-5', null],
  ['1,2,3', null],
  ['12,345,6', 12345.6],
  ['viel', null],
  ['', null],
])('%s is %s', (typed, amount) => {
  expect(readAmount(typed)).toBe(amount);
});

test('what is empty stays as it is, and what is no number is named', () => {
  expect(readRates({ nightly: '120', weekly: ' ', minStay: '3' })).toEqual({
    change: { nightly: 120, minStay: 3 },
    wrong: [],
  });
  expect(readRates({ nightly: 'x', weekly: '', minStay: '2,5' }).wrong).toEqual(['nightly', 'minStay']);
  expect(readRates({ nightly: '0,50', weekly: '1', minStay: '400' }).wrong).toEqual(['nightly', 'minStay']);
});
