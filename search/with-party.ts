import { searchDefaults, type SearchFilter } from '../domain/search-filter.ts';

/** Who says nothing of persons searches for so many as forms begin with. */
export const withParty = (filter: SearchFilter): SearchFilter => ({
  persons: searchDefaults.persons,
  ...filter,
});
