import { createTabStore } from '../../app/stores/tab-store.ts';
import { useStore } from '../../app/stores/use-store.ts';

export interface ComparedHome {
  objectNumber: number;
  title: string;
  /** Base URL of its first picture. */
  image: string | null;
  stay: { startDate: string; endDate: string; persons: number } | null;
  childAges?: readonly number[];
  pets?: number;
}

/** More columns could not be compared at a glance. */
export const comparedMax = 4;

const nothing: readonly ComparedHome[] = [];

function isComparedHome(value: unknown): value is ComparedHome {
  return typeof value === 'object' && value !== null && 'objectNumber' in value && 'title' in value;
}

/** Stored from the first choice of the guest until the last home is removed or the tab closes. */
const store = createTabStore('compare', nothing, (stored) =>
  Array.isArray(stored) ? stored.filter(isComparedHome).slice(0, comparedMax) : nothing,
);

export const compareStore = {
  ...store,
  /** Adds or removes the home; a fifth one is ignored. */
  toggle(home: ComparedHome): void {
    const now = store.get();
    const others = now.filter(({ objectNumber }) => objectNumber !== home.objectNumber);
    if (others.length < now.length) store.set(others.length > 0 ? others : nothing);
    else if (now.length < comparedMax) store.set([...now, home]);
  },
  clear: (): void => store.set(nothing),
};

/** The chosen homes; empty in the server's HTML and until hydration. */
export function useCompared(): readonly ComparedHome[] {
  return useStore(compareStore);
}
