import { readPlaceBytes } from './place-files.ts';
import { createPlaceIndex, type PlaceIndex } from './place-index.ts';

let loaded: Promise<PlaceIndex> | null = null;

/**
 * Answers the one index by which all of the house finds places by name. The first call has it read, which keeps this thread free; it
 * then stays.
 */
export function loadPlaces(): Promise<PlaceIndex> {
  if (!loaded) {
    loaded = readPlaceBytes().then(createPlaceIndex);
    // What could not be read is read anew with the next question.
    loaded.catch(() => (loaded = null));
  }
  return loaded;
}
