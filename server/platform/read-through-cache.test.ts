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

const named = (keys: readonly number[]): Promise<ReadonlyMap<number, string>> =>
  Promise.resolve(new Map(keys.map((key) => [key, `value ${key}`])));

const nothing = (): Promise<ReadonlyMap<number, string>> => {
  throw new Error('Everything should be known.');
};

describe('many keys at a time', () => {
  it('reads what it does not know, all in one call', async () => {
    const cache = createReadThroughCache<number, string>(10);
    await cache.getMany([1, 2], named);
    const asked: (readonly number[])[] = [];
    const found = await cache.getMany([1, 3, 2, 4], (missing) => {
      asked.push(missing);
      return named(missing);
    });
    expect(asked).toEqual([[3, 4]]);
    expect([...found.values()].sort()).toEqual(['value 1', 'value 2', 'value 3', 'value 4']);
    expect((await cache.getMany([4, 1], nothing)).size).toBe(2);
  });

  it('shares what others read at the same time, one by one or many', async () => {
    const cache = createReadThroughCache<number, string>(10);
    const one = cache.get(1, () => Promise.resolve('one'));
    const many = cache.getMany([1, 2], (missing) => {
      expect(missing).toEqual([2]);
      return named(missing);
    });
    expect([...(await cache.getMany([2, 1], nothing)).values()].sort()).toEqual(['one', 'value 2']);
    expect(await one).toBe('one');
    expect((await many).get(1)).toBe('one');
  });

  it('does not keep what is missing', async () => {
    const cache = createReadThroughCache<number, string>(10);
    expect((await cache.getMany([1], () => Promise.resolve(new Map()))).size).toBe(0);
    expect(await cache.get(1, () => Promise.resolve(null))).toBeNull();
    expect((await cache.getMany([1], named)).get(1)).toBe('value 1');
  });

  it('drops what was not used for longest', async () => {
    const cache = createReadThroughCache<number, string>(2);
    await cache.getMany([1, 2], named);
    await cache.getMany([1], nothing);
    await cache.getMany([3], named);
    let asked: readonly number[] = [];
    await cache.getMany([1, 2, 3], (missing) => {
      asked = missing;
      return named(missing);
    });
    expect(asked).toEqual([2]);
  });

  it.each([
    ['forgotten', (cache: { forget(key: number): void; clear(): void }) => cache.forget(1)],
    ['cleared', (cache: { forget(key: number): void; clear(): void }) => cache.clear()],
  ])('does not keep what was %s while it was read', async (_how, change) => {
    const cache = createReadThroughCache<number, string>(10);
    const slow = Promise.withResolvers<ReadonlyMap<number, string>>();
    const reading = cache.getMany([1], () => slow.promise);
    change(cache);
    slow.resolve(await named([1]));
    expect((await reading).get(1)).toBe('value 1');
    let wasAsked = false;
    await cache.getMany([1], (missing) => {
      wasAsked = true;
      return named(missing);
    });
    expect(wasAsked).toBe(true);
  });

  it('keeps nothing of a read that fails', async () => {
    const cache = createReadThroughCache<number, string>(10);
    const failing = cache.getMany([1, 2], () => Promise.reject(new Error('down')));
    await expect(failing).rejects.toThrow('down');
    expect((await cache.getMany([1], named)).get(1)).toBe('value 1');
  });
});
