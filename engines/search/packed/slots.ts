import type { Snapshot } from '../snapshot.ts';
import { placeNumber } from './layout.ts';
import type { TileStore } from './tile-store.ts';

/** Upper bound of a region's homes in shared blocks. */
const sharedHomesMax = 64;
/** A region with this many own blocks shares none: the empty slots of its last block matter little. */
const ownBlocksMax = 4;

interface RegionSlots {
  blocks: number;
  empty: number[];
  shared: number;
}

/**
 * Assigns slots to homes. A search decides once for a whole block of one region whether its homes match a place. Regions with few homes would leave
 * most of a block empty, so they share blocks, whose homes are checked one by one.
 */
export class Slots {
  readonly #tiles: TileStore;
  readonly #sharedMax: number;
  #regions: RegionSlots[] = [];
  /** Empty slots of shared blocks; the last is used next. */
  #empty: number[] = [];

  constructor(tiles: TileStore, sharedMax = sharedHomesMax) {
    this.#tiles = tiles;
    this.#sharedMax = sharedMax;
  }

  /** Number of a region's homes in shared blocks. */
  countShared(homes: number): number {
    const { blockSlots } = this.#tiles;
    const remainder = homes % blockSlots;
    return homes < ownBlocksMax * blockSlots && remainder <= this.#sharedMax ? remainder : 0;
  }

  take(region: number, country: number): number {
    const own = this.#regionSlots(region);
    const isSharing = own.blocks < ownBlocksMax && own.shared < this.#sharedMax;
    return own.empty.length === 0 && isSharing ? this.takeShared(region) : this.takeOwn(region, country);
  }

  /** Assigns a slot in one of the region's own blocks. */
  takeOwn(region: number, country: number): number {
    const own = this.#regionSlots(region);
    const emptySlot = own.empty.pop();
    if (emptySlot !== undefined) return emptySlot;
    own.blocks += 1;
    return this.#openBlock(this.#tiles.addBlock(region, country), own.empty);
  }

  /** Assigns a slot in a shared block. */
  takeShared(region: number): number {
    this.#regionSlots(region).shared += 1;
    const { several } = placeNumber;
    return this.#empty.pop() ?? this.#openBlock(this.#tiles.addBlock(several, several), this.#empty);
  }

  leave(slot: number, region: number): void {
    const own = this.#regionSlots(region);
    if (this.#tiles.isShared(slot)) {
      own.shared -= 1;
      this.#empty.push(slot);
    } else {
      own.empty.push(slot);
    }
  }

  async exchange(snapshot: Snapshot): Promise<void> {
    this.#regions = await snapshot.value(Array.from(this.#regions, (region) => region ?? noSlots()));
    this.#empty = await snapshot.value(this.#empty);
  }

  #regionSlots(region: number): RegionSlots {
    return (this.#regions[region] ??= noSlots());
  }

  /** Returns the first slot of a block and adds the others to the empty ones. */
  #openBlock(block: number, empty: number[]): number {
    const { blockSlots } = this.#tiles;
    const first = block * blockSlots;
    for (let slot = first + blockSlots - 1; slot > first; slot -= 1) empty.push(slot);
    return first;
  }
}

function noSlots(): RegionSlots {
  return { blocks: 0, empty: [], shared: 0 };
}
