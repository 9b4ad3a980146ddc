import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceKm } from '../../../domain/geo.ts';
import { Circle } from './circle.ts';

const lat = fc.oneof(fc.double({ min: -90, max: 90, noNaN: true }), fc.constantFrom(-90, -89.99, 89.99, 90));
const lon = fc.oneof(
  fc.double({ min: -180, max: 180, noNaN: true }),
  fc.constantFrom(-180, -179.9, 179.9, 180),
);

test('a circle touches every box of a position that it holds, and holds what is near enough', () => {
  let held = 0;
  fc.assert(
    fc.property(
      lat,
      lon,
      fc.integer({ min: 1, max: 3_000 }),
      fc.nat(100),
      fc.nat(100),
      (y, x, km, up, right) => {
        // Half of the positions are near the middle: of those far away few would be inside.
        const reach = km / 111;
        const own = [
          Math.min(90, Math.max(-90, y + (reach * (up - 50)) / 40)),
          x + (reach * (right - 50)) / 40,
        ] as const;
        const position = [own[0], ((((own[1] + 180) % 360) + 360) % 360) - 180] as const;
        const circle = new Circle(y, x, km);
        const isInside = distanceKm(y, x, position[0], position[1]) <= km;
        expect(circle.contains(position[0], position[1])).toBe(isInside);
        if (!isInside) return;
        held += 1;
        expect(circle.touches([position[1], position[0], position[1], position[0]])).toBe(true);
      },
    ),
    { numRuns: 5_000 },
  );
  expect(held).toBeGreaterThan(500);
});

test('boxes on the other side of the earth are left out, and empty ones', () => {
  const circle = new Circle(45, 7, 50);
  expect(circle.touches([6, 44, 8, 46])).toBe(true);
  expect(circle.touches([9, 44, 10, 46])).toBe(false);
  expect(circle.touches([6, 47, 8, 48])).toBe(false);
  expect(circle.touches([Infinity, Infinity, -Infinity, -Infinity])).toBe(false);
  expect(new Circle(0, 179.9, 50).touches([-180, -1, -179.8, 1])).toBe(true);
});
