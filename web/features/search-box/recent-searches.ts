import { createTabStore } from '../../app/stores/tab-store.ts';
import { useStore } from '../../app/stores/use-store.ts';

export interface RecentSearch {
  address: string;
  /** Place or words; empty where all of Europe was searched. */
  name: string;
  startDate: string;
  endDate: string;
  /** 0: as many as by default. */
  persons: number;
}

const searchesMax = 4;
const nothing: readonly RecentSearch[] = [];

function isSearch(value: unknown): value is RecentSearch {
  return (
    typeof value === 'object' &&
    value !== null &&
    'address' in value &&
    typeof value.address === 'string' &&
    // Own paths only: what is stored becomes a link.
    /^\/(?!\/)/.test(value.address)
  );
}

const store = createTabStore('searches', nothing, (stored) =>
  Array.isArray(stored) ? stored.filter(isSearch).slice(0, searchesMax) : nothing,
);

/** The last searches of this tab. They stay in the browser and are gone with the tab. */
export const recentSearches = {
  ...store,
  remember(search: RecentSearch): void {
    // Another filter of the same place and stay is the same search, further thought.
    const isSame = (other: RecentSearch): boolean =>
      other.name === search.name && other.startDate === search.startDate && other.endDate === search.endDate;
    store.set([search, ...store.get().filter((other) => !isSame(other))].slice(0, searchesMax));
  },
};

export function useRecentSearches(): readonly RecentSearch[] {
  return useStore(recentSearches);
}
