import { useSyncExternalStore } from 'react';

export interface RecentSearch {
  address: string;
  /** Place or words; empty where all of Europe was searched. */
  name: string;
  startDate: string;
  endDate: string;
  /** 0: as many as by default. */
  persons: number;
}

const storageKey = 'searches';
const searchesMax = 4;
const nothing: readonly RecentSearch[] = [];
const listeners = new Set<() => void>();
let recent: readonly RecentSearch[] | null = null;

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

function read(): readonly RecentSearch[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isSearch).slice(0, searchesMax) : nothing;
  } catch {
    return nothing;
  }
}

/** The last searches of this tab. They stay in the browser and are gone with the tab. */
export const recentSearches = {
  get: (): readonly RecentSearch[] => (recent ??= read()),
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  remember(search: RecentSearch): void {
    // Another filter of the same place and stay is the same search, further thought.
    const isSame = (other: RecentSearch): boolean =>
      other.name === search.name && other.startDate === search.startDate && other.endDate === search.endDate;
    recent = [search, ...recentSearches.get().filter((other) => !isSame(other))].slice(0, searchesMax);
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(recent));
    } catch {
      // Without storage they last as long as the page.
    }
    for (const listener of listeners) listener();
  },
};

export function useRecentSearches(): readonly RecentSearch[] {
  return useSyncExternalStore(recentSearches.subscribe, recentSearches.get, () => nothing);
}
