import { expect, test } from 'vitest';
import { rankTest } from './rank-test.ts';

test.each([
  ['one wholly beyond the other', [4, 5, 6], [1, 2, 3], 1, 1.964],
  ['the same', [1, 2, 3], [1, 2, 3], 0.5, 0],
  ['ties alone', [7, 7], [7, 7], 0.5, 0],
  // By hand: of the nine pairs two are larger and two are equal.
  ['ties and others', [1, 2, 4], [2, 3, 4], 3 / 9, -0.6742],
])('ranks tell %s', (_what, first, second, share, z) => {
  const told = rankTest(first, second);
  expect(told.share).toBeCloseTo(share, 6);
  expect(told.z).toBeCloseTo(z, 3);
});
