import { createTabStore } from '../../app/stores/tab-store.ts';
import { useStore } from '../../app/stores/use-store.ts';

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

const nothing: readonly ComparedHome[] = [];

function isComparedHome(value: unknown): value is ComparedHome {
  return typeof value === 'object' && value !== null && 'objectNumber' in value && 'title' in value;
}

/** Stored once a guest has chosen a home to compare, and no longer than that: it goes with the last home or the tab. */
const store = createTabStore('compare', nothing, (stored) =>
  Array.isArray(stored) ? stored.filter(isComparedHome).slice(0, comparedMax) : nothing,
);

export const compareStore = {
  ...store,
  /** Adds the home, or takes it away; a fifth one is not taken. */
  toggle(home: ComparedHome): void {
    const now = store.get();
    const others = now.filter(({ objectNumber }) => objectNumber !== home.objectNumber);
    if (others.length < now.length) store.set(others.length > 0 ? others : nothing);
    else if (now.length < comparedMax) store.set([...now, home]);
  },
  clear: (): void => store.set(nothing),
};

/** What is chosen; nothing in the server's HTML and until the page is alive. */
export function useCompared(): readonly ComparedHome[] {
  return useStore(compareStore);
}
