// Generated from engines/search/layout by npm run kernel:layout.

/** Extremes of the discount thresholds of all homes, by which most queries need not read any discount. */
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

/** The present day, and extremes of the lead times and horizons of all homes, by which most queries need not read any. */
@unmanaged
export class BookingLimits {
  /** The day of the index. */
  today: i32;
  /** Days from today on which some home may take no arrival. */
  longestLead: i32;
  /** Months of the shortest horizon of a home; 0 without any. */
  shortestHorizon: i32;
}

export const BOOKING_LIMITS_BYTES: i32 = 12;

/** Layout of the bitmaps in tile groups; set once, before the first tile is created. */
@unmanaged
export class TileGroups {
  /** Tiles of a group. */
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

/** Costs and discounts that every price needs, in 16 bits each. Costs that do not fit are only in the facts. */
@unmanaged
export class Charges {
  /** Costs of a stay, below one unit of them. */
  base: i16;
  /** Units of the costs of a stay; -1 if the costs do not fit. */
  baseUnits: i16;
  /** For each night. */
  night: i16;
  /** For each person. */
  person: i16;
  /** For each night of a person. */
  personNight: i16;
  /** Early booking discount: threshold << 7 | percent; 0 without one. */
  early: u16;
  /** Last-minute discount, likewise. If the home has a list of discounts, this and the next field are its address / 4. */
  lastMinute: u16;
  /** Long stay discount, likewise. */
  longStay: u16;
}

export const CHARGES_BYTES: i32 = 16;

/** A query in the layout that the JavaScript side writes. */
@unmanaged
export class Query {
  /** Tiles of the index. */
  tiles: i32;
  /** A combination of `QueryFlag`. */
  flags: i32;
  /** Nights of the stay. */
  nights: i32;
  /** The first possible arrival day. */
  firstDay: i32;
  /** Number of arrival days from that one on. */
  arrivalCount: i32;
  /** Index of the requested arrival among them. */
  requested: i32;
  /** Days by which the arrival may differ from the requested one; `windowTolerance` for a window. */
  tolerance: i32;
  /** The first day on which guests can arrive. */
  today: i32;
  /** The last day on which guests can depart. */
  horizonDay: i32;
  /** The lower bound of the price in cents. */
  priceMin: i32;
  /** The upper bound of the price in cents. */
  priceMax: i32;
  /** Persons of the party, including children. */
  persons: i32;
  /** Dogs of the party. */
  dogs: i32;
  /** Address of the difference to the costs of adults who pay tax for every night: cents by party scheme. 0 if there is none in any home. */
  partyDifferences: usize;
  /** Address of tables by party scheme, for taxes that depend on arrival or price; 0 if no scheme has one. A table has for each arrival an amount in cents, and a share of the price in hundredths of a percent, summed over persons and nights. */
  arrivalTaxes: usize;
  /** Address of the list of hits: their slots. */
  hitSlots: usize;
  /** Address of the list of hits: their prices. */
  hitPrices: usize;
  /** Address of the buffer of `SortRecord`s, which finally contains the page of `PageHit`s. */
  records: usize;
  /** Number of regions in the whole index. */
  regions: i32;
  /** Vectors of options that each home has. */
  optionVectors: i32;
  /** The requested country. */
  country: i32;
  /** Number of entries in `requestedRegions`. */
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

/** A filter of a query, as a bitmap of the matching homes. */
@unmanaged
export class Criterion {
  /** A `CriterionKind`. */
  kind: i32;
  /** Number or address of the bitmap. */
  value: u32;
  /** A combination of `CriterionRole`. */
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
  /** Hits with a tolerance of one day. */
  hitsWithin1: i32;
  /** Hits with a tolerance of two days. */
  hitsWithin2: i32;
  /** Hits with a tolerance of three days. */
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

/** Statistics of the prices of all hits, or of a third of them. */
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
  /** Number of the block; -1 after the last one. */
  block: i32;
  /** Index of its first hit in the list; after the last block, the number of all hits. */
  firstHit: i32;
}

export const BLOCK_HITS_BYTES: i32 = 8;

/** A hit to be sorted. */
@unmanaged
export class SortRecord {
  /** Sort key, ascending. */
  key: f64;
  /** The object number, which orders equal keys. */
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
