import { searchDefaults, type SearchFilter } from '../../domain/search-filter.ts';

/** The filter as engines read it: who says nothing of persons searches for so many as forms begin with, all types are no type. */
export function meantFilter({ objectType, ...filter }: SearchFilter): SearchFilter {
  return {
    persons: searchDefaults.persons,
    ...filter,
    ...(objectType !== undefined && objectType !== 'alltypes' && { objectType }),
  };
}
