import { serializeSearchFilter, type SearchFilter } from '../../../domain/search-filter.ts';
import type { SearchData } from '../search/search-data.ts';

/** Returns the parameters of a search for a call, without the page number, because groups are not paged. */
export function searchQuery({ query, preset }: Pick<SearchData, 'query' | 'preset'>): Record<string, string> {
  const { page: _page, objectsPerPage: _perPage, ...filter } = { ...preset, ...query };
  return serializeSearchFilter(filter);
}

/** Number of persons from which two homes may suit a party better than one. */
const personsOfGroup = 4;

/** True if a search is for a stay of a party that several homes may take. */
export const suitsGroups = ({ startDate, endDate, persons = 0 }: SearchFilter): boolean =>
  startDate !== undefined && endDate !== undefined && persons >= personsOfGroup;

/** Names a group by its homes. */
export const groupKey = ({ homes }: { homes: readonly { objectNumber: number }[] }): string =>
  homes.map(({ objectNumber }) => objectNumber).join('-');
