import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { HelpThreadData } from './help-thread.ts';
import { contextParts, contexts, fields, sizes } from './layout.ts';
import type { TileStore } from './tile-store.ts';

/** Number of tiles from which a wide search gains more than waking a thread costs. */
const helpedTilesMin = 16;
const address = contexts[2];
const helper = (address + contextParts.helper) >>> 2;

/** A thread that processes tiles of wide searches beside the asking thread; it starts with the first wide search. */
export class SearchHelper {
  readonly #tiles: TileStore;
  readonly #tilesMin: number;
  #thread: Worker | null = null;
  #isClosed = false;
  /** Capacity of its lists of hits, in slots. */
  #slots = 0;

  /** `tilesMin`: indexes of fewer tiles are searched without the helper. */
  constructor(tiles: TileStore, tilesMin = availableParallelism() > 1 ? helpedTilesMin : Infinity) {
    this.#tiles = tiles;
    this.#tilesMin = tilesMin;
  }

  /** Address of the helper's context for a wide query; 0 if there is no helper. */
  get address(): number {
    if (this.#isClosed || this.#tiles.tiles < this.#tilesMin) return 0;
    this.#makeRoom();
    this.#thread ??= this.#start();
    return address;
  }

  /** True if the helper took part in the last query of the context at that address. */
  hasHelped(context: number): boolean {
    const at = context + contextParts.progress + fields.progress.helped;
    return new DataView(this.#tiles.memory.int32.buffer).getUint8(at) !== 0;
  }

  /** Ends the thread, which must be idle: searches go on without it. */
  close(): void {
    this.#isClosed = true;
    void this.#thread?.terminate();
    this.#thread = null;
  }

  #start(): Worker {
    const { helper: module, memory } = this.#tiles.kernel;
    const thread = new Worker(new URL('./help-thread.ts', import.meta.url), {
      workerData: { module, memory } satisfies HelpThreadData,
    });
    // It waits for ever, and must not keep a process alive that has nothing else to do.
    thread.unref();
    return thread;
  }

  #makeRoom(): void {
    const { memory, slots } = this.#tiles;
    if (slots <= this.#slots) return;
    this.#slots = slots + sizes.tileSlots;
    const hitSlots = memory.take(4 * this.#slots);
    const hitPrices = memory.take(4 * this.#slots);
    memory.uint32[helper + (fields.helper.hitSlots >>> 2)] = hitSlots;
    memory.uint32[helper + (fields.helper.hitPrices >>> 2)] = hitPrices;
  }
}
