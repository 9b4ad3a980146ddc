// Generated from engines/search/layout by npm run kernel:layout.
import {
  Answer,
  BLOCK_HITS_BYTES,
  BlockHits,
  BookingLimits,
  COUNT_GROUP_BYTES,
  CRITERION_BYTES,
  CountGroup,
  Criterion,
  DiscountLimits,
  PRICE_RANGE_BYTES,
  PriceRange,
  Query,
  TileGroups,
} from './shared-structures';
import {
  ArrivalRange,
  BlockMasks,
  Border,
  Cheapest,
  Counting,
  CriteriaMatch,
  FourHomes,
  Histogram,
  HitList,
  PendingRates,
  PriceScreen,
  Progress,
  QuantizedRates,
  Run,
  Selection,
  SteadyStay,
} from './stage-structures';

/** Tells kernels and hosts of different layouts apart. */
export const LAYOUT_VERSION: i32 = 2146298581;

// A tile, as offsets from its address.
/** Degrees as f64. */
export const LATITUDES: i32 = 0;
/** Degrees as f64. */
export const LONGITUDES: i32 = 32768;
/** The cheapest week in cents, -1 without a price. */
export const WEEK_PRICES: i32 = 65536;
/** Points of the recommendation as f64. */
export const SCORES: i32 = 81920;
/** Addresses of the homes’ seasons. */
export const SEASON_LISTS: i32 = 114688;
/** Numbers of the homes’ seasons. */
export const SEASON_COUNTS: i32 = 131072;
/** Bitmap: homes with more than one discount of a kind, or with a tourist tax that depends on arrival or price. They are priced one by one. Instead of the last two discounts they have the address / 4 of a list, which begins with its length. */
export const HAS_DISCOUNT_LIST: i32 = 147456;
/** Numbers of the homes’ regions, needed for shared blocks. */
export const REGIONS: i32 = 147968;
/** Numbers of the homes’ countries, likewise. */
export const COUNTRIES: i32 = 164352;
/** Costs without dogs, and discounts, by home: what every price needs, with four homes per cache line. */
export const CHARGES: i32 = 180736;
/** The factors of the mandatory costs, by home. */
export const FACTS: i32 = 246272;
/** Numbers of the homes’ party schemes, needed if a party pays something beside the linear costs. */
export const PARTY_SCHEMES: i32 = 410112;
/** Object numbers, which order homes with equal keys. A column of its own, since it is read for every hit that may be on the page. */
export const OBJECT_NUMBERS: i32 = 426496;
/** Occupied nights: a ring buffer of words for each home. */
export const OCCUPIED: i32 = 442880;
/** Bitmaps by word of days: homes with a night without a price between two seasons. */
export const GAPS: i32 = 836096;
/** Bitmaps by mixed class and word of days: homes that allow only some of its lengths. */
export const EXCEPTIONS: i32 = 848384;
/** By home: nights from which a gap may be filled as a whole, then fewest nights left beside a stay << 8; 0 for any. */
export const GAP_RULES: i32 = 897536;
/** Bitmaps by days from today: homes that take no arrival on that day. */
export const LEAD_TIMES: i32 = 905728;
/** Bitmaps by months from 1 on: homes whose stays have to end within so many. */
export const HORIZONS: i32 = 921600;
/** By span and home: first and second nightly rate, first and second weekly rate; see rates.ts. */
export const RATES: i32 = 933376;
/** By span: lowest and highest nightly rate, lowest and highest weekly rate, columns of bytes; see quantized-rates.ts. */
export const QUANTIZED_RATES: i32 = 4079104;
/** The factors of costs, columns of bytes. */
export const QUANTIZED_COSTS: i32 = 4865536;
/** Percents of each kind of discount, columns of bytes. */
export const DISCOUNT_PERCENTS: i32 = 4906496;
/** Bitmap: homes whose costs or discounts do not fit into bytes. */
export const UNQUANTIZED: i32 = 4918784;
/** Number of ratings << 10 | average in hundredths. A column of its own, since undated searches need nothing else of most hits. */
export const RATINGS: i32 = 4919296;
/** Persons that fit, by home, as u16: the recommendation prefers homes of the size that is asked for. */
export const CAPACITIES: i32 = 4935680;
/** Bytes of a tile. */
export const TILE_BYTES: i32 = 4943872;

// The directory: what all queries share.
const DIRECTORY: i32 = 65536;
/** Extremes of all discounts. */
export const discountLimits: DiscountLimits = changetype<DiscountLimits>(DIRECTORY + 0);
/** Today, and extremes of lead times and horizons. */
export const bookingLimits: BookingLimits = changetype<BookingLimits>(DIRECTORY + 64);
/** By number of months: the last day of departure with such a horizon. */
export const MONTH_ENDS: i32 = DIRECTORY + 128;
/** Layout of tile groups. */
export const tileGroups: TileGroups = changetype<TileGroups>(DIRECTORY + 256);
/** Addresses of the tiles. */
export const TILE_TABLE: i32 = DIRECTORY + 320;
/** Addresses of the tiles’ first bitmaps by day, in their tile groups. */
export const GROUP_TABLE: i32 = DIRECTORY + 1856;
/** Addresses of the tiles’ first bitmaps of options, in their tile groups. */
export const OPTION_BITMAP_TABLE: i32 = DIRECTORY + 3392;
/** Addresses of the options of the tiles’ homes, by home. */
export const HOME_OPTION_TABLE: i32 = DIRECTORY + 4928;
/** Number of the region of all homes of a block, or a `PlaceNumber`. */
export const BLOCK_REGIONS: i32 = DIRECTORY + 6464;
/** Number of their country, likewise. */
export const BLOCK_COUNTRIES: i32 = DIRECTORY + 55616;
/** The box of each tile: west, south, east, north as f64. */
export const TILE_BOXES: i32 = DIRECTORY + 104768;
/** The box of each block. */
export const BLOCK_BOXES: i32 = DIRECTORY + 117056;
/** A lower bound of the sort keys of a block’s homes in the order by score. */
export const BEST_SCORES: i32 = DIRECTORY + 510272;
/** A lower bound of the sort keys of a block’s homes in the order by rating. */
export const BEST_RATINGS: i32 = DIRECTORY + 608576;

// Working memory in which the bitmaps and rates of homes are computed.
const FILLING: i32 = 772416;
/** Rows of the homes of one block; see day-rows.ts. */
export const HOME_ROWS: i32 = FILLING + 0;
/** Nights of the current home that have a price. */
export const PRICED_ROW: i32 = FILLING + 212992;
/** Its nights with the same rates as the night before. */
export const SAME_RATES_ROW: i32 = FILLING + 213120;
/** Its days that begin a certain number of free nights. */
export const STAY_ROW: i32 = FILLING + 213248;
/** Its days on which departure is allowed. */
export const DEPARTURE_ROW: i32 = FILLING + 213376;
/** Rates of the homes that are written together. */
export const FILLED_RATES: i32 = FILLING + 213504;
/** Their quantized rates. */
export const FILLED_CODES: i32 = FILLING + 238080;
/** For each 32 homes of a block 32 vectors of four words of days. */
export const TRANSPOSED: i32 = FILLING + 244224;
/** The codes of the current season. */
export const quantized: QuantizedRates = changetype<QuantizedRates>(FILLING + 246272);
/** Third rates of a span. */
export const pendingRates: PendingRates = changetype<PendingRates>(FILLING + 246336);
/** The bitmaps by day of one tile while they are computed. */
export const TILE_BITMAPS: i32 = FILLING + 246400;

// What belongs to one query. The kernel is compiled once for each context, since addresses that are constants cost
// nothing; CONTEXT_NUMBER is an option of the compiler.
const CONTEXT: i32 = 7703488 + CONTEXT_NUMBER * 1179648;
/** The query. */
export const query: Query = changetype<Query>(CONTEXT + 0);
/** Its criteria. */
export const CRITERIA: i32 = CONTEXT + 192;
export function criterionAt(index: i32): Criterion {
  return changetype<Criterion>(CRITERIA + index * CRITERION_BYTES);
}
/** Its groups of counted options. */
export const COUNT_GROUPS: i32 = CONTEXT + 960;
export function countGroupAt(index: i32): CountGroup {
  return changetype<CountGroup>(COUNT_GROUPS + index * COUNT_GROUP_BYTES);
}
/** Numbers of the bitmaps of counted options. */
export const COUNTED_BITMAPS: i32 = CONTEXT + 1856;
/** Numbers of the requested regions. */
export const REQUESTED_REGIONS: i32 = CONTEXT + 18240;
/** The numbers of its answer. */
export const answer: Answer = changetype<Answer>(CONTEXT + 83776);
/** Statistics of all prices, then of the thirds. */
export const PRICE_RANGES: i32 = CONTEXT + 83840;
export function priceRangeAt(index: i32): PriceRange {
  return changetype<PriceRange>(PRICE_RANGES + index * PRICE_RANGE_BYTES);
}
/** Hits with each option, by its bit among a home’s options. */
export const HIT_COUNTS: i32 = CONTEXT + 83968;
/** Counts of the counted options, without their own filter. */
export const OPTION_COUNTS: i32 = CONTEXT + 100352;
/** Hits by region, without the filter of regions. */
export const REGION_COUNTS: i32 = CONTEXT + 116736;
/** Hits by region, without the filter of countries. */
export const COUNTRY_COUNTS: i32 = CONTEXT + 182272;
/** The blocks with hits. */
export const BLOCK_HITS: i32 = CONTEXT + 247808;
export function blockHitsAt(index: i32): BlockHits {
  return changetype<BlockHits>(BLOCK_HITS + index * BLOCK_HITS_BYTES);
}
/** Its progress. */
export const progress: Progress = changetype<Progress>(CONTEXT + 346176);
/** Its arrivals. */
export const arrivalRange: ArrivalRange = changetype<ArrivalRange>(CONTEXT + 346240);
/** The current blocks. */
export const run: Run = changetype<Run>(CONTEXT + 346304);
/** The blocks of the tile. */
export const blockMasks: BlockMasks = changetype<BlockMasks>(CONTEXT + 346368);
/** Result of the criteria. */
export const matched: CriteriaMatch = changetype<CriteriaMatch>(CONTEXT + 346432);
/** Bounds of prices. */
export const screen: PriceScreen = changetype<PriceScreen>(CONTEXT + 346496);
/** The homes that are priced. */
export const four: FourHomes = changetype<FourHomes>(CONTEXT + 346624);
/** The stay of steady homes. */
export const steady: SteadyStay = changetype<SteadyStay>(CONTEXT + 346752);
/** The lowest prices of one home. */
export const cheapest: Cheapest = changetype<Cheapest>(CONTEXT + 346816);
/** Hits so far. */
export const hitList: HitList = changetype<HitList>(CONTEXT + 346880);
/** Counts so far. */
export const counting: Counting = changetype<Counting>(CONTEXT + 346944);
/** Buckets of the prices. */
export const histogram: Histogram = changetype<Histogram>(CONTEXT + 347008);
/** The current border. */
export const border: Border = changetype<Border>(CONTEXT + 347072);
/** Hits of the page. */
export const selection: Selection = changetype<Selection>(CONTEXT + 347136);
/** Bitmap, of shared blocks: homes of the requested country and region. */
export const OF_PLACE: i32 = CONTEXT + 347200;
/** Bitmap, of shared blocks: homes that only fail the region. */
export const OF_OTHER_REGIONS: i32 = CONTEXT + 347712;
/** Bitmap, of shared blocks: homes that only fail the country. */
export const OF_OTHER_COUNTRIES: i32 = CONTEXT + 348224;
/** Bitmap: homes of the run that are in the box and the requested place. */
export const LOCATED: i32 = CONTEXT + 348736;
/** Bitmap: homes that meet the criteria of place. */
export const IN_PLACE: i32 = CONTEXT + 349248;
/** Bitmap: homes that meet all criteria. */
export const MATCHES: i32 = CONTEXT + 349760;
/** Bitmap: homes that fail at most one criterion with options. */
export const MATCHES_BUT_ONE: i32 = CONTEXT + 350272;
/** Bitmap: of these, homes that can be booked within the tolerance. */
export const BOOKABLE_NEAR: i32 = CONTEXT + 350784;
/** Bitmap: matches that can be booked within the widest tolerance only. */
export const BOOKABLE_WIDE: i32 = CONTEXT + 351296;
/** Bitmap: homes of the place that are free. */
export const UNOCCUPIED: i32 = CONTEXT + 351808;
/** Bitmap: homes of the place that are free from one arrival of a window on. */
export const UNOCCUPIED_STRETCH: i32 = CONTEXT + 352320;
/** Bitmap: homes whose price is within the bounds. */
export const WITHIN_PRICE: i32 = CONTEXT + 352832;
/** Bitmaps: the same with no, one and two dogs. */
export const WITHIN_PRICE_WITH_DOGS: i32 = CONTEXT + 353344;
/** Bitmaps: matches that can be booked within a tolerance of 1, 2 and 3 days. */
export const BOOKABLE_WITHIN: i32 = CONTEXT + 354880;
/** Bitmap: homes to be priced. */
export const TO_PRICE: i32 = CONTEXT + 356416;
/** Bitmap: of these, homes with one price for all arrivals. */
export const STEADY_HOMES: i32 = CONTEXT + 356928;
/** Bitmap: the others. */
export const UNSTEADY_HOMES: i32 = CONTEXT + 357440;
/** Bitmap: hits that are certainly within the bounds but have no price yet. */
export const SURE_HITS: i32 = CONTEXT + 357952;
/** Bitmap: the hits. */
export const HITS: i32 = CONTEXT + 358464;
/** Bitmaps: the masks of the facet counts. */
export const COUNT_MASKS: i32 = CONTEXT + 358976;
/** Complete prices of the tile’s homes by slot, if computed. */
export const PRICES: i32 = CONTEXT + 393792;
/** Slots of the tile as a list, with room to read past its end. */
export const SLOT_LIST: i32 = CONTEXT + 410176;
/** Addresses of bitmaps of the tile: of all its homes, then of each criterion. */
export const BITMAP_POINTERS: i32 = CONTEXT + 426624;
/** The lowest accommodation of four homes for a tolerance of 0 to 3 days. */
export const LOWEST_OF_FOUR: i32 = CONTEXT + 426944;
/** By arrival: which of the four can be booked, a bit each. */
export const ARRIVALS_OF_FOUR: i32 = CONTEXT + 427008;
/** Running sums of their nightly and weekly rates by day. */
export const SUMS_OF_FOUR: i32 = CONTEXT + 427776;
/** Such sums of one home as u64. */
export const RUNNING_SUMS: i32 = CONTEXT + 452416;
/** Bitmaps by arrival: homes that can be booked from it on. */
export const BOOKABLE_FROM: i32 = CONTEXT + 464768;
/** Options of a home without any, which pads the last group of eight. */
export const NO_OPTIONS: i32 = CONTEXT + 857984;
/** By vector of options: the digits of its counts. */
export const OPTION_SUMS: i32 = CONTEXT + 858048;
/** Counters of the histogram of prices. */
export const BUCKETS: i32 = CONTEXT + 870336;
