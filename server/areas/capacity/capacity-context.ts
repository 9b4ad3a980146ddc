import type { SearchFilter } from '../../../domain/search-filter.ts';

export interface Capacity {
  /** Percentage of the place's homes that are free in the period, as an integer; 100 without dates. */
  percentFree(filter: SearchFilter): number;
}
