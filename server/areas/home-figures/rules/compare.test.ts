import { expect, test } from 'vitest';
import { sumsToCompare } from './compare.ts';

const hosts = (homes: readonly number[]) => homes.map((count) => ({ homes: count, nights: count * 30 }));
const compared = (homes: readonly number[]) => sumsToCompare(hosts(homes), ['nights']);

test('ten homes of five hosts are compared with', () => {
  expect(compared([2, 2, 2, 2, 2])).toEqual({ homes: 10, nights: 300 });
});

test('nine homes are too few, whoever lets them', () => {
  expect(compared([1, 1, 1, 1, 1, 1, 1, 1, 1])).toBeNull();
});

test('four hosts are too few, however many homes they let', () => {
  expect(compared([20, 20, 20, 20])).toBeNull();
});

test('hosts without a home in question do not count', () => {
  expect(compared([4, 4, 4, 4, 0, 0])).toBeNull();
});

test('a host who lets more than half of the homes would be told of', () => {
  expect(compared([7, 1, 1, 1, 1])).toBeNull();
  expect(compared([5, 2, 1, 1, 1])).toEqual({ homes: 10, nights: 300 });
});

test('nobody is compared with nobody', () => {
  expect(compared([])).toBeNull();
});
