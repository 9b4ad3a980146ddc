import { createTabStore } from '../../app/stores/tab-store.ts';
import { useStore } from '../../app/stores/use-store.ts';

export interface ComparedHome {
  objectNumber: number;
  title: string;
  /** Base URL of the home's first picture. */
  image: string | null;
  stay: { startDate: string; endDate: string; persons: number } | null;
  childAges?: readonly number[];
  pets?: number;
}

/** More columns do not fit on a screen. */
export const comparedMax = 4;

const noHomes: readonly ComparedHome[] = [];

function isComparedHome(value: unknown): value is ComparedHome {
  return typeof value === 'object' && value !== null && 'objectNumber' in value && 'title' in value;
}

/** Stored in the tab from the first choice until the last home is removed or the tab closes. */
const store = createTabStore('compare', noHomes, (stored) =>
  Array.isArray(stored) ? stored.filter(isComparedHome).slice(0, comparedMax) : noHomes,
);

export const compareStore = {
  ...store,
  /** Adds or removes the home; a fifth one is ignored. */
  toggle(home: ComparedHome): void {
    const current = store.get();
    const others = current.filter(({ objectNumber }) => objectNumber !== home.objectNumber);
    if (others.length < current.length) store.set(others.length > 0 ? others : noHomes);
    else if (current.length < comparedMax) store.set([...current, home]);
  },
  clear: (): void => store.set(noHomes),
};

export function useCompared(): readonly ComparedHome[] {
  return useStore(compareStore);
}
