import {
  bedChoices,
  ratingChoices,
  roomChoices,
  squaremeterChoices,
  type FilterKey,
  type SearchFilter,
} from '../../../domain/search-filter.ts';
import { forEachBit } from '../bits.ts';
import type { LocationList } from '../location-list.ts';
import type { WordIndex } from '../word-index.ts';
import { Circle } from './circle.ts';
import { personsBitmaps } from './option-bitmaps.ts';
import type { PackedHomes } from './packed-homes.ts';

/** Maximum number of sets of one query: the number of filters without a bitmap. */
const setsMax = 48;

type Columns = PackedHomes['table']['columns'];

/** A filter by a minimum of any value: thanks to the bitmaps of its usual values few homes are tested. */
interface LowerBound {
  /** Ascending. */
  choices: readonly number[];
  fits: (columns: Columns, docId: number, bound: number) => boolean;
}

const lowerBounds: Readonly<Record<string, LowerBound>> = {
  persons: {
    choices: Array.from({ length: personsBitmaps }, (_, index) => index + 1),
    fits: (columns, docId, bound) => columns.personsMax[docId]! >= bound,
  },
  sleepingRooms: {
    choices: roomChoices,
    fits: (columns, docId, bound) => columns.sleepingRooms[docId]! >= bound,
  },
  bathRooms: { choices: roomChoices, fits: (columns, docId, bound) => columns.bathRooms[docId]! >= bound },
  beds: { choices: bedChoices, fits: (columns, docId, bound) => columns.beds[docId]! >= bound },
  squaremeterLiving: {
    choices: squaremeterChoices,
    fits: (columns, docId, bound) => columns.squaremeterLiving[docId]! >= bound,
  },
  rating: {
    choices: ratingChoices,
    fits: (columns, docId, bound) => columns.rating[docId]! > 0 && columns.rating[docId]! / 100 >= bound,
  },
};

/**
 * Filters that no bitmap of options answers, as sets of slots in the kernel's memory. None reads all homes:
 * each begins with a list, with the bitmaps beside it, or with the blocks that a circle touches.
 */
export class FilterBitmaps {
  readonly #homes: PackedHomes;
  readonly #locations: LocationList;
  readonly #words: WordIndex;
  #address = 0;
  #bytes = 0;
  #used = 0;

  constructor(homes: PackedHomes, locations: LocationList, words: WordIndex) {
    this.#homes = homes;
    this.#locations = locations;
    this.#words = words;
  }

  makeRoom(slots: number): void {
    this.#bytes = slots / 8;
    this.#address = this.#homes.tiles.memory.take(setsMax * this.#bytes);
  }

  /** Discards the sets of the previous query. */
  begin(): void {
    this.#used = 0;
  }

  /** Returns the address of the set of homes that match this filter; null if the filter is empty. */
  findBitmap(key: FilterKey, filter: SearchFilter): number | null {
    switch (key) {
      case 'distance':
        if (filter.latitude === undefined || filter.longitude === undefined) return null;
        return this.#insideCircle(new Circle(filter.latitude, filter.longitude, filter.distance!));
      case 'fulltext':
      case 'q':
        return this.#withWords(filter[key]!);
      case 'place':
        return this.#inPlace(this.#locations.findIndex('place', String(filter.place)));
      case 'landlord':
      case 'agency':
        return this.#fromDocIds(
          this.#homes[key === 'agency' ? 'byAgency' : 'byLandlord'].docIds(filter[key]!),
        );
      case 'onr':
        return this.#fromObjectNumbers([filter.onr!]);
      case 'objects':
        return this.#fromObjectNumbers(filter.objects!);
      case 'partnerTags':
        return this.#uniteBitmaps(filter.partnerTags!.map((tag) => `partnerTags:${tag}`));
      case 'personsMax':
        return this.#fromLowerBound(lowerBounds.persons!, 'persons', filter.personsMax! + 1, true);
      default:
        return lowerBounds[key]
          ? this.#fromLowerBound(lowerBounds[key], key, filter[key] as number, false)
          : this.#takeSet() * 4;
    }
  }

  /** Allocates an empty set; returns the index of its first word. */
  #takeSet(): number {
    const set = (this.#address + this.#used * this.#bytes) / 4;
    this.#used += 1;
    this.#homes.tiles.memory.uint32.fill(0, set, set + this.#homes.tiles.slots / 32);
    return set;
  }

  #fromDocIds(docIds: ArrayLike<number>): number {
    const set = this.#takeSet();
    const { uint32 } = this.#homes.tiles.memory;
    for (let index = 0; index < docIds.length; index += 1) {
      const slot = this.#homes.findSlot(docIds[index]!);
      uint32[set + (slot >>> 5)]! |= 1 << (slot & 31);
    }
    return set * 4;
  }

  #fromObjectNumbers(objectNumbers: readonly number[]): number {
    const { docIdByNumber } = this.#homes.table;
    return this.#fromDocIds(objectNumbers.flatMap((objectNumber) => docIdByNumber.get(objectNumber) ?? []));
  }

  #inPlace(location: number): number {
    const set = this.#takeSet();
    const { uint32 } = this.#homes.tiles.memory;
    this.#words.forEachHomeAt(location, (docId) => {
      const slot = this.#homes.findSlot(docId);
      uint32[set + (slot >>> 5)]! |= 1 << (slot & 31);
    });
    return set * 4;
  }

  #withWords(text: string): number | null {
    const docIds = this.#words.find(text, this.#homes.table);
    if (!docIds) return null;
    const set = this.#takeSet();
    const { uint32 } = this.#homes.tiles.memory;
    forEachBit(docIds, (docId) => {
      const slot = this.#homes.findSlot(docId);
      uint32[set + (slot >>> 5)]! |= 1 << (slot & 31);
    });
    return set * 4;
  }

  #uniteBitmaps(names: readonly string[]): number {
    const set = this.#takeSet();
    const { tiles, bitmaps } = this.#homes;
    const { setWords } = tiles;
    const { bitmapWords } = tiles.options;
    const { uint32 } = tiles.memory;
    for (const name of names) {
      const bitmap = bitmaps.find(name);
      if (bitmap === undefined) continue;
      for (let tile = 0; tile < tiles.tiles; tile += 1) {
        const from = (tiles.options.bitmapsAt(tile) >>> 2) + bitmap * bitmapWords;
        const to = set + tile * setWords;
        for (let word = 0; word < setWords; word += 1) uint32[to + word]! |= uint32[from + word]!;
      }
    }
    return set * 4;
  }

  /** Homes in the bitmap of the next higher choice match, those outside of the next lower one do not; only the others are tested. */
  #fromLowerBound({ choices, fits }: LowerBound, key: string, bound: number, isReversed: boolean): number {
    const set = this.#takeSet();
    const { tiles, bitmaps, table } = this.#homes;
    const { setWords } = tiles;
    const { bitmapWords } = tiles.options;
    const { uint32 } = tiles.memory;
    const findChoiceBitmap = (choice: number | undefined): number | null => {
      if (choice === undefined) return null;
      return key === 'persons' ? bitmaps.personsBitmap(choice) : bitmaps.find(`${key}:${choice}`)!;
    };
    const sure = findChoiceBitmap(choices.find((choice) => choice >= bound));
    const possible = findChoiceBitmap(choices.findLast((choice) => choice <= bound)) ?? 0;
    for (let tile = 0; tile < tiles.tiles; tile += 1) {
      const from = tiles.options.bitmapsAt(tile) >>> 2;
      for (let word = 0; word < setWords; word += 1) {
        let fitting = sure === null ? 0 : uint32[from + sure * bitmapWords + word]!;
        let undecided = uint32[from + possible * bitmapWords + word]! & ~fitting;
        for (; undecided !== 0; undecided &= undecided - 1) {
          const bit = undecided & -undecided;
          const slot = tile * tiles.tileSlots + word * 32 + 31 - Math.clz32(bit);
          if (fits(table.columns, this.#homes.findDocId(slot), bound)) fitting |= bit;
        }
        uint32[set + tile * setWords + word] = isReversed ? ~fitting : fitting;
      }
    }
    return set * 4;
  }

  /** Computes exact distances only for homes in a box around the circle. */
  #insideCircle(circle: Circle): number {
    const set = this.#takeSet();
    const { tiles, table } = this.#homes;
    const { uint32 } = tiles.memory;
    const { lat, lon } = table.columns;
    for (let block = 0; block < tiles.blocks; block += 1) {
      if (!circle.touches(tiles.boxAt(block))) continue;
      const first = block * tiles.blockSlots;
      for (let word = first / 32; word < (first + tiles.blockSlots) / 32; word += 1) {
        const tile = Math.floor((word * 32) / tiles.tileSlots);
        let undecided = uint32[(tiles.options.bitmapsAt(tile) >>> 2) + (word % tiles.setWords)]!;
        let fitting = 0;
        for (; undecided !== 0; undecided &= undecided - 1) {
          const bit = undecided & -undecided;
          const docId = this.#homes.findDocId(word * 32 + 31 - Math.clz32(bit));
          if (circle.contains(lat[docId]!, lon[docId]!)) fitting |= bit;
        }
        uint32[set + word] = fitting;
      }
    }
    return set * 4;
  }
}
