import type { Suggestion } from './use-suggestions.ts';

const placesMax = 4;
const storageKey = 'recent-places';

const isPlace = (value: unknown): value is Suggestion =>
  typeof value === 'object' && value !== null && 'kind' in value && 'key' in value && 'name' in value;

/** What the visitor had this browser keep; null where they never asked for it. */
function readKept(): readonly Suggestion[] | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    return Array.isArray(kept) ? kept.filter(isPlace).slice(0, placesMax) : null;
  } catch {
    // Storage that is switched off, or of an older release: nothing is kept.
    return null;
  }
}

function write(places: readonly Suggestion[]): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(places));
  } catch {
    // Without storage they last as long as the document.
  }
}

let recent: readonly Suggestion[] | undefined;
let isKept = false;

function current(): readonly Suggestion[] {
  if (recent) return recent;
  const kept = readKept();
  isKept = kept !== null;
  return (recent = kept ?? []);
}

/**
 * Places that were chosen lately. They last as long as the document; on the device they are kept only once the
 * visitor has said so in the list itself, until they say otherwise.
 */
export const recentPlaces = {
  get: current,
  /** Whether this browser keeps them. */
  get isKept(): boolean {
    current();
    return isKept;
  },
  remember(place: Suggestion): void {
    const isSame = (other: Suggestion): boolean => other.kind === place.kind && other.key === place.key;
    recent = [{ ...place, distance: null }, ...current().filter((other) => !isSame(other))].slice(
      0,
      placesMax,
    );
    if (isKept) write(recent);
  },
  keep(): void {
    isKept = true;
    write(current());
  },
  /** Empties them, here and on the device. */
  forget(): void {
    recent = [];
    isKept = false;
    try {
      localStorage.removeItem(storageKey);
    } catch {
      // Where nothing can be stored nothing is.
    }
  },
};
