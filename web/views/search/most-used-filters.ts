import type { FilterChange } from '../../features/search/search-address.ts';

/** A filter set by one click; its count is that of the API's criterion of the same name. */
export interface QuickFilter {
  name: string;
  set: FilterChange;
}

const flagFilter = (key: keyof FilterChange): QuickFilter => ({ name: `${key}:Y`, set: { [key]: 'Y' } });

export const mostUsedFilters: readonly QuickFilter[] = [
  flagFilter('swimmingpool'),
  { name: 'pets:one', set: { pets: 'one' } },
  { name: 'distSea:1', set: { distSea: 1 } },
  flagFilter('sauna'),
  flagFilter('fireplace'),
  flagFilter('internet'),
  flagFilter('seaview'),
  { name: 'freeCancel:Y', set: { freeCancel: 'Y' } },
  flagFilter('washingmachine'),
  { name: 'objectType:house', set: { objectType: 'house' } },
];
