import type { Suggestion } from './use-suggestions.ts';

const placesMax = 4;
let recent: readonly Suggestion[] = [];

/** Places that were chosen since the document was loaded. Nothing is stored on the device. */
export const recentPlaces = {
  get: (): readonly Suggestion[] => recent,
  remember(place: Suggestion): void {
    const isSame = (other: Suggestion): boolean => other.kind === place.kind && other.key === place.key;
    recent = [place, ...recent.filter((other) => !isSame(other))].slice(0, placesMax);
  },
};
