import { expect, test } from 'vitest';
import { distanceKm, isInBox } from './geo.ts';
import { wrapLongitudes } from './longitudes.ts';

test('distances are those of the globe', () => {
  // Berlin to Munich
  expect(distanceKm(52.52, 13.405, 48.137, 11.575)).toBeCloseTo(504.4, 0);
  expect(distanceKm(0, 179.5, 0, -179.5)).toBeCloseTo(111.2, 1);
  expect(distanceKm(54, 10, 54, 10)).toBe(0);
});

test('a box holds its borders, and a west above its east crosses the date line', () => {
  const box = { west: 5, south: 45, east: 15, north: 55 };
  expect(isInBox(box, 45, 15)).toBe(true);
  expect(isInBox(box, 44.99, 10)).toBe(false);
  expect(isInBox(box, 50, 15.01)).toBe(false);
  const fiji = { west: 177, south: -20, east: -178, north: -15 };
  expect(isInBox(fiji, -17, 179.9)).toBe(true);
  expect(isInBox(fiji, -17, -179.9)).toBe(true);
  expect(isInBox(fiji, -17, 0)).toBe(false);
  expect(isInBox(fiji, -17, -177.9)).toBe(false);
});

test.each([
  [170, 190, 170, -170],
  [-190, -170, 170, -170],
  [181.1234, 182, -178.8766, -178],
  [530, 550, 170, -170],
  [5.123456789, 15, 5.123456789, 15],
  [-180, 180, -180, 180],
  [170, -170, 170, -170],
  [-200, 200, -180, 180],
])('longitudes from %d to %d are those from %d to %d', (west, east, shownWest, shownEast) => {
  expect(wrapLongitudes(west, east)).toEqual({ west: shownWest, east: shownEast });
});
