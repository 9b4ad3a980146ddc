import { searchDefaults, type SortOrder } from '../domain/search-filter.ts';
import type { HomeTable } from './home-table.ts';
import type { Before } from './order.ts';
import { meanRating, pricePerPerson, recommendationScore } from './recommendation.ts';

/**
 * Scores of the order "recommendation" for all homes. They depend on the means of the catalogue and
 * of each region, so they are calculated when something of that has changed.
 */
export class Ranking {
  #scores = new Float64Array(0);
  #isStale = true;

  invalidate(): void {
    this.#isStale = true;
  }

  scores(homes: HomeTable, today: number): Float64Array {
    if (!this.#isStale) return this.#scores;
    const c = homes.columns;
    let ratingSum = 0;
    let ratingCount = 0;
    const regions = new Map<number, { sum: number; count: number }>();
    const scores = new Float64Array(homes.size);
    const at = (slot: number): Parameters<typeof recommendationScore>[0] => ({
      rating: c.rating[slot]!,
      ratingCount: c.ratingCount[slot]!,
      weekPrice: c.weekPrice[slot]!,
      personsMax: c.personsMax[slot]!,
      completeness: c.completeness[slot]!,
      createdDay: c.createdDay[slot]!,
    });
    for (const slot of homes.slotOf.values()) {
      ratingSum += c.rating[slot]! * c.ratingCount[slot]!;
      ratingCount += c.ratingCount[slot]!;
      const price = pricePerPerson(at(slot));
      if (price === 0) continue;
      const region = regions.get(c.region[slot]!) ?? { sum: 0, count: 0 };
      regions.set(c.region[slot]!, { sum: region.sum + price, count: region.count + 1 });
    }
    const mean = meanRating(ratingSum, ratingCount);
    for (const slot of homes.slotOf.values()) {
      const region = regions.get(c.region[slot]!);
      scores[slot] = recommendationScore(at(slot), mean, region ? region.sum / region.count : 0, today);
    }
    this.#scores = scores;
    this.#isStale = false;
    return scores;
  }
}

/** Ties in every order by object number; homes without price or rating stand last. */
export function orderOf(
  sort: SortOrder | undefined,
  homes: HomeTable,
  prices: Int32Array,
  scores: () => Float64Array,
): Before {
  const { objectNumber, rating } = homes.columns;
  const by = (compare: (a: number, b: number) => number): Before => {
    return (a, b) => {
      const difference = compare(a, b);
      return difference === 0 ? objectNumber[a]! < objectNumber[b]! : difference < 0;
    };
  };
  const withPrice = (a: number, b: number): number => Number(prices[a]! < 0) - Number(prices[b]! < 0);
  switch (sort) {
    case 'rating':
      return by((a, b) => rating[b]! - rating[a]!);
    case 'priceAsc':
      return by((a, b) => withPrice(a, b) || prices[a]! - prices[b]!);
    case 'priceDesc':
      return by((a, b) => withPrice(a, b) || prices[b]! - prices[a]!);
    default: {
      const score = scores();
      return by((a, b) => score[b]! - score[a]!);
    }
  }
}

/** Index of the first hit of the page and of the first after it. */
export function pageBounds(
  filter: { page?: number; objectsPerPage?: number },
  total: number,
): [number, number] {
  const perPage = filter.objectsPerPage ?? searchDefaults.objectsPerPage;
  const from = ((filter.page ?? searchDefaults.page) - 1) * perPage;
  return [Math.min(from, total), Math.min(from + perPage, total)];
}
