import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isInBox } from './geo.ts';
import { rangeAround } from './longitude-range.ts';

const at = (lon: number) => ({ west: lon, east: lon });

test.each([
  [[at(10)], { west: 10, east: 10 }],
  [[at(10), at(12), at(-5)], { west: -5, east: 12 }],
  // Villages of Fiji are on both sides of the date line.
  [[at(179.3), at(-179.9), at(-178.8)], { west: 179.3, east: -178.8 }],
  [[{ west: 177, east: -179 }, at(-178)], { west: 177, east: -178 }],
  [[at(180), at(170)], { west: 170, east: 180 }],
  [[at(-180), at(180)], { west: 180, east: -180 }],
  [
    [
      { west: -180, east: 0 },
      { west: -10, east: 180 },
    ],
    { west: -180, east: 180 },
  ],
])('the narrowest range around %j', (ranges, range) => {
  expect(rangeAround(ranges)).toEqual(range);
});

test('holds every given range, in whatever order they come', () => {
  const lon = fc.integer({ min: -180, max: 180 });
  fc.assert(
    fc.property(fc.array(lon, { minLength: 1, maxLength: 8 }), (given) => {
      const range = rangeAround(given.map(at));
      expect(rangeAround(given.toReversed().map(at))).toEqual(range);
      const box = { ...range, south: -1, north: 1 };
      for (const one of given) expect(isInBox(box, 0, one)).toBe(true);
      const width = (range.east - range.west + 360) % 360;
      const plain = Math.max(...given) - Math.min(...given);
      expect(width).toBeLessThanOrEqual(plain);
    }),
  );
});
