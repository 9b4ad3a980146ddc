import { forEachBit, type Bits } from '../bits.ts';
import type { Snapshot } from '../snapshot.ts';
import type { KernelMemory } from './kernel-memory.ts';
import { directory, sizes } from './layout.ts';
import type { TileGroups } from './tile-groups.ts';

const { tileSlots, vectorBits, vectorBytes } = sizes;

/** Options of all homes, stored twice: as bitmaps of slots in tile groups, and home by home. */
export class TileOptions {
  bitmaps: number;
  /** Vectors that each home's options take. */
  vectors = 1;
  readonly #memory: KernelMemory;
  readonly #groups: TileGroups;

  constructor(memory: KernelMemory, groups: TileGroups, bitmaps: number) {
    this.#memory = memory;
    this.#groups = groups;
    this.bitmaps = bitmaps;
  }

  /** Words from one bitmap to the next: those of a tile group are contiguous. */
  get bitmapWords(): number {
    return (this.#groups.tilesPerGroup * sizes.bitmapBytes) / 4;
  }

  /** Bytes of the bitmaps of a tile group. */
  get groupBytes(): number {
    return this.bitmaps * this.bitmapWords * 4;
  }

  get tileBytes(): number {
    return tileSlots * this.#words * 4;
  }

  addTile(): void {
    const options = this.#memory.take(this.tileBytes);
    this.#memory.uint32[(directory.homeOptionTable >>> 2) + this.#groups.tiles] = options;
    this.#groups.addPart(directory.optionBitmapTable, this.groupBytes);
  }

  bitmapsAt(tile: number): number {
    return this.#memory.uint32[(directory.optionBitmapTable >>> 2) + tile]!;
  }

  putInBitmap(slot: number, bitmap: number): void {
    const bitmaps = this.bitmapsAt(Math.floor(slot / tileSlots)) >>> 2;
    const tileSlot = slot % tileSlots;
    this.#memory.uint32[bitmaps + bitmap * this.bitmapWords + (tileSlot >>> 5)]! |= 1 << (tileSlot & 31);
  }

  /** Sets the option of that bit for the home. */
  put(slot: number, bit: number): void {
    this.#memory.uint32[this.#optionsAt(slot) + (bit >>> 5)]! |= 1 << (bit & 31);
  }

  /** Fills a new bitmap from a set of doc ids. `bit` is the option of the bitmap, if it has one. */
  fillBitmap(bitmap: number, bit: number | undefined, docIds: Bits, slotByDocId: ArrayLike<number>): void {
    const { uint32 } = this.#memory;
    const inTile = bitmap * this.bitmapWords;
    const bitmaps = this.#readTable(directory.optionBitmapTable);
    const options = this.#readTable(directory.homeOptionTable);
    const words = this.#words;
    forEachBit(docIds, (docId) => {
      const slot = slotByDocId[docId]!;
      const tile = Math.floor(slot / tileSlots);
      const tileSlot = slot - tile * tileSlots;
      uint32[bitmaps[tile]! + inTile + (tileSlot >>> 5)]! |= 1 << (tileSlot & 31);
      if (bit !== undefined) uint32[options[tile]! + tileSlot * words + (bit >>> 5)]! |= 1 << (bit & 31);
    });
  }

  /** Removes the slot from all bitmaps and clears its options. */
  clear(slot: number): void {
    const { uint32 } = this.#memory;
    const bitmaps = this.bitmapsAt(Math.floor(slot / tileSlots)) >>> 2;
    const tileSlot = slot % tileSlots;
    const { bitmapWords } = this;
    for (let bitmap = 0; bitmap < this.bitmaps; bitmap += 1)
      uint32[bitmaps + bitmap * bitmapWords + (tileSlot >>> 5)]! &= ~(1 << (tileSlot & 31));
    const options = this.#optionsAt(slot);
    uint32.fill(0, options, options + this.#words);
  }

  /** Allocates this many options per home, replacing the present ones. */
  demandOptions(options: number): void {
    const vectors = Math.ceil(options / vectorBits);
    if (vectors <= this.vectors) return;
    const table = directory.homeOptionTable >>> 2;
    const [before, words] = [this.#words, (vectors * vectorBytes) / 4];
    for (let tile = 0; tile < this.#groups.tiles; tile += 1) {
      const next = this.#memory.take(tileSlots * words * 4);
      const { uint32 } = this.#memory;
      const old = uint32[table + tile]! >>> 2;
      for (let tileSlot = 0; tileSlot < tileSlots; tileSlot += 1) {
        const from = old + tileSlot * before;
        uint32.copyWithin((next >>> 2) + tileSlot * words, from, from + before);
      }
      uint32[table + tile] = next;
    }
    this.vectors = vectors;
  }

  /** Allocates more bitmaps, replacing the present ones. */
  growBitmaps(bitmaps: number): void {
    const { tiles, tilesPerGroup } = this.#groups;
    const table = directory.optionBitmapTable >>> 2;
    for (let first = 0; first < tiles; first += tilesPerGroup) {
      const next = this.#memory.take(bitmaps * this.bitmapWords * 4);
      const { uint32 } = this.#memory;
      const old = uint32[table + first]!;
      uint32.copyWithin(next >>> 2, old >>> 2, (old >>> 2) + this.bitmaps * this.bitmapWords);
      for (let tile = first; tile < Math.min(first + tilesPerGroup, tiles); tile += 1)
        uint32[table + tile]! += next - old;
    }
    this.bitmaps = bitmaps;
  }

  async exchange(snapshot: Snapshot): Promise<void> {
    [this.bitmaps, this.vectors] = await snapshot.value([this.bitmaps, this.vectors] as const);
  }

  get #words(): number {
    return (this.vectors * vectorBytes) / 4;
  }

  /** Index of the first word of a home's options. */
  #optionsAt(slot: number): number {
    const options = this.#memory.uint32[(directory.homeOptionTable >>> 2) + Math.floor(slot / tileSlots)]!;
    return (options >>> 2) + (slot % tileSlots) * this.#words;
  }

  /** The addresses of a table by tile, as word indexes. */
  #readTable(table: number): Uint32Array {
    return this.#memory.uint32
      .slice(table >>> 2, (table >>> 2) + this.#groups.tiles)
      .map((address) => address >>> 2);
  }
}
