import { forEachBit, type Bits } from '../bits.ts';
import type { KernelMemory } from './kernel-memory.ts';
import { directory, sizes } from './layout.ts';
import type { TileSheets } from './tile-sheets.ts';

const { tileSlots, vectorBits, vectorBytes } = sizes;

/** Which homes have which options, twice: as planes of slots in sheets of several tiles, and home by home. */
export class TileOptions {
  /** Planes that there is room for. */
  planes: number;
  /** Vectors that each home's options take. */
  vectors = 1;
  readonly #memory: KernelMemory;
  readonly #sheets: TileSheets;

  constructor(memory: KernelMemory, sheets: TileSheets, planes: number) {
    this.#memory = memory;
    this.#sheets = sheets;
    this.planes = planes;
  }

  /** Words from one plane to the next: those of the tiles of a sheet lie side by side. */
  get planeWords(): number {
    return (this.#sheets.tilesOfSheet * sizes.bitmapBytes) / 4;
  }

  /** Bytes of the planes of a sheet. */
  get sheetBytes(): number {
    return this.planes * this.planeWords * 4;
  }

  /** Bytes of the options of a tile's homes. */
  get tileBytes(): number {
    return tileSlots * this.#words * 4;
  }

  /** Room for the next tile. */
  addTile(): void {
    const options = this.#memory.take(this.tileBytes);
    this.#memory.uint32[(directory.homeOptionTable >>> 2) + this.#sheets.tiles] = options;
    this.#sheets.addPart(directory.optionBitmapTable, this.sheetBytes);
  }

  /** Address of a tile's part of the first plane. */
  planesOf(tile: number): number {
    return this.#memory.uint32[(directory.optionBitmapTable >>> 2) + tile]!;
  }

  putInPlane(slot: number, plane: number): void {
    const planes = this.planesOf(Math.floor(slot / tileSlots)) >>> 2;
    const own = slot % tileSlots;
    this.#memory.uint32[planes + plane * this.planeWords + (own >>> 5)]! |= 1 << (own & 31);
  }

  /** The home has the option of that bit. */
  put(slot: number, bit: number): void {
    this.#memory.uint32[this.#optionsOf(slot) + (bit >>> 5)]! |= 1 << (bit & 31);
  }

  /** All homes of a new plane at once: a set of rows, whose slots are given. `bit` is the plane's option, if it is one. */
  fillPlane(plane: number, bit: number | undefined, rows: Bits, slotOfRow: ArrayLike<number>): void {
    const { uint32 } = this.#memory;
    const inTile = plane * this.planeWords;
    const planes = this.#placesOf(directory.optionBitmapTable);
    const options = this.#placesOf(directory.homeOptionTable);
    const words = this.#words;
    forEachBit(rows, (row) => {
      const slot = slotOfRow[row]!;
      const tile = Math.floor(slot / tileSlots);
      const own = slot - tile * tileSlots;
      uint32[planes[tile]! + inTile + (own >>> 5)]! |= 1 << (own & 31);
      if (bit !== undefined) uint32[options[tile]! + own * words + (bit >>> 5)]! |= 1 << (bit & 31);
    });
  }

  /** Takes the slot out of all planes, and its options. */
  clear(slot: number): void {
    const { uint32 } = this.#memory;
    const planes = this.planesOf(Math.floor(slot / tileSlots)) >>> 2;
    const own = slot % tileSlots;
    const { planeWords } = this;
    for (let plane = 0; plane < this.planes; plane += 1)
      uint32[planes + plane * planeWords + (own >>> 5)]! &= ~(1 << (own & 31));
    const options = this.#optionsOf(slot);
    uint32.fill(0, options, options + this.#words);
  }

  /** Makes room for so many options of each home, in place of the present ones. */
  demand(options: number): void {
    const vectors = Math.ceil(options / vectorBits);
    if (vectors <= this.vectors) return;
    const table = directory.homeOptionTable >>> 2;
    const [before, words] = [this.#words, (vectors * vectorBytes) / 4];
    for (let tile = 0; tile < this.#sheets.tiles; tile += 1) {
      const next = this.#memory.take(tileSlots * words * 4);
      const { uint32 } = this.#memory;
      const old = uint32[table + tile]! >>> 2;
      for (let own = 0; own < tileSlots; own += 1) {
        const from = old + own * before;
        uint32.copyWithin((next >>> 2) + own * words, from, from + before);
      }
      uint32[table + tile] = next;
    }
    this.vectors = vectors;
  }

  /** Makes room for more planes, in place of the present ones. */
  growPlanes(planes: number): void {
    const { tiles, tilesOfSheet } = this.#sheets;
    const table = directory.optionBitmapTable >>> 2;
    for (let first = 0; first < tiles; first += tilesOfSheet) {
      const next = this.#memory.take(planes * this.planeWords * 4);
      const { uint32 } = this.#memory;
      const old = uint32[table + first]!;
      uint32.copyWithin(next >>> 2, old >>> 2, (old >>> 2) + this.planes * this.planeWords);
      for (let tile = first; tile < Math.min(first + tilesOfSheet, tiles); tile += 1)
        uint32[table + tile]! += next - old;
    }
    this.planes = planes;
  }

  get #words(): number {
    return (this.vectors * vectorBytes) / 4;
  }

  /** Index of the first word of a home's options. */
  #optionsOf(slot: number): number {
    const options = this.#memory.uint32[(directory.homeOptionTable >>> 2) + Math.floor(slot / tileSlots)]!;
    return (options >>> 2) + (slot % tileSlots) * this.#words;
  }

  /** Of a table of addresses by tile: where these are among the words of the memory. */
  #placesOf(table: number): Uint32Array {
    return this.#memory.uint32
      .slice(table >>> 2, (table >>> 2) + this.#sheets.tiles)
      .map((address) => address >>> 2);
  }
}
