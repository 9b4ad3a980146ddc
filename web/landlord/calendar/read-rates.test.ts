import { expect, test } from 'vitest';
import { readRates } from './read-rates.ts';

test('what is empty stays as it is, and what is no number is named', () => {
  expect(readRates({ nightly: '120', weekly: ' ', minStay: '3' })).toEqual({
    change: { nightly: 120, minStay: 3 },
    wrong: [],
  });
  expect(readRates({ nightly: 'x', weekly: '', minStay: '2,5' }).wrong).toEqual(['nightly', 'minStay']);
  expect(readRates({ nightly: '0,50', weekly: '1', minStay: '400' }).wrong).toEqual(['nightly', 'minStay']);
});
