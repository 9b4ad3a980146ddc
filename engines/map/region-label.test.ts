import { expect, test } from 'vitest';
import { regionLabel } from './region-label.ts';

test('a region across the date line is named as one as wide elsewhere is', () => {
  const of = (west: number, east: number) =>
    regionLabel({ lat: -17, lon: 179, names: {}, bounds: [-18, west, -16, east] }).from;
  expect(of(179, -179)).toBe(of(10, 12));
  expect(of(179.9, -179.9)).toBe(of(10, 10.2));
});
