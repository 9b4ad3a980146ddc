import type { ObjectDetail } from '../../../contract/catalogue/object-summary.ts';
import type { CardHome } from '../../features/home/card-home.ts';

export type SimilarQuery = Record<string, string | number>;

export type ReferenceHome = Pick<ObjectDetail, 'objectNumber' | 'objectType' | 'personsMax'> & {
  locations: Pick<ObjectDetail['locations'], 'regionKey' | 'countryCode'>;
};

/**
 * Returns ever wider searches: in the region first homes of the same type for as many people, then of any type, then for at least half as
 * many people, then for any number; after that the country, and finally everywhere. A villa for twelve thus gets large houses nearby rather
 * than none, and the best matches come first.
 */
function similarQueries(
  { locations, objectType, personsMax }: ReferenceHome,
  stay: SimilarQuery | null,
): SimilarQuery[] {
  const { regionKey, countryCode } = locations;
  const half = Math.ceil(personsMax / 2);
  // Guests with dates get homes that are free for them, at the price of their stay.
  const free: SimilarQuery[] = stay
    ? [
        { region: regionKey, objectType, ...stay },
        { region: regionKey, ...stay },
        { country: countryCode, ...stay },
      ]
    : [];
  const all: SimilarQuery[] = [
    ...free,
    { region: regionKey, objectType, persons: personsMax },
    { region: regionKey, persons: personsMax },
    { region: regionKey, persons: half },
    { region: regionKey, persons: 1 },
    { country: countryCode, persons: personsMax },
    { country: countryCode, persons: 1 },
    { persons: personsMax },
    { persons: 1 },
  ];
  return all.filter((query) => Object.values(query).every((value) => value !== ''));
}

/**
 * Runs one query after the other until there are enough homes, each once and without the home itself. With a stay, homes that are free for
 * it come first.
 */
export async function collectSimilar(
  home: ReferenceHome,
  wantedCount: number,
  search: (query: SimilarQuery, count: number) => Promise<readonly CardHome[]>,
  stay: SimilarQuery | null = null,
): Promise<CardHome[]> {
  const similar: CardHome[] = [];
  const seenNumbers = new Set([home.objectNumber]);
  for (const query of similarQueries(home, stay)) {
    if (similar.length >= wantedCount) break;
    // The result may contain all homes that are in the list already.
    for (const hit of await search(query, wantedCount + seenNumbers.size)) {
      if (seenNumbers.has(hit.objectNumber) || similar.length >= wantedCount) continue;
      seenNumbers.add(hit.objectNumber);
      similar.push(hit);
    }
  }
  return similar;
}
