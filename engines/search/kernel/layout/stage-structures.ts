// Generated from engines/search/layout by npm run kernel:layout.

/** The codes of the season that is put in. */
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

/** Third rates of a span that wait for the next one to begin with them. */
@unmanaged
export class PendingRates {
  /** The span’s rates. */
  at: usize;
  /** The rates of the next span; 0 when nothing waits. */
  next: usize;
  /** What is written first there if the next span begins with them. */
  first: u32;
  /** What is written second. */
  second: u32;
  /** The third nightly rate. */
  nightly: u32;
  /** The third weekly rate. */
  weekly: u32;
}

export const PENDING_RATES_BYTES: i32 = 24;

/** How far the query is. */
@unmanaged
export class Progress {
  /** The tile that is searched next. */
  nextTile: i32;
}

export const PROGRESS_BYTES: i32 = 4;

/** The arrivals of the query, as indexes from its first day on. */
@unmanaged
export class ArrivalRange {
  /** Index of the length of stay among the exact ones, or -1. */
  exact: i32;
  /** The first arrival that today and the horizon allow. */
  first: i32;
  /** The arrival after the last such one. */
  end: i32;
  /** The first of these within the tolerance. */
  nearFirst: i32;
  /** The arrival after the last of these within the tolerance. */
  nearEnd: i32;
  /** Where in a tile group the bitmaps of the arrivals within the tolerance begin, one after the other; 0 where it takes more than a bitmap each. */
  nearBitmaps: i32;
  /** Number of these bitmaps. */
  nearCount: i32;
}

export const ARRIVAL_RANGE_BYTES: i32 = 28;

/** The run of neighbouring blocks at work, as bytes of each bitmap of the tile. */
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
  /** Blocks that may hold hits. */
  place: u32;
  /** Blocks that fail the requested region alone. */
  otherRegions: u32;
  /** Blocks that fail the requested country alone. */
  otherCountries: u32;
  /** Blocks of which the box of the map holds a part. */
  partlyInBox: u32;
  /** Blocks whose homes are told apart by country and region. */
  shared: u32;
  /** Address of the regions of the tile’s homes. */
  regionsOfHomes: usize;
  /** Address of the regions of the tile’s blocks. */
  regions: usize;
}

export const BLOCK_MASKS_BYTES: i32 = 28;

/** What the criteria leave of the run. */
@unmanaged
export class CriteriaMatch {
  /** Address of the bitmap of all homes of the tile. */
  present: usize;
  /** Where the addresses of bitmaps begin that a home of another place is in when it meets all criteria. */
  required: usize;
  /** Whether some criterion is an option: its bitmap holds only homes that are there. */
  hasOption: bool;
  /** Whether some home lies in the place. */
  hasPlace: bool;
  /** Whether some home meets all criteria. */
  hasMatch: bool;
  /** Whether some home fails at most one criterion with options. */
  hasMatchButOne: bool;
}

export const CRITERIA_MATCH_BYTES: i32 = 12;

/** How prices are bounded from quantized rates, for the query and for the eight homes at work. */
@unmanaged
export class PriceScreen {
  /** Whether words of 16 bits can tell anything about this query. */
  isPossible: bool;
  /** The lower bound of the price in units. */
  least: i32;
  /** The upper bound of the price in units. */
  most: i32;
  /** The part of six nights, or of a week above whole ones, as a fraction of 2^15. */
  fraction: i32;
  /** How many units the costs may be above what their codes tell. */
  slack: i32;
  /** How many more with each dog. */
  slackOfDog: i32;
  /** Accommodation after discount of the eight homes, from below. */
  lowest: v128;
  /** The same from above. */
  highest: v128;
  /** How many units less the party pays than the linear costs, from above. */
  lessOfParty: v128;
  /** How many units more, from above. */
  moreOfParty: v128;
}

export const PRICE_SCREEN_BYTES: i32 = 96;

/** The four homes that are priced side by side, and what the query makes of their charges. */
@unmanaged
export class FourHomes {
  /** Address of their tile. */
  tile: usize;
  /** Address of their four slots. */
  list: usize;
  /** Whether the query’s factors fit halves of words. */
  areFactorsHalves: bool;
  /** Whether any home may give a discount for early bookings. */
  mayBeEarly: bool;
  /** Whether any home may give one for the last minute. */
  mayBeLastMinute: bool;
  /** Whether any home may give one for long stays. */
  mayBeLong: bool;
  /** Whether any of these holds. */
  mayBeReduced: bool;
  /** Nights whose nightly rates count: all, or the first six. */
  nightsOfSum: i32;
  /** What the halves of the charges are multiplied by. */
  factors: v128;
  /** Their mandatory costs without dogs. */
  costs: v128;
  /** Their discounts for early bookings, threshold << 7 | percent. */
  early: v128;
  /** Their discounts for the last minute. */
  lastMinute: v128;
  /** Their discounts for long stays. */
  longStay: v128;
}

export const FOUR_HOMES_BYTES: i32 = 112;

/** The stay of steady homes, whichever arrival it has. */
@unmanaged
export class SteadyStay {
  /** The first arrival day that is looked at. */
  startDay: i32;
  /** Days from today to that one. */
  firstAhead: i32;
  /** Days from today to the last arrival day. */
  lastAhead: i32;
  /** The last night of all. */
  lastNight: i32;
  /** Where in a tile the rates of the first day lie. */
  rates: i32;
  /** That day’s place in its span of rates. */
  dayOfSpan: i32;
  /** Those of the last four homes that are not steady after all: too many rates, or a discount that fits some arrivals alone. */
  unsteadyLanes: u32;
}

export const STEADY_STAY_BYTES: i32 = 28;

/** The lowest accommodation of one home in cents, -1 where nothing fits; a window has the first alone. */
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

/** What is known of the hits so far besides the answer. */
@unmanaged
export class HitList {
  /** Number of their ratings. */
  ratingCount: i64;
  /** Sum of their ratings in hundredths of a star. */
  ratingSum: i64;
  /** Where the next block with hits is told. */
  blocksEnd: usize;
}

export const HIT_LIST_BYTES: i32 = 24;

/** The counts of the hits’ options, digit by digit. */
@unmanaged
export class Counting {
  /** Hits that were counted. */
  hits: i32;
  /** Digits that any count may have by now. */
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
