import type { SearchFilter } from '../../../domain/search-filter.ts';
import type { Search } from '../search/search.ts';

/** What other areas may ask of capacity. */
export interface Capacity {
  /** Whole percent of the place's homes that are free in the period; without dates nothing is taken: 100. */
  percentFree(filter: SearchFilter): number;
}

export function createCapacity({ search }: { search: Pick<Search, 'capacity'> }): Capacity {
  return { percentFree: (filter) => search.capacity(filter) ?? 100 };
}
