import { expect, it } from 'vitest';
import { createBatchCache } from './batch-cache.ts';

const named = (keys: readonly number[]): Promise<ReadonlyMap<number, string>> =>
  Promise.resolve(new Map(keys.map((key) => [key, `value ${key}`])));

const nothing = (): Promise<ReadonlyMap<number, string>> => {
  throw new Error('Everything should be known.');
};

it('reads what it does not know, all in one call', async () => {
  const cache = createBatchCache<number, string>(10);
  await cache.get([1, 2], named);
  const asked: (readonly number[])[] = [];
  const found = await cache.get([1, 3, 2, 4], (missing) => {
    asked.push(missing);
    return named(missing);
  });
  expect(asked).toEqual([[3, 4]]);
  expect([...found.values()].sort()).toEqual(['value 1', 'value 2', 'value 3', 'value 4']);
  expect((await cache.get([4, 1], nothing)).size).toBe(2);
});

it('drops what was not used for longest', async () => {
  const cache = createBatchCache<number, string>(2);
  await cache.get([1, 2], named);
  await cache.get([1], nothing);
  await cache.get([3], named);
  let asked: readonly number[] = [];
  await cache.get([1, 2, 3], (missing) => {
    asked = missing;
    return named(missing);
  });
  expect(asked).toEqual([2]);
});

it.each([
  ['forgotten', (cache: { forget(key: number): void; clear(): void }) => cache.forget(1)],
  ['cleared', (cache: { forget(key: number): void; clear(): void }) => cache.clear()],
])('does not keep what was %s while it was read', async (_how, change) => {
  const cache = createBatchCache<number, string>(10);
  const found = await cache.get([1], (missing) => {
    change(cache);
    return named(missing);
  });
  expect(found.get(1)).toBe('value 1');
  let wasAsked = false;
  await cache.get([1], (missing) => {
    wasAsked = true;
    return named(missing);
  });
  expect(wasAsked).toBe(true);
});

it('keeps nothing of a read that fails', async () => {
  const cache = createBatchCache<number, string>(10);
  await expect(cache.get([1], () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect((await cache.get([1], named)).get(1)).toBe('value 1');
});
