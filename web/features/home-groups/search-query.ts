import { serializeSearchFilter } from '../../../domain/search-filter.ts';
import type { SearchData } from '../search/search-data.ts';

/** Returns the parameters of a search for a call, without the page number, because groups are not paged. */
export function searchQuery({ query, preset }: Pick<SearchData, 'query' | 'preset'>): Record<string, string> {
  const { page: _page, objectsPerPage: _perPage, ...filter } = { ...preset, ...query };
  return serializeSearchFilter(filter);
}
