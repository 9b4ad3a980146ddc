import { setBit, type Bits } from './bits.ts';
import { allowedErrors, fitsWord, isNear, tokensOf, typeWords, wordsOf } from './fold-text.ts';
import type { HomeTable } from './home-table.ts';
import type { IndexedHome } from './indexed-home.ts';
import { IntPool } from './int-pool.ts';
import type { LocationList } from './location-list.ts';

/** Folded words of a home of its own; those of its locations come on top. */
export function ownWords(home: Pick<IndexedHome, 'titles' | 'objectType'>): string[] {
  return [...new Set([...home.titles.flatMap(wordsOf), ...typeWords[home.objectType]])];
}

/**
 * The words of all homes: each home keeps the ids of its words, so that a query looks through the
 * dictionary once and then compares numbers.
 */
export class WordIndex {
  readonly #idOf = new Map<string, number>();
  readonly #words: string[] = [];
  /** In how many homes a word is; words without a home are no longer known. */
  readonly #uses: number[] = [];
  readonly #wordsOfHome = new IntPool();
  readonly #locations: LocationList;

  constructor(locations: LocationList) {
    this.#locations = locations;
  }

  put(slot: number, home: IndexedHome): void {
    this.remove(slot);
    const ids = ownWords(home).map((word) => this.#id(word));
    for (const id of ids) this.#uses[id]! += 1;
    this.#wordsOfHome.set(slot, ids);
  }

  remove(slot: number): void {
    const { data } = this.#wordsOfHome;
    for (let at = this.#wordsOfHome.start(slot); at < this.#wordsOfHome.end(slot); at += 1) {
      this.#uses[data[at]!]! -= 1;
    }
    this.#wordsOfHome.set(slot, []);
  }

  /** The homes in which every word of the text is found; null when it asks for nothing. */
  find(text: string, homes: HomeTable): Bits | null {
    const tokens = tokensOf(text);
    if (tokens.length === 0) return null;
    const isMatch = tokens.map((token) => this.#matcher(token, homes));
    const found = new Uint32Array(homes.words);
    for (const slot of homes.slotOf.values()) {
      if (isMatch.every((matches) => matches(slot))) setBit(found, slot);
    }
    return found;
  }

  bytes(): number {
    return this.#wordsOfHome.bytes() + this.#words.length * 80;
  }

  /** Typing errors are forgiven only where the word as typed is in no home and no location. */
  #matcher(token: string, homes: HomeTable): (slot: number) => boolean {
    const { country, region, place, objectNumber } = homes.columns;
    const errors = allowedErrors(token);
    let marks = this.#mark((word) => fitsWord(token, word));
    if (!marks.any && errors > 0) marks = this.#mark((word) => isNear(token, word, errors));
    const { words, locations } = marks;
    const number = /^[1-9]\d{0,9}$/.test(token) ? Number(token) : -1;
    const pool = this.#wordsOfHome;
    return (slot) => {
      if (objectNumber[slot] === number) return true;
      if (locations[country[slot]!] || locations[region[slot]!] || locations[place[slot]!]) return true;
      const end = pool.end(slot);
      for (let at = pool.start(slot); at < end; at += 1) if (words[pool.data[at]!]) return true;
      return false;
    };
  }

  #mark(fits: (word: string) => boolean): { any: boolean; words: Uint8Array; locations: Uint8Array } {
    const words = new Uint8Array(this.#words.length);
    const locations = new Uint8Array(this.#locations.all.length);
    let any = false;
    this.#words.forEach((word, id) => {
      if (this.#uses[id]! > 0 && fits(word)) {
        words[id] = 1;
        any = true;
      }
    });
    this.#locations.all.forEach((location, index) => {
      if (location.words.some(fits)) {
        locations[index] = 1;
        any = true;
      }
    });
    return { any, words, locations };
  }

  #id(word: string): number {
    let id = this.#idOf.get(word);
    if (id === undefined) {
      id = this.#words.length;
      this.#idOf.set(word, id);
      this.#words.push(word);
      this.#uses.push(0);
    }
    return id;
  }
}
