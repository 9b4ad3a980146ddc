import { cents, proportion } from '../../domain/cents.ts';
import { noMoney, type Cents } from '../../domain/money.ts';

export interface PriceRange {
  min: Cents;
  max: Cents;
  avg: Cents;
  count: number;
}

export interface PriceStatistics {
  all: PriceRange;
  cheap: PriceRange;
  mid: PriceRange;
  premium: PriceRange;
}

function computeRange(sorted: Int32Array): PriceRange {
  const count = sorted.length;
  if (count === 0) return { min: noMoney, max: noMoney, avg: noMoney, count: 0 };
  let sum = 0;
  for (let index = 0; index < count; index += 1) sum += sorted[index]!;
  const avg = proportion(cents(sum), 1, count);
  return { min: cents(sorted[0]!), max: cents(sorted[count - 1]!), avg, count };
}

/**
 * Returns the range of all known prices in cents, and the borders of their thirds. The thirds have equal counts: of a remainder, cheap
 * takes the first home, mid the second. Sorts the given array.
 */
export function priceStatistics(prices: Int32Array): PriceStatistics {
  const sorted = prices.sort();
  const cheap = Math.ceil(sorted.length / 3);
  const mid = Math.ceil((sorted.length - cheap) / 2);
  return {
    all: computeRange(sorted),
    cheap: computeRange(sorted.subarray(0, cheap)),
    mid: computeRange(sorted.subarray(cheap, cheap + mid)),
    premium: computeRange(sorted.subarray(cheap + mid)),
  };
}

export interface RatingStatistics {
  totalRatings: number;
  /** Weighted by the number of ratings, two decimals; null without ratings. */
  ratingAverage: number | null;
}

/** Sums up ratings from averages in hundredths and their counts. */
export function ratingStatistics(
  ratings: { average: ArrayLike<number>; count: ArrayLike<number> },
  docIds: Int32Array,
): RatingStatistics {
  let totalRatings = 0;
  let sum = 0;
  for (const docId of docIds) {
    const count = ratings.count[docId]!;
    totalRatings += count;
    sum += ratings.average[docId]! * count;
  }
  return { totalRatings, ratingAverage: totalRatings === 0 ? null : Math.round(sum / totalRatings) / 100 };
}

/** Whole percent; 0 if `whole` is 0. */
export function toPercent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((100 * part) / whole);
}
