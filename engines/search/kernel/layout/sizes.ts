// Generated from engines/search/layout by npm run kernel:layout.
/** Slots of a tile, whose data are contiguous. */
export const TILE_SLOTS: i32 = 4096;
/** Slots of a block: one vector of 128 bits. */
export const BLOCK_SLOTS: i32 = 128;
/** Blocks of a tile: as many as a word has bits. */
export const TILE_BLOCKS: i32 = 32;
/** Maximum number of tiles; more do not fit into the memory. */
export const TILES_MAX: i32 = 384;
/** Bytes of a bitmap of the homes of one tile. */
export const BITMAP_BYTES: i32 = 512;
/** Maximum number of tiles in a tile group. Then the bitmap of a day fills a memory page, and larger groups are not faster. */
export const GROUP_TILES_MAX: i32 = 8;
/** Words of 32 days in the ring buffer of days, which is longer than the horizon of 730 days. */
export const RING_WORDS: i32 = 24;
/** Days of the ring buffer. */
export const RING_DAYS: i32 = 768;
/** Number of lengths of stay with bitmaps of their own. */
export const EXACT_LENGTHS: i32 = 7;
/** Number of classes with a single length of stay; they come first. */
export const SINGLE_CLASSES: i32 = 2;
/** Number of classes with several lengths; a home may allow only some of these. */
export const MIXED_CLASSES: i32 = 4;
/** Number of classes of all other lengths of stay; their arrivals are computed from three bitmaps. */
export const LENGTH_CLASSES: i32 = 6;
/** Nights for which a steady home has the same rates. */
export const STEADY_NIGHTS: i32 = 7;
/** The longest lead time in days, that of the day after the last hour included. */
export const LEAD_DAYS_MAX: i32 = 31;
/** The longest horizon of a home in months; without one it is that of the site. */
export const HORIZON_MONTHS_MAX: i32 = 23;
/** Days of a span of rates. Few spans of 16 days have more than two rates; with 32 days, many had around Easter and Christmas. */
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
/** Cents of a unit of `baseUnits`. */
export const BASE_UNIT: i32 = 16384;
/** The largest amount that fits into 16 bits of the charges. */
export const HALF_MAX: i32 = 32767;
/** Mask of the average rating in hundredths of a star, below the number of ratings. */
export const STARS_MAX: u32 = 1023;
/** Bits of the average rating; above them is the number of ratings. */
export const RATING_SHIFT: i32 = 10;
/** Points that the recommendation takes from homes that are too large. */
export const SIZE_POINTS: f64 = 30;
/** Places beside those of the party for which it takes none. */
export const SPARE_PLACES: i32 = 2;
/** Weight of a hundredth of a star in a sort key by rating, whose lower part is the object number. */
export const STAR_UNIT: f64 = 4294967296;
/** The widest tolerance in days; a larger one means a window. */
export const TOLERANCE_MAX: i32 = 3;
/** The tolerance of a window. */
export const WINDOW_TOLERANCE: i32 = 100000;
/** Maximum number of nights whose rates can be summed in 32 bits; longer stays are priced by their seasons. */
export const PACKED_NIGHTS: i32 = 31;
/** Number of options in a vector. */
export const VECTOR_BITS: i32 = 128;
/** Bytes of a vector. */
export const VECTOR_BYTES: i32 = 16;
/** Maximum number of options of all filters. */
export const OPTIONS_MAX: i32 = 4096;
/** Maximum number of regions. */
export const REGIONS_MAX: i32 = 16384;
/** Maximum number of criteria of a query. */
export const CRITERIA_MAX: i32 = 64;
/** Maximum number of groups of counted options. */
export const COUNT_GROUPS_MAX: i32 = 72;
/** The first mask by number of dogs. The masks from 1 on leave out one criterion each. */
export const MASK_DOGS: i32 = 65;
/** Number of masks. */
export const MASKS: i32 = 68;
/** Binary digits of the number of hits with an option. */
export const COUNT_DIGITS: i32 = 24;
/** Maximum number of buckets of the histogram of prices. */
export const HISTOGRAM_BUCKETS: i32 = 65536;
/** Number of queries that can run at once. */
export const CONTEXT_COUNT: i32 = 2;

/** The bitmaps that a tile group has for each day. */
export const enum DayBitmap {
  /** Homes whose night is not occupied and has a price. */
  free = 0,
  /** Homes with four such nights, beginning with this one. */
  freeFour = 1,
  /** Homes whose season of the last night allows departure on this day. */
  departures = 2,
  /** Homes with the same rates for seven nights, beginning with this one. */
  steady = 3,
  /** The first of the bitmaps by exact length of stay: homes that can be booked with arrival on this day. */
  bookable = 4,
  /** The first of the bitmaps by class: homes whose season allows arrival for some length of the class. */
  arrivals = 11,
  /** Their number. */
  count = 17,
}

/** Parts of a query, as bits. */
export const enum QueryFlag {
  /** The query has dates. */
  dated = 1,
  /** The query has price bounds. */
  bounded = 2,
  /** The query has a box of the map. */
  withBox = 4,
  /** Counts the options of the hits, and those of active filters as if these were not set. */
  withOptions = 8,
  /** Counts the homes of the place, and the free ones among them. */
  withCapacity = 16,
  /** Lists hits with their prices, and sums up their ratings. */
  withHits = 32,
  /** Finds the lowest price without listing hits. */
  withLowest = 64,
  /** The query has a country. */
  withCountry = 128,
  /** The query has regions. */
  withRegion = 256,
  /** Counts the hits for each tolerance. */
  withTolerances = 512,
  /** Counts hits by region, including those of other regions. */
  withRegionCounts = 1024,
  /** Counts hits by country, including those of other countries. */
  withCountryCounts = 2048,
}

/** Special values of the number of a region or country. */
export const enum PlaceNumber {
  /** The block is unused. */
  none = -1,
  /** The block is shared by homes of several regions or countries. */
  several = -2,
  /** The query asks for an unknown place. */
  nowhere = -3,
}

/** Kinds of bitmaps of criteria. */
export const enum CriterionKind {
  /** The bitmap of an option; the value is its number. */
  option = 0,
  /** A bitmap that the host made for this query; the value is its address. */
  address = 1,
}

/** Roles of criteria, as bits. */
export const enum CriterionRole {
  /** The options of this filter are counted as if it were not set, so homes that only fail this criterion matter. */
  hasOptions = 1,
  /** A location filter; capacity only depends on these. */
  isPlace = 2,
}

/** Orders of the hits; ties are ordered by object number. */
export const enum HitOrder {
  /** Cheapest first. */
  priceAscending = 0,
  /** Most expensive first. */
  priceDescending = 1,
  /** Highest recommendation score first. */
  recommendation = 2,
  /** Best rating first. */
  rating = 3,
}

/** Kinds of discounts, in the order of their columns. */
export const enum DiscountKind {
  /** Applies if booked at least so many days before arrival. */
  early = 0,
  /** Applies if booked at most so many days before arrival. */
  lastMinute = 1,
  /** Applies from so many nights on. */
  longStay = 2,
}
