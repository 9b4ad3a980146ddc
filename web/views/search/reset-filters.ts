import type { FilterKey, SearchFilter } from '../../../domain/search-filter.ts';

/** Filters of the search box and of the links above the list, which a reset leaves alone. */
export const notReset: readonly FilterKey[] = [
  'startDate',
  'endDate',
  'tolerance',
  'duration',
  'persons',
  'childAges',
  'country',
  'region',
  'place',
  'latitude',
  'longitude',
  'distance',
  'BBoxString',
  'q',
  'sort',
  'PID',
];

export function resetFilters(filter: SearchFilter): SearchFilter {
  return Object.fromEntries(Object.entries(filter).filter(([key]) => notReset.includes(key as FilterKey)));
}
