import { languages, type Language } from '../../domain/language.ts';
import { nameSpellings } from '../../domain/place-name.ts';
import { nameWords } from './fold-text.ts';
import { tokenize } from '../../domain/search-words.ts';
import type { IndexedHome, IndexedLocation, LocationKind } from './indexed-home.ts';
import type { FoldedName, ListedLocation } from './listed-location.ts';
import { LocationNames } from './location-names.ts';
import type { Snapshot } from './snapshot.ts';

const plain = ({ kind, key, names, parent }: IndexedLocation): IndexedLocation => ({
  kind,
  key,
  names,
  parent,
});

function foldedNames(names: IndexedLocation['names']): FoldedName[] {
  const byName = new Map<string, { in: Set<Language>; whole: string; asked: string }>();
  for (const language of languages) {
    for (const whole of nameSpellings(names[language])) {
      if (whole === '') continue;
      const known = byName.get(whole);
      if (known) known.in.add(language);
      else byName.set(whole, { in: new Set([language]), whole, asked: tokenize(whole).join(' ') });
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
  readonly #named: number;
  readonly #indexOf: Readonly<Record<LocationKind, Map<string, number>>> = {
    country: new Map(),
    region: new Map(),
    place: new Map(),
  };

  constructor(locations: readonly IndexedLocation[]) {
    for (const location of locations) this.#add(location);
    // Larger locations may follow theirs in the list.
    this.all.forEach((location, index) => (this.around[index] = this.#aroundOf(location)));
    this.names = new LocationNames(this.all);
    this.#named = this.all.length;
  }

  find(kind: LocationKind, key: string): ListedLocation | undefined {
    return this.all[this.indexOf(kind, key)];
  }

  /** Index, or -1 where no location of that key is known. */
  indexOf(kind: LocationKind, key: string): number {
    return this.#indexOf[kind].get(key) ?? -1;
  }

  /** The home's country, region, place and subdivision, which is -1 where it has none; one without names is listed by its key. */
  indexesOf({
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
      this.#demand('country', country, null),
      this.#demand('region', region, country),
      this.#demand('place', String(place), region),
      subdivision === null ? -1 : this.#demand('region', subdivision, country),
    ];
  }

  /** The initial locations in their order; another list is created with them and exchanges the rest. */
  made(): IndexedLocation[] {
    return this.all.slice(0, this.#named).map(plain);
  }

  /** Exchanges the locations added since then, and the number of homes of each. */
  async exchange(snapshot: Snapshot): Promise<void> {
    const added = await snapshot.value(this.all.slice(this.#named).map(plain));
    if (snapshot.isReading) for (const location of added) this.#add(location);
    const counts = await snapshot.column(Int32Array.from(this.all, ({ count }) => count));
    this.all.forEach((location, index) => (location.count = counts[index]!));
  }

  #demand(kind: LocationKind, key: string, parent: string | null): number {
    const index = this.indexOf(kind, key);
    return index >= 0 ? index : this.#add({ kind, key, names: { de: '', en: '', fr: '', it: '' }, parent });
  }

  #add(location: IndexedLocation): number {
    const index = this.all.length;
    const words = new Set(languages.flatMap((language) => nameWords(location.names[language])));
    const folded = foldedNames(location.names);
    this.around.push(this.#aroundOf(location));
    this.all.push({ ...location, count: 0, words: [...words], folded });
    this.#indexOf[location.kind].set(location.key, index);
    return index;
  }

  #aroundOf({ kind, parent }: IndexedLocation): number {
    if (parent === null || kind === 'country') return -1;
    return this.indexOf(kind === 'place' ? 'region' : 'country', parent);
  }
}
