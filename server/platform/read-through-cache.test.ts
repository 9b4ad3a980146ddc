import { describe, expect, it, vi } from 'vitest';
import { createReadThroughCache } from './read-through-cache.ts';

describe('a read-through cache', () => {
  it('reads once, also for readers at the same time', async () => {
    const cache = createReadThroughCache<number, string>(10);
    const read = vi.fn(() => Promise.resolve('a'));
    expect(await Promise.all([cache.get(1, read), cache.get(1, read)])).toEqual(['a', 'a']);
    expect(await cache.get(1, read)).toBe('a');
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('does not keep what was forgotten while it was being read', async () => {
    const cache = createReadThroughCache<number, string>(10);
    const slow = Promise.withResolvers<string>();
    const first = cache.get(1, () => slow.promise);
    cache.forget(1);
    expect(await cache.get(1, () => Promise.resolve('new'))).toBe('new');
    slow.resolve('old');
    expect(await first).toBe('old');
    expect(await cache.get(1, () => Promise.resolve('newest'))).toBe('new');
  });

  it('does not keep a failure, and a late one takes nothing newer with it', async () => {
    const cache = createReadThroughCache<number, string>(10);
    const failing = Promise.withResolvers<string>();
    const first = cache.get(1, () => failing.promise);
    cache.forget(1);
    await cache.get(1, () => Promise.resolve('new'));
    failing.reject(new Error('gone'));
    await expect(first).rejects.toThrow('gone');
    expect(await cache.get(1, () => Promise.resolve('other'))).toBe('new');
    await expect(cache.get(2, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await cache.get(2, () => Promise.resolve('yes'))).toBe('yes');
  });

  it('lets the least recently used go', async () => {
    const cache = createReadThroughCache<number, number>(2);
    const read = vi.fn((value: number) => Promise.resolve(value));
    for (const key of [1, 2, 1, 3, 1]) await cache.get(key, () => read(key));
    expect(read.mock.calls.flat()).toEqual([1, 2, 3]);
    await cache.get(2, () => read(2));
    expect(read).toHaveBeenCalledTimes(4);
    cache.clear();
    await cache.get(2, () => read(2));
    expect(read).toHaveBeenCalledTimes(5);
  });
});
