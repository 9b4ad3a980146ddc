import type { SearchFilter } from '../../../domain/search-filter.ts';

export interface Capacity {
  /** Returns the share of the place's homes that are free in the period, in whole percent; 100 without dates. */
  percentFree(filter: SearchFilter): number;
}
