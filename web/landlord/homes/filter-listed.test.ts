import { expect, test } from 'vitest';
import type { ListedHome } from '../../../contract/homes/own-home.ts';
import { filterListed, noOwner } from './filter-listed.ts';

const home = (objectNumber: number, state: ListedHome['state'], gaps: ListedHome['gaps']): ListedHome => ({
  ...{
    objectNumber,
    state,
    gaps,
    title: '',
    place: '',
    pausedBy: null,
    ofFeed: false,
    ownNumber: null,
    owner: null,
  },
  ...{ photo: null, nextArrival: null, priceFrom: null },
});
const homes = [
  home(1, 'published', []),
  home(2, 'published', ['price']),
  home(3, 'draft', ['photos', 'price']),
  home(4, 'paused', ['photos']),
];

test.each([
  ['', '', [1, 2, 3, 4]],
  ['published', '', [1, 2]],
  ['', 'some', [2, 3, 4]],
  ['', 'photos', [3, 4]],
  ['published', 'price', [2]],
  ['draft', 'address', []],
])('state "%s" and gap "%s" leave %j', (state, gap, numbers) => {
  expect(
    filterListed(homes, { state, gap, place: '', owner: '' }).map(({ objectNumber }) => objectNumber),
  ).toEqual(numbers);
});

test('a place and an owner leave the homes of both', () => {
  const rows = [
    { ...homes[0]!, place: 'Binz', owner: 'Ole Hansen' },
    { ...homes[1]!, place: 'Binz' },
    { ...homes[2]!, place: 'Prerow', owner: 'Ole Hansen' },
  ];
  const numbers = (place: string, owner: string): number[] =>
    filterListed(rows, { state: '', gap: '', place, owner }).map(({ objectNumber }) => objectNumber);
  expect(numbers('Binz', '')).toEqual([1, 2]);
  expect(numbers('', 'Ole Hansen')).toEqual([1, 3]);
  expect(numbers('Binz', noOwner)).toEqual([2]);
});
