import type { ArrivalDay, Hit } from './answer.ts';
import type { Cells } from './clusters.ts';
import type { FacetList } from './facet-list.ts';

/** A hit with its sort key, lowest first. Hits with equal keys are sorted by object number. */
export interface RankedHit {
  hit: Hit;
  rank: number;
}

/** Answer for the part of a catalogue that one engine holds. Its numbers can be added to those of other parts. */
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
  /** Number of homes in the place, and of free ones among them. See `Answer.capacity`. */
  placeCount: number;
  freeCount: number;
  arrivals: ArrivalDay[];
  /** Null unless requested. */
  cells: Cells | null;
}
