import type { ObjectDetail } from '../../../contract/catalogue/object-summary.ts';
import type { CardHome } from '../../features/home/card-home.ts';

export type SimilarQuery = Record<string, string | number>;

export type ComparedHome = Pick<ObjectDetail, 'objectNumber' | 'objectType' | 'personsMax'> & {
  locations: Pick<ObjectDetail['locations'], 'regionKey' | 'countryCode'>;
};

/**
 * Ever wider searches: in the region first homes of the same type for as many people, then of any type, then for at least half as many
 * people, then for any number; after that the country, and finally everywhere. A villa for twelve thus gets large houses nearby rather
 * than none, and the best matches come first.
 */
function similarQueries(
  { locations, objectType, personsMax }: ComparedHome,
  stay: SimilarQuery | null,
): SimilarQuery[] {
  const { regionKey, countryCode } = locations;
  const half = Math.ceil(personsMax / 2);
  // Whoever has dates looks for a home that is free then, at the price of that stay.
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
 * Runs one query after the other until there are enough homes, each once and without the home itself. With a stay, homes that are free
 * for it come first.
 */
export async function collectSimilar(
  home: ComparedHome,
  shown: number,
  search: (query: SimilarQuery, count: number) => Promise<readonly CardHome[]>,
  stay: SimilarQuery | null = null,
): Promise<CardHome[]> {
  const similar: CardHome[] = [];
  const known = new Set([home.objectNumber]);
  for (const query of similarQueries(home, stay)) {
    if (similar.length >= shown) break;
    // So many are known already and may come again.
    for (const found of await search(query, shown + known.size)) {
      if (known.has(found.objectNumber) || similar.length >= shown) continue;
      known.add(found.objectNumber);
      similar.push(found);
    }
  }
  return similar;
}
