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

/** One arrival day of the strip around the requested one. */
export interface ArrivalDay {
  stay: Stay;
  /** Hits of that very stay, all other filters the same. */
  total: number;
  /** The cheapest complete price among them; null without any. */
  lowestPrice: Cents | null;
}

/** A filter that alone stands in the way, with those that only make sense together with it. */
export interface Relaxation {
  keys: readonly FilterKey[];
  /** Hits without it. */
  total: number;
}

/** Hits of one cell of the map's grid. */
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
  /** Asks for the strip of arrival days too; it is empty without dates. */
  arrivals?: boolean;
  /** Asks for the hits counted by price too. */
  histogram?: boolean;
  /** Counts of these options alone are wanted; without it, all are. */
  counts?: readonly CountGroup[];
  /** Asks for the hits by cells of the map at this zoom too, found in the same pass. */
  zoom?: number;
}

export interface Answer extends RatingStatistics {
  /** Those of the asked page, in order. */
  hits: Hit[];
  total: number;
  /** "<filter>:<value>" -> hits that setting the filter to the value would give, of the asked groups. */
  facets: FacetList;
  prices: PriceStatistics;
  /** Its bars are empty unless asked for. */
  histogram: PriceBar[];
  /** Share of the place's homes that are free in the period, in whole percent; null without dates. */
  capacity: number | null;
  /** The strip of arrival days, from `arrivalReach` days before the requested arrival to as many after it; empty unless asked for. */
  arrivals: ArrivalDay[];
  /** Where nothing was found, this says what to drop, most hits first. */
  relaxations: Relaxation[];
  /** All hits gathered by cells of the map; null unless asked for. */
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
  /** The name of another language by which it was found; else empty. */
  alias: string;
  /** Region and country that it lies in; of a home the place too. */
  context: string;
  /** Homes there. */
  count: number;
  /** What else was typed and says nothing of the location: to be searched as words. Often empty. */
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
  /** Searches likewise; one that takes long yields to the event loop meanwhile, and is of one state of the homes. */
  searchInTurns(filter: SearchFilter, options?: SearchOptions): Promise<TimedAnswer>;
  /** All hits gathered by cells of the map, coarser ones when there would be more than `clustersMax`. */
  clusters(filter: SearchFilter, zoom: number): ClusterAnswer;
  /** Whole percent of the place's homes (location filters alone) that are free in the period; null without dates. */
  capacity(filter: SearchFilter): number | null;
  /** Numbers of all hits, in order. */
  find(filter: SearchFilter): number[];
  suggest(text: string, language: Language, limit?: number): LocationSuggestion[];
  /** The words of a free text in which typing errors are forgiven. */
  corrections(text: string): Correction[];
  /** Active homes of each location. */
  countsByLocation(): { kind: LocationKind; key: string; count: number }[];
  /** Active homes of one location, as `countsByLocation` tells them; 0 where it is unknown. */
  countAt(kind: LocationKind, key: string): number;
  /** Active homes of each offer. */
  countsByOffer(): Map<number, number>;
  /** All offers of the home; null when it is not found at all. */
  offersOf(objectNumber: number): number[] | null;
  /** Cheapest week of the home in cents; null without a price or when it is not found at all. */
  weekPrice(objectNumber: number): Cents | null;
  /** Inserts or replaces a home; an inactive one is taken out. */
  apply(home: IndexedHome): void;
  /** Replaces the occupied nights of a home that is there; others are passed over. */
  applyOccupied(objectNumber: number, occupied: readonly Stay[]): void;
  /**
   * Takes the nights of one more stay of a home that is there: in whichever order stays are told and however
   * often, none of their nights is free until `applyOccupied` says so.
   */
  applyBooked(objectNumber: number, stay: Stay): void;
  remove(objectNumber: number): void;
  /** Follows the calendar; false when the days that it holds no longer reach: then build anew. */
  moveTo(today: PlainDate): boolean;
  /** About how many bytes the index takes. */
  bytes(): number;
}
