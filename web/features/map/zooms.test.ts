import { expect, test } from 'vitest';
import { computeScale } from './scale.ts';
import { zoomMaxOf } from './zooms.ts';

const shapes = { styleUrl: null, streets: null };

test('without streets a map ends where its coasts get coarse, with them at the houses', () => {
  expect(zoomMaxOf(shapes, false)).toBe(10);
  expect(zoomMaxOf({ ...shapes, streets: { maxZoom: 14 } }, false)).toBe(16);
  expect(zoomMaxOf({ ...shapes, styleUrl: 'https://maps.example/style.json' }, false)).toBe(17);
});

test('a pin can be set on a house on every map: the scale tells houses apart', () => {
  expect(computeScale(47.86, zoomMaxOf(shapes, true)).metres).toBeLessThanOrEqual(50);
});
