import { cents, proportion } from '../../domain/cents.ts';

/**
 * The order "recommendation". Guests see its parts and weights, as the law on platforms requires (Regulation (EU)
 * 2019/1150, Directive (EU) 2019/2161); nobody can pay for a better place.
 */
const recommendationWeights = { rating: 50, price: 20, completeness: 20, freshness: 10 } as const;

/** The average counts as if the home had this many more ratings at the mean of the whole catalogue. */
const ratingPrior = 10;
/** Mean rating used as long as there are no ratings. */
const neutralRating = 4;
/** Days over which the freshness of a new home decreases to zero. */
export const freshDays = 180;

export interface RankedHome {
  /** Hundredths of stars and their number; both 0 without ratings. */
  rating: number;
  ratingCount: number;
  /** Cheapest week in cents; -1 without a price. */
  weekPrice: number;
  personsMax: number;
  completeness: number;
  createdDay: number;
}

/** Week price for each person that fits, in whole cents: what the price level compares. */
export function pricePerPerson(home: Pick<RankedHome, 'weekPrice' | 'personsMax'>): number {
  return home.weekPrice < 0 ? 0 : Math.round(home.weekPrice / home.personsMax);
}

/**
 * Mean of all ratings in whole hundredths. Rounded, it stays the same through most single changes, and
 * so do the scores of all other homes.
 */
export function meanRating(sum: number, count: number): number {
  return count === 0 ? neutralRating * 100 : Math.round(sum / count);
}

/** Mean price per person of a region in cents, rounded to whole euros for the same reason; 0 without any. */
export function meanPrice(sum: number, count: number): number {
  return count === 0 ? 0 : proportion(cents(sum), 1, count * 100) * 100;
}

/** Points that a home can lose which is larger than the party needs. */
export const sizePoints = 30;
/** Places that a home may have beside those of the party without losing points: a second bedroom, a sofa bed. */
export const sparePlaces = 2;

/**
 * Points that a home loses because it takes more guests than asked for: none up to two spare places, then towards 30. The kernel
 * computes the same in `kernel/order.ts`, in the same order of operations.
 */
export function sizeDeduction(persons: number, personsMax: number): number {
  return sizePoints * Math.max(0, 1 - (persons + sparePlaces) / personsMax);
}

/** 0 to 100. `regionPrice` is the mean price per person of its region; see `meanPrice`. */
export function recommendationScore(
  home: RankedHome,
  mean: number,
  regionPrice: number,
  today: number,
): number {
  const weightedRating =
    (home.rating * home.ratingCount + mean * ratingPrior) / (home.ratingCount + ratingPrior);
  const ownPrice = pricePerPerson(home);
  // One half at the region's own level; towards 1 below, towards 0 above it.
  const price = ownPrice > 0 && regionPrice > 0 ? regionPrice / (regionPrice + ownPrice) : 0;
  const age = Math.max(0, today - home.createdDay);
  const { rating, price: priceWeight, completeness, freshness } = recommendationWeights;
  return (
    rating * ((weightedRating - 100) / 400) +
    priceWeight * price +
    completeness * home.completeness +
    freshness * Math.max(0, 1 - age / freshDays)
  );
}
