import { serializeSearchFilter } from '../../../domain/search-filter.ts';
import type { SearchData } from '../search/search-data.ts';

/** The search of a page as a call takes it; a group has no pages. */
export function searchQuery({ query, preset }: Pick<SearchData, 'query' | 'preset'>): Record<string, string> {
  const { page: _page, objectsPerPage: _perPage, ...filter } = { ...preset, ...query };
  return serializeSearchFilter(filter);
}
