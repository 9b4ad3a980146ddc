import { useSyncExternalStore } from 'react';

/** A home in the comparison, with the stay for which its price is asked. */
export interface ComparedHome {
  objectNumber: number;
  title: string;
  /** Base of its first picture. */
  image: string | null;
  stay: { startDate: string; endDate: string; persons: number } | null;
  childAges?: readonly number[];
  pets?: number;
}

/** More columns than that are no comparison any more. */
export const comparedMax = 4;

const storageKey = 'compare';
const listeners = new Set<() => void>();
const nothing: readonly ComparedHome[] = [];
let chosen: readonly ComparedHome[] | null = null;

/** Kept for this tab: necessary for what the guest asked for, and gone with it. */
function read(): readonly ComparedHome[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isComparedHome).slice(0, comparedMax) : nothing;
  } catch {
    return nothing;
  }
}

function isComparedHome(value: unknown): value is ComparedHome {
  return typeof value === 'object' && value !== null && 'objectNumber' in value && 'title' in value;
}

function write(homes: readonly ComparedHome[]): void {
  chosen = homes;
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(homes));
  } catch {
    // Without storage the choice lives as long as the page.
  }
  for (const listener of listeners) listener();
}

export const compareStore = {
  get: (): readonly ComparedHome[] => (chosen ??= read()),
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Adds the home, or takes it away; a fifth one is not taken. */
  toggle(home: ComparedHome): void {
    const now = compareStore.get();
    const others = now.filter(({ objectNumber }) => objectNumber !== home.objectNumber);
    if (others.length < now.length) write(others);
    else if (now.length < comparedMax) write([...now, home]);
  },
  clear: (): void => write(nothing),
};

/** What is chosen; nothing in the server's HTML and until the page is alive. */
export function useCompared(): readonly ComparedHome[] {
  return useSyncExternalStore(compareStore.subscribe, compareStore.get, () => nothing);
}
