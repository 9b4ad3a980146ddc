import { expect, test } from 'vitest';
import { isRecommended } from './recommended-home.ts';

test.each([
  [4.6, 3, true],
  [4.59, 50, false],
  [5, 2, false],
  [null, 0, false],
])('a home with %s stars of %s guests is recommended: %s', (ratingAverage, ratingCount, expected) => {
  expect(isRecommended({ ratingAverage, ratingCount })).toBe(expected);
});
