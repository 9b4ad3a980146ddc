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

/** A lower bound with any value: the bitmaps of its choices leave few homes to be tested. */
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

  /** The sets of the query before are given up. */
  begin(): void {
    this.#used = 0;
  }

  /** The address of the set of homes that fit this filter; null if the filter is empty. */
  bitmapOf(key: FilterKey, filter: SearchFilter): number | null {
    switch (key) {
      case 'distance':
        if (filter.latitude === undefined || filter.longitude === undefined) return null;
        return this.#inside(new Circle(filter.latitude, filter.longitude, filter.distance!));
      case 'fulltext':
      case 'q':
        return this.#withWords(filter[key]!);
      case 'place':
        return this.#inPlace(this.#locations.indexOf('place', String(filter.place)));
      case 'landlord':
      case 'agency':
        return this.#ofRows(this.#homes[key === 'agency' ? 'byAgency' : 'byLandlord'].docIds(filter[key]!));
      case 'onr':
        return this.#numbered([filter.onr!]);
      case 'objects':
        return this.#numbered(filter.objects!);
      case 'partnerTags':
        return this.#united(filter.partnerTags!.map((tag) => `partnerTags:${tag}`));
      case 'personsMax':
        return this.#bounded(lowerBounds.persons!, 'persons', filter.personsMax! + 1, true);
      default:
        return lowerBounds[key]
          ? this.#bounded(lowerBounds[key], key, filter[key] as number, false)
          : this.#take() * 4;
    }
  }

  /** Index of the first word of an empty set. */
  #take(): number {
    const set = (this.#address + this.#used * this.#bytes) / 4;
    this.#used += 1;
    this.#homes.tiles.memory.uint32.fill(0, set, set + this.#homes.tiles.slots / 32);
    return set;
  }

  #ofRows(docIds: ArrayLike<number>): number {
    const set = this.#take();
    const { uint32 } = this.#homes.tiles.memory;
    for (let index = 0; index < docIds.length; index += 1) {
      const slot = this.#homes.slotOfDoc(docIds[index]!);
      uint32[set + (slot >>> 5)]! |= 1 << (slot & 31);
    }
    return set * 4;
  }

  #numbered(objectNumbers: readonly number[]): number {
    const { docIdOf } = this.#homes.table;
    return this.#ofRows(objectNumbers.flatMap((objectNumber) => docIdOf.get(objectNumber) ?? []));
  }

  #inPlace(location: number): number {
    const set = this.#take();
    const { uint32 } = this.#homes.tiles.memory;
    this.#words.forEachHomeAt(location, (docId) => {
      const slot = this.#homes.slotOfDoc(docId);
      uint32[set + (slot >>> 5)]! |= 1 << (slot & 31);
    });
    return set * 4;
  }

  #withWords(text: string): number | null {
    const found = this.#words.find(text, this.#homes.table);
    if (!found) return null;
    const set = this.#take();
    const { uint32 } = this.#homes.tiles.memory;
    forEachBit(found, (docId) => {
      const slot = this.#homes.slotOfDoc(docId);
      uint32[set + (slot >>> 5)]! |= 1 << (slot & 31);
    });
    return set * 4;
  }

  #united(names: readonly string[]): number {
    const set = this.#take();
    const { tiles, bitmaps } = this.#homes;
    const { setWords } = tiles;
    const { bitmapWords } = tiles.options;
    const { uint32 } = tiles.memory;
    for (const name of names) {
      const bitmap = bitmaps.find(name);
      if (bitmap === undefined) continue;
      for (let tile = 0; tile < tiles.tiles; tile += 1) {
        const from = (tiles.options.bitmapsOf(tile) >>> 2) + bitmap * bitmapWords;
        const to = set + tile * setWords;
        for (let word = 0; word < setWords; word += 1) uint32[to + word]! |= uint32[from + word]!;
      }
    }
    return set * 4;
  }

  /** Homes in the bitmap of the next choice above fit, those outside of the one below do not. */
  #bounded({ choices, fits }: LowerBound, key: string, bound: number, isReversed: boolean): number {
    const set = this.#take();
    const { tiles, bitmaps, table } = this.#homes;
    const { setWords } = tiles;
    const { bitmapWords } = tiles.options;
    const { uint32 } = tiles.memory;
    const bitmapOf = (choice: number | undefined): number | null => {
      if (choice === undefined) return null;
      return key === 'persons' ? bitmaps.personsBitmap(choice) : bitmaps.find(`${key}:${choice}`)!;
    };
    const sure = bitmapOf(choices.find((choice) => choice >= bound));
    const possible = bitmapOf(choices.findLast((choice) => choice <= bound)) ?? 0;
    for (let tile = 0; tile < tiles.tiles; tile += 1) {
      const from = tiles.options.bitmapsOf(tile) >>> 2;
      for (let word = 0; word < setWords; word += 1) {
        let fitting = sure === null ? 0 : uint32[from + sure * bitmapWords + word]!;
        let open = uint32[from + possible * bitmapWords + word]! & ~fitting;
        for (; open !== 0; open &= open - 1) {
          const bit = open & -open;
          const slot = tile * tiles.tileSlots + word * 32 + 31 - Math.clz32(bit);
          if (fits(table.columns, this.#homes.docOfSlot(slot), bound)) fitting |= bit;
        }
        uint32[set + tile * setWords + word] = isReversed ? ~fitting : fitting;
      }
    }
    return set * 4;
  }

  /** Computes exact distances only for homes in a box around the circle. */
  #inside(circle: Circle): number {
    const set = this.#take();
    const { tiles, table } = this.#homes;
    const { uint32 } = tiles.memory;
    const { lat, lon } = table.columns;
    for (let block = 0; block < tiles.blocks; block += 1) {
      if (!circle.touches(tiles.boxOf(block))) continue;
      const first = block * tiles.blockSlots;
      for (let word = first / 32; word < (first + tiles.blockSlots) / 32; word += 1) {
        const tile = Math.floor((word * 32) / tiles.tileSlots);
        let open = uint32[(tiles.options.bitmapsOf(tile) >>> 2) + (word % tiles.setWords)]!;
        let fitting = 0;
        for (; open !== 0; open &= open - 1) {
          const bit = open & -open;
          const docId = this.#homes.docOfSlot(word * 32 + 31 - Math.clz32(bit));
          if (circle.holds(lat[docId]!, lon[docId]!)) fitting |= bit;
        }
        uint32[set + word] = fitting;
      }
    }
    return set * 4;
  }
}
