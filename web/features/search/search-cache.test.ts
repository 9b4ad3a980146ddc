import { afterEach, expect, test, vi } from 'vitest';
import { searchCache } from './search-cache.ts';
import type { SearchData } from './search-data.ts';

const dataOf = (total: number, failed = false): SearchData => ({ total, failed }) as SearchData;

afterEach(() => {
  searchCache.clear();
  vi.useRealTimers();
});

test('keeps an answer for two and a half hours', () => {
  vi.useFakeTimers();
  searchCache.set('/search/?a', dataOf(3));
  vi.advanceTimersByTime(9_000_000);
  expect(searchCache.get('/search/?a')?.total).toBe(3);
  vi.advanceTimersByTime(1);
  expect(searchCache.get('/search/?a')).toBeNull();
});

test('never keeps a failed search, and forgets all after a booking', () => {
  searchCache.set('/search/?a', dataOf(0, true));
  expect(searchCache.get('/search/?a')).toBeNull();
  searchCache.set('/search/?a', dataOf(1));
  searchCache.clear();
  expect(searchCache.get('/search/?a')).toBeNull();
});

test('is bounded: the oldest answer goes first', () => {
  for (let index = 0; index <= 30; index += 1) searchCache.set(`/search/?page=${index}`, dataOf(index));
  expect(searchCache.get('/search/?page=0')).toBeNull();
  expect(searchCache.get('/search/?page=1')?.total).toBe(1);
  expect(searchCache.get('/search/?page=30')?.total).toBe(30);
});
