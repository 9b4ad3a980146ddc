import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lowerBound } from './lower-bound.ts';

test('is where reading all of them would stop', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(9)), fc.nat(10), fc.nat(5), (numbers, requested, skipped) => {
      const sorted = numbers.sort((a, b) => a - b);
      const from = Math.min(skipped, sorted.length);
      const expected = sorted.findIndex((number, index) => index >= from && number >= requested);
      const found = lowerBound(from, sorted.length, (index) => sorted[index]! >= requested);
      expect(found).toBe(expected < 0 ? sorted.length : expected);
    }),
  );
});
