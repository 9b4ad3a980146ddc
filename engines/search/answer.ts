import type { Correction } from './word-index.ts';
import type { CountGroup } from '../../domain/count-groups.ts';
import type { Cents } from '../../domain/money.ts';
import type { Language } from '../../domain/language.ts';
import type { BoundingBox, FilterKey, SearchFilter } from '../../domain/search-filter.ts';
import type { PlainDate, Stay } from '../../domain/stay.ts';
import type { FacetList } from './facet-list.ts';
import type { GroupAnswer, GroupBounds } from './group-answer.ts';
import type { IndexedHome, LocationKind } from './indexed-home.ts';
import type { PriceBar } from './price-histogram.ts';
import type { PriceStatistics, RatingStatistics } from './statistics.ts';

export interface Hit {
  objectNumber: number;
  /** Cents: with dates the complete price of `stay`, otherwise of the cheapest week; null without a price. */
  price: Cents | null;
  /** Cheapest stay that matches; null in a search without dates. */
  stay: Stay | null;
}

export interface ArrivalDay {
  stay: Stay;
  /** Hits for exactly this stay, with all other filters the same. */
  total: number;
  /** Lowest complete price of these hits; null without any. */
  lowestPrice: Cents | null;
}

export interface Relaxation {
  keys: readonly FilterKey[];
  total: number;
}

export interface Cluster {
  lat: number;
  lon: number;
  count: number;
  lowestPrice: Cents | null;
  bounds: BoundingBox;
  objectNumber: number | null;
}

export interface ClusterAnswer {
  total: number;
  /** By cell, from north to south, each row from west to east. */
  clusters: Cluster[];
}

export interface SearchOptions {
  /** Also returns arrival days; empty without dates. */
  arrivals?: boolean;
  /** Also returns the price histogram. */
  histogram?: boolean;
  /** Groups of options to count; by default all. */
  counts?: readonly CountGroup[];
  /** Also returns the hits clustered by map cells of this zoom, from the same pass. */
  zoom?: number;
}

export interface Answer extends RatingStatistics {
  /** Hits of the requested page, in order. */
  hits: Hit[];
  total: number;
  /** "<filter>:<value>" -> number of hits with this filter value, for the requested groups. */
  facets: FacetList;
  prices: PriceStatistics;
  /** Empty unless requested. */
  histogram: PriceBar[];
  /** Whole percentage of the place's homes that are free in the period; null without dates. */
  capacity: number | null;
  /** Arrival days from `arrivalReach` days before the requested arrival to as many after it; empty unless requested. */
  arrivals: ArrivalDay[];
  /** Filters to drop if there are no hits, most hits first. */
  relaxations: Relaxation[];
  /** All hits clustered by map cells; null unless requested. */
  clusters: Cluster[] | null;
}

/** An answer with the day of its prices and dates, and the milliseconds spent in the engine. */
export interface TimedAnswer {
  answer: Answer;
  today: PlainDate;
  ms: number;
}

export interface LocationSuggestion {
  kind: LocationKind | 'home';
  key: string;
  /** Empty for a home, since the engine stores no titles. */
  name: string;
  /** The matching name in another language; otherwise empty. */
  alias: string;
  /** Region and country of the location; for a home also its place. */
  context: string;
  count: number;
  /** The rest of the input, which names no location and is searched as words; often empty. */
  words: string;
}

/** The compiled kernel, the same with assertions, or the plain TypeScript engine with which tests compare it. */
export type EngineKind = 'compiled' | 'compiled with assertions' | 'plain';

export interface Engine {
  readonly kind: EngineKind;
  /** Day to which all prices and dates refer. */
  readonly today: PlainDate;
  /** Hour of the day in Berlin, 0 to 23, to which lead times refer. */
  readonly hour: number;
  readonly size: number;
  search(filter: SearchFilter, options?: SearchOptions): Answer;
  /**
   * Like `search`, but a long search yields to the event loop; the answer still reflects a single state of the homes.
   */
  searchInTurns(filter: SearchFilter, options?: SearchOptions): Promise<TimedAnswer>;
  /** All hits clustered by map cells; the cells are coarser if there would be more than `clustersMax`. */
  clusters(filter: SearchFilter, zoom: number): ClusterAnswer;
  /** Two or three homes within 500 metres that have room for the party together. The bounds are for tests. */
  groups(filter: SearchFilter, bounds?: GroupBounds): GroupAnswer;
  /** Whole percentage of the place's homes (location filters only) that are free in the period; null without dates. */
  capacity(filter: SearchFilter): number | null;
  /** Object numbers of all hits, in order. */
  find(filter: SearchFilter): number[];
  suggest(text: string, language: Language, limit?: number): LocationSuggestion[];
  /** Words of a free text whose typing errors are corrected. */
  corrections(text: string): Correction[];
  countsByLocation(): { kind: LocationKind; key: string; count: number }[];
  /** Number of active homes of a location, as in `countsByLocation`; 0 if it is unknown. */
  countAt(kind: LocationKind, key: string): number;
  countsByOffer(): Map<number, number>;
  findOffers(objectNumber: number): number[] | null;
  /** Cents; null without a price or if the home is unknown. */
  weekPrice(objectNumber: number): Cents | null;
  /** Inserts or replaces a home; removes an inactive one. */
  apply(home: IndexedHome): void;
  /** Replaces the occupied nights of a home; ignores unknown homes. */
  applyOccupied(objectNumber: number, occupied: readonly Stay[]): void;
  /**
   * Adds the nights of a stay to the occupied ones of a home. The order of stays and repetitions do not matter; the
   * nights stay occupied until `applyOccupied`.
   */
  applyBooked(objectNumber: number, stay: Stay): void;
  remove(objectNumber: number): void;
  /** Object numbers of homes that stop accepting same-day bookings after hour `after`, up to hour `until`. */
  findClosing(after: number, until: number): number[];
  /** Moves the index to another day and hour; returns false if the stored days do not suffice and the index must be rebuilt. */
  moveTo(today: PlainDate, hour?: number): boolean;
  bytes(): number;
}
