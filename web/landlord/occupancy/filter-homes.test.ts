import { expect, test } from 'vitest';
import type { OccupancyHome } from '../../../contract/calendars/get-occupancy-homes.ts';
import { countValues, filterHomes } from './filter-homes.ts';

const home = (objectNumber: number, title: string, place: string, state: OccupancyHome['state']) => ({
  ...{ objectNumber, title, place, state, pausedBy: null, ratesOfFeed: false, photo: null },
});
const homes = [
  home(1, 'Haus Möwe', 'Binz', 'published'),
  home(2, 'Haus Amsel', 'Sellin', 'paused'),
  home(31, 'Strandnest', 'Binz', 'draft'),
];
const numbers = (filter: Partial<Parameters<typeof filterHomes>[1]>): number[] =>
  filterHomes(homes, { query: '', place: '', state: '', ...filter }).map(({ objectNumber }) => objectNumber);

test('words, place and state leave what has all of them', () => {
  expect(numbers({})).toEqual([1, 2, 31]);
  expect(numbers({ query: 'mowe' })).toEqual([1]);
  expect(numbers({ query: '31' })).toEqual([31]);
  expect(numbers({ place: 'Binz' })).toEqual([1, 31]);
  expect(numbers({ place: 'Binz', state: 'draft', query: 'nest' })).toEqual([31]);
  expect(numbers({ place: 'Sellin', state: 'draft' })).toEqual([]);
});

test('the most frequent value comes first', () => {
  expect(countValues(homes, ({ place }) => place)).toEqual([
    ['Binz', 2],
    ['Sellin', 1],
  ]);
});
