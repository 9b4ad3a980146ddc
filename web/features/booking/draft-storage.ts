import { useCallback, useSyncExternalStore } from 'react';
import { readDraft, type BookingDraft } from './booking-draft.ts';

/**
 * What a guest types is kept for this tab only: it survives reload, back and a change of language, and
 * goes when the tab closes or the booking is made.
 */
const keyOf = (objectNumber: number): string => `booking:${objectNumber}`;

const drafts = new Map<number, BookingDraft>();
const listeners = new Set<() => void>();

/** Null before anything was typed for this home. */
export function loadDraft(objectNumber: number, fresh: BookingDraft): BookingDraft | null {
  const known = drafts.get(objectNumber);
  if (known) return known;
  let stored: string | null = null;
  try {
    stored = sessionStorage.getItem(keyOf(objectNumber));
  } catch {
    // Storage may be switched off; then the draft lives as long as the page.
  }
  const draft = readDraft(stored, fresh);
  if (draft) drafts.set(objectNumber, draft);
  return draft;
}

export function saveDraft(objectNumber: number, draft: BookingDraft): void {
  drafts.set(objectNumber, draft);
  try {
    sessionStorage.setItem(keyOf(objectNumber), JSON.stringify(draft));
  } catch {
    // As above.
  }
  for (const listener of listeners) listener();
}

/** Once booked, nothing of it stays in the browser. */
export function forgetDraft(objectNumber: number): void {
  drafts.delete(objectNumber);
  try {
    sessionStorage.removeItem(keyOf(objectNumber));
  } catch {
    // As above.
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The draft once the page is alive; null while the server renders it and before anything was saved. */
export function useDraft(
  objectNumber: number,
  fresh: BookingDraft,
): { draft: BookingDraft | null; update(change: Partial<BookingDraft>): void } {
  const draft = useSyncExternalStore(
    subscribe,
    () => loadDraft(objectNumber, fresh),
    () => null,
  );
  const update = useCallback(
    (change: Partial<BookingDraft>) => {
      saveDraft(objectNumber, { ...(loadDraft(objectNumber, fresh) ?? fresh), ...change });
    },
    [objectNumber, fresh],
  );
  return { draft, update };
}
