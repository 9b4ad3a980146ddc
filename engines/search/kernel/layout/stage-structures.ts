// Generated from engines/search/layout by npm run kernel:layout.

/** Codes of the current season. */
@unmanaged
export class QuantizedRates {
  /** Its nightly rate, rounded down. */
  nightlyLow: u8;
  /** Its nightly rate, rounded up. */
  nightlyHigh: u8;
  /** Its weekly rate, rounded down. */
  weeklyLow: u8;
  /** Its weekly rate, rounded up. */
  weeklyHigh: u8;
}

export const QUANTIZED_RATES_BYTES: i32 = 4;

/** Third rates of a span: they fit if the next span begins with them. */
@unmanaged
export class PendingRates {
  /** Address of the span’s rates. */
  at: usize;
  /** Address of the rates of the next span; 0 if there are no pending rates. */
  next: usize;
  /** First word of the span if the next one begins with them. */
  first: u32;
  /** Second word, likewise. */
  second: u32;
  /** The third nightly rate. */
  nightly: u32;
  /** The third weekly rate. */
  weekly: u32;
}

export const PENDING_RATES_BYTES: i32 = 24;

/** Progress of the query. */
@unmanaged
export class Progress {
  /** The tile that is searched next. */
  nextTile: i32;
}

export const PROGRESS_BYTES: i32 = 4;

/** Arrivals of the query, as indexes counted from its first day. */
@unmanaged
export class ArrivalRange {
  /** Index of the length of stay among the exact ones, or -1. */
  exact: i32;
  /** The first arrival between today and the horizon. */
  first: i32;
  /** The arrival after the last such one. */
  end: i32;
  /** The first of these within the tolerance. */
  nearFirst: i32;
  /** The arrival after the last of these within the tolerance. */
  nearEnd: i32;
  /** Offset in a tile group of the bitmaps of the arrivals within the tolerance, which are contiguous; 0 if one bitmap per arrival is not enough. */
  nearBitmaps: i32;
  /** Number of these bitmaps. */
  nearCount: i32;
}

export const ARRIVAL_RANGE_BYTES: i32 = 28;

/** The current run of neighbouring blocks, as a range of bytes in each bitmap of the tile. */
@unmanaged
export class Run {
  /** The first byte. */
  from: i32;
  /** The byte after the last. */
  until: i32;
}

export const RUN_BYTES: i32 = 8;

/** Blocks of the tile that is being searched; each bit stands for one block. */
@unmanaged
export class BlockMasks {
  /** Blocks that may contain hits. */
  place: u32;
  /** Blocks that only fail the requested region. */
  otherRegions: u32;
  /** Blocks that only fail the requested country. */
  otherCountries: u32;
  /** Blocks that are partly in the box of the map. */
  partlyInBox: u32;
  /** Blocks whose homes are in several regions or countries. */
  shared: u32;
  /** Address of the regions of the tile’s homes. */
  regionsOfHomes: usize;
  /** Address of the regions of the tile’s blocks. */
  regions: usize;
}

export const BLOCK_MASKS_BYTES: i32 = 28;

/** Result of the criteria for the run. */
@unmanaged
export class CriteriaMatch {
  /** Address of the bitmap of all homes of the tile. */
  present: usize;
  /** Address of the list of bitmaps that all contain a home of another place if it meets all criteria. */
  required: usize;
  /** True if a criterion is an option, whose bitmap contains no empty slots. */
  hasOption: bool;
  /** True if a home is in the requested place. */
  hasPlace: bool;
  /** True if a home meets all criteria. */
  hasMatch: bool;
  /** True if a home fails at most one criterion with options. */
  hasMatchButOne: bool;
}

export const CRITERIA_MATCH_BYTES: i32 = 12;

/** Bounds of prices computed from quantized rates, for the query and for the current eight homes. */
@unmanaged
export class PriceScreen {
  /** True if prices of this query fit into 16 bits. */
  isPossible: bool;
  /** The lower bound of the price in units. */
  least: i32;
  /** The upper bound of the price in units. */
  most: i32;
  /** Nights as a share of six nights, or those beyond whole weeks as a share of a week; in parts of 2^15. */
  fraction: i32;
  /** Maximum difference in units between costs and their rounded codes. */
  slack: i32;
  /** Maximum difference in units between the costs of each dog and their rounded codes. */
  dogSlack: i32;
  /** Lower bounds of the accommodation after discount of the eight homes. */
  lowest: v128;
  /** Upper bounds of the accommodation after discount of the eight homes. */
  highest: v128;
  /** Upper bounds, in units, of what the party pays less than the linear costs. */
  partyReduction: v128;
  /** Upper bounds of what it pays more. */
  partySurcharge: v128;
}

export const PRICE_SCREEN_BYTES: i32 = 96;

/** The four homes that are priced at once, and factors of the query. */
@unmanaged
export class FourHomes {
  /** Address of their tile. */
  tile: usize;
  /** Address of their four slots. */
  list: usize;
  /** True if the factors of the query fit into 16 bits. */
  areFactorsHalves: bool;
  /** True if an early booking discount may apply to any home. */
  mayBeEarly: bool;
  /** True if a last-minute discount may apply to any home. */
  mayBeLastMinute: bool;
  /** True if a long stay discount may apply to any home. */
  mayBeLong: bool;
  /** True if any of these is. */
  mayBeReduced: bool;
  /** Number of nights whose nightly rates count, at most six. */
  summedNights: i32;
  /** Factors by which the charges are multiplied. */
  factors: v128;
  /** Their mandatory costs without dogs. */
  costs: v128;
  /** Their early booking discounts, threshold << 7 | percent. */
  early: v128;
  /** Their last-minute discounts. */
  lastMinute: v128;
  /** Their long stay discounts. */
  longStay: v128;
}

export const FOUR_HOMES_BYTES: i32 = 112;

/** The stays of steady homes, for any arrival. */
@unmanaged
export class SteadyStay {
  /** The first arrival day. */
  startDay: i32;
  /** Days from today to that one. */
  firstAhead: i32;
  /** Days from today to the last arrival day. */
  lastAhead: i32;
  /** The last night of all. */
  lastNight: i32;
  /** Offset in a tile of the rates of the first day. */
  rates: i32;
  /** Index of that day in its span of rates. */
  dayOfSpan: i32;
  /** A bit for each of the last four homes that is not steady after all: it has too many rates, or a discount that applies only to some arrivals. */
  unsteadyLanes: u32;
}

export const STEADY_STAY_BYTES: i32 = 28;

/** Lowest accommodation of one home in cents; -1 if no stay is possible. A window only has the first. */
@unmanaged
export class Cheapest {
  /** On the requested arrival. */
  within0: i32;
  /** Within a tolerance of one day. */
  within1: i32;
  /** Within a tolerance of two days. */
  within2: i32;
  /** Within a tolerance of three days. */
  within3: i32;
}

export const CHEAPEST_BYTES: i32 = 16;

/** State of the hits so far, in addition to the answer. */
@unmanaged
export class HitList {
  /** Number of their ratings. */
  ratingCount: i64;
  /** Sum of their ratings in hundredths of a star. */
  ratingSum: i64;
  /** Address of the next entry of `blockHits`. */
  blocksEnd: usize;
}

export const HIT_LIST_BYTES: i32 = 24;

/** The counts of the hits’ options, digit by digit. */
@unmanaged
export class Counting {
  /** Number of counted hits. */
  hits: i32;
  /** Maximum number of binary digits of a count so far. */
  digits: i32;
}

export const COUNTING_BYTES: i32 = 8;

/** The buckets of the hits’ prices. */
@unmanaged
export class Histogram {
  /** The lowest bucket. */
  first: i32;
  /** Number of buckets from that one on. */
  count: i32;
  /** Hits with a price. */
  prices: i32;
}

export const HISTOGRAM_BYTES: i32 = 12;

/** A border between two thirds of the prices. */
@unmanaged
export class Border {
  /** The last price before it. */
  below: i32;
  /** The first price after it. */
  above: i32;
  /** The sum of all prices before it. */
  sum: i64;
}

export const BORDER_BYTES: i32 = 16;

/** The hits that may be on the page. */
@unmanaged
export class Selection {
  /** Number of their records. */
  records: i32;
}

export const SELECTION_BYTES: i32 = 4;
