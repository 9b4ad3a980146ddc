import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import type { LocationInfo } from '../../../contract/locations/get-location.ts';
import type { HomeGroup } from '../../../contract/search/find-home-groups.ts';
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
> & {
  breadcrumbs: LocationInfo['locationBreadcrumbs'];
  /** Picture above the text; null if the page shows none. */
  picture: LocationPicture | null;
};

export interface LocationPicture {
  /** Base of the addresses: `<src>-725x450.avif`. */
  src: string;
  alt: string;
}

export interface SearchData {
  head: PageHead;
  origin: string;
  today: string;
  path: string;
  /** The filter that the path itself stands for; it is not in the query. */
  preset: SearchFilter;
  query: SearchFilter;
  mode: SearchMode;
  heading: string;
  /** The subject of the list in a word or two: a place, an offer, or the searched words. */
  subject: string;
  /** The words that were searched instead of mistyped ones; empty if nothing was corrected. */
  corrected: string;
  /** Numbers of the homes shown, such as 1 to 40 of 312. */
  page: number;
  pages: number;
  total: number;
  homes: readonly CardHome[];
  /** True if the stays of the homes differ, so that each card shows its own dates. */
  haveOwnDates: boolean;
  /** By "<filter>:<value>": number of results with that filter added. */
  counts: Readonly<Record<string, number>>;
  /** Percentage of the place's homes that are free on the dates; null without dates. */
  capacity: number | null;
  prices: PriceStatistics | null;
  /** Days around the requested arrival; only with dates. */
  arrivalDays: SearchResult['aggs']['arrivalDays'];
  /** The arrival day that is marked as cheapest; null if none is. */
  cheapestArrival: PlainDate | null;
  location: SearchLocation | null;
  place: ChosenPlace | null;
  /** Without results: filters to drop, and the number of results then. */
  withoutFilter: readonly { keys: readonly (keyof SearchFilter)[]; total: number }[];
  /** Without results, for words that match no place or home: places near the town that they name. Null otherwise. */
  near: ResponseOf<Api['listNearPlaces']> | null;
  /** Without results for a large party: homes that take it together. Null if not asked for. */
  groups: readonly HomeGroup[] | null;
  /** Set if few homes are free on exactly the chosen days: the number of homes with some flexibility. Null otherwise. */
  wider: { days: number; total: number } | null;
  /** True if the query's dates have passed and were dropped. */
  datesDropped: boolean;
  failed: boolean;
  /** Path of the form for an alert about this search; null if the search is too wide for one. */
  alertPath: string | null;
  unknownOffer: boolean;
  /** Parts above the list that few visits have; null in all others. */
  aboveList: AboveList | null;
}

export interface AboveList {
  /** True if all filters are shown as a form above the list, for browsers without scripts. */
  showsFilters: boolean;
  /** The sentence that the search was made from, and how it was understood. */
  sentence: ReadSentence | null;
}

export interface ReadSentence {
  text: string;
  /** `without` is the address of the search without that part; null if it cannot be removed. */
  chips: readonly { label: string; without: string | null }[];
  rest: readonly string[];
  questions: readonly {
    kind: string;
    words: string;
    options: readonly { label: string; address: string }[];
  }[];
  /** Address of a search for exactly these words. */
  asTyped: string;
}
