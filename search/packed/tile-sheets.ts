import type { KernelMemory } from './kernel-memory.ts';
import { sizes } from './layout.ts';

/** The tiles by number, and how many of them have a sheet together: there their parts lie side by side. */
export class TileSheets {
  /** Number of tiles. */
  tiles = 0;
  tilesOfSheet = 0;
  readonly #memory: KernelMemory;

  constructor(memory: KernelMemory) {
    this.#memory = memory;
  }

  /** Tells a table where the next tile's part is: beside that of the last one, or first in a new sheet of so many bytes. */
  addPart(table: number, bytes: number): void {
    const at = (table >>> 2) + this.tiles;
    const isFirst = this.tiles % this.tilesOfSheet === 0;
    const part = isFirst ? this.#memory.take(bytes) : this.#memory.uint32[at - 1]! + sizes.bitmapBytes;
    this.#memory.uint32[at] = part;
  }
}
