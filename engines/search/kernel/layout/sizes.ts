// Generated from engines/search/layout by npm run kernel:layout.
/** Slots of a tile: everything about these homes lies together. */
export const TILE_SLOTS: i32 = 4096;
/** Slots of a block: one vector of 128 bits. */
export const BLOCK_SLOTS: i32 = 128;
/** Blocks of a tile: as many as a word has bits. */
export const TILE_BLOCKS: i32 = 32;
/** Tiles of an index at most: more are larger than the memory. */
export const TILES_MAX: i32 = 384;
/** Bytes of a bitmap of the homes of one tile. */
export const BITMAP_BYTES: i32 = 512;
/** Tiles of a tile group at most: a bitmap of a day then fills a page of the memory, and larger ones are not read faster. */
export const GROUP_TILES_MAX: i32 = 8;
/** Words of 32 days in the ring buffer of days: they reach from today past the horizon of 730 days. */
export const RING_WORDS: i32 = 24;
/** Days of the ring buffer. */
export const RING_DAYS: i32 = 768;
/** Lengths of stay whose bookable arrivals are stored as they are: one bitmap answers. */
export const EXACT_LENGTHS: i32 = 7;
/** Classes that hold one of the other lengths each; the first ones. */
export const SINGLE_CLASSES: i32 = 2;
/** Classes that hold several lengths, from which homes may be excepted. */
export const MIXED_CLASSES: i32 = 4;
/** Classes of all other lengths: their arrivals are put together from three bitmaps. */
export const LENGTH_CLASSES: i32 = 6;
/** Nights for which a steady home has the same rates. */
export const STEADY_NIGHTS: i32 = 7;
/** Days of a span of rates: of 16 days few have more than two rates; of 32 many did, around Easter and Christmas. */
export const RATE_DAYS: i32 = 16;
/** Spans of rates in the ring buffer. */
export const RATE_SPANS: i32 = 48;
/** Bytes of a home’s rates in one span. */
export const RATE_BYTES: i32 = 16;
/** Factors of the mandatory costs, in the order of `CostFactors`. */
export const COST_FACTORS: i32 = 10;
/** Kinds of discounts: early booking, last minute, long stay. */
export const DISCOUNT_KINDS: i32 = 3;
/** The largest threshold of a discount that fits the charges. */
export const COLUMN_THRESHOLD_MAX: i32 = 511;
/** The largest threshold of a discount in a list. */
export const LIST_THRESHOLD_MAX: i32 = 8388607;
/** What the upper half of the base charge counts. */
export const BASE_UNIT: i32 = 16384;
/** The most that half a word of charges holds. */
export const HALF_MAX: i32 = 32767;
/** Mask of the average rating in hundredths of a star, below the number of ratings. */
export const STARS_MAX: u32 = 1023;
/** Bits of the average rating; above them is the number of ratings. */
export const RATING_SHIFT: i32 = 10;
/** What a hundredth of a star weighs in a key of the order by rating: below it is the object number. */
export const STAR_UNIT: f64 = 4294967296;
/** The widest tolerance in days; a larger one stands for a window. */
export const TOLERANCE_MAX: i32 = 3;
/** The tolerance of a window, whose arrivals are all requested. */
export const WINDOW_TOLERANCE: i32 = 100000;
/** Nights whose rates can be summed in 32 bits; longer stays are priced by their seasons. */
export const PACKED_NIGHTS: i32 = 31;
/** Options that one vector of a home’s options holds. */
export const VECTOR_BITS: i32 = 128;
/** Bytes of a vector. */
export const VECTOR_BYTES: i32 = 16;
/** Options of all filters at most. */
export const OPTIONS_MAX: i32 = 4096;
/** Regions of the blocks at most. */
export const REGIONS_MAX: i32 = 16384;
/** Criteria of a query at most. */
export const CRITERIA_MAX: i32 = 64;
/** Groups of counted options at most. */
export const COUNT_GROUPS_MAX: i32 = 72;
/** Masks of the facet counts: from 1 on all criteria but that one, from here on with that many dogs. */
export const MASK_DOGS: i32 = 65;
/** Number of masks. */
export const MASKS: i32 = 68;
/** Binary digits of the number of hits with an option. */
export const COUNT_DIGITS: i32 = 24;
/** Buckets of the histogram of prices at most. */
export const HISTOGRAM_BUCKETS: i32 = 65536;
/** Queries that may be under way at once. */
export const CONTEXT_COUNT: i32 = 2;

/** The bitmaps that a tile group has for each day. */
export const enum DayBitmap {
  /** Homes whose night is not occupied and has a price. */
  free = 0,
  /** Homes with four such nights from this one on. */
  freeFour = 1,
  /** Homes whose season of the last night allows departure on this day. */
  departures = 2,
  /** Homes whose rates are the same for the seven nights from this one on. */
  steady = 3,
  /** The first of those for exact lengths: homes that can be booked from this day on. */
  bookable = 4,
  /** The first of those for classes: homes whose season allows arrival for some length of the class. */
  arrivals = 11,
  /** Their number. */
  count = 17,
}

/** What a query asks for. */
export const enum QueryFlag {
  /** It has a period. */
  dated = 1,
  /** It has a bound for the price. */
  bounded = 2,
  /** It has a box of the map. */
  withBox = 4,
  /** Options of the hits, and of filters that are set without these, are counted. */
  withOptions = 8,
  /** Homes of the place and free ones are counted. */
  withCapacity = 16,
  /** Hits are listed with their prices, and their ratings summed. */
  withHits = 32,
  /** The lowest price is found; no hits are listed. */
  withLowest = 64,
  /** It asks for one country. */
  withCountry = 128,
  /** It asks for one region. */
  withRegion = 256,
  /** Hits are counted for each tolerance. */
  withTolerances = 512,
  /** Hits are counted by region, those of other regions too. */
  withRegionCounts = 1024,
  /** Hits are counted by country, those of other countries too. */
  withCountryCounts = 2048,
}

/** What stands in place of the number of a region or country. */
export const enum PlaceNumber {
  /** The block is unused. */
  none = -1,
  /** The block is shared: each of its homes has its own number. */
  several = -2,
  /** The query asks for a place that no location has. */
  nowhere = -3,
}

/** Where the bitmap of a criterion lies. */
export const enum CriterionKind {
  /** Among the bitmaps of options: the value is its number. */
  option = 0,
  /** The host made it for this query: the value is its address. */
  address = 1,
}

/** What a criterion is besides a condition. */
export const enum CriterionRole {
  /** Its options are counted without it, so homes that fail it alone are told apart. */
  hasOptions = 1,
  /** It says where homes lie: capacity asks these criteria alone. */
  isPlace = 2,
}

/** Orders of the hits; ties are ordered by object number. */
export const enum HitOrder {
  /** The cheapest first. */
  priceAscending = 0,
  /** The dearest first. */
  priceDescending = 1,
  /** The most points of the recommendation first. */
  recommendation = 2,
  /** The best rated first. */
  rating = 3,
}

/** Kinds of discounts, in the order of their columns. */
export const enum DiscountKind {
  /** From so many days before arrival. */
  early = 0,
  /** Up to so many days before arrival. */
  lastMinute = 1,
  /** From so many nights on. */
  longStay = 2,
}
