import { expect, test } from 'vitest';
import { pressAll, pressRow } from './row-selection.ts';

const shown = [1, 2, 3, 4, 5];
const press = (chosen: number[], key: number, last: number | null = null, isRange = false) =>
  [...pressRow(new Set(chosen), shown, { key, last, isRange })].toSorted();

test('a press turns one over, and with Shift all from the last one pressed', () => {
  expect(press([], 2)).toEqual([2]);
  expect(press([2, 3], 2)).toEqual([3]);
  expect(press([2], 4, 2, true)).toEqual([2, 3, 4]);
  expect(press([4], 2, 4, true)).toEqual([2, 3, 4]);
  expect(press([1, 2, 3, 4], 3, 1, true)).toEqual([4]);
  // Without a last one, or with one that a filter has hidden, it is one.
  expect(press([], 3, null, true)).toEqual([3]);
  expect(press([9], 3, 9, true)).toEqual([3, 9]);
});

test('all that are shown are added, or taken away, and what is hidden stays', () => {
  expect([...pressAll(new Set([9, 2]), shown)].toSorted()).toEqual([1, 2, 3, 4, 5, 9]);
  expect([...pressAll(new Set([9, ...shown]), shown)]).toEqual([9]);
});
