import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPageDataCache } from './kept-page.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a page is loaded once in two and a half hours, and again after a failure', async () => {
  const keptPage = createPageDataCache<string>();
  const load = vi.fn(async () => 'offers');
  await expect(keptPage('/angebote/', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await keptPage('/angebote/', load)).toBe('offers');
  vi.advanceTimersByTime(8_999_999);
  await keptPage('/angebote/', load);
  expect(load).toHaveBeenCalledTimes(1);
  await keptPage('/en/angebote/', load);
  expect(load).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1);
  await keptPage('/angebote/', load);
  expect(load).toHaveBeenCalledTimes(3);
});
