import { expect, test } from 'vitest';
import { moveInGrid, nameColumn } from './grid-cell.ts';
import { gridDays } from './grid-days.ts';

const days = gridDays('2027-03-31');
const size = { rows: 300, days };
const press = (key: string, at = { row: 5, column: 10 }, ctrlKey = false) =>
  moveInGrid(at, { key, ctrlKey, metaKey: false }, size);

test.each([
  ['ArrowDown', { row: 6, column: 10 }],
  ['ArrowUp', { row: 4, column: 10 }],
  ['ArrowLeft', { row: 5, column: 9 }],
  ['ArrowRight', { row: 5, column: 11 }],
  ['Home', { row: 5, column: 7 }],
  ['End', { row: 5, column: 13 }],
  ['a', null],
])('%s moves to %j', (key, to) => {
  expect(press(key)).toEqual(to);
});

test('nothing leads out of the grid', () => {
  const last = days.weeks * 7 - 1;
  expect(press('ArrowUp', { row: 0, column: 3 })).toEqual({ row: 0, column: 3 });
  expect(press('ArrowDown', { row: 299, column: 3 })).toEqual({ row: 299, column: 3 });
  expect(press('ArrowLeft', { row: 1, column: nameColumn })).toEqual({ row: 1, column: nameColumn });
  expect(press('ArrowRight', { row: 1, column: last })).toEqual({ row: 1, column: last });
  expect(press('PageDown', { row: 1, column: last })).toEqual({ row: 1, column: last });
  expect(press('PageUp', { row: 1, column: 2 })).toEqual({ row: 1, column: 0 });
});

test('Ctrl goes to the first and last home and to the name', () => {
  expect(press('Home', undefined, true)).toEqual({ row: 0, column: 10 });
  expect(press('End', undefined, true)).toEqual({ row: 299, column: 10 });
  expect(press('ArrowLeft', undefined, true)).toEqual({ row: 5, column: nameColumn });
});
