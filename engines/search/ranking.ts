import { searchDefaults, type SortOrder } from '../../domain/search-filter.ts';
import type { HomeTable } from './home-table.ts';
import type { Before } from './order.ts';
import {
  freshDays,
  meanPrice,
  meanRating,
  pricePerPerson,
  recommendationScore,
  sizeDeduction,
} from './recommendation.ts';

/** Calls with each home of a region, by index of the location. */
type VisitRegion = (region: number, visit: (docId: number) => void) => void;

/** Sum and number of all ratings of a catalogue, in hundredths of a star. Engines of one catalogue share them. */
export interface RatingTotals {
  sum: number;
  count: number;
}

const nowhere = -1;

/**
 * Scores of the order "recommendation" for all homes. They depend on the means of the catalogue and of each region:
 * sums are stored, so that a changed home is scored alone unless it moves a rounded mean.
 */
export class Ranking {
  readonly #homes: HomeTable;
  readonly #visitRegion: VisitRegion;
  #scores = new Float64Array(0);
  #today = NaN;
  #mean = NaN;
  readonly #totals: RatingTotals;
  readonly #regions: { sum: number; count: number; mean: number }[] = [];
  // Contribution of each home to the sums: hundredths and number of ratings, price per person, and region.
  #stars = new Float64Array(0);
  #ratings = new Int32Array(0);
  #prices = new Int32Array(0);
  #regionByHome = new Int32Array(0);
  readonly #outdated = new Set<number>();
  readonly #outdatedRegions = new Set<number>();
  #areAllOutdated = true;

  constructor(homes: HomeTable, visitRegion: VisitRegion, totals: RatingTotals = { sum: 0, count: 0 }) {
    this.#homes = homes;
    this.#totals = totals;
    this.#visitRegion = visitRegion;
  }

  /** Scores by doc id, as of the last `settle`. */
  get scores(): Float64Array {
    return this.#scores;
  }

  put(docId: number): void {
    if (docId >= this.#regionByHome.length) this.#grow(docId);
    this.#forget(docId);
    const c = this.#homes.columns;
    const region = c.region[docId]!;
    this.#stars[docId] = c.rating[docId]! * c.ratingCount[docId]!;
    this.#ratings[docId] = c.ratingCount[docId]!;
    this.#prices[docId] = pricePerPerson({
      weekPrice: c.weekPrice[docId]!,
      personsMax: c.personsMax[docId]!,
    });
    this.#regionByHome[docId] = region;
    this.#add(docId, 1);
    if (!this.#areAllOutdated) this.#outdated.add(docId);
  }

  remove(docId: number): void {
    if (docId >= this.#regionByHome.length) return;
    this.#forget(docId);
    this.#outdated.delete(docId);
  }

  /** Recomputes outdated scores, and calls back with each doc id whose score was recomputed. */
  updateScores(today: number, visit?: (docId: number, score: number) => void): Float64Array {
    const mean = meanRating(this.#totals.sum, this.#totals.count);
    if (mean !== this.#mean) this.#areAllOutdated = true;
    this.#mean = mean;
    if (this.#outdatedRegions.size > 0) this.#updateRegionMeans();
    if (today !== this.#today) this.#markFreshHomes(today);
    this.#today = today;
    const score = (docId: number): void => {
      const own = this.#score(docId);
      this.#scores[docId] = own;
      visit?.(docId, own);
    };
    if (this.#areAllOutdated) for (const docId of this.#homes.docIdByNumber.values()) score(docId);
    else if (this.#outdated.size > 0) this.#outdated.forEach(score);
    this.#outdated.clear();
    this.#areAllOutdated = false;
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

  #updateRegionMeans(): void {
    for (const region of this.#outdatedRegions) {
      const own = this.#regions[region]!;
      const mean = meanPrice(own.sum, own.count);
      if (mean === own.mean) continue;
      own.mean = mean;
      if (!this.#areAllOutdated) this.#visitRegion(region, (docId) => this.#outdated.add(docId));
    }
    this.#outdatedRegions.clear();
  }

  /** Marks homes whose freshness score changes with the day. */
  #markFreshHomes(today: number): void {
    if (this.#areAllOutdated) return;
    const { createdDay } = this.#homes.columns;
    for (const docId of this.#homes.docIdByNumber.values())
      if (Math.min(today, this.#today) - createdDay[docId]! < freshDays) this.#outdated.add(docId);
  }

  #forget(docId: number): void {
    if (this.#regionByHome[docId] === nowhere) return;
    this.#add(docId, -1);
    this.#regionByHome[docId] = nowhere;
  }

  #add(docId: number, sign: 1 | -1): void {
    this.#totals.sum += sign * this.#stars[docId]!;
    this.#totals.count += sign * this.#ratings[docId]!;
    const number = this.#regionByHome[docId]!;
    const region = (this.#regions[number] ??= { sum: 0, count: 0, mean: 0 });
    this.#outdatedRegions.add(number);
    if (this.#prices[docId] === 0) return;
    region.sum += sign * this.#prices[docId]!;
    region.count += sign;
  }

  #grow(docId: number): void {
    const length = Math.max(64, Math.ceil(1.5 * docId));
    const copyInto = <Numbers extends Float64Array | Int32Array>(numbers: Numbers, old: Numbers): Numbers => {
      numbers.set(old);
      return numbers;
    };
    this.#scores = copyInto(new Float64Array(length), this.#scores);
    this.#stars = copyInto(new Float64Array(length), this.#stars);
    this.#ratings = copyInto(new Int32Array(length), this.#ratings);
    this.#prices = copyInto(new Int32Array(length), this.#prices);
    this.#regionByHome = copyInto(new Int32Array(length).fill(nowhere), this.#regionByHome);
  }
}

/** Compares hits in a sort order; ties are ordered by object number, and homes without price or rating come last. */
export function compareHits(
  sort: SortOrder | undefined,
  homes: HomeTable,
  prices: Int32Array,
  scores: () => Float64Array,
  persons: number,
): Before {
  const { objectNumber, rating, personsMax } = homes.columns;
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
      const points = (docId: number): number => score[docId]! - sizeDeduction(persons, personsMax[docId]!);
      return by((a, b) => points(b) - points(a));
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
