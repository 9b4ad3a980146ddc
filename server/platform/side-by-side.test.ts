import { expect, it } from 'vitest';
import { sideBySide } from './side-by-side.ts';

const after = async <T>(ms: number, value: T): Promise<T> => {
  await new Promise((resolve) => setTimeout(resolve, ms));
  return value;
};

it('answers in order, with no more under way than asked', async () => {
  let underWay = 0;
  let most = 0;
  const results: number[] = [];
  for await (const result of sideBySide([30, 1, 20, 2, 10], 2, async (ms) => {
    underWay += 1;
    most = Math.max(most, underWay);
    const value = await after(ms, ms);
    underWay -= 1;
    return value;
  })) {
    results.push(result);
  }
  expect(results).toEqual([30, 1, 20, 2, 10]);
  expect(most).toBe(2);
});

it('throws the first failure in order, and leaves none unhandled', async () => {
  const results: number[] = [];
  const all = async () => {
    for await (const result of sideBySide([1, 2, 3], 3, (item) =>
      item === 1 ? after(20, item) : Promise.reject(new Error(`item ${item}`)),
    )) {
      results.push(result);
    }
  };
  await expect(all()).rejects.toThrow('item 2');
  expect(results).toEqual([1]);
});
