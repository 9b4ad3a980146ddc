import { clearBit, forEachBit, hasBit, setBit, wordsFor, type Bits } from './bits.ts';
import { IntLists } from './int-lists.ts';
import type { Snapshot } from './snapshot.ts';

/** A list of 32-bit doc ids is larger than a bitset if the set contains more than one in 32 doc ids. */
const sparse = 32;

/**
 * Sets of doc ids by number: small ones as lists, those with more than a 32nd of all doc ids as bitsets, which are
 * then smaller and merged a word at a time.
 */
export class DocSets {
  readonly #lists = new IntLists();
  readonly #dense = new Map<number, { bits: Bits; count: number }>();
  /** Number of doc ids that each bitset has room for. */
  #capacity = 4096;

  count(set: number): number {
    return this.#dense.get(set)?.count ?? this.#lists.length(set);
  }

  /** The doc id must not be in the set. */
  add(set: number, docId: number): void {
    if (docId >= this.#capacity) this.#grow(docId);
    const dense = this.#dense.get(set);
    if (dense) {
      setBit(dense.bits, docId);
      dense.count += 1;
      return;
    }
    this.#lists.append(set, docId);
    if (this.#lists.length(set) * sparse > this.#capacity) this.#makeDense(set);
  }

  delete(set: number, docId: number): void {
    const dense = this.#dense.get(set);
    if (!dense) {
      this.#lists.delete(set, docId);
    } else if (hasBit(dense.bits, docId)) {
      clearBit(dense.bits, docId);
      dense.count -= 1;
    }
  }

  /** Ignores doc ids beyond the end of the target. */
  addTo(set: number, target: Bits): void {
    const dense = this.#dense.get(set);
    if (dense) {
      const { bits } = dense;
      const length = Math.min(bits.length, target.length);
      for (let word = 0; word < length; word += 1) target[word]! |= bits[word]!;
      return;
    }
    const { data } = this.#lists;
    const end = this.#lists.end(set);
    for (let at = this.#lists.start(set); at < end; at += 1) {
      const docId = data[at]!;
      // Writes beyond the end of a typed array are ignored.
      target[docId >>> 5]! |= 1 << (docId & 31);
    }
  }

  forEach(set: number, visit: (docId: number) => void): void {
    const dense = this.#dense.get(set);
    if (dense) {
      forEachBit(dense.bits, visit);
      return;
    }
    const end = this.#lists.end(set);
    for (let at = this.#lists.start(set); at < end; at += 1) visit(this.#lists.data[at]!);
  }

  async exchange(snapshot: Snapshot): Promise<void> {
    await this.#lists.exchange(snapshot);
    this.#capacity = await snapshot.value(this.#capacity);
    const dense = await snapshot.value([...this.#dense].map(([set, { count }]) => [set, count] as const));
    for (const [set, count] of dense) {
      const bits = await snapshot.column(this.#dense.get(set)?.bits ?? new Uint32Array(0));
      this.#dense.set(set, { bits, count });
    }
  }

  bytes(): number {
    return this.#lists.bytes() + this.#dense.size * (this.#capacity / 8);
  }

  #makeDense(set: number): void {
    const bits = new Uint32Array(wordsFor(this.#capacity));
    const count = this.#lists.length(set);
    for (let at = this.#lists.start(set); at < this.#lists.end(set); at += 1) {
      setBit(bits, this.#lists.data[at]!);
    }
    this.#lists.replace(set, []);
    this.#dense.set(set, { bits, count });
  }

  /** A set that was dense among few homes may be sparse among many; it becomes a list again. */
  #grow(docId: number): void {
    while (this.#capacity <= docId) this.#capacity = Math.ceil((this.#capacity * 1.5) / 32) * 32;
    for (const [set, dense] of this.#dense) {
      if (dense.count * sparse > this.#capacity) {
        const bits = new Uint32Array(wordsFor(this.#capacity));
        bits.set(dense.bits);
        dense.bits = bits;
        continue;
      }
      const docIds = new Int32Array(dense.count);
      let length = 0;
      forEachBit(dense.bits, (one) => {
        docIds[length] = one;
        length += 1;
      });
      this.#dense.delete(set);
      this.#lists.replace(set, docIds);
    }
  }
}
