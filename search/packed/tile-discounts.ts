import { discountColumns } from './home-record.ts';
import type { KernelMemory } from './kernel-memory.ts';
import type { TileLayout } from './tile-layout.ts';

const never = 0x7fffffff;

/** Discounts of the homes in the tiles: in their charges, or as a list beside the tiles. */
export class TileDiscounts {
  readonly #memory: KernelMemory;
  readonly #layout: TileLayout;

  constructor(memory: KernelMemory, layout: TileLayout) {
    this.#memory = memory;
    this.#layout = layout;
    memory.int32[layout.earlyFrom >>> 2] = never;
    memory.int32[layout.lastMinuteUntil >>> 2] = -1;
    memory.int32[layout.longStayFrom >>> 2] = never;
  }

  put(tile: number, own: number, discounts: ArrayLike<number>): void {
    this.free(tile, own);
    const charges = this.#chargesOf(tile, own);
    const columns = discountColumns(discounts);
    if (columns) {
      this.#memory.uint16.set(columns, (charges + this.#layout.discounts) >>> 1);
      this.#widenDiscounts(columns);
      return;
    }
    // Taking room may put another view of the memory in place.
    const list = this.#memory.takeList(4 * (discounts.length + 1)) >>> 2;
    this.#memory.uint32[list] = discounts.length;
    this.#memory.uint32.set(discounts, list + 1);
    this.#memory.uint32[(charges + this.#layout.discountList) >>> 2] = list;
    this.#memory.uint32[this.#manyAt(tile, own)]! |= 1 << (own & 31);
  }

  free(tile: number, own: number): void {
    const { uint32 } = this.#memory;
    const charges = this.#chargesOf(tile, own);
    const many = this.#manyAt(tile, own);
    if ((uint32[many]! >>> (own & 31)) & 1) {
      const list = uint32[(charges + this.#layout.discountList) >>> 2]!;
      this.#memory.freeList(list * 4, 4 * (uint32[list]! + 1));
      uint32[many]! &= ~(1 << (own & 31));
    }
    const column = (charges + this.#layout.discounts) >>> 1;
    this.#memory.uint16.fill(0, column, column + this.#layout.discountKinds);
  }

  /** What any home's thresholds are, so that most searches need not look at each. */
  #widenDiscounts([early, lastMinute, longStay]: readonly [number, number, number]): void {
    const { int32 } = this.#memory;
    const { earlyFrom, lastMinuteUntil, longStayFrom } = this.#layout;
    const least = (address: number, word: number): void => {
      const at = address >>> 2;
      if (word > 0) int32[at] = Math.min(int32[at]!, word >>> 7);
    };
    least(earlyFrom, early);
    least(longStayFrom, longStay);
    const latest = lastMinuteUntil >>> 2;
    if (lastMinute > 0) int32[latest] = Math.max(int32[latest]!, lastMinute >>> 7);
  }

  /** Address of a home's charges. */
  #chargesOf(tile: number, own: number): number {
    return tile + this.#layout.charges + own * this.#layout.chargeBytes;
  }

  #manyAt(tile: number, own: number): number {
    return ((tile + this.#layout.manyDiscounts) >>> 2) + (own >>> 5);
  }
}
