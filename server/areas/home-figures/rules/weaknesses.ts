import type { HomeWeakness } from '../../../../domain/homes/home-figures.ts';
import { ratingParts, type RatingPart } from '../../../../domain/rating.ts';

export interface JudgedHome {
  /** Nights of the period on which it could be booked, and how many of them the landlord has blocked. */
  nights: number;
  blocked: number;
  /** Since views are counted, 180 days at most. */
  views: number;
  requests: number;
  declined: number;
  expired: number;
  ratings: number;
  average: number;
  /** In the next twelve months. */
  free: number;
  withoutPrice: number;
  shortGaps: number;
}

/** Below these numbers a finding would be chance. */
const least = { freeNights: 14, shortNights: 10, views: 50, asked: 4, ratings: 3, nights: 60 };
// Shown with one decimal: what reads 4.0 is not low.
const lowRating = 3.95;

/**
 * Returns why a home brings less than it could, the first to mend first. `usualViews` is the median of the owner’s homes, null if there are
 * too few to compare.
 */
export function findWeaknesses(home: JudgedHome, usualViews: number | null): HomeWeakness[] {
  const unanswered = home.declined + home.expired;
  const applies: Record<HomeWeakness, boolean> = {
    noPrice: home.withoutPrice >= least.freeNights && home.withoutPrice * 4 >= home.free,
    blocked: home.nights >= least.nights && home.blocked * 3 >= home.nights,
    unanswered: home.requests >= least.asked && unanswered * 3 >= home.requests,
    fewViews: usualViews !== null && usualViews >= least.views && home.views * 2 < usualViews,
    notAsked: home.nights >= least.nights && home.requests === 0,
    ratings: home.ratings >= least.ratings && home.average < lowRating,
    shortGaps: home.shortGaps >= least.shortNights,
  };
  return (Object.keys(applies) as HomeWeakness[]).filter((weakness) => applies[weakness]);
}

/** The part with the lowest average; of equal ones the first. */
export const weakestPart = (parts: Readonly<Record<RatingPart, number>>): RatingPart =>
  ratingParts.reduce((lowest, part) => (parts[part] < parts[lowest] ? part : lowest));

/** Homes from which a usual number of views can be told. */
const homesToCompare = 3;

export function usualViewsOf(views: readonly number[]): number | null {
  if (views.length < homesToCompare) return null;
  return views.toSorted((one, other) => one - other)[Math.floor(views.length / 2)]!;
}
