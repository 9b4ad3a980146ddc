import { languages, type Language } from '../../domain/language.ts';
import { nameSpellings } from '../../domain/place-name.ts';
import { nameWords } from './fold-text.ts';
import { tokenize } from '../../domain/search-words.ts';
import type { IndexedHome, IndexedLocation, LocationKind } from './indexed-home.ts';
import type { FoldedName, ListedLocation } from './listed-location.ts';
import { LocationNames } from './location-names.ts';
import type { Snapshot } from './snapshot.ts';

const withoutListing = ({ kind, key, names, parent }: IndexedLocation): IndexedLocation => ({
  kind,
  key,
  names,
  parent,
});

function foldedNames(names: IndexedLocation['names']): FoldedName[] {
  const byName = new Map<string, { usedIn: Set<Language>; whole: string; significant: string }>();
  for (const language of languages) {
    for (const whole of nameSpellings(names[language])) {
      if (whole === '') continue;
      const folded = byName.get(whole);
      if (folded) folded.usedIn.add(language);
      else byName.set(whole, { usedIn: new Set([language]), whole, significant: tokenize(whole).join(' ') });
    }
  }
  return [...byName.values()];
}

export class LocationList {
  readonly all: ListedLocation[] = [];
  /** Index of the region for a place, of the country for a region; -1 if there is none. */
  readonly around: number[] = [];
  /** Only the initial locations have names. */
  readonly names: LocationNames;
  /** Number of initial locations. */
  readonly #initialCount: number;
  readonly #indexByKey: Readonly<Record<LocationKind, Map<string, number>>> = {
    country: new Map(),
    region: new Map(),
    place: new Map(),
  };

  constructor(locations: readonly IndexedLocation[]) {
    for (const location of locations) this.#add(location);
    // A region may come after its places in the list.
    this.all.forEach((location, index) => (this.around[index] = this.#findAround(location)));
    this.names = new LocationNames(this.all);
    this.#initialCount = this.all.length;
  }

  find(kind: LocationKind, key: string): ListedLocation | undefined {
    return this.all[this.findIndex(kind, key)];
  }

  /** Returns -1 if the location is unknown. */
  findIndex(kind: LocationKind, key: string): number {
    return this.#indexByKey[kind].get(key) ?? -1;
  }

  /** Returns the indexes of a home's locations; the subdivision is -1 if it has none. Adds unknown locations without names. */
  findIndexes({
    country,
    region,
    place,
    subdivision,
  }: Pick<IndexedHome, 'country' | 'region' | 'place' | 'subdivision'>): [
    country: number,
    region: number,
    place: number,
    subdivision: number,
  ] {
    return [
      this.#findOrAdd('country', country, null),
      this.#findOrAdd('region', region, country),
      this.#findOrAdd('place', String(place), region),
      subdivision === null ? -1 : this.#findOrAdd('region', subdivision, country),
    ];
  }

  /** Returns the locations that the list was created with, in their order. */
  initialLocations(): IndexedLocation[] {
    return this.all.slice(0, this.#initialCount).map(withoutListing);
  }

  /** Exchanges the locations that were added later, and the number of homes of each; the initial ones must be the same. */
  async exchange(snapshot: Snapshot): Promise<void> {
    const added = await snapshot.value(this.all.slice(this.#initialCount).map(withoutListing));
    if (snapshot.isReading) for (const location of added) this.#add(location);
    const counts = await snapshot.column(Int32Array.from(this.all, ({ count }) => count));
    this.all.forEach((location, index) => (location.count = counts[index]!));
  }

  #findOrAdd(kind: LocationKind, key: string, parent: string | null): number {
    const index = this.findIndex(kind, key);
    return index >= 0 ? index : this.#add({ kind, key, names: { de: '', en: '', fr: '', it: '' }, parent });
  }

  #add(location: IndexedLocation): number {
    const index = this.all.length;
    const words = new Set(languages.flatMap((language) => nameWords(location.names[language])));
    const folded = foldedNames(location.names);
    this.around.push(this.#findAround(location));
    this.all.push({ ...location, count: 0, words: [...words], folded });
    this.#indexByKey[location.kind].set(location.key, index);
    return index;
  }

  #findAround({ kind, parent }: IndexedLocation): number {
    if (parent === null || kind === 'country') return -1;
    return this.findIndex(kind === 'place' ? 'region' : 'country', parent);
  }
}
