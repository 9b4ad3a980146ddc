import { discountColumns } from './home-record.ts';
import type { KernelMemory } from './kernel-memory.ts';
import { directory, fields, sizes, structureBytes, tileParts } from './layout.ts';
import { wordOffsets } from './word-offsets.ts';

const never = 0x7fffffff;
const limits = directory.discountLimits >>> 2;
const limitAt = wordOffsets(fields.discountLimits);

/** Discounts of the homes in the tiles: in their cost record, or as a list beside the tiles. */
export class TileDiscounts {
  readonly #memory: KernelMemory;

  constructor(memory: KernelMemory) {
    this.#memory = memory;
    memory.int32[limits + limitAt.earlyFrom] = never;
    memory.int32[limits + limitAt.lastMinuteUntil] = -1;
    memory.int32[limits + limitAt.longStayFrom] = never;
  }

  /** A home that is priced alone always gets a list, whatever its discounts are. */
  put(tile: number, tileSlot: number, discounts: ArrayLike<number>, isPricedAlone: boolean): void {
    this.free(tile, tileSlot);
    const charges = this.#chargesAt(tile, tileSlot);
    const columns = isPricedAlone ? null : discountColumns(discounts);
    if (columns) {
      this.#memory.uint16.set(columns, (charges + fields.charges.early) >>> 1);
      this.#widenDiscounts(columns);
      return;
    }
    // Allocating may replace the view of the memory.
    const list = this.#memory.takeList(4 * (discounts.length + 1)) >>> 2;
    this.#memory.uint32[list] = discounts.length;
    this.#memory.uint32.set(discounts, list + 1);
    this.#memory.uint32[(charges + fields.charges.lastMinute) >>> 2] = list;
    this.#memory.uint32[this.#hasListAt(tile, tileSlot)]! |= 1 << (tileSlot & 31);
  }

  free(tile: number, tileSlot: number): void {
    const { uint32 } = this.#memory;
    const charges = this.#chargesAt(tile, tileSlot);
    const hasList = this.#hasListAt(tile, tileSlot);
    if ((uint32[hasList]! >>> (tileSlot & 31)) & 1) {
      const list = uint32[(charges + fields.charges.lastMinute) >>> 2]!;
      this.#memory.freeList(list * 4, 4 * (uint32[list]! + 1));
      uint32[hasList]! &= ~(1 << (tileSlot & 31));
    }
    const column = (charges + fields.charges.early) >>> 1;
    this.#memory.uint16.fill(0, column, column + sizes.discountKinds);
  }

  /** Widens the range of thresholds of all homes, so that most searches need not check each home. */
  #widenDiscounts([early, lastMinute, longStay]: readonly [number, number, number]): void {
    const { int32 } = this.#memory;
    const least = (at: number, word: number): void => {
      if (word > 0) int32[at] = Math.min(int32[at]!, word >>> 7);
    };
    least(limits + limitAt.earlyFrom, early);
    least(limits + limitAt.longStayFrom, longStay);
    const latest = limits + limitAt.lastMinuteUntil;
    if (lastMinute > 0) int32[latest] = Math.max(int32[latest]!, lastMinute >>> 7);
  }

  #chargesAt(tile: number, tileSlot: number): number {
    return tile + tileParts.charges + tileSlot * structureBytes.charges;
  }

  #hasListAt(tile: number, tileSlot: number): number {
    return ((tile + tileParts.hasDiscountList) >>> 2) + (tileSlot >>> 5);
  }
}
