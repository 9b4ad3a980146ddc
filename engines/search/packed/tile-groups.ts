import type { KernelMemory } from './kernel-memory.ts';
import type { Snapshot } from '../snapshot.ts';
import { sizes } from './layout.ts';

/** Numbers the tiles and groups them, so that parts of a group's tiles are contiguous. */
export class TileGroups {
  tiles = 0;
  tilesPerGroup = 0;
  readonly #memory: KernelMemory;

  constructor(memory: KernelMemory) {
    this.#memory = memory;
  }

  async exchange(snapshot: Snapshot): Promise<void> {
    [this.tiles, this.tilesPerGroup] = await snapshot.value([this.tiles, this.tilesPerGroup] as const);
  }

  /** Stores the address of the next tile's part: beside that of the last tile, or first in a new tile group of so many bytes. */
  addPart(table: number, bytes: number): void {
    const at = (table >>> 2) + this.tiles;
    const isFirst = this.tiles % this.tilesPerGroup === 0;
    const part = isFirst ? this.#memory.take(bytes) : this.#memory.uint32[at - 1]! + sizes.bitmapBytes;
    this.#memory.uint32[at] = part;
  }
}
