import { expect, test } from 'vitest';
import { rowOfKey } from './use-row-keys.ts';
import { filterRows, rowsToCsv, sortRows, type WorkColumn } from './table-rows.ts';

interface Stay {
  guest: string;
  total: number;
}

const columns: WorkColumn<Stay>[] = [
  { key: 'guest', label: 'Gast', text: ({ guest }) => guest },
  {
    key: 'total',
    label: 'Preis',
    text: ({ total }) => `${total} €`,
    order: ({ total }) => total,
    sheet: ({ total }) => String(total),
  },
];
const stays: Stay[] = [
  { guest: 'Öhler', total: 1000 },
  { guest: 'Zander', total: 90 },
  { guest: 'Müller', total: 90 },
];
const guests = (rows: readonly Stay[]): string[] => rows.map(({ guest }) => guest);
const sorted = (key: string, isDescending = false): string[] =>
  guests(sortRows(stays, columns, { key, isDescending }, 'de'));

test('text is sorted by the language, numbers by size, and equal rows keep their order', () => {
  expect(sorted('guest')).toEqual(['Müller', 'Öhler', 'Zander']);
  expect(sorted('total')).toEqual(['Zander', 'Müller', 'Öhler']);
  expect(sorted('total', true)).toEqual(['Öhler', 'Zander', 'Müller']);
});

test('without a column, or with an unknown one, rows keep their order', () => {
  expect(sortRows(stays, columns, null, 'de')).toBe(stays);
  expect(sorted('other')).toEqual(['Öhler', 'Zander', 'Müller']);
});

test.each([
  ['muller', ['Müller']],
  ['90 ZAND', ['Zander']],
  ['  ', ['Öhler', 'Zander', 'Müller']],
  ['niemand', []],
])('"%s" finds %j', (typed, expected) => {
  expect(guests(filterRows(stays, columns, typed))).toEqual(expected);
});

test('the file has plain numbers, and escapes text that is a formula', () => {
  expect(rowsToCsv([{ guest: '=1+1', total: -5 }], columns)).toBe(
    '\ufeff"Gast";"Preis"\r\n"\'=1+1";"-5"\r\n',
  );
});

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 2],
  ['ArrowUp', 0, 0],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Enter', 1, undefined],
])('%s in row %i of three leads to %s', (key, at, to) => {
  expect(rowOfKey(key, at, 3)).toBe(to);
});
