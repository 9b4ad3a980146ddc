import type { Queryable } from '../../platform/database.ts';
import type { RatingFigures } from './rules/rating-figures.ts';
import type { RatingsPage } from '../../../contract/ratings/list-ratings.ts';
import type { Language } from '../../../domain/language.ts';
import type { LatestRatings } from '../../../contract/ratings/list-latest-ratings.ts';
import type { RatingOrder, TravelType } from '../../../domain/rating.ts';

export interface RatingsQuery {
  objectNumber: number;
  language: Language;
  pageNr: number;
  perPage: number;
  travelType?: TravelType | undefined;
  order?: RatingOrder | undefined;
  words?: string | undefined;
  translationRatingId?: number | undefined;
}

/** The functions of ratings for other areas. */
export interface Ratings {
  /** Returns averages of these homes in one query; homes without ratings are missing. */
  figures(numbers: readonly number[], tx?: Queryable): Promise<Map<number, RatingFigures>>;
  /** Returns a page of ratings; null for a home that is not shown. */
  page(query: RatingsQuery): Promise<RatingsPage | null>;
  /** Returns the latest ratings of all shown homes, those in the language first. */
  latest(language: Language): Promise<LatestRatings>;
}
