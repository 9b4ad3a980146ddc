import { useCallback, useMemo } from 'react';
import type { Store } from '../../app/stores/store.ts';
import { createTabStore } from '../../app/stores/tab-store.ts';
import { useStore, type Followed } from '../../app/stores/use-store.ts';
import { readDraft, type BookingDraft } from './booking-draft.ts';

const keyOf = (objectNumber: number): string => `booking:${objectNumber}`;

/**
 * The input of a booking lasts as long as the tab: it survives reload, back and a change of language, and is deleted when the tab closes
 * or the booking is made. There is one draft for each home; null before any input.
 */
const stores = new Map<number, Store<BookingDraft | null>>();

function storeOf(objectNumber: number, fresh: BookingDraft): Store<BookingDraft | null> {
  const known = stores.get(objectNumber);
  if (known) return known;
  const made = createTabStore<BookingDraft | null>(keyOf(objectNumber), null, (stored) =>
    readDraft(stored, fresh),
  );
  stores.set(objectNumber, made);
  return made;
}

export const loadDraft = (objectNumber: number, fresh: BookingDraft): BookingDraft | null =>
  storeOf(objectNumber, fresh).get();

export const saveDraft = (objectNumber: number, draft: BookingDraft): void =>
  storeOf(objectNumber, draft).set(draft);

/** Nothing of the draft stays in the browser after the booking. */
export function forgetDraft(objectNumber: number): void {
  const store = stores.get(objectNumber) ?? createTabStore(keyOf(objectNumber), null, () => null);
  store.set(null);
}

/** The draft after hydration; null on the server and before anything was saved. */
export function useDraft(
  objectNumber: number,
  fresh: BookingDraft,
): { draft: BookingDraft | null; update(change: Partial<BookingDraft>): void } {
  // Its store is made in the browser alone: the server's would grow with each home and never be used.
  const followed = useMemo<Followed<BookingDraft | null>>(
    () => ({
      initial: null,
      get: () => loadDraft(objectNumber, fresh),
      subscribe: (listener) => storeOf(objectNumber, fresh).subscribe(listener),
    }),
    [objectNumber, fresh],
  );
  const draft = useStore(followed);
  const update = useCallback(
    (change: Partial<BookingDraft>) => {
      saveDraft(objectNumber, { ...(loadDraft(objectNumber, fresh) ?? fresh), ...change });
    },
    [objectNumber, fresh],
  );
  return { draft, update };
}
