import { expect, test } from 'vitest';
import { savedPercent } from './card-home.ts';

test.each([
  // A discount of 8 % on the accommodation alone.
  [{ before: 1865.2, total: 1732.08 }, 7],
  [{ before: 100, total: 71 }, 29],
  [{ before: 500, total: 500 }, 0],
  [{ before: 1000, total: 999 }, 0],
])('the saving fits the two prices beside it: %o', (stay, percent) => {
  expect(savedPercent(stay)).toBe(percent);
});
