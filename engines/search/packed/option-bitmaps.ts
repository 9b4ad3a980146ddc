import type { FilterKey, SearchFilter } from '../../../domain/search-filter.ts';
import { dogsOf } from '../period.ts';
import { closedOptions } from '../matches-home.ts';
import type { Snapshot } from '../snapshot.ts';

interface Option {
  name: string;
  key: FilterKey;
  bitmap: number;
  /** Number of dogs that the option adds to a search; null if it changes none. */
  dogs: number | null;
}

/** Planes that every index has: all homes, none, capacity for at least so many persons. */
export const presentBitmap = 0;
export const emptyBitmap = 1;
const firstPersons = 2;
export const personsBitmaps = 16;

export class OptionBitmaps {
  readonly #numbers = new Map<string, number>();
  readonly options: Option[] = [];
  /** Each bitmap has the option's place in `options`. */
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

  /** Bit of the bitmap's option among the options of a home; undefined for a bitmap without. */
  bitOf(bitmap: number): number | undefined {
    return this.#bits[bitmap];
  }

  demand(name: string): number {
    const known = this.#numbers.get(name);
    if (known !== undefined) return known;
    if (name.startsWith('offer:')) {
      return this.#add(name, 'offerFilter', {}, `offerFilter:${name.slice('offer:'.length)}`);
    }
    const number = this.#next;
    this.#numbers.set(name, number);
    this.#next += 1;
    return number;
  }

  async exchange(snapshot: Snapshot): Promise<void> {
    for (const name of await snapshot.value([...this.#numbers.keys()])) this.demand(name);
  }

  #add(name: string, key: FilterKey, filter: SearchFilter, facet = name): number {
    const bitmap = this.#next;
    this.#next += 1;
    this.#numbers.set(name, bitmap);
    this.#bits[bitmap] = this.options.length;
    this.options.push({ name: facet, key, bitmap, dogs: key === 'pets' ? dogsOf(filter) : null });
    return bitmap;
  }
}
