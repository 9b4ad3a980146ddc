// Generated from search/layout by npm run kernel:layout.

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

/** Bytes of a DiscountLimits. */
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

/** Bytes of a TileGroups. */
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

/** Bytes of a Season. */
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

/** Bytes of a Facts. */
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

/** Bytes of a Charges. */
export const CHARGES_BYTES: i32 = 16;

/** A query, as the host writes it. */
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
  /** Adults of the party. */
  persons: i32;
  /** Dogs of the party. */
  dogs: i32;
  /** Address of the list of hits: their slots. */
  hitSlots: usize;
  /** Address of the list of hits: their prices. */
  hitPrices: usize;
  /** Address of room for `SortRecord`s, where the page of `PageHit`s is left. */
  records: usize;
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

/** Bytes of a Query. */
export const QUERY_BYTES: i32 = 120;

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

/** Bytes of a Criterion. */
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

/** Bytes of a CountGroup. */
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

/** Bytes of a Answer. */
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

/** Bytes of a PriceRange. */
export const PRICE_RANGE_BYTES: i32 = 24;

/** A block with hits. */
@unmanaged
export class BlockHits {
  /** Number of the block; -1 behind the last one. */
  block: i32;
  /** Where its hits begin in the list; behind the last block the number of all hits. */
  firstHit: i32;
}

/** Bytes of a BlockHits. */
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

/** Bytes of a SortRecord. */
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

/** Bytes of a PageHit. */
export const PAGE_HIT_BYTES: i32 = 16;

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

/** Bytes of a QuantizedRates. */
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

/** Bytes of a PendingRates. */
export const PENDING_RATES_BYTES: i32 = 24;

/** How far the query is. */
@unmanaged
export class Progress {
  /** The tile that is searched next. */
  nextTile: i32;
}

/** Bytes of a Progress. */
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

/** Bytes of a ArrivalRange. */
export const ARRIVAL_RANGE_BYTES: i32 = 28;

/** The run of neighbouring blocks at work, as bytes of each bitmap of the tile. */
@unmanaged
export class Run {
  /** The first byte. */
  from: i32;
  /** The byte after the last. */
  until: i32;
}

/** Bytes of a Run. */
export const RUN_BYTES: i32 = 8;

/** Blocks of the tile at work, a bit each. */
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
  /** Address of the regions of the tile’s blocks. */
  regions: usize;
}

/** Bytes of a BlockMasks. */
export const BLOCK_MASKS_BYTES: i32 = 20;

/** What the criteria leave of the run. */
@unmanaged
export class CriteriaMatch {
  /** Address of the bitmap of all homes of the tile. */
  present: usize;
  /** Where the addresses of bitmaps begin that a home is in when it meets all criteria: a bitmap of an option holds only homes that are there. */
  required: usize;
  /** Whether some home lies in the place. */
  hasPlace: bool;
  /** Whether some home meets all criteria. */
  hasMatch: bool;
  /** Whether some home fails at most one criterion with options. */
  hasMatchButOne: bool;
}

/** Bytes of a CriteriaMatch. */
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
}

/** Bytes of a PriceScreen. */
export const PRICE_SCREEN_BYTES: i32 = 64;

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

/** Bytes of a FourHomes. */
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

/** Bytes of a SteadyStay. */
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

/** Bytes of a Cheapest. */
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

/** Bytes of a HitList. */
export const HIT_LIST_BYTES: i32 = 24;

/** The counts of the hits’ options, digit by digit. */
@unmanaged
export class Counting {
  /** Hits that were counted. */
  hits: i32;
  /** Digits that any count may have by now. */
  digits: i32;
}

/** Bytes of a Counting. */
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

/** Bytes of a Histogram. */
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

/** Bytes of a Border. */
export const BORDER_BYTES: i32 = 16;

/** The hits that may be on the page. */
@unmanaged
export class Selection {
  /** Number of their records. */
  records: i32;
}

/** Bytes of a Selection. */
export const SELECTION_BYTES: i32 = 4;

/** Whether the compiler lays fields as the host was told. */
export function areFieldsAsTold(): bool {
  return (
    offsetof<DiscountLimits>('earlyFrom') == 0 &&
    offsetof<DiscountLimits>('lastMinuteUntil') == 4 &&
    offsetof<DiscountLimits>('longStayFrom') == 8 &&
    offsetof<TileGroups>('tiles') == 0 &&
    offsetof<TileGroups>('bitmapBytes') == 4 &&
    offsetof<TileGroups>('kindBytes') == 8 &&
    offsetof<Season>('from') == 0 &&
    offsetof<Season>('until') == 4 &&
    offsetof<Season>('nightly') == 8 &&
    offsetof<Season>('weekly') == 12 &&
    offsetof<Season>('minStay') == 16 &&
    offsetof<Season>('maxStay') == 18 &&
    offsetof<Season>('days') == 20 &&
    offsetof<Facts>('once') == 0 &&
    offsetof<Facts>('night') == 4 &&
    offsetof<Facts>('person') == 8 &&
    offsetof<Facts>('personNight') == 12 &&
    offsetof<Facts>('onceWithDogs') == 16 &&
    offsetof<Facts>('nightWithDogs') == 20 &&
    offsetof<Facts>('personWithDogs') == 24 &&
    offsetof<Facts>('personNightWithDogs') == 28 &&
    offsetof<Facts>('dog') == 32 &&
    offsetof<Facts>('dogNight') == 36 &&
    offsetof<Charges>('base') == 0 &&
    offsetof<Charges>('baseUnits') == 2 &&
    offsetof<Charges>('night') == 4 &&
    offsetof<Charges>('person') == 6 &&
    offsetof<Charges>('personNight') == 8 &&
    offsetof<Charges>('early') == 10 &&
    offsetof<Charges>('lastMinute') == 12 &&
    offsetof<Charges>('longStay') == 14 &&
    offsetof<Query>('tiles') == 0 &&
    offsetof<Query>('flags') == 4 &&
    offsetof<Query>('nights') == 8 &&
    offsetof<Query>('firstDay') == 12 &&
    offsetof<Query>('arrivalCount') == 16 &&
    offsetof<Query>('requested') == 20 &&
    offsetof<Query>('tolerance') == 24 &&
    offsetof<Query>('today') == 28 &&
    offsetof<Query>('horizonDay') == 32 &&
    offsetof<Query>('priceMin') == 36 &&
    offsetof<Query>('priceMax') == 40 &&
    offsetof<Query>('persons') == 44 &&
    offsetof<Query>('dogs') == 48 &&
    offsetof<Query>('hitSlots') == 52 &&
    offsetof<Query>('hitPrices') == 56 &&
    offsetof<Query>('records') == 60 &&
    offsetof<Query>('optionVectors') == 64 &&
    offsetof<Query>('country') == 68 &&
    offsetof<Query>('regionCount') == 72 &&
    offsetof<Query>('petsCriterion') == 76 &&
    offsetof<Query>('criteriaCount') == 80 &&
    offsetof<Query>('countGroupCount') == 84 &&
    offsetof<Query>('west') == 88 &&
    offsetof<Query>('south') == 96 &&
    offsetof<Query>('east') == 104 &&
    offsetof<Query>('north') == 112 &&
    offsetof<Criterion>('kind') == 0 &&
    offsetof<Criterion>('value') == 4 &&
    offsetof<Criterion>('roles') == 8 &&
    offsetof<CountGroup>('mask') == 0 &&
    offsetof<CountGroup>('first') == 4 &&
    offsetof<CountGroup>('end') == 8 &&
    offsetof<Answer>('hitCount') == 0 &&
    offsetof<Answer>('placeCount') == 4 &&
    offsetof<Answer>('freeCount') == 8 &&
    offsetof<Answer>('lowestPrice') == 12 &&
    offsetof<Answer>('hitsWithin1') == 16 &&
    offsetof<Answer>('hitsWithin2') == 20 &&
    offsetof<Answer>('hitsWithin3') == 24 &&
    offsetof<Answer>('ratingCount') == 32 &&
    offsetof<Answer>('ratingSum') == 40 &&
    offsetof<Answer>('blocksSearched') == 48 &&
    offsetof<Answer>('otherBlocksSearched') == 52 &&
    offsetof<Answer>('homesPriced') == 56 &&
    offsetof<PriceRange>('low') == 0 &&
    offsetof<PriceRange>('high') == 4 &&
    offsetof<PriceRange>('count') == 8 &&
    offsetof<PriceRange>('sum') == 16 &&
    offsetof<BlockHits>('block') == 0 &&
    offsetof<BlockHits>('firstHit') == 4 &&
    offsetof<SortRecord>('key') == 0 &&
    offsetof<SortRecord>('tie') == 8 &&
    offsetof<SortRecord>('index') == 12 &&
    offsetof<PageHit>('objectNumber') == 0 &&
    offsetof<PageHit>('price') == 4 &&
    offsetof<PageHit>('slot') == 8 &&
    offsetof<PageHit>('arrival') == 12 &&
    offsetof<QuantizedRates>('nightlyLow') == 0 &&
    offsetof<QuantizedRates>('nightlyHigh') == 1 &&
    offsetof<QuantizedRates>('weeklyLow') == 2 &&
    offsetof<QuantizedRates>('weeklyHigh') == 3 &&
    offsetof<PendingRates>('at') == 0 &&
    offsetof<PendingRates>('next') == 4 &&
    offsetof<PendingRates>('first') == 8 &&
    offsetof<PendingRates>('second') == 12 &&
    offsetof<PendingRates>('nightly') == 16 &&
    offsetof<PendingRates>('weekly') == 20 &&
    offsetof<Progress>('nextTile') == 0 &&
    offsetof<ArrivalRange>('exact') == 0 &&
    offsetof<ArrivalRange>('first') == 4 &&
    offsetof<ArrivalRange>('end') == 8 &&
    offsetof<ArrivalRange>('nearFirst') == 12 &&
    offsetof<ArrivalRange>('nearEnd') == 16 &&
    offsetof<ArrivalRange>('nearBitmaps') == 20 &&
    offsetof<ArrivalRange>('nearCount') == 24 &&
    offsetof<Run>('from') == 0 &&
    offsetof<Run>('until') == 4 &&
    offsetof<BlockMasks>('place') == 0 &&
    offsetof<BlockMasks>('otherRegions') == 4 &&
    offsetof<BlockMasks>('otherCountries') == 8 &&
    offsetof<BlockMasks>('partlyInBox') == 12 &&
    offsetof<BlockMasks>('regions') == 16 &&
    offsetof<CriteriaMatch>('present') == 0 &&
    offsetof<CriteriaMatch>('required') == 4 &&
    offsetof<CriteriaMatch>('hasPlace') == 8 &&
    offsetof<CriteriaMatch>('hasMatch') == 9 &&
    offsetof<CriteriaMatch>('hasMatchButOne') == 10 &&
    offsetof<PriceScreen>('isPossible') == 0 &&
    offsetof<PriceScreen>('least') == 4 &&
    offsetof<PriceScreen>('most') == 8 &&
    offsetof<PriceScreen>('fraction') == 12 &&
    offsetof<PriceScreen>('slack') == 16 &&
    offsetof<PriceScreen>('slackOfDog') == 20 &&
    offsetof<PriceScreen>('lowest') == 32 &&
    offsetof<PriceScreen>('highest') == 48 &&
    offsetof<FourHomes>('tile') == 0 &&
    offsetof<FourHomes>('list') == 4 &&
    offsetof<FourHomes>('areFactorsHalves') == 8 &&
    offsetof<FourHomes>('mayBeEarly') == 9 &&
    offsetof<FourHomes>('mayBeLastMinute') == 10 &&
    offsetof<FourHomes>('mayBeLong') == 11 &&
    offsetof<FourHomes>('mayBeReduced') == 12 &&
    offsetof<FourHomes>('nightsOfSum') == 16 &&
    offsetof<FourHomes>('factors') == 32 &&
    offsetof<FourHomes>('costs') == 48 &&
    offsetof<FourHomes>('early') == 64 &&
    offsetof<FourHomes>('lastMinute') == 80 &&
    offsetof<FourHomes>('longStay') == 96 &&
    offsetof<SteadyStay>('startDay') == 0 &&
    offsetof<SteadyStay>('firstAhead') == 4 &&
    offsetof<SteadyStay>('lastAhead') == 8 &&
    offsetof<SteadyStay>('lastNight') == 12 &&
    offsetof<SteadyStay>('rates') == 16 &&
    offsetof<SteadyStay>('dayOfSpan') == 20 &&
    offsetof<SteadyStay>('unsteadyLanes') == 24 &&
    offsetof<Cheapest>('within0') == 0 &&
    offsetof<Cheapest>('within1') == 4 &&
    offsetof<Cheapest>('within2') == 8 &&
    offsetof<Cheapest>('within3') == 12 &&
    offsetof<HitList>('ratingCount') == 0 &&
    offsetof<HitList>('ratingSum') == 8 &&
    offsetof<HitList>('blocksEnd') == 16 &&
    offsetof<Counting>('hits') == 0 &&
    offsetof<Counting>('digits') == 4 &&
    offsetof<Histogram>('first') == 0 &&
    offsetof<Histogram>('count') == 4 &&
    offsetof<Histogram>('prices') == 8 &&
    offsetof<Border>('below') == 0 &&
    offsetof<Border>('above') == 4 &&
    offsetof<Border>('sum') == 8 &&
    offsetof<Selection>('records') == 0
  );
}
