import { expect, it } from 'vitest';
import { createRateCache } from './rate-cache.ts';

it('gives a value for the version that it was cached for only', () => {
  const cache = createRateCache<string>();
  cache.set(7, 3, 'third');
  expect(cache.get(7, 3)).toBe('third');
  expect(cache.get(7, 4)).toBeUndefined();
  expect(cache.get(8, 3)).toBeUndefined();
  cache.set(7, 2, 'late second');
  expect(cache.get(7, 2)).toBeUndefined();
  expect(cache.get(7, 3)).toBe('third');
});

it('drops what was not used for longest', () => {
  const cache = createRateCache<string>(2);
  cache.set(1, 1, 'a');
  cache.set(2, 1, 'b');
  cache.get(1, 1);
  cache.set(3, 1, 'c');
  expect([1, 2, 3].map((number) => cache.get(number, 1))).toEqual(['a', undefined, 'c']);
});
