import { readPlaceBytes } from './place-files.ts';
import { createPlaceIndex, type PlaceIndex } from './place-index.ts';

let loaded: Promise<PlaceIndex> | null = null;

/** Returns the one place index of the process. The first call loads it without blocking this thread. */
export function loadPlaces(): Promise<PlaceIndex> {
  if (!loaded) {
    loaded = readPlaceBytes().then(createPlaceIndex);
    // The next call tries again.
    loaded.catch(() => (loaded = null));
  }
  return loaded;
}
