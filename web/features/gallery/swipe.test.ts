import { expect, test } from 'vitest';
import { swipeOf } from './swipe.ts';

test.each([
  [200, 150, 1],
  [200, 151, 0],
  [200, 250, -1],
  [200, 249, 0],
  [200, 200, 0],
] as const)('from %i to %i px leads %i', (from, to, direction) => {
  expect(swipeOf(from, to)).toBe(direction);
});
