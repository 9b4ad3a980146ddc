import type { IndexedHome } from '../indexed-home.ts';
import { packDiscounts, packSeasons } from './home-record.ts';

const chunkWords = 65_536;

/** Lists of words by consecutive doc ids; each is written once and never moved. */
export class WordLists {
  words = 0;
  /** A longer list has a chunk of its own. */
  readonly #chunks: Uint32Array[] = [];
  /** Chunk, start and length of each doc id's list. */
  readonly #chunkNumbers: number[] = [];
  readonly #starts: number[] = [];
  readonly #lengths: number[] = [];
  #end = 0;

  add(list: ArrayLike<number>): void {
    const { length } = list;
    let chunk = this.#chunks.at(-1);
    if (!chunk || this.#end + length > chunk.length) {
      chunk = new Uint32Array(Math.max(chunkWords, length));
      this.#chunks.push(chunk);
      this.#end = 0;
    }
    chunk.set(list, this.#end);
    this.#chunkNumbers.push(this.#chunks.length - 1);
    this.#starts.push(this.#end);
    this.#lengths.push(length);
    this.#end += length;
    this.words += length;
  }

  read(docId: number): Uint32Array {
    const start = this.#starts[docId]!;
    return this.#chunks[this.#chunkNumbers[docId]!]!.subarray(start, start + this.#lengths[docId]!);
  }
}

/**
 * Data of homes waiting for their slots while an index is built, as far as the table of doc ids has no columns for
 * them.
 */
export class StagedHomes {
  readonly seasons = new WordLists();
  readonly discounts = new WordLists();
  /** Rings of occupied nights. */
  readonly occupied = new WordLists();

  add({ rates }: IndexedHome, ringBuffer: Uint32Array): void {
    this.seasons.add(packSeasons(rates));
    this.discounts.add(packDiscounts(rates.discounts));
    this.occupied.add(ringBuffer);
  }
}
