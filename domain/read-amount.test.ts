import { expect, test } from 'vitest';
import { readAmount, readAmountOrZero } from './read-amount.ts';

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
])('%s is %s', (input, amount) => {
  expect(readAmount(input)).toBe(amount);
});

test('amounts above the maximum are refused', () => {
  expect(readAmount('100.000,01')).toBeNull();
  expect(readAmount('100.000,01', 1_000_000)).toBe(100_000.01);
});

test.each([
  ['0', 0],
  ['0,00', 0],
  ['0,50', 0.5],
  ['-0', null],
])('%s is %s where zero is allowed', (input, amount) => {
  expect(readAmountOrZero(input)).toBe(amount);
});
