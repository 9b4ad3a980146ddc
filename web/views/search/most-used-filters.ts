import type { FilterChange } from '../../features/search/search-address.ts';

/** A filter that one click sets: its count is that of the API's criterion of the same name. */
export interface QuickFilter {
  /** "<filter>:<value>", also the key of its text. */
  name: string;
  set: FilterChange;
}

const yes = (key: keyof FilterChange): QuickFilter => ({ name: `${key}:Y`, set: { [key]: 'Y' } });

/** The chips above the list, in order. */
export const mostUsedFilters: readonly QuickFilter[] = [
  yes('swimmingpool'),
  { name: 'pets:one', set: { pets: 'one' } },
  { name: 'distSea:1', set: { distSea: 1 } },
  yes('sauna'),
  yes('fireplace'),
  yes('internet'),
  yes('seaview'),
  { name: 'freeCancel:Y', set: { freeCancel: 'Y' } },
  yes('washingmachine'),
  { name: 'objectType:house', set: { objectType: 'house' } },
];
