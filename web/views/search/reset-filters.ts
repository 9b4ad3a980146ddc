import type { FilterKey, SearchFilter } from '../../../domain/search-filter.ts';

/** Set by the search box and the links above the list; a reset keeps them. */
export const keptByReset: readonly FilterKey[] = [
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
  return Object.fromEntries(Object.entries(filter).filter(([key]) => keptByReset.includes(key as FilterKey)));
}
