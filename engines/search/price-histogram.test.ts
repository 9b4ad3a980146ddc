import { expect, test } from 'vitest';
import { priceHistogram } from './price-histogram.ts';

test('every price is in the bar whose borders it lies between, homes without a price in none', () => {
  const prices = [50_000, 59_999, 60_000, 120_000, -1, 799_900, 800_000];
  const bars = priceHistogram(prices);
  expect(bars[0]!.from).toBe(50_000);
  expect(bars.at(-1)!.until).toBeGreaterThan(800_000);
  for (const { from, until, count } of bars)
    expect(count).toBe(prices.filter((price) => price >= from && price < until).length);
  bars.slice(1).forEach(({ from }, index) => expect(from).toBe(bars[index]!.until));
});

test('equal prices are one bar, and no price is none', () => {
  expect(priceHistogram([70_000, 70_000])).toEqual([{ from: 70_000, until: 71_000, count: 2 }]);
  expect(priceHistogram([-1])).toEqual([]);
  expect(priceHistogram([])).toEqual([]);
  expect(priceHistogram([300]).reduce((sum, { count }) => sum + count, 0)).toBe(1);
});
