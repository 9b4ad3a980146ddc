import { locationFilterKeys, type FilterKey, type SearchFilter } from '../../../domain/search-filter.ts';

/** Filters of the search box and of the links above the list, which a reset leaves alone. */
export const notReset: readonly FilterKey[] = [
  'startDate',
  'endDate',
  'tolerance',
  'duration',
  'persons',
  'childAges',
  ...locationFilterKeys,
  'q',
  'wish',
  'sort',
  'PID',
];

export function resetFilters(filter: SearchFilter): SearchFilter {
  return Object.fromEntries(Object.entries(filter).filter(([key]) => notReset.includes(key as FilterKey)));
}
