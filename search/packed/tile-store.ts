import { discountColumns } from './home-record.ts';
import type { Kernel } from './kernel.ts';
import { KernelMemory } from './kernel-memory.ts';

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
  discounts: readonly number[];
  occupied: Uint32Array;
}

const unused = -1;
const never = 0x7fffffff;
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
  readonly #at: (name: string) => number;
  readonly #offsets = new Map<string, number>();

  constructor(kernel: Kernel, planes: number) {
    this.kernel = kernel;
    this.memory = new KernelMemory(kernel);
    this.planes = planes;
    this.#at = (name) => {
      let value = this.#offsets.get(name);
      if (value === undefined) this.#offsets.set(name, (value = kernel.constant(name)));
      return value;
    };
    this.tileSlots = this.#at('TILE_SLOTS');
    this.blockSlots = this.#at('BLOCK_SLOTS');
    this.blocksOfTile = this.#at('TILE_BLOCKS');
    this.ringWords = this.#at('RING_WORDS');
    this.setWords = this.#at('SET') / 4;
    const { int32 } = this.memory;
    int32[this.#at('EARLY_FROM') >>> 2] = never;
    int32[this.#at('LAST_MINUTE_UNTIL') >>> 2] = -1;
    int32[this.#at('LONG_STAY_FROM') >>> 2] = never;
  }

  get slots(): number {
    return this.tiles * this.tileSlots;
  }

  tileOf(slot: number): number {
    return this.memory.uint32[(this.#at('TILE_TABLE') >>> 2) + Math.floor(slot / this.tileSlots)]!;
  }

  planesOf(tile: number): number {
    return this.memory.uint32[(this.#at('PLANE_TABLE') >>> 2) + tile]!;
  }

  /** The next block, all of its slots empty. */
  addBlock(region: number, country: number): number {
    const block = this.blocks;
    this.blocks += 1;
    if (block >= this.tiles * this.blocksOfTile) this.#addTile();
    const { int32, float64 } = this.memory;
    int32[(this.#at('BLOCK_REGIONS') >>> 2) + block] = region;
    int32[(this.#at('BLOCK_COUNTRIES') >>> 2) + block] = country;
    float64.set(nowhere, (this.#at('BLOCK_BOXES') >>> 3) + block * 4);
    float64[(this.#at('BEST_SCORES') >>> 3) + block] = Infinity;
    float64[(this.#at('BEST_RATINGS') >>> 3) + block] = Infinity;
    return block;
  }

  regionOf(block: number): number {
    return this.memory.int32[(this.#at('BLOCK_REGIONS') >>> 2) + block]!;
  }

  /** West, south, east, north; infinite the wrong way round for an empty block. */
  boxOf(block: number): Float64Array {
    const at = (this.#at('BLOCK_BOXES') >>> 3) + block * 4;
    return this.memory.float64.subarray(at, at + 4);
  }

  put(slot: number, home: TileHome): void {
    const tile = this.tileOf(slot);
    const own = slot % this.tileSlots;
    const { int32, uint32, float64 } = this.memory;
    float64[((tile + this.#at('LATITUDES')) >>> 3) + own] = home.lat;
    float64[((tile + this.#at('LONGITUDES')) >>> 3) + own] = home.lon;
    this.#widen(slot, home);
    this.putWeekPrice(slot, home.weekPrice);
    const facts = this.#factsOf(tile, own);
    uint32[facts + (this.#at('OBJECT_NUMBER') >>> 2)] = home.objectNumber;
    uint32[((tile + this.#at('RATINGS')) >>> 2) + own] = (home.ratingCount << 10) | home.rating;
    uint32[((tile + this.#at('SEASON_LISTS')) >>> 2) + own] = home.seasons;
    int32[((tile + this.#at('SEASON_COUNTS')) >>> 2) + own] = home.seasonCount;
    this.putOccupied(slot, home.occupied);
    const factors = this.#at('COST_FACTORS');
    for (let factor = 0; factor < factors; factor += 1) int32[facts + factor] = home.costs[factor]!;
    this.#putDiscounts(tile, own, home.discounts);
    this.kernel.putFactCodes(tile, own);
  }

  putWeekPrice(slot: number, price: number): void {
    const at = (this.tileOf(slot) + this.#at('WEEK_PRICES')) >>> 2;
    this.memory.int32[at + (slot % this.tileSlots)] = price;
  }

  /** Points of the recommendation. */
  putScore(slot: number, score: number): void {
    const tile = this.tileOf(slot);
    const own = slot % this.tileSlots;
    const { float64 } = this.memory;
    float64[((tile + this.#at('SCORES')) >>> 3) + own] = score;
    this.#better('BEST_SCORES', slot, -score);
  }

  putOccupied(slot: number, ring: Uint32Array): void {
    this.memory.uint32.set(ring, this.occupiedAt(slot));
  }

  /** Index of the home's ring of taken nights among the words of the memory. */
  occupiedAt(slot: number): number {
    const own = slot % this.tileSlots;
    return (this.tileOf(slot) + this.#at('OCCUPIED') + own * this.ringWords * 4) >>> 2;
  }

  /** A slot without home: in no set, without seasons. Its list of seasons is left to the caller. */
  clear(slot: number): void {
    const tile = this.tileOf(slot);
    const own = slot % this.tileSlots;
    this.memory.int32[((tile + this.#at('SEASON_COUNTS')) >>> 2) + own] = 0;
    const planes = this.planesOf(Math.floor(slot / this.tileSlots)) >>> 2;
    for (let plane = 0; plane < this.planes; plane += 1) {
      this.memory.uint32[planes + plane * this.setWords + (own >>> 5)]! &= ~(1 << (own & 31));
    }
    const options = this.#optionsOf(slot);
    this.memory.uint32.fill(0, options, options + this.#optionWords);
    this.#freeDiscounts(tile, own);
  }

  putInPlane(slot: number, plane: number): void {
    const planes = this.planesOf(Math.floor(slot / this.tileSlots)) >>> 2;
    const own = slot % this.tileSlots;
    this.memory.uint32[planes + plane * this.setWords + (own >>> 5)]! |= 1 << (own & 31);
  }

  /** The home has the option of that bit. */
  putOption(slot: number, bit: number): void {
    this.memory.uint32[this.#optionsOf(slot) + (bit >>> 5)]! |= 1 << (bit & 31);
  }

  /** Makes room for so many options of each home, in place of the present ones. */
  demandOptions(options: number): void {
    const vectors = Math.ceil(options / optionsOfVector);
    if (vectors <= this.optionVectors) return;
    const table = this.#at('OPTION_TABLE') >>> 2;
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
    const table = this.#at('PLANE_TABLE') >>> 2;
    for (let tile = 0; tile < this.tiles; tile += 1) {
      const next = this.memory.take(planes * this.setWords * 4);
      const old = this.memory.uint32[table + tile]! >>> 2;
      this.memory.uint32.copyWithin(next >>> 2, old, old + this.planes * this.setWords);
      this.memory.uint32[table + tile] = next;
    }
    this.planes = planes;
  }

  #addTile(): void {
    if (this.tiles >= this.#at('TILES_MAX')) throw new Error('The index has no room for more homes.');
    const tile = this.memory.take(this.#at('TILE_BYTES'));
    const planes = this.memory.take(this.planes * this.setWords * 4);
    const options = this.memory.take(this.tileSlots * this.#optionWords * 4);
    const { uint32, int32, float64 } = this.memory;
    uint32[(this.#at('TILE_TABLE') >>> 2) + this.tiles] = tile;
    uint32[(this.#at('PLANE_TABLE') >>> 2) + this.tiles] = planes;
    uint32[(this.#at('OPTION_TABLE') >>> 2) + this.tiles] = options;
    const firstBlock = this.tiles * this.blocksOfTile;
    for (const name of ['BLOCK_REGIONS', 'BLOCK_COUNTRIES']) {
      const at = (this.#at(name) >>> 2) + firstBlock;
      int32.fill(unused, at, at + this.blocksOfTile);
    }
    float64.set(nowhere, (this.#at('TILE_BOXES') >>> 3) + this.tiles * 4);
    for (let block = firstBlock; block < firstBlock + this.blocksOfTile; block += 1)
      float64.set(nowhere, (this.#at('BLOCK_BOXES') >>> 3) + block * 4);
    this.tiles += 1;
  }

  #widen(slot: number, { lat, lon, rating, objectNumber }: TileHome): void {
    this.#better(
      'BEST_RATINGS',
      slot,
      (this.#at('STARS_MAX') - rating) * this.#at('OF_STARS') + objectNumber,
    );
    const { float64 } = this.memory;
    for (const at of [
      (this.#at('TILE_BOXES') >>> 3) + Math.floor(slot / this.tileSlots) * 4,
      (this.#at('BLOCK_BOXES') >>> 3) + Math.floor(slot / this.blockSlots) * 4,
    ]) {
      float64[at] = Math.min(float64[at]!, lon);
      float64[at + 1] = Math.min(float64[at + 1]!, lat);
      float64[at + 2] = Math.max(float64[at + 2]!, lon);
      float64[at + 3] = Math.max(float64[at + 3]!, lat);
    }
  }

  /** The smaller key stands before: of a home that leaves it stays, and the block is looked at in vain. */
  #better(bests: string, slot: number, key: number): void {
    const { float64 } = this.memory;
    const at = (this.#at(bests) >>> 3) + Math.floor(slot / this.blockSlots);
    if (key < float64[at]!) float64[at] = key;
  }

  #putDiscounts(tile: number, own: number, discounts: readonly number[]): void {
    this.#freeDiscounts(tile, own);
    const charges = this.#chargesOf(tile, own);
    const columns = discountColumns(discounts);
    if (columns) {
      this.memory.uint16.set(columns, (charges + this.#at('DISCOUNTS')) >>> 1);
      this.#widenDiscounts(columns);
      return;
    }
    // Taking room may put another view of the memory in place.
    const list = this.memory.takeList(4 * (discounts.length + 1)) >>> 2;
    this.memory.uint32[list] = discounts.length;
    this.memory.uint32.set(discounts, list + 1);
    this.memory.uint32[(charges + this.#at('DISCOUNT_LIST')) >>> 2] = list;
    this.memory.uint32[this.#manyAt(tile, own)]! |= 1 << (own & 31);
  }

  #freeDiscounts(tile: number, own: number): void {
    const { uint32 } = this.memory;
    const charges = this.#chargesOf(tile, own);
    const many = this.#manyAt(tile, own);
    if ((uint32[many]! >>> (own & 31)) & 1) {
      const list = uint32[(charges + this.#at('DISCOUNT_LIST')) >>> 2]!;
      this.memory.freeList(list * 4, 4 * (uint32[list]! + 1));
      uint32[many]! &= ~(1 << (own & 31));
    }
    const column = (charges + this.#at('DISCOUNTS')) >>> 1;
    this.memory.uint16.fill(0, column, column + this.#at('DISCOUNT_KINDS'));
  }

  /** What any home's thresholds are, so that most searches need not look at each. */
  #widenDiscounts([early, lastMinute, longStay]: readonly [number, number, number]): void {
    const { int32 } = this.memory;
    const least = (name: string, word: number): void => {
      const at = this.#at(name) >>> 2;
      if (word > 0) int32[at] = Math.min(int32[at]!, word >>> 7);
    };
    least('EARLY_FROM', early);
    least('LONG_STAY_FROM', longStay);
    const latest = this.#at('LAST_MINUTE_UNTIL') >>> 2;
    if (lastMinute > 0) int32[latest] = Math.max(int32[latest]!, lastMinute >>> 7);
  }

  /** Index of the first word of a home's facts. */
  #factsOf(tile: number, own: number): number {
    return (tile + this.#at('FACTS') + own * this.#at('FACT_BYTES')) >>> 2;
  }

  /** Address of a home's charges. */
  #chargesOf(tile: number, own: number): number {
    return tile + this.#at('CHARGES') + own * this.#at('CHARGE_BYTES');
  }

  get #optionWords(): number {
    return (this.optionVectors * vectorBytes) / 4;
  }

  /** Index of the first word of a home's options. */
  #optionsOf(slot: number): number {
    const tile = Math.floor(slot / this.tileSlots);
    const options = this.memory.uint32[(this.#at('OPTION_TABLE') >>> 2) + tile]!;
    return (options >>> 2) + (slot % this.tileSlots) * this.#optionWords;
  }

  #manyAt(tile: number, own: number): number {
    return ((tile + this.#at('MANY_DISCOUNTS')) >>> 2) + (own >>> 5);
  }
}
