// Generated from engines/search/layout by npm run kernel:layout.

/** The extremes of all thresholds: most queries need not look at the discounts of any home. */
@unmanaged
export class DiscountLimits {
  /** The smallest threshold of early bookings. */
  earlyFrom: i32;
  /** The largest threshold of the last minute. */
  lastMinuteUntil: i32;
  /** The smallest threshold of long stays. */
  longStayFrom: i32;
}

export const DISCOUNT_LIMITS_BYTES: i32 = 12;

/** How bitmaps of days and options lie in tile groups; told once, before the first tile is taken. */
@unmanaged
export class TileGroups {
  /** Tiles of a group: all, where the index is small. */
  tiles: i32;
  /** Bytes of one bitmap of all tiles of a group. */
  bitmapBytes: i32;
  /** Bytes of one kind of bitmap for all days. */
  kindBytes: i32;
}

export const TILE_GROUPS_BYTES: i32 = 12;

/** A season of a home’s rates. */
@unmanaged
export class Season {
  /** The first day. */
  from: i32;
  /** The day after the last. */
  until: i32;
  /** Cents for a night. */
  nightly: u32;
  /** Cents for a week. */
  weekly: u32;
  /** Nights of the shortest stay. */
  minStay: u16;
  /** Nights of the longest stay. */
  maxStay: u16;
  /** Weekdays of arrival as bits from Monday on, then weekdays of departure << 7. */
  days: u32;
}

export const SEASON_BYTES: i32 = 24;

/** Mandatory costs of a home in cents, in the order of `CostFactors`. */
@unmanaged
export class Facts {
  /** For a stay. */
  once: i32;
  /** For each night. */
  night: i32;
  /** For each person. */
  person: i32;
  /** For each night of a person. */
  personNight: i32;
  /** For a stay, when there are dogs. */
  onceWithDogs: i32;
  /** For each night, when there are dogs. */
  nightWithDogs: i32;
  /** For each person, when there are dogs. */
  personWithDogs: i32;
  /** For each night of a person, when there are dogs. */
  personNightWithDogs: i32;
  /** For each dog. */
  dog: i32;
  /** For each night of a dog. */
  dogNight: i32;
}

export const FACTS_BYTES: i32 = 40;

/** What every price takes of a home, as halves of words. Costs that do not fit have the facts alone. */
@unmanaged
export class Charges {
  /** Costs of a stay, below one unit of them. */
  base: i16;
  /** Units of the costs of a stay, or -1 where the costs do not fit. */
  baseUnits: i16;
  /** For each night. */
  night: i16;
  /** For each person. */
  person: i16;
  /** For each night of a person. */
  personNight: i16;
  /** Discount for early bookings: threshold << 7 | percent, 0 without. */
  early: u16;
  /** Discount of the last minute, likewise. With a list of discounts its address / 4 is in place of this and the next one. */
  lastMinute: u16;
  /** Discount of long stays, likewise. */
  longStay: u16;
}

export const CHARGES_BYTES: i32 = 16;

/** A query in the layout that the JavaScript side writes. */
@unmanaged
export class Query {
  /** Tiles of the index. */
  tiles: i32;
  /** What it asks for: `QueryFlag`. */
  flags: i32;
  /** Nights of the stay. */
  nights: i32;
  /** The first arrival day that is looked at. */
  firstDay: i32;
  /** Number of arrival days from that one on. */
  arrivalCount: i32;
  /** Index of the requested arrival among them. */
  requested: i32;
  /** Days that the arrival may shift; `windowTolerance` for a window. */
  tolerance: i32;
  /** The first day on which somebody can arrive. */
  today: i32;
  /** The last day on which somebody can depart. */
  horizonDay: i32;
  /** The lower bound of the price in cents. */
  priceMin: i32;
  /** The upper bound of the price in cents. */
  priceMax: i32;
  /** Persons of the party, children among them. */
  persons: i32;
  /** Dogs of the party. */
  dogs: i32;
  /** Address of what the party pays above the linear costs of adults who pay tax for every night: cents by party scheme. 0 where it is nothing in all homes. */
  partyDifferences: usize;
  /** Address of addresses by party scheme, 0 for a tax that does not go by arrival or price: for each arrival an amount in cents, and the share of the price in hundredths of a percent, summed over persons and nights. 0 where there is no such scheme. */
  arrivalTaxes: usize;
  /** Address of the list of hits: their slots. */
  hitSlots: usize;
  /** Address of the list of hits: their prices. */
  hitPrices: usize;
  /** Address of room for `SortRecord`s, where the page of `PageHit`s is left. */
  records: usize;
  /** Number of all regions that the host has numbered. */
  regions: i32;
  /** Vectors of options that each home has. */
  optionVectors: i32;
  /** The requested country. */
  country: i32;
  /** Number of the requested regions, which are listed apart. */
  regionCount: i32;
  /** Number of the criterion of pets, -1 without one. */
  petsCriterion: i32;
  /** Number of criteria. */
  criteriaCount: i32;
  /** Number of groups of counted options. */
  countGroupCount: i32;
  /** The box of the map in degrees; a west above its east crosses the date line. */
  west: f64;
  /** Its south. */
  south: f64;
  /** Its east. */
  east: f64;
  /** Its north. */
  north: f64;
}

export const QUERY_BYTES: i32 = 136;

/** A filter of a query, as a bitmap of the homes that fit it. */
@unmanaged
export class Criterion {
  /** Where the bitmap lies: `CriterionKind`. */
  kind: i32;
  /** Its number or address. */
  value: u32;
  /** What else it is: `CriterionRole`. */
  roles: i32;
}

export const CRITERION_BYTES: i32 = 12;

/** Options that are counted with the same criterion left out. */
@unmanaged
export class CountGroup {
  /** Number of the mask. */
  mask: i32;
  /** The first of the options in the list of counted bitmaps. */
  first: i32;
  /** The option after the last. */
  end: i32;
}

export const COUNT_GROUP_BYTES: i32 = 12;

/** The single numbers of an answer. */
@unmanaged
export class Answer {
  /** Hits. */
  hitCount: i32;
  /** Homes of the place. */
  placeCount: i32;
  /** Of these, homes that are free in the requested period. */
  freeCount: i32;
  /** The lowest price in cents, -1 without one. */
  lowestPrice: i32;
  /** Hits that a tolerance of one day would give. */
  hitsWithin1: i32;
  /** Hits that a tolerance of two days would give. */
  hitsWithin2: i32;
  /** Hits that a tolerance of three days would give. */
  hitsWithin3: i32;
  /** Ratings of all hits. */
  ratingCount: f64;
  /** Their sum in hundredths of a star. */
  ratingSum: f64;
  /** Blocks that could hold hits. */
  blocksSearched: i32;
  /** Blocks that were only counted for other regions or countries. */
  otherBlocksSearched: i32;
  /** Homes whose price was computed. */
  homesPriced: i32;
}

export const ANSWER_BYTES: i32 = 64;

/** What is said of the prices of all hits, or of a third of them. */
@unmanaged
export class PriceRange {
  /** The lowest price in cents, 0 without any. */
  low: i32;
  /** The highest price in cents, 0 without any. */
  high: i32;
  /** Number of prices. */
  count: i32;
  /** Their sum. */
  sum: f64;
}

export const PRICE_RANGE_BYTES: i32 = 24;

/** A block with hits. */
@unmanaged
export class BlockHits {
  /** Number of the block; -1 behind the last one. */
  block: i32;
  /** Where its hits begin in the list; behind the last block the number of all hits. */
  firstHit: i32;
}

export const BLOCK_HITS_BYTES: i32 = 8;

/** A hit that is put in order. */
@unmanaged
export class SortRecord {
  /** The smaller, the earlier. */
  key: f64;
  /** What orders equal keys: the object number. */
  tie: u32;
  /** Place in the list of hits. */
  index: i32;
}

export const SORT_RECORD_BYTES: i32 = 16;

/** A hit of the page. */
@unmanaged
export class PageHit {
  /** The home’s object number. */
  objectNumber: u32;
  /** Cents, -1 without a price. */
  price: i32;
  /** The home’s slot. */
  slot: u32;
  /** The arrival day, -1 without one. */
  arrival: i32;
}

export const PAGE_HIT_BYTES: i32 = 16;
