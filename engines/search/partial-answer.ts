import type { ArrivalDay, Hit } from './answer.ts';
import type { Cells } from './clusters.ts';
import type { FacetList } from './facet-list.ts';

/** A hit with the number by which it is sorted, the lowest first; of equal ones the lower object number is first. */
export interface RankedHit {
  hit: Hit;
  rank: number;
}

/** The answer of an engine that holds some homes of a catalogue, in numbers that can be added to those of the others. */
export interface PartialAnswer {
  total: number;
  /** The first hits in order, as many as were requested. */
  hits: RankedHit[];
  /** Prices of all hits that have one, in cents and in no order. */
  prices: Int32Array;
  ratingCount: number;
  /** Sum of all ratings of the hits, in hundredths of a star. */
  ratingSum: number;
  facets: FacetList;
  /** Homes of the place, and how many of them are free; see `Answer.capacity`. */
  placeCount: number;
  freeCount: number;
  arrivals: ArrivalDay[];
  /** Null unless requested. */
  cells: Cells | null;
}
