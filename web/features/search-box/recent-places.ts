import type { Suggestion } from './use-suggestions.ts';

const placesMax = 4;
const storageKey = 'recent-places';

const isPlace = (value: unknown): value is Suggestion =>
  typeof value === 'object' && value !== null && 'kind' in value && 'key' in value && 'name' in value;

/** Places that the visitor chose to keep in this browser; null where they never did. */
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
 * Recent places. They last as long as the document; they are stored on the device only once the visitor has turned that on in the list,
 * until they turn it off.
 */
export const recentPlaces = {
  get: current,
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
