import type { Suggestion } from './use-suggestions.ts';

const placesMax = 4;
const storageKey = 'recent-places';

const isPlace = (value: unknown): value is Suggestion =>
  typeof value === 'object' && value !== null && 'kind' in value && 'key' in value && 'name' in value;

/** Returns the places that are stored in this browser; null if the visitor never turned that on. */
function readStored(): readonly Suggestion[] | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    return Array.isArray(stored) ? stored.filter(isPlace).slice(0, placesMax) : null;
  } catch {
    // Storage is turned off, or its content is from an older release.
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
let isStored = false;

function current(): readonly Suggestion[] {
  if (recent) return recent;
  const stored = readStored();
  isStored = stored !== null;
  return (recent = stored ?? []);
}

/**
 * Recent places. They last as long as the document; they are stored on the device only while the visitor has turned that on in the list.
 */
export const recentPlaces = {
  get: current,
  get isKept(): boolean {
    current();
    return isStored;
  },
  remember(place: Suggestion): void {
    const isSame = (other: Suggestion): boolean => other.kind === place.kind && other.key === place.key;
    recent = [{ ...place, distance: null }, ...current().filter((other) => !isSame(other))].slice(
      0,
      placesMax,
    );
    if (isStored) write(recent);
  },
  keep(): void {
    isStored = true;
    write(current());
  },
  forget(): void {
    recent = [];
    isStored = false;
    try {
      localStorage.removeItem(storageKey);
    } catch {
      // Without storage there is nothing to delete.
    }
  },
};
