import type { SearchFilter } from '../../../domain/search-filter.ts';

/** What other areas may ask of capacity. */
export interface Capacity {
  /** Whole percent of the place's homes that are free in the period; without dates nothing is taken: 100. */
  percentFree(filter: SearchFilter): number;
}
