import type { FilterKey, SearchFilter } from '../../../domain/search-filter.ts';
import { countDogs } from '../period.ts';
import { closedOptions } from '../matches-home.ts';
import type { Snapshot } from '../snapshot.ts';

interface Option {
  name: string;
  key: FilterKey;
  bitmap: number;
  /** Number of dogs that the option adds to a search; null if it changes none. */
  dogs: number | null;
}

/** Bitmaps that every index has: all homes, no homes, and homes for at least 1, 2, ... persons. */
export const presentBitmap = 0;
export const emptyBitmap = 1;
const firstPersons = 2;
export const personsBitmaps = 16;

export class OptionBitmaps {
  readonly #numbers = new Map<string, number>();
  readonly options: Option[] = [];
  /** By bitmap: the index of its option in `options`. */
  readonly #bits: number[] = [];
  #next = firstPersons + personsBitmaps;

  constructor() {
    for (const { name, key, filter } of closedOptions) this.#add(name, key, filter);
    this.#add('lastminuteonly:Y', 'lastminuteonly', {});
  }

  get count(): number {
    return this.#next;
  }

  personsBitmap(persons: number): number {
    return firstPersons + persons - 1;
  }

  find(name: string): number | undefined {
    return this.#numbers.get(name);
  }

  /** Returns the bit of the bitmap's option among the options of a home; undefined if the bitmap has none. */
  findBit(bitmap: number): number | undefined {
    return this.#bits[bitmap];
  }

  findOrAdd(name: string): number {
    const existing = this.#numbers.get(name);
    if (existing !== undefined) return existing;
    if (name.startsWith('offer:')) {
      return this.#add(name, 'offerFilter', {}, `offerFilter:${name.slice('offer:'.length)}`);
    }
    const number = this.#next;
    this.#numbers.set(name, number);
    this.#next += 1;
    return number;
  }

  async exchange(snapshot: Snapshot): Promise<void> {
    for (const name of await snapshot.value([...this.#numbers.keys()])) this.findOrAdd(name);
  }

  #add(name: string, key: FilterKey, filter: SearchFilter, facet = name): number {
    const bitmap = this.#next;
    this.#next += 1;
    this.#numbers.set(name, bitmap);
    this.#bits[bitmap] = this.options.length;
    this.options.push({ name: facet, key, bitmap, dogs: key === 'pets' ? countDogs(filter) : null });
    return bitmap;
  }
}
