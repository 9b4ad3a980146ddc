import { expect, test } from 'vitest';
import { readRates } from './read-rates.ts';

test('what is empty stays as it is, and what is no number is named', () => {
  expect(readRates({ nightly: '120', weekly: ' ', minStay: '3', name: ' ' })).toEqual({
    change: { nightly: 120, minStay: 3 },
    wrong: [],
  });
  expect(readRates({ nightly: 'x', weekly: '', minStay: '2,5', name: '' }).wrong).toEqual([
    'nightly',
    'minStay',
  ]);
  expect(readRates({ nightly: '0,50', weekly: '1', minStay: '400', name: '' }).wrong).toEqual([
    'nightly',
    'minStay',
  ]);
});

test('a name is kept without blanks around it', () => {
  expect(readRates({ nightly: '', weekly: '', minStay: '', name: ' Ostern ' }).change).toEqual({
    name: 'Ostern',
  });
});
