import { createStore } from '../../app/stores/store.ts';
import { useStore } from '../../app/stores/use-store.ts';

export interface RecentSearch {
  address: string;
  name: string;
  startDate: string;
  endDate: string;
  /** 0 if none was chosen: the search then takes its default. */
  persons: number;
}

const searchesMax = 4;
const noSearches: readonly RecentSearch[] = [];

const store = createStore(noSearches);

/** The last searches of this document. They are not stored on the device, because the visitor has not asked for that. */
export const recentSearches = {
  ...store,
  remember(search: RecentSearch): void {
    // Searches with the same place and stay but other filters count as one.
    const isSame = (other: RecentSearch): boolean =>
      other.name === search.name && other.startDate === search.startDate && other.endDate === search.endDate;
    store.set([search, ...store.get().filter((other) => !isSame(other))].slice(0, searchesMax));
  },
};

export function useRecentSearches(): readonly RecentSearch[] {
  return useStore(recentSearches);
}
