import { searchDefaults, type SortOrder } from '../../domain/search-filter.ts';
import type { HomeTable } from './home-table.ts';
import type { Before } from './order.ts';
import { freshDays, meanPrice, meanRating, pricePerPerson, recommendationScore } from './recommendation.ts';

/** Calls with each home of a region, by index of the location. */
type HomesOfRegion = (region: number, visit: (docId: number) => void) => void;

const nowhere = -1;

/**
 * Scores of the order "recommendation" for all homes. They depend on the means of the catalogue and of each region:
 * sums are stored, so that a changed home is scored alone unless it moves a rounded mean.
 */
export class Ranking {
  readonly #homes: HomeTable;
  readonly #homesOfRegion: HomesOfRegion;
  #scores = new Float64Array(0);
  #today = NaN;
  #mean = NaN;
  #ratingSum = 0;
  #ratingCount = 0;
  readonly #regions: { sum: number; count: number; mean: number }[] = [];
  // Contribution of each home to the sums: hundredths and number of ratings, price per person, and region.
  #stars = new Float64Array(0);
  #ratings = new Int32Array(0);
  #prices = new Int32Array(0);
  #regionOf = new Int32Array(0);
  readonly #open = new Set<number>();
  readonly #openRegions = new Set<number>();
  #areAllOpen = true;

  constructor(homes: HomeTable, homesOfRegion: HomesOfRegion) {
    this.#homes = homes;
    this.#homesOfRegion = homesOfRegion;
  }

  put(docId: number): void {
    if (docId >= this.#regionOf.length) this.#grow(docId);
    this.#forget(docId);
    const c = this.#homes.columns;
    const region = c.region[docId]!;
    this.#stars[docId] = c.rating[docId]! * c.ratingCount[docId]!;
    this.#ratings[docId] = c.ratingCount[docId]!;
    this.#prices[docId] = pricePerPerson({
      weekPrice: c.weekPrice[docId]!,
      personsMax: c.personsMax[docId]!,
    });
    this.#regionOf[docId] = region;
    this.#add(docId, 1);
    if (!this.#areAllOpen) this.#open.add(docId);
  }

  remove(docId: number): void {
    if (docId >= this.#regionOf.length) return;
    this.#forget(docId);
    this.#open.delete(docId);
  }

  /** Recomputes outdated scores, and calls back with each doc id whose score was recomputed. */
  settle(today: number, visit?: (docId: number, score: number) => void): Float64Array {
    const mean = meanRating(this.#ratingSum, this.#ratingCount);
    if (mean !== this.#mean) this.#areAllOpen = true;
    this.#mean = mean;
    if (this.#openRegions.size > 0) this.#settleRegions();
    if (today !== this.#today) this.#followFreshness(today);
    this.#today = today;
    const score = (docId: number): void => {
      const own = this.#score(docId);
      this.#scores[docId] = own;
      visit?.(docId, own);
    };
    if (this.#areAllOpen) for (const docId of this.#homes.docIdOf.values()) score(docId);
    else if (this.#open.size > 0) this.#open.forEach(score);
    this.#open.clear();
    this.#areAllOpen = false;
    return this.#scores;
  }

  bytes(): number {
    return this.#scores.byteLength * 2 + this.#ratings.byteLength * 3;
  }

  #score(docId: number): number {
    const c = this.#homes.columns;
    return recommendationScore(
      {
        rating: c.rating[docId]!,
        ratingCount: c.ratingCount[docId]!,
        weekPrice: c.weekPrice[docId]!,
        personsMax: c.personsMax[docId]!,
        completeness: c.completeness[docId]!,
        createdDay: c.createdDay[docId]!,
      },
      this.#mean,
      this.#regions[c.region[docId]!]!.mean,
      this.#today,
    );
  }

  #settleRegions(): void {
    for (const region of this.#openRegions) {
      const own = this.#regions[region]!;
      const mean = meanPrice(own.sum, own.count);
      if (mean === own.mean) continue;
      own.mean = mean;
      if (!this.#areAllOpen) this.#homesOfRegion(region, (docId) => this.#open.add(docId));
    }
    this.#openRegions.clear();
  }

  /** Marks homes whose freshness score changes with the day. */
  #followFreshness(today: number): void {
    if (this.#areAllOpen) return;
    const { createdDay } = this.#homes.columns;
    for (const docId of this.#homes.docIdOf.values())
      if (Math.min(today, this.#today) - createdDay[docId]! < freshDays) this.#open.add(docId);
  }

  #forget(docId: number): void {
    if (this.#regionOf[docId] === nowhere) return;
    this.#add(docId, -1);
    this.#regionOf[docId] = nowhere;
  }

  #add(docId: number, sign: 1 | -1): void {
    this.#ratingSum += sign * this.#stars[docId]!;
    this.#ratingCount += sign * this.#ratings[docId]!;
    const number = this.#regionOf[docId]!;
    const region = (this.#regions[number] ??= { sum: 0, count: 0, mean: 0 });
    this.#openRegions.add(number);
    if (this.#prices[docId] === 0) return;
    region.sum += sign * this.#prices[docId]!;
    region.count += sign;
  }

  #grow(docId: number): void {
    const length = Math.max(64, Math.ceil(1.5 * docId));
    const grown = <Numbers extends Float64Array | Int32Array>(numbers: Numbers, old: Numbers): Numbers => {
      numbers.set(old);
      return numbers;
    };
    this.#scores = grown(new Float64Array(length), this.#scores);
    this.#stars = grown(new Float64Array(length), this.#stars);
    this.#ratings = grown(new Int32Array(length), this.#ratings);
    this.#prices = grown(new Int32Array(length), this.#prices);
    this.#regionOf = grown(new Int32Array(length).fill(nowhere), this.#regionOf);
  }
}

/** Compares hits in a sort order; ties are ordered by object number, and homes without price or rating come last. */
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
