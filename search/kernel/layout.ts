// The memory of the index, told once for the kernel; the host reads these constants from its exports.

/** Slots of a tile: everything of these homes lies together. */
export const TILE_SLOTS: i32 = 4096;
/** Slots of a block: one vector of 128 bits, homes of one region. */
export const BLOCK_SLOTS: i32 = 128;
/** As many as a word has bits. */
export const TILE_BLOCKS: i32 = 32;
/** Bytes of one set of the tile's slots. */
export const SET: i32 = 512;

/** The ring of days: 24 words of 32 days reach from today past the horizon of 730. */
export const RING_WORDS: i32 = 24;
export const RING_DAYS: i32 = 768;

/** Lengths of stay for which the bookable arrivals are kept as they are: one plane answers. */
export const EXACT_LENGTHS: i32 = 7;
/** Classes of all other lengths: for these, arrivals are put together from three planes. */
export const LENGTH_CLASSES: i32 = 6;
/** The last of them hold several lengths, from which homes may be excepted. */
export const MIXED_CLASSES: i32 = 4;
/** The first hold one. */
export const SINGLE_CLASSES: i32 = LENGTH_CLASSES - MIXED_CLASSES;

/** Nights of an exact length. */
export function exactLength(index: i32): i32 {
  return index == 0
    ? 2
    : index == 1
      ? 3
      : index == 2
        ? 4
        : index == 3
          ? 5
          : index == 4
            ? 7
            : index == 5
              ? 10
              : 14;
}

/** Shortest stay of a class. Classes: 1, 6, then the mixed ones 8-13, 15-20, 21-27, 28 and more. */
export function classFrom(index: i32): i32 {
  if (index < SINGLE_CLASSES) return index == 0 ? 1 : 6;
  return index == 2 ? 8 : index == 3 ? 15 : index == 4 ? 21 : 28;
}

/** Longest stay of a class. */
export function classTo(index: i32): i32 {
  if (index < SINGLE_CLASSES) return classFrom(index);
  return index == 2 ? 13 : index == 3 ? 20 : index == 4 ? 27 : 10000;
}

/** Index of the exact length, or -1. */
export function exactIndex(nights: i32): i32 {
  for (let index = 0; index < EXACT_LENGTHS; index += 1) if (exactLength(index) == nights) return index;
  return -1;
}

export function classIndex(nights: i32): i32 {
  for (let index = 0; index < LENGTH_CLASSES; index += 1) {
    if (nights >= classFrom(index) && nights <= classTo(index)) return index;
  }
  return -1;
}

// Parts of a tile, as offsets in bytes.

export const LATITUDES: i32 = 0;
export const LONGITUDES: i32 = LATITUDES + 8 * TILE_SLOTS;
/** Cheapest week in cents, -1 without a price. */
export const WEEK_PRICES: i32 = LONGITUDES + 8 * TILE_SLOTS;
/** Points in the order of recommendation. */
export const SCORES: i32 = WEEK_PRICES + 4 * TILE_SLOTS;
/** Address and number of the home's seasons. */
export const SEASON_LISTS: i32 = SCORES + 8 * TILE_SLOTS;
export const SEASON_COUNTS: i32 = SEASON_LISTS + 4 * TILE_SLOTS;
/** Homes with other discounts than one of each kind: in place of the last two is the address / 4 of a list, which its length leads. */
export const MANY_DISCOUNTS: i32 = SEASON_COUNTS + 4 * TILE_SLOTS;
/** Costs without dogs and discounts, home by home: what every price takes, four homes to a line of the cache. */
export const CHARGES: i32 = MANY_DISCOUNTS + SET;
export const CHARGE_BYTES: i32 = 16;
/** What is seldom asked for, home by home. */
export const FACTS: i32 = CHARGES + CHARGE_BYTES * TILE_SLOTS;
export const FACT_BYTES: i32 = 40;
/** Orders homes that are equal otherwise: apart, since every hit that may be on the page is asked for it. */
export const OBJECT_NUMBERS: i32 = FACTS + FACT_BYTES * TILE_SLOTS;
/** Occupied nights, home by home: a ring of words each. */
export const OCCUPIED: i32 = OBJECT_NUMBERS + 4 * TILE_SLOTS;
/** By word of days: homes with a night without price between two seasons; exceptions of mixed classes. */
export const GAPS: i32 = OCCUPIED + 4 * RING_WORDS * TILE_SLOTS;
export const EXCEPTIONS: i32 = GAPS + SET * RING_WORDS;
/** By 16 days, home by home: first and second nightly rate, first and second weekly rate; see fill.ts. */
export const RATES: i32 = EXCEPTIONS + SET * RING_WORDS * MIXED_CLASSES;
/** Nights of which a steady home has the same rates. */
export const STEADY_NIGHTS: i32 = 7;
/** Of 16 days few have more than two rates; of 32 many did, around Easter and Christmas. */
export const RATE_DAYS: i32 = 16;
export const RATE_RING: i32 = RING_DAYS / RATE_DAYS;
export const RATE_BYTES: i32 = 16;
/** By 16 days and home by home, a byte each: lowest and highest nightly rate, lowest and highest weekly rate; see codes.ts. */
export const RATE_CODES: i32 = RATES + RATE_RING * TILE_SLOTS * RATE_BYTES;
/** Home by home, a byte each: the factors of costs, then the percents of each kind of discount. */
export const COST_CODES: i32 = RATE_CODES + RATE_RING * 4 * TILE_SLOTS;
export const PERCENTS: i32 = COST_CODES + 10 * TILE_SLOTS;
/** Homes whose costs or discounts no bytes can tell. */
export const UNCODED: i32 = PERCENTS + 3 * TILE_SLOTS;
/** Number of ratings << 10 | average in hundredths: apart, since undated searches need nothing else of most hits. */
export const RATINGS: i32 = UNCODED + SET;
export const TILE_BYTES: i32 = RATINGS + 4 * TILE_SLOTS;

// Sheets: the sets by day of several tiles, day by day, and of each day tile beside tile. Set by set of one tile
// alone they would lie in a page of the machine's memory each, and finding that page takes longer than reading it.

/** A set of a day then fills a page: more are not read faster. */
export const SHEET_TILES_MAX: i32 = 8;
/** Tiles of a sheet: all, where the index is small. */
export let SHEET_TILES: i32 = 0;
/** Bytes of one set of all its tiles; the planes of options are laid out alike. */
export let SHEET_SET: i32 = 0;
/** Bytes of one set for all days. */
export let SHEET_RING: i32 = 0;

// Parts of a sheet, in such rings. Unoccupied nights; arrivals with four unoccupied nights.
export const FREE: i32 = 0;
export const FREE_FOUR: i32 = 1;
/** Departures that the season of the last night allows. */
export const DEPARTURES: i32 = 2;
/** Homes whose rates are the same for the seven nights from that one on. */
export const STEADY: i32 = 3;
/** Bookable arrivals for each exact length. */
export const BOOKABLE: i32 = 4;
/** Arrivals that their season allows for some length of the class. */
export const ARRIVALS: i32 = BOOKABLE + EXACT_LENGTHS;
export const SHEET_RINGS: i32 = ARRIVALS + LENGTH_CLASSES;

/** Lays sheets out for an index that begins with so many tiles; once, before the first one is taken. */
export function laySheets(tiles: i32): void {
  SHEET_TILES = max(1, min(tiles, SHEET_TILES_MAX));
  // Of the large ones those that leave the fewest tiles empty.
  for (let size = SHEET_TILES - 1; size > SHEET_TILES_MAX / 2; size -= 1)
    if (tilesOfSheets(tiles, size) < tilesOfSheets(tiles, SHEET_TILES)) SHEET_TILES = size;
  SHEET_SET = SHEET_TILES * SET;
  SHEET_RING = SHEET_SET * RING_DAYS;
}

/** Of sheets of so many tiles each. */
function tilesOfSheets(tiles: i32, size: i32): i32 {
  return ((tiles + size - 1) / size) * size;
}

/** Where the sets of the kind begin among those of a sheet. */
export function ringOf(kind: i32): i32 {
  return kind * SHEET_RING;
}

// The facts of a home, as offsets in bytes.

/** Mandatory costs: factors in the order of `CostFactors`; the last six concern dogs. */
export const COSTS: i32 = 0;
export const COSTS_WITH_DOGS: i32 = 16;
export const COSTS_OF_DOG: i32 = 32;
export const COST_FACTORS: i32 = 10;

// The charges of a home: eight halves of words. The base of the costs in two, then what comes for each night,
// person, and night of a person; then discounts. Costs that do not fit have the facts alone: CHARGED_BY_FACTS.

/** What the upper half of the base counts. */
export const BASE_UNIT: i32 = 16384;
/** The most that a half holds. */
export const HALF_MAX: i32 = 32767;
/** One of each kind (early, last minute, long stay): threshold << 7 | percent, 0 without. */
export const DISCOUNTS: i32 = 10;
export const DISCOUNT_KINDS: i32 = 3;
export const THRESHOLD_MAX: i32 = 511;
/** Where there are others: the address / 4 of their list. */
export const DISCOUNT_LIST: i32 = 12;

// Fixed places at the beginning of the memory.

/** Of all discounts: the smallest threshold of early ones, the largest of the last minute, the smallest of long stays. */
export const EARLY_FROM: i32 = 1024;
export const LAST_MINUTE_UNTIL: i32 = EARLY_FROM + 4;
export const LONG_STAY_FROM: i32 = EARLY_FROM + 8;
/** Addresses of the tiles, of their parts of sheets, of planes of options, and of their homes' options. */
export const TILE_TABLE: i32 = 16384;
/** More are larger than the memory. */
export const TILES_MAX: i32 = 384;
export const SHEET_TABLE: i32 = TILE_TABLE + 4 * TILES_MAX;
export const PLANE_TABLE: i32 = SHEET_TABLE + 4 * TILES_MAX;
export const OPTION_TABLE: i32 = PLANE_TABLE + 4 * TILES_MAX;
// Of all blocks, tile by tile: what tells which of them a query touches. In the tiles each of these was a page of
// the memory by itself.

/** Region and country of each block (indexes of the host), -1 while the block is unused. */
export const BLOCK_REGIONS: i32 = OPTION_TABLE + 4 * TILES_MAX;
export const BLOCK_COUNTRIES: i32 = BLOCK_REGIONS + 4 * TILE_BLOCKS * TILES_MAX;
/** The boxes of tiles, then those of blocks: west, south, east, north as f64. */
export const TILE_BOXES: i32 = BLOCK_COUNTRIES + 4 * TILE_BLOCKS * TILES_MAX;
export const BLOCK_BOXES: i32 = TILE_BOXES + 32 * TILES_MAX;
/** No home of a block stands before these in the orders by points and by rating; see order.ts. */
export const BEST_SCORES: i32 = BLOCK_BOXES + 32 * TILE_BLOCKS * TILES_MAX;
export const BEST_RATINGS: i32 = BEST_SCORES + 8 * TILE_BLOCKS * TILES_MAX;
/** Rows of one block while it is filled, and what is made from them on the way; see home-rows.ts and fill.ts. */
export const ROWS: i32 = BEST_RATINGS + 8 * TILE_BLOCKS * TILES_MAX;
export const ROWS_BYTES: i32 = 272 * 1024;
/** The sets by day of one tile while they are made. */
export const TILE_SETS: i32 = ROWS + ROWS_BYTES;

// What belongs to one query: a context. The kernel is compiled once for each of them, CONTEXT_NUMBER is its option, so
// that one query may wait in the middle while others are answered.

export const CONTEXTS: i32 = TILE_SETS + SHEET_RINGS * RING_DAYS * SET;
export const CONTEXT_COUNT: i32 = 2;
export const CONTEXT_BYTES: i32 = 2097152;
export const CONTEXT: i32 = CONTEXTS + CONTEXT_NUMBER * CONTEXT_BYTES;
/** The query, written by the host: words of 32 bits; see query.ts. */
export const QUERY: i32 = CONTEXT + 64;
/** Single figures of an answer. */
export const RESULT: i32 = CONTEXT + 32768;
/** In RESULT: number of hits, homes of the place, free ones, lowest price, hits by tolerance (0 to 3),
 *  number and sum of ratings as f64. */
export const HIT_COUNT: i32 = RESULT;
/** What was gone through: blocks that may hold hits, other blocks, homes that were priced. */
export const BLOCKS_ASKED: i32 = RESULT + 48;
export const OTHER_BLOCKS_ASKED: i32 = RESULT + 52;
export const HOMES_PRICED: i32 = RESULT + 56;
/** Lowest, highest, number, sum (f64) of all prices, and of the thirds. */
export const STATISTICS: i32 = RESULT + 128;
/** Hits with each option, by its bit among a home's options. */
export const HIT_COUNTS: i32 = RESULT + 1024;
export const OPTIONS_MAX: i32 = 4096;
/** Counts of options without their own filter. */
export const OPTION_COUNTS: i32 = HIT_COUNTS + 4 * OPTIONS_MAX;
/** Hits by region: for the filter region, then for the filter country. */
export const REGION_COUNTS: i32 = OPTION_COUNTS + 4 * OPTIONS_MAX;
export const REGIONS_MAX: i32 = 16384;
/** Numbers of the regions that are wished. */
export const REGION_NUMBERS: i32 = REGION_COUNTS + 8 * REGIONS_MAX;
/** Blocks with hits: number of the block, place of its first hit in the list; after the last -1 and their number. */
export const BLOCK_HITS: i32 = REGION_NUMBERS + 4 * REGIONS_MAX;
/** Sets of one tile while a query runs. */
export const WORK: i32 = BLOCK_HITS + 8 * (TILES_MAX * TILE_BLOCKS + 8);
export const WORK_BYTES: i32 = 1048576;
/** Counters of the histograms. */
export const BUCKETS: i32 = WORK + WORK_BYTES;
export const BUCKET_BYTES: i32 = 262144;
/** Not after the beginning of the next one. */
export const CONTEXT_END: i32 = BUCKETS + BUCKET_BYTES;
export const ARENA: i32 = CONTEXTS + CONTEXT_COUNT * CONTEXT_BYTES;
