import { useCallback, useMemo } from 'react';
import type { Store } from '../../app/stores/store.ts';
import { createTabStore } from '../../app/stores/tab-store.ts';
import { useStore, type StoreSource } from '../../app/stores/use-store.ts';
import { readDraft, type BookingDraft } from './booking-draft.ts';

const storageKey = (objectNumber: number): string => `booking:${objectNumber}`;

/**
 * Drafts of bookings by home; null before any input. They are stored in the tab, so they survive reload, back and a change of language, and
 * are deleted when the tab closes or the booking is made.
 */
const stores = new Map<number, Store<BookingDraft | null>>();

function getStore(objectNumber: number, fresh: BookingDraft): Store<BookingDraft | null> {
  const existing = stores.get(objectNumber);
  if (existing) return existing;
  const created = createTabStore<BookingDraft | null>(storageKey(objectNumber), null, (stored) =>
    readDraft(stored, fresh),
  );
  stores.set(objectNumber, created);
  return created;
}

export const loadDraft = (objectNumber: number, fresh: BookingDraft): BookingDraft | null =>
  getStore(objectNumber, fresh).get();

export const saveDraft = (objectNumber: number, draft: BookingDraft): void =>
  getStore(objectNumber, draft).set(draft);

export function forgetDraft(objectNumber: number): void {
  const store = stores.get(objectNumber) ?? createTabStore(storageKey(objectNumber), null, () => null);
  store.set(null);
}

/** Returns the draft after hydration; null on the server and before anything was saved. */
export function useDraft(
  objectNumber: number,
  fresh: BookingDraft,
): { draft: BookingDraft | null; update(change: Partial<BookingDraft>): void } {
  // The store is created in the browser only: on the server the map would grow with each home.
  const source = useMemo<StoreSource<BookingDraft | null>>(
    () => ({
      initial: null,
      get: () => loadDraft(objectNumber, fresh),
      subscribe: (listener) => getStore(objectNumber, fresh).subscribe(listener),
    }),
    [objectNumber, fresh],
  );
  const draft = useStore(source);
  const update = useCallback(
    (change: Partial<BookingDraft>) => {
      saveDraft(objectNumber, { ...(loadDraft(objectNumber, fresh) ?? fresh), ...change });
    },
    [objectNumber, fresh],
  );
  return { draft, update };
}
