import { expect, test } from 'vitest';
import { walkingDistances } from './walking-distances.ts';

const kindsWithin = (distances: Record<string, number | null>) =>
  Object.fromEntries(walkingDistances(distances)!.steps.map(({ minutes, kinds }) => [minutes, kinds]));

test('distances are sorted into steps of a walk, nearest first', () => {
  expect(
    kindsWithin({ sea: 351, bakery: 350, station: 100, restaurant: 700, lift: 2100, trail: 2101 }),
  ).toEqual({
    5: ['station', 'bakery'],
    10: ['sea', 'restaurant'],
    20: [],
    30: ['lift'],
  });
});

test('what is farther has kilometres without false precision', () => {
  expect(
    walkingDistances({ sea: 2101, lake: 2700, lift: 7849, trail: 12_400, station: null })?.farther,
  ).toEqual([
    { kind: 'sea', kilometres: 2 },
    { kind: 'lake', kilometres: 2.5 },
    { kind: 'lift', kilometres: 8 },
    { kind: 'trail', kilometres: 12 },
  ]);
});

test('without any distance there is no scale', () => {
  expect(walkingDistances({ sea: null })).toBeNull();
  expect(walkingDistances({})).toBeNull();
});
