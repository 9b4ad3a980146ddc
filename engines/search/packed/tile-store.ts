import type { Snapshot } from '../snapshot.ts';
import type { Kernel } from './kernel.ts';
import { KernelMemory } from './kernel-memory.ts';
import { TileDiscounts } from './tile-discounts.ts';
import { dayBitmap, directory, fields, placeNumber, sizes, structureBytes, tileParts } from './layout.ts';
import { TileOptions } from './tile-options.ts';
import { TileRules, type PackedRules } from './tile-rules.ts';
import { TileGroups } from './tile-groups.ts';

/** The kernel's facts of a home, without its options. */
interface TileHome {
  objectNumber: number;
  region: number;
  /** Index of the country among the locations. */
  country: number;
  lat: number;
  lon: number;
  weekPrice: number;
  personsMax: number;
  /** Average in hundredths and number of ratings; both 0 without ratings. */
  rating: number;
  ratingCount: number;
  /** Address and number of its seasons. */
  seasons: number;
  seasonCount: number;
  /** The ten factors of `CostFactors`, always first. */
  costs: ArrayLike<number>;
  /** Number of its party scheme. */
  partyScheme: number;
  /** True if the tax depends on the arrival or the price. */
  isTaxVarying: boolean;
  discounts: ArrayLike<number>;
  rules: PackedRules;
  /** True after the hour at which the home's bookings of a day end. */
  isClosed: boolean;
  occupied: Uint32Array;
}

/** An empty box. */
const nowhere = [Infinity, Infinity, -Infinity, -Infinity] as const;

/** The tiles in the kernel's memory: blocks of slots that belong to one region each, or to several (`placeNumber.several`). */
export class TileStore {
  readonly memory: KernelMemory;
  readonly kernel: Kernel;
  blocks = 0;
  readonly tileSlots: number;
  readonly blockSlots: number;
  readonly blocksPerTile: number;
  readonly ringWords: number;
  /** Words of a set of a tile's slots. */
  readonly setWords: number;
  /** Bytes of the bitmaps by day of a tile group. */
  #groupBytes = 0;
  readonly #groups: TileGroups;
  readonly options: TileOptions;
  readonly #discounts: TileDiscounts;
  readonly rules: TileRules;

  constructor(kernel: Kernel, bitmaps: number, today: number) {
    this.kernel = kernel;
    this.memory = new KernelMemory(kernel);
    this.tileSlots = sizes.tileSlots;
    this.blockSlots = sizes.blockSlots;
    this.blocksPerTile = sizes.tileBlocks;
    this.ringWords = sizes.ringWords;
    this.setWords = sizes.bitmapBytes / 4;
    this.#groups = new TileGroups(this.memory);
    this.options = new TileOptions(this.memory, this.#groups, bitmaps);
    this.#discounts = new TileDiscounts(this.memory);
    this.rules = new TileRules(this.memory, today);
  }

  /**
   * Lays out tile groups for an initial number of blocks, and reserves `more` bytes at the same time, because memory that grows often is
   * copied often. Must be called before the first block is added.
   */
  begin(blocks: number, more: number): void {
    const tiles = Math.ceil(blocks / this.blocksPerTile);
    this.kernel.layTileGroups(tiles);
    const { int32 } = this.memory;
    this.#groups.tilesPerGroup = int32[(directory.tileGroups + fields.tileGroups.tiles) >>> 2]!;
    this.#groupBytes = dayBitmap.count * int32[(directory.tileGroups + fields.tileGroups.kindBytes) >>> 2]!;
    const groups = Math.ceil(tiles / this.#groups.tilesPerGroup);
    this.memory.reserve(
      groups * (this.#groupBytes + this.options.groupBytes) +
        tiles * (tileParts.bytes + this.options.tileBytes) +
        more,
    );
  }

  get tiles(): number {
    return this.#groups.tiles;
  }

  get slots(): number {
    return this.tiles * this.tileSlots;
  }

  tileAt(slot: number): number {
    return this.memory.uint32[(directory.tileTable >>> 2) + Math.floor(slot / this.tileSlots)]!;
  }

  groupAt(slot: number): number {
    return this.memory.uint32[(directory.groupTable >>> 2) + Math.floor(slot / this.tileSlots)]!;
  }

  addBlock(region: number, country: number): number {
    const block = this.blocks;
    this.blocks += 1;
    if (block >= this.tiles * this.blocksPerTile) this.#addTile();
    const { int32, float64 } = this.memory;
    int32[(directory.blockRegions >>> 2) + block] = region;
    int32[(directory.blockCountries >>> 2) + block] = country;
    float64.set(nowhere, (directory.blockBoxes >>> 3) + block * 4);
    float64[(directory.bestScores >>> 3) + block] = Infinity;
    float64[(directory.bestRatings >>> 3) + block] = Infinity;
    return block;
  }

  /** West, south, east, north; an empty block has an inverted, infinite box. */
  boxAt(block: number): Float64Array {
    const at = (directory.blockBoxes >>> 3) + block * 4;
    return this.memory.float64.subarray(at, at + 4);
  }

  put(slot: number, home: TileHome): void {
    const tile = this.tileAt(slot);
    const tileSlot = slot % this.tileSlots;
    const { int32, uint32, uint16, float64 } = this.memory;
    float64[((tile + tileParts.latitudes) >>> 3) + tileSlot] = home.lat;
    float64[((tile + tileParts.longitudes) >>> 3) + tileSlot] = home.lon;
    this.#widen(slot, home);
    this.putWeekPrice(slot, home.weekPrice);
    const facts = this.#factsAt(tile, tileSlot);
    uint32[((tile + tileParts.objectNumbers) >>> 2) + tileSlot] = home.objectNumber;
    uint32[((tile + tileParts.partySchemes) >>> 2) + tileSlot] = home.partyScheme;
    int32[((tile + tileParts.regions) >>> 2) + tileSlot] = home.region;
    int32[((tile + tileParts.countries) >>> 2) + tileSlot] = home.country;
    uint32[((tile + tileParts.ratings) >>> 2) + tileSlot] = (home.ratingCount << 10) | home.rating;
    uint32[((tile + tileParts.seasonLists) >>> 2) + tileSlot] = home.seasons;
    int32[((tile + tileParts.seasonCounts) >>> 2) + tileSlot] = home.seasonCount;
    uint16[((tile + tileParts.capacities) >>> 1) + tileSlot] = home.personsMax;
    this.putOccupied(slot, home.occupied);
    const factors = sizes.costFactors;
    for (let factor = 0; factor < factors; factor += 1) int32[facts + factor] = home.costs[factor]!;
    this.#discounts.put(tile, tileSlot, home.discounts, home.isTaxVarying);
    this.rules.put(tile, tileSlot, home.rules, home.isClosed);
    this.kernel.putFactCodes(tile, tileSlot);
  }

  /** Closes or opens the first day on which a home takes arrivals. */
  close(slot: number, leadDays: number, isClosed: boolean): void {
    this.rules.close(this.tileAt(slot), slot % this.tileSlots, leadDays, isClosed);
  }

  /** Updates the gaps of a home after `before` has become an earlier day. */
  passDays(slot: number, baseWord: number, before: number): void {
    this.kernel.passDays(this.tileAt(slot), this.groupAt(slot), slot % this.tileSlots, baseWord, before);
  }

  putWeekPrice(slot: number, price: number): void {
    const at = (this.tileAt(slot) + tileParts.weekPrices) >>> 2;
    this.memory.int32[at + (slot % this.tileSlots)] = price;
  }

  putScore(slot: number, score: number): void {
    const tile = this.tileAt(slot);
    const tileSlot = slot % this.tileSlots;
    const { float64 } = this.memory;
    float64[((tile + tileParts.scores) >>> 3) + tileSlot] = score;
    this.#lowerBestKey(directory.bestScores, slot, -score);
  }

  isShared(slot: number): boolean {
    const block = Math.floor(slot / this.blockSlots);
    return this.memory.int32[(directory.blockRegions >>> 2) + block] === placeNumber.several;
  }

  putOccupied(slot: number, ringBuffer: Uint32Array): void {
    this.memory.uint32.set(ringBuffer, this.occupiedAt(slot));
  }

  /** Index of the home's ring buffer of occupied nights among the words of the memory. */
  occupiedAt(slot: number): number {
    const tileSlot = slot % this.tileSlots;
    return (this.tileAt(slot) + tileParts.occupied + tileSlot * this.ringWords * 4) >>> 2;
  }

  fill(baseWord: number): void {
    for (let first = 0; first < this.blocks; first += this.blocksPerTile) {
      const slot = first * this.blockSlots;
      const blocks = Math.min(this.blocksPerTile, this.blocks - first);
      this.kernel.fillTile(this.tileAt(slot), this.groupAt(slot), blocks, baseWord);
    }
  }

  /** Computes the bitmaps of one home for the days [from, until), and its rates unless only nights have changed. */
  fillSlot(slot: number, baseWord: number, from: number, until: number, onlyOccupied: boolean): void {
    const tileSlot = slot % this.tileSlots;
    this.kernel.fillSlot(
      this.tileAt(slot),
      this.groupAt(slot),
      tileSlot,
      baseWord,
      from,
      until,
      Number(onlyOccupied),
    );
  }

  /** Occupies the nights [from, until) of a home, in its ring buffer and its sets by day. */
  occupy(slot: number, baseWord: number, from: number, until: number): void {
    const tileSlot = slot % this.tileSlots;
    this.kernel.occupySlot(this.tileAt(slot), this.groupAt(slot), tileSlot, baseWord, from, until);
  }

  /** Empties a slot: it is in no set and has no seasons. The caller frees its list of seasons. */
  clear(slot: number): void {
    const tile = this.tileAt(slot);
    const tileSlot = slot % this.tileSlots;
    this.memory.int32[((tile + tileParts.seasonCounts) >>> 2) + tileSlot] = 0;
    this.options.clear(slot);
    this.#discounts.free(tile, tileSlot);
  }

  async exchange(snapshot: Snapshot): Promise<void> {
    [this.blocks, this.#groupBytes] = await snapshot.value([this.blocks, this.#groupBytes] as const);
    await this.#groups.exchange(snapshot);
    await this.options.exchange(snapshot);
    await this.memory.exchange(snapshot);
  }

  #addTile(): void {
    if (this.tiles >= sizes.tilesMax) throw new Error('The index has no room for more homes.');
    const tile = this.memory.take(tileParts.bytes);
    this.#groups.addPart(directory.groupTable, this.#groupBytes);
    this.options.addTile();
    const { uint32, int32, float64 } = this.memory;
    uint32[(directory.tileTable >>> 2) + this.tiles] = tile;
    const firstBlock = this.tiles * this.blocksPerTile;
    for (const list of [directory.blockRegions, directory.blockCountries]) {
      const at = (list >>> 2) + firstBlock;
      int32.fill(placeNumber.none, at, at + this.blocksPerTile);
    }
    float64.set(nowhere, (directory.tileBoxes >>> 3) + this.tiles * 4);
    for (let block = firstBlock; block < firstBlock + this.blocksPerTile; block += 1)
      float64.set(nowhere, (directory.blockBoxes >>> 3) + block * 4);
    this.#groups.tiles += 1;
  }

  #widen(slot: number, { lat, lon, rating, objectNumber }: TileHome): void {
    this.#lowerBestKey(
      directory.bestRatings,
      slot,
      (sizes.starsMax - rating) * sizes.starUnit + objectNumber,
    );
    const { float64 } = this.memory;
    for (const at of [
      (directory.tileBoxes >>> 3) + Math.floor(slot / this.tileSlots) * 4,
      (directory.blockBoxes >>> 3) + Math.floor(slot / this.blockSlots) * 4,
    ]) {
      float64[at] = Math.min(float64[at]!, lon);
      float64[at + 1] = Math.min(float64[at + 1]!, lat);
      float64[at + 2] = Math.max(float64[at + 2]!, lon);
      float64[at + 3] = Math.max(float64[at + 3]!, lat);
    }
  }

  /**
   * Stores the key if it is smaller than that of the block. The key of a removed home remains, so the block may be
   * read in vain.
   */
  #lowerBestKey(bests: number, slot: number, key: number): void {
    const { float64 } = this.memory;
    const at = (bests >>> 3) + Math.floor(slot / this.blockSlots);
    if (key < float64[at]!) float64[at] = key;
  }

  /** Index of the first word of a home's facts. */
  #factsAt(tile: number, tileSlot: number): number {
    return (tile + tileParts.facts + tileSlot * structureBytes.facts) >>> 2;
  }
}
