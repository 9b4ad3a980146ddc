import type { Queryable } from '../../platform/database.ts';
import type { RatingFigures } from './rules/rating-figures.ts';
import type { RatingsPage } from '../../../contract/ratings/list-ratings.ts';
import type { Language } from '../../../domain/language.ts';
import type { LatestRatings } from '../../../contract/ratings/list-latest-ratings.ts';
import type { TravelType } from '../../../domain/rating.ts';

export interface RatingsQuery {
  objectNumber: number;
  language: Language;
  pageNr: number;
  perPage: number;
  /** Leaves out travellers of another kind. */
  travelType?: TravelType | undefined;
  /** Asks for that rating alone, with its translation. */
  translationRatingId?: number | undefined;
}

/** What other areas may ask of ratings. */
export interface Ratings {
  /** Averages of these homes in one query; homes that nobody rated are missing. */
  figures(numbers: readonly number[], tx?: Queryable): Promise<Map<number, RatingFigures>>;
  /** Answers a page of ratings, newest first; null for a home that is not shown. */
  page(query: RatingsQuery): Promise<RatingsPage | null>;
  /** Answers the latest ratings of all homes that are shown, those in the language first. */
  latest(language: Language): Promise<LatestRatings>;
}
