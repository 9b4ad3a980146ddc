import type { Snapshot } from '../snapshot.ts';
import { placeNumber } from './layout.ts';
import type { TileStore } from './tile-store.ts';

/** Homes of one region that shared blocks take at most. */
const sharedHomesMax = 64;
/** Blocks of its own from which on a region shares none: what its last one leaves empty weighs little then. */
const ownBlocksMax = 4;

/** How the homes of one region, by its number, are spread. */
interface RegionSlots {
  /** Number of blocks that hold no other homes. */
  blocks: number;
  /** Empty slots of these, the next one last. */
  empty: number[];
  /** Number of homes in shared blocks. */
  shared: number;
}

/**
 * Which slots are taken. A block of one region alone decides for all of its homes whether they are of a place. Where a
 * region has few homes that would leave most of a block empty: those share blocks, whose homes are told apart one by one.
 */
export class Slots {
  readonly #tiles: TileStore;
  readonly #sharedMax: number;
  #regions: RegionSlots[] = [];
  /** Empty slots of shared blocks, the next one last. */
  #empty: number[] = [];

  constructor(tiles: TileStore, sharedMax = sharedHomesMax) {
    this.#tiles = tiles;
    this.#sharedMax = sharedMax;
  }

  /** How many of so many homes of a region share blocks with others. */
  sharedOf(homes: number): number {
    const { blockSlots } = this.#tiles;
    const rest = homes % blockSlots;
    return homes < ownBlocksMax * blockSlots && rest <= this.#sharedMax ? rest : 0;
  }

  /** A slot for one home more of a region. */
  take(region: number, country: number): number {
    const own = this.#of(region);
    const isSharing = own.blocks < ownBlocksMax && own.shared < this.#sharedMax;
    return own.empty.length === 0 && isSharing ? this.takeShared(region) : this.takeOwn(region, country);
  }

  /** One of the region's own blocks. */
  takeOwn(region: number, country: number): number {
    const own = this.#of(region);
    const known = own.empty.pop();
    if (known !== undefined) return known;
    own.blocks += 1;
    return this.#firstOf(this.#tiles.addBlock(region, country), own.empty);
  }

  /** One of a shared block. */
  takeShared(region: number): number {
    this.#of(region).shared += 1;
    const { several } = placeNumber;
    return this.#empty.pop() ?? this.#firstOf(this.#tiles.addBlock(several, several), this.#empty);
  }

  leave(slot: number, region: number): void {
    const own = this.#of(region);
    if (this.#tiles.isShared(slot)) {
      own.shared -= 1;
      this.#empty.push(slot);
    } else {
      own.empty.push(slot);
    }
  }

  async exchange(snapshot: Snapshot): Promise<void> {
    this.#regions = await snapshot.value(Array.from(this.#regions, (region) => region ?? unsettled()));
    this.#empty = await snapshot.value(this.#empty);
  }

  #of(region: number): RegionSlots {
    return (this.#regions[region] ??= unsettled());
  }

  /** The first slot of a block; the others become empty ones. */
  #firstOf(block: number, empty: number[]): number {
    const { blockSlots } = this.#tiles;
    const first = block * blockSlots;
    for (let slot = first + blockSlots - 1; slot > first; slot -= 1) empty.push(slot);
    return first;
  }
}

function unsettled(): RegionSlots {
  return { blocks: 0, empty: [], shared: 0 };
}
