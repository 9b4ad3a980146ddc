import { serializeSearchFilter, type FilterKey, type SearchFilter } from '../../../domain/search-filter.ts';

/** Undefined removes a filter. */
export type FilterChange = { [Key in FilterKey]?: SearchFilter[Key] | undefined };

export function changeFilter(filter: SearchFilter, change: FilterChange): SearchFilter {
  const entries = Object.entries({ ...filter, ...change }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries);
}

export function searchAddress(path: string, filter: SearchFilter, preset: SearchFilter = {}): string {
  const except = Object.keys(preset) as FilterKey[];
  const query = new URLSearchParams(serializeSearchFilter(filter, { except })).toString();
  return query === '' ? path : `${path}?${query}`;
}

/** Returns the address with a changed filter, starting at the first page. */
export function changeSearchAddress(
  { path, query, preset }: { path: string; query: SearchFilter; preset: SearchFilter },
  change: FilterChange,
): string {
  return searchAddress(path, changeFilter(query, { page: undefined, ...change }), preset);
}

/** With `view=filters` a page shows all filters as a form, for browsers without scripts. */
export const viewParam = 'view';
export const filtersView = 'filters';

export function filtersAddress(data: { path: string; query: SearchFilter; preset: SearchFilter }): string {
  const address = changeSearchAddress(data, {});
  return `${address}${address.includes('?') ? '&' : '?'}${viewParam}=${filtersView}`;
}
