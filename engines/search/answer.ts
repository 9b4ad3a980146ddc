import type { Correction } from './word-index.ts';
import type { CountGroup } from '../../domain/count-groups.ts';
import type { Cents } from '../../domain/money.ts';
import type { Language } from '../../domain/language.ts';
import type { BoundingBox, FilterKey, SearchFilter } from '../../domain/search-filter.ts';
import type { PlainDate, Stay } from '../../domain/stay.ts';
import type { FacetList } from './facet-list.ts';
import type { IndexedHome, LocationKind } from './indexed-home.ts';
import type { PriceBar } from './price-histogram.ts';
import type { PriceStatistics, RatingStatistics } from './statistics.ts';

export interface Hit {
  objectNumber: number;
  /** Cents: with dates the complete price of `stay`, else of the cheapest week; null without any price. */
  price: Cents | null;
  /** The cheapest fitting stay; null in a search without dates. */
  stay: Stay | null;
}

/** One arrival day in the range around the requested one. */
export interface ArrivalDay {
  stay: Stay;
  /** Hits of exactly this stay with all other filters the same. */
  total: number;
  /** The cheapest complete price among them; null without any. */
  lowestPrice: Cents | null;
}

export interface Relaxation {
  keys: readonly FilterKey[];
  total: number;
}

export interface Cluster {
  /** Mean position of its homes, in degrees. */
  lat: number;
  lon: number;
  count: number;
  /** Price of the cheapest; null when none has one. */
  lowestPrice: Cents | null;
  /** The smallest box around its homes. */
  bounds: BoundingBox;
  /** The object number of the only home; null for several. */
  objectNumber: number | null;
}

export interface ClusterAnswer {
  total: number;
  /** The cells from north to south, in a row from west to east. */
  clusters: Cluster[];
}

export interface SearchOptions {
  /** Also returns the arrival days; they are empty without dates. */
  arrivals?: boolean;
  /** Also returns the histogram of prices. */
  histogram?: boolean;
  /** Groups of options to count; all if absent. */
  counts?: readonly CountGroup[];
  /** Also returns the hits clustered by cells of the map at this zoom, found in the same pass. */
  zoom?: number;
}

export interface Answer extends RatingStatistics {
  /** Those of the asked page, in order. */
  hits: Hit[];
  total: number;
  /** "<filter>:<value>" -> number of hits if the filter were set to the value, for the requested groups. */
  facets: FacetList;
  prices: PriceStatistics;
  /** Its bars are empty unless requested. */
  histogram: PriceBar[];
  /** Share of the place's homes that are free in the period, in whole percent; null without dates. */
  capacity: number | null;
  /** The arrival days from `arrivalReach` days before the requested arrival to as many after it; empty unless requested. */
  arrivals: ArrivalDay[];
  /** Filters to drop if nothing was found, most hits first. */
  relaxations: Relaxation[];
  /** All hits clustered by cells of the map; null unless requested. */
  clusters: Cluster[] | null;
}

/** An answer with the day that it was judged by, and the milliseconds of the engine's own work. */
export interface TimedAnswer {
  answer: Answer;
  today: PlainDate;
  ms: number;
}

export interface LocationSuggestion {
  kind: LocationKind | 'home';
  /** Country code, region key, place id or object number. */
  key: string;
  /** Empty for a home: the engine keeps no titles. */
  name: string;
  /** The name in another language that matched; otherwise empty. */
  alias: string;
  /** Region and country of the location; for a home also the place. */
  context: string;
  count: number;
  /** The rest of the typed text, which names no location and is searched as words. Often empty. */
  words: string;
}

/** Which engine answers: the compiled kernel, the same with assertions, or plain TypeScript, which tests compare with. */
export type EngineKind = 'compiled' | 'compiled with assertions' | 'plain';

export interface Engine {
  readonly kind: EngineKind;
  /** The day that all prices and dates are judged by. */
  readonly today: PlainDate;
  readonly size: number;
  search(filter: SearchFilter, options?: SearchOptions): Answer;
  /** Searches like `search`; a long search yields to the event loop, and still answers from one state of the homes. */
  searchInTurns(filter: SearchFilter, options?: SearchOptions): Promise<TimedAnswer>;
  /** All hits clustered by cells of the map; cells are coarser if there would be more than `clustersMax`. */
  clusters(filter: SearchFilter, zoom: number): ClusterAnswer;
  /** Whole percent of the place's homes (location filters alone) that are free in the period; null without dates. */
  capacity(filter: SearchFilter): number | null;
  /** Numbers of all hits, in order. */
  find(filter: SearchFilter): number[];
  suggest(text: string, language: Language, limit?: number): LocationSuggestion[];
  /** The words of a free text whose typing errors are forgiven. */
  corrections(text: string): Correction[];
  /** Active homes of each location. */
  countsByLocation(): { kind: LocationKind; key: string; count: number }[];
  /** Active homes of one location, as `countsByLocation` tells them; 0 where it is unknown. */
  countAt(kind: LocationKind, key: string): number;
  /** Active homes of each offer. */
  countsByOffer(): Map<number, number>;
  /** All offers of the home; null if the home is unknown. */
  offersOf(objectNumber: number): number[] | null;
  /** Price of the home's cheapest week in cents; null without a price or if the home is unknown. */
  weekPrice(objectNumber: number): Cents | null;
  /** Inserts or replaces a home; an inactive one is removed. */
  apply(home: IndexedHome): void;
  /** Replaces the occupied nights of a known home; unknown homes are ignored. */
  applyOccupied(objectNumber: number, occupied: readonly Stay[]): void;
  /**
   * Adds the nights of one stay to those of a known home. Stays may come in any order and repeatedly: their nights stay occupied until
   * `applyOccupied`.
   */
  applyBooked(objectNumber: number, stay: Stay): void;
  remove(objectNumber: number): void;
  /** Moves to another day; false if the stored days no longer suffice and the index has to be rebuilt. */
  moveTo(today: PlainDate): boolean;
  /** Estimated bytes of the index. */
  bytes(): number;
}
