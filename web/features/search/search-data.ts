import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import type { LocationInfo } from '../../../contract/locations/get-location.ts';
import type { SearchResult } from '../../../contract/search/search-objects.ts';
import type { SearchFilter } from '../../../domain/search-filter.ts';
import type { PlainDate } from '../../../domain/stay.ts';
import type { PageHead } from '../../app/page-head.ts';
import type { CardHome } from '../home/card-home.ts';
import type { ChosenPlace } from '../search-box/chosen-place.ts';
import type { SearchMode } from './search-mode.ts';

export type PriceBars = SearchResult['aggs']['priceHistogram'];
export type PriceStatistics = SearchResult['aggs']['prices_stats'];
export type SearchLocation = Pick<
  LocationInfo,
  'locationName' | 'locationType' | 'title' | 'text1' | 'text2' | 'seoText' | 'topLinks' | 'offers'
> & { breadcrumbs: LocationInfo['locationBreadcrumbs'] };

/** Everything that a result page shows. */
export interface SearchData {
  head: PageHead;
  origin: string;
  today: string;
  /** Path of the page; filters are its query. */
  path: string;
  /** What the path itself searches for; no part of the query. */
  preset: SearchFilter;
  /** The filter of the query. */
  query: SearchFilter;
  mode: SearchMode;
  heading: string;
  /** The words that were searched for, where typing errors in the query's were forgiven; else empty. */
  corrected: string;
  /** Home numbers of the search that are shown: 1 to 40 of 312. */
  page: number;
  pages: number;
  total: number;
  homes: readonly CardHome[];
  /** "<filter>:<value>" -> hits that setting it would leave. */
  counts: Readonly<Record<string, number>>;
  /** Share of the place's homes that are free on the dates, in percent; without dates it is null. */
  capacity: number | null;
  prices: PriceStatistics | null;
  /** The days around the requested arrival, with dates. */
  arrivalDays: SearchResult['aggs']['arrivalDays'];
  /** The one of them that is marked; null where none is. */
  cheapestArrival: PlainDate | null;
  location: SearchLocation | null;
  place: ChosenPlace | null;
  /** A search without hits says which filter to drop, and what would be found then. */
  withoutFilter: readonly { keys: readonly (keyof SearchFilter)[]; total: number }[];
  /** The words of a search without hits name no place or home of ours: what is near the town that they name, if they do. */
  near: ResponseOf<Api['listNearPlaces']> | null;
  /** Dates of the query that have passed by now. */
  datesDropped: boolean;
  failed: boolean;
  /** Where a guest asks to be told of news of this search; null where it is too wide for that. */
  alertPath: string | null;
  /** The offer that the address names does not exist. */
  unknownOffer: boolean;
  /** Without scripts all filters are a page of their own, as a form above the list. */
  showsFilters: boolean;
}
