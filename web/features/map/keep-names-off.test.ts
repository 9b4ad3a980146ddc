import { expect, test } from 'vitest';
import { edgeStrips, pinBoxes } from './keep-names-off.ts';

const place = { lat: 45.8, lon: 10.8 };

test('a pin around its place is one box', () => {
  expect(pinBoxes(place, { left: -30, width: 60, height: 28 })).toEqual([
    { ...place, width: 60, height: 28, anchor: 'center' },
  ]);
});

test('a pill that begins left of its place covers that part too, and ends where it ends', () => {
  expect(pinBoxes(place, { left: -12, width: 166, height: 28 })).toEqual([
    { ...place, width: 12, height: 28, anchor: 'right' },
    { ...place, width: 154, height: 28, anchor: 'left' },
  ]);
});

test('strips along all four edges keep names from being cut', () => {
  const covered = (x: number, y: number): boolean =>
    edgeStrips(390, 844).some(
      (strip) => Math.abs(x - strip.x) <= strip.width / 2 && Math.abs(y - strip.y) <= strip.height / 2,
    );
  for (const [x, y] of [
    [0, 400],
    [390, 400],
    [200, 0],
    [200, 844],
  ] as const) {
    expect(covered(x, y)).toBe(true);
  }
  expect(covered(20, 400)).toBe(false);
});
