import type { IndexedHome } from '../indexed-home.ts';
import { packDiscounts, packSeasons } from './home-record.ts';

/** A list is within one chunk: long enough for ten thousand seasons. */
const chunkWords = 65_536;

/** Lists of words by row, which come one after the other: each is written once and never moved. */
class WordLists {
  /** Of all lists. */
  words = 0;
  readonly #chunks: Uint32Array[] = [];
  /** By row: where among all chunks its list begins, and how long it is. */
  readonly #starts: number[] = [];
  readonly #lengths: number[] = [];
  #end = 0;

  add(list: ArrayLike<number>): void {
    const { length } = list;
    // Also an empty list begins within a chunk.
    if (this.#end + length >= this.#chunks.length * chunkWords) {
      this.#end = this.#chunks.length * chunkWords;
      this.#chunks.push(new Uint32Array(chunkWords));
    }
    this.#chunks.at(-1)!.set(list, this.#end % chunkWords);
    this.#starts.push(this.#end);
    this.#lengths.push(length);
    this.#end += length;
    this.words += length;
  }

  of(row: number): Uint32Array {
    const start = this.#starts[row]!;
    const at = start % chunkWords;
    return this.#chunks[Math.floor(start / chunkWords)]!.subarray(at, at + this.#lengths[row]!);
  }
}

/** What waits for its slot while an index is built: all of a home that the table of rows has no columns for. */
export class StagedHomes {
  readonly seasons = new WordLists();
  readonly discounts = new WordLists();
  /** Rings of taken nights. */
  readonly occupied = new WordLists();

  /** Of the next row. */
  add({ sheet }: IndexedHome, ring: Uint32Array): void {
    this.seasons.add(packSeasons(sheet));
    this.discounts.add(packDiscounts(sheet.discounts));
    this.occupied.add(ring);
  }
}
