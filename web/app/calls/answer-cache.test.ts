import { afterEach, expect, test, vi } from 'vitest';
import { createAnswerCache } from './answer-cache.ts';

test('drops the answer that was stored longest ago', () => {
  const cache = createAnswerCache<number>({ entriesMax: 2 });
  cache.set('a', 1);
  cache.set('b', 2);
  cache.set('a', 3);
  cache.set('c', 4);
  expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual([3, undefined, 4]);
});

test('serves an answer only for its time', () => {
  vi.useFakeTimers();
  const cache = createAnswerCache<number>({ entriesMax: 2, cacheMs: 100 });
  cache.set('a', 1);
  vi.advanceTimersByTime(99);
  expect(cache.get('a')).toBe(1);
  vi.advanceTimersByTime(1);
  expect(cache.get('a')).toBeUndefined();
});

afterEach(() => vi.useRealTimers());
