import { languages } from '../domain/language.ts';
import { wordsOf } from './fold-text.ts';
import type { IndexedHome, IndexedLocation, LocationKind } from './indexed-home.ts';

export interface ListedLocation extends IndexedLocation {
  /** Active homes. */
  count: number;
  /** Folded words of its names in all languages. */
  words: readonly string[];
}

/** Countries, regions and places by index, with the number of homes in each. */
export class LocationList {
  readonly all: ListedLocation[] = [];
  readonly #indexOf = new Map<string, number>();

  constructor(locations: readonly IndexedLocation[]) {
    for (const location of locations) this.#add(location);
  }

  find(kind: LocationKind, key: string): ListedLocation | undefined {
    const index = this.#indexOf.get(`${kind}:${key}`);
    return index === undefined ? undefined : this.all[index];
  }

  /** Index, or -1 where no location of that key is known. */
  indexOf(kind: LocationKind, key: string): number {
    return this.#indexOf.get(`${kind}:${key}`) ?? -1;
  }

  /** The home's country, region and place; one without names is listed by its key. */
  indexesOf(home: IndexedHome): [country: number, region: number, place: number] {
    return [
      this.#demand('country', home.country, null),
      this.#demand('region', home.region, home.country),
      this.#demand('place', String(home.place), home.region),
    ];
  }

  #demand(kind: LocationKind, key: string, parent: string | null): number {
    const index = this.indexOf(kind, key);
    return index >= 0 ? index : this.#add({ kind, key, names: { de: '', en: '', fr: '', it: '' }, parent });
  }

  #add(location: IndexedLocation): number {
    const index = this.all.length;
    const words = new Set(languages.flatMap((language) => wordsOf(location.names[language])));
    this.all.push({ ...location, count: 0, words: [...words] });
    this.#indexOf.set(`${location.kind}:${location.key}`, index);
    return index;
  }
}
