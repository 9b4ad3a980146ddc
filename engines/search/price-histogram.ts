import { lowerBound } from '../../domain/lower-bound.ts';
import { cents } from '../../domain/cents.ts';
import type { Cents } from '../../domain/money.ts';

/** Hits with a price from one border (included) to the next (excluded). */
export interface PriceBar {
  from: Cents;
  until: Cents;
  count: number;
}

const barsMax = 24;
/** Borders are multiples of ten euros, so that they are readable and can become price bounds. */
const step = 1_000;

/**
 * Borders from below the lowest to above the highest price at a constant ratio: half of all homes cost less than a quarter of the
 * dearest, and would share a few bars of equal width.
 */
function makeBorders(lowest: number, highest: number): Cents[] {
  const first = Math.max(step, Math.floor(lowest / step) * step);
  const last = Math.max(first, Math.floor(highest / step) * step) + step;
  const borders = Array.from({ length: barsMax + 1 }, (_, index) =>
    cents(Math.round((first * (last / first) ** (index / barsMax)) / step) * step),
  );
  return [...new Set(borders)];
}

/** Counts prices in cents by bars; a negative number is a home without a price. */
export function priceHistogram(prices: ArrayLike<number>): PriceBar[] {
  let lowest = Infinity;
  let highest = -1;
  for (let index = 0; index < prices.length; index += 1) {
    const price = prices[index]!;
    if (price < 0) continue;
    if (price < lowest) lowest = price;
    if (price > highest) highest = price;
  }
  if (highest < 0) return [];
  const borders = makeBorders(lowest, highest);
  const counts = new Int32Array(borders.length - 1);
  for (let index = 0; index < prices.length; index += 1) {
    const price = prices[index]!;
    if (price < 0) continue;
    // Prices below the first border count for the first bar.
    const above = lowerBound(1, borders.length - 1, (at) => borders[at]! > price);
    counts[above - 1]! += 1;
  }
  return Array.from(counts, (count, bar) => ({ from: borders[bar]!, until: borders[bar + 1]!, count }));
}
