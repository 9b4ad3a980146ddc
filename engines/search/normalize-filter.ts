import { searchDefaults, type SearchFilter } from '../../domain/search-filter.ts';

/** Normalizes a filter for the engines: without a number of persons it has the default of the forms, and "all types" is no type filter. */
export function normalizeFilter({ objectType, ...filter }: SearchFilter): SearchFilter {
  return {
    persons: searchDefaults.persons,
    ...filter,
    ...(objectType !== undefined && objectType !== 'alltypes' && { objectType }),
  };
}
