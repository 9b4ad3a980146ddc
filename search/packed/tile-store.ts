import { forEachBit, type Bits } from '../bits.ts';
import type { Kernel } from './kernel.ts';
import { KernelMemory } from './kernel-memory.ts';
import { TileDiscounts } from './tile-discounts.ts';
import { tileLayout, type TileLayout } from './tile-layout.ts';

/** What the kernel knows of a home, beside the sets of options it is in. */
export interface TileHome {
  objectNumber: number;
  lat: number;
  lon: number;
  weekPrice: number;
  /** Hundredths and number; 0 and 0 when nobody rated. */
  rating: number;
  ratingCount: number;
  /** Address and number of its seasons. */
  seasons: number;
  seasonCount: number;
  /** The ten factors of `CostFactors`, always first. */
  costs: ArrayLike<number>;
  discounts: ArrayLike<number>;
  occupied: Uint32Array;
}

const unused = -1;
/** A box that holds nothing. */
const nowhere = [Infinity, Infinity, -Infinity, -Infinity] as const;
/** Options that a vector of 128 bits holds, and its bytes. */
const optionsOfVector = 128;
const vectorBytes = 16;

/** The tiles in the kernel's memory: blocks of slots that belong to one region each. */
export class TileStore {
  readonly memory: KernelMemory;
  readonly kernel: Kernel;
  /** Number of tiles. */
  tiles = 0;
  /** Blocks in use. */
  blocks = 0;
  planes: number;
  /** Vectors that each home's options take. */
  optionVectors = 1;
  readonly tileSlots: number;
  readonly blockSlots: number;
  readonly blocksOfTile: number;
  readonly ringWords: number;
  /** Words of a set of a tile's slots. */
  readonly setWords: number;
  /** Words from one plane of options to the next: those of the tiles of a sheet lie side by side. */
  planeWords = 0;
  #tilesOfSheet = 0;
  #sheetBytes = 0;
  readonly layout: TileLayout;
  readonly #discounts: TileDiscounts;

  constructor(kernel: Kernel, planes: number) {
    this.kernel = kernel;
    this.memory = new KernelMemory(kernel);
    this.planes = planes;
    this.layout = tileLayout(kernel);
    this.tileSlots = this.layout.tileSlots;
    this.blockSlots = this.layout.blockSlots;
    this.blocksOfTile = this.layout.tileBlocks;
    this.ringWords = this.layout.ringWords;
    this.setWords = this.layout.set / 4;
    this.#discounts = new TileDiscounts(this.memory, this.layout);
  }

  /** Lays sheets out for an index that begins with so many blocks; before the first of them is added. */
  laySheets(blocks: number): void {
    this.kernel.laySheets(Math.ceil(blocks / this.blocksOfTile));
    this.#tilesOfSheet = this.kernel.constant('SHEET_TILES');
    this.#sheetBytes = this.kernel.constant('SHEET_RINGS') * this.kernel.constant('SHEET_RING');
    this.planeWords = this.kernel.constant('SHEET_SET') / 4;
  }

  get slots(): number {
    return this.tiles * this.tileSlots;
  }

  tileOf(slot: number): number {
    return this.memory.uint32[(this.layout.tileTable >>> 2) + Math.floor(slot / this.tileSlots)]!;
  }

  /** Where the sets by day of a slot's tile begin. */
  sheetOf(slot: number): number {
    return this.memory.uint32[(this.layout.sheetTable >>> 2) + Math.floor(slot / this.tileSlots)]!;
  }

  planesOf(tile: number): number {
    return this.memory.uint32[(this.layout.planeTable >>> 2) + tile]!;
  }

  /** The next block, all of its slots empty. */
  addBlock(region: number, country: number): number {
    const block = this.blocks;
    this.blocks += 1;
    if (block >= this.tiles * this.blocksOfTile) this.#addTile();
    const { int32, float64 } = this.memory;
    int32[(this.layout.blockRegions >>> 2) + block] = region;
    int32[(this.layout.blockCountries >>> 2) + block] = country;
    float64.set(nowhere, (this.layout.blockBoxes >>> 3) + block * 4);
    float64[(this.layout.bestScores >>> 3) + block] = Infinity;
    float64[(this.layout.bestRatings >>> 3) + block] = Infinity;
    return block;
  }

  regionOf(block: number): number {
    return this.memory.int32[(this.layout.blockRegions >>> 2) + block]!;
  }

  /** West, south, east, north; infinite the wrong way round for an empty block. */
  boxOf(block: number): Float64Array {
    const at = (this.layout.blockBoxes >>> 3) + block * 4;
    return this.memory.float64.subarray(at, at + 4);
  }

  put(slot: number, home: TileHome): void {
    const tile = this.tileOf(slot);
    const own = slot % this.tileSlots;
    const { int32, uint32, float64 } = this.memory;
    float64[((tile + this.layout.latitudes) >>> 3) + own] = home.lat;
    float64[((tile + this.layout.longitudes) >>> 3) + own] = home.lon;
    this.#widen(slot, home);
    this.putWeekPrice(slot, home.weekPrice);
    const facts = this.#factsOf(tile, own);
    uint32[((tile + this.layout.objectNumbers) >>> 2) + own] = home.objectNumber;
    uint32[((tile + this.layout.ratings) >>> 2) + own] = (home.ratingCount << 10) | home.rating;
    uint32[((tile + this.layout.seasonLists) >>> 2) + own] = home.seasons;
    int32[((tile + this.layout.seasonCounts) >>> 2) + own] = home.seasonCount;
    this.putOccupied(slot, home.occupied);
    const factors = this.layout.costFactors;
    for (let factor = 0; factor < factors; factor += 1) int32[facts + factor] = home.costs[factor]!;
    this.#discounts.put(tile, own, home.discounts);
    this.kernel.putFactCodes(tile, own);
  }

  putWeekPrice(slot: number, price: number): void {
    const at = (this.tileOf(slot) + this.layout.weekPrices) >>> 2;
    this.memory.int32[at + (slot % this.tileSlots)] = price;
  }

  /** Points of the recommendation. */
  putScore(slot: number, score: number): void {
    const tile = this.tileOf(slot);
    const own = slot % this.tileSlots;
    const { float64 } = this.memory;
    float64[((tile + this.layout.scores) >>> 3) + own] = score;
    this.#better(this.layout.bestScores, slot, -score);
  }

  putOccupied(slot: number, ring: Uint32Array): void {
    this.memory.uint32.set(ring, this.occupiedAt(slot));
  }

  /** Index of the home's ring of taken nights among the words of the memory. */
  occupiedAt(slot: number): number {
    const own = slot % this.tileSlots;
    return (this.tileOf(slot) + this.layout.occupied + own * this.ringWords * 4) >>> 2;
  }

  /** Makes the sets by day and the rates of all homes. */
  fill(baseWord: number): void {
    for (let first = 0; first < this.blocks; first += this.blocksOfTile) {
      const slot = first * this.blockSlots;
      const blocks = Math.min(this.blocksOfTile, this.blocks - first);
      this.kernel.fillTile(this.tileOf(slot), this.sheetOf(slot), blocks, baseWord);
    }
  }

  /** The same of one home, for the days [from, until); also its rates, unless only nights have changed. */
  fillSlot(slot: number, baseWord: number, from: number, until: number, onlyOccupied: boolean): void {
    const own = slot % this.tileSlots;
    this.kernel.fillSlot(
      this.tileOf(slot),
      this.sheetOf(slot),
      own,
      baseWord,
      from,
      until,
      Number(onlyOccupied),
    );
  }

  /** Takes the nights [from, until) of a home: its ring and its sets by day. */
  occupy(slot: number, baseWord: number, from: number, until: number): void {
    const own = slot % this.tileSlots;
    this.kernel.occupySlot(this.tileOf(slot), this.sheetOf(slot), own, baseWord, from, until);
  }

  /** A slot without home: in no set, without seasons. Its list of seasons is left to the caller. */
  clear(slot: number): void {
    const tile = this.tileOf(slot);
    const own = slot % this.tileSlots;
    this.memory.int32[((tile + this.layout.seasonCounts) >>> 2) + own] = 0;
    const planes = this.planesOf(Math.floor(slot / this.tileSlots)) >>> 2;
    for (let plane = 0; plane < this.planes; plane += 1) {
      this.memory.uint32[planes + plane * this.planeWords + (own >>> 5)]! &= ~(1 << (own & 31));
    }
    const options = this.#optionsOf(slot);
    this.memory.uint32.fill(0, options, options + this.#optionWords);
    this.#discounts.free(tile, own);
  }

  /** Makes room for so many blocks at once, beside `more` bytes: a memory that grows often is moved often. */
  reserve(blocks: number, more: number): void {
    const tiles = Math.ceil(blocks / this.blocksOfTile);
    const own =
      this.layout.tileBytes + 4 * (this.planes * this.setWords + this.tileSlots * this.#optionWords);
    this.memory.reserve(tiles * own + more);
  }

  putInPlane(slot: number, plane: number): void {
    const planes = this.planesOf(Math.floor(slot / this.tileSlots)) >>> 2;
    const own = slot % this.tileSlots;
    this.memory.uint32[planes + plane * this.planeWords + (own >>> 5)]! |= 1 << (own & 31);
  }

  /** The home has the option of that bit. */
  putOption(slot: number, bit: number): void {
    this.memory.uint32[this.#optionsOf(slot) + (bit >>> 5)]! |= 1 << (bit & 31);
  }

  /** All homes of a new plane at once: a set of rows, whose slots are given. `bit` is the plane's option, if it is one. */
  fillPlane(plane: number, bit: number | undefined, rows: Bits, slotOfRow: ArrayLike<number>): void {
    const { uint32 } = this.memory;
    const { tileSlots } = this;
    const inTile = plane * this.planeWords;
    const planes = this.#words(this.layout.planeTable);
    const options = this.#words(this.layout.optionTable);
    const optionWords = this.#optionWords;
    forEachBit(rows, (row) => {
      const slot = slotOfRow[row]!;
      const tile = Math.floor(slot / tileSlots);
      const own = slot - tile * tileSlots;
      uint32[planes[tile]! + inTile + (own >>> 5)]! |= 1 << (own & 31);
      if (bit !== undefined) uint32[options[tile]! + own * optionWords + (bit >>> 5)]! |= 1 << (bit & 31);
    });
  }

  /** Makes room for so many options of each home, in place of the present ones. */
  demandOptions(options: number): void {
    const vectors = Math.ceil(options / optionsOfVector);
    if (vectors <= this.optionVectors) return;
    const table = this.layout.optionTable >>> 2;
    const [before, words] = [this.#optionWords, (vectors * vectorBytes) / 4];
    for (let tile = 0; tile < this.tiles; tile += 1) {
      const next = this.memory.take(this.tileSlots * words * 4);
      const old = this.memory.uint32[table + tile]! >>> 2;
      for (let own = 0; own < this.tileSlots; own += 1) {
        const from = old + own * before;
        this.memory.uint32.copyWithin((next >>> 2) + own * words, from, from + before);
      }
      this.memory.uint32[table + tile] = next;
    }
    this.optionVectors = vectors;
  }

  /** Makes room for more planes of options, in place of the present ones. */
  growPlanes(planes: number): void {
    const table = this.layout.planeTable >>> 2;
    for (let first = 0; first < this.tiles; first += this.#tilesOfSheet) {
      const next = this.memory.take(planes * this.planeWords * 4);
      const old = this.memory.uint32[table + first]!;
      this.memory.uint32.copyWithin(next >>> 2, old >>> 2, (old >>> 2) + this.planes * this.planeWords);
      for (let tile = first; tile < Math.min(first + this.#tilesOfSheet, this.tiles); tile += 1)
        this.memory.uint32[table + tile]! += next - old;
    }
    this.planes = planes;
  }

  #addTile(): void {
    if (this.tiles >= this.layout.tilesMax) throw new Error('The index has no room for more homes.');
    const tile = this.memory.take(this.layout.tileBytes);
    const options = this.memory.take(this.tileSlots * this.#optionWords * 4);
    const [sheet, planes] =
      this.tiles % this.#tilesOfSheet === 0 ? this.#takeSheet() : this.#nextOfSheet(this.tiles - 1);
    const { uint32, int32, float64 } = this.memory;
    uint32[(this.layout.tileTable >>> 2) + this.tiles] = tile;
    uint32[(this.layout.sheetTable >>> 2) + this.tiles] = sheet;
    uint32[(this.layout.planeTable >>> 2) + this.tiles] = planes;
    uint32[(this.layout.optionTable >>> 2) + this.tiles] = options;
    const firstBlock = this.tiles * this.blocksOfTile;
    for (const list of [this.layout.blockRegions, this.layout.blockCountries]) {
      const at = (list >>> 2) + firstBlock;
      int32.fill(unused, at, at + this.blocksOfTile);
    }
    float64.set(nowhere, (this.layout.tileBoxes >>> 3) + this.tiles * 4);
    for (let block = firstBlock; block < firstBlock + this.blocksOfTile; block += 1)
      float64.set(nowhere, (this.layout.blockBoxes >>> 3) + block * 4);
    this.tiles += 1;
  }

  /** Addresses of the sets by day and of the planes of options of a new sheet's first tile. */
  #takeSheet(): [number, number] {
    const sheet = this.memory.take(this.#sheetBytes);
    return [sheet, this.memory.take(this.planes * this.planeWords * 4)];
  }

  /** The same of the tile beside that one. */
  #nextOfSheet(tile: number): [number, number] {
    const { uint32 } = this.memory;
    const own = this.setWords * 4;
    return [uint32[(this.layout.sheetTable >>> 2) + tile]! + own, this.planesOf(tile) + own];
  }

  #widen(slot: number, { lat, lon, rating, objectNumber }: TileHome): void {
    this.#better(
      this.layout.bestRatings,
      slot,
      (this.layout.starsMax - rating) * this.layout.ofStars + objectNumber,
    );
    const { float64 } = this.memory;
    for (const at of [
      (this.layout.tileBoxes >>> 3) + Math.floor(slot / this.tileSlots) * 4,
      (this.layout.blockBoxes >>> 3) + Math.floor(slot / this.blockSlots) * 4,
    ]) {
      float64[at] = Math.min(float64[at]!, lon);
      float64[at + 1] = Math.min(float64[at + 1]!, lat);
      float64[at + 2] = Math.max(float64[at + 2]!, lon);
      float64[at + 3] = Math.max(float64[at + 3]!, lat);
    }
  }

  /** The smaller key stands before: of a home that leaves it stays, and the block is looked at in vain. */
  #better(bests: number, slot: number, key: number): void {
    const { float64 } = this.memory;
    const at = (bests >>> 3) + Math.floor(slot / this.blockSlots);
    if (key < float64[at]!) float64[at] = key;
  }

  /** Index of the first word of a home's facts. */
  #factsOf(tile: number, own: number): number {
    return (tile + this.layout.facts + own * this.layout.factBytes) >>> 2;
  }

  /** Of a table of addresses by tile: where these are among the words of the memory. */
  #words(table: number): Uint32Array {
    return this.memory.uint32.slice(table >>> 2, (table >>> 2) + this.tiles).map((address) => address >>> 2);
  }

  get #optionWords(): number {
    return (this.optionVectors * vectorBytes) / 4;
  }

  /** Index of the first word of a home's options. */
  #optionsOf(slot: number): number {
    const tile = Math.floor(slot / this.tileSlots);
    const options = this.memory.uint32[(this.layout.optionTable >>> 2) + tile]!;
    return (options >>> 2) + (slot % this.tileSlots) * this.#optionWords;
  }
}
