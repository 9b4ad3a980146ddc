import { choices } from './choices.ts';
import type { Area } from './describe.ts';
import { sizes } from './sizes.ts';

const tileSlots = sizes.tileSlots.value;
const tilesMax = sizes.tilesMax.value;
const blocksMax = tilesMax * sizes.tileBlocks.value;
const bitmap = sizes.bitmapBytes.value;
const ringDays = sizes.ringDays.value;
const ringWords = sizes.ringWords.value;
const rateSpans = sizes.rateSpans.value;
const vector = sizes.vectorBytes.value;
const dayBitmaps = choices.DayBitmap.values.count.value;
/** Bytes of a row of days, without and with a vector of padding. */
const row = 4 * ringWords;
const paddedRow = row + vector;
/** Homes whose rates are written together. */
const filledHomes = 32;

/** A tile: columns and bitmaps of its homes, by slot. */
export const tile = {
  latitudes: { bytes: 8 * tileSlots, doc: 'Degrees as f64.' },
  longitudes: { bytes: 8 * tileSlots, doc: 'Degrees as f64.' },
  weekPrices: { bytes: 4 * tileSlots, doc: 'The cheapest week in cents, -1 without a price.' },
  scores: { bytes: 8 * tileSlots, doc: 'Points of the recommendation as f64.' },
  seasonLists: { bytes: 4 * tileSlots, doc: 'Addresses of the homes’ seasons.' },
  seasonCounts: { bytes: 4 * tileSlots, doc: 'Numbers of the homes’ seasons.' },
  hasDiscountList: {
    bytes: bitmap,
    doc: 'Bitmap: homes with more than one discount of a kind, or with a tourist tax that depends on arrival or price. They are priced one by one. Instead of the last two discounts they have the address / 4 of a list, which begins with its length.',
  },
  regions: {
    bytes: 4 * tileSlots,
    doc: 'Numbers of the homes’ regions, needed for shared blocks.',
  },
  countries: { bytes: 4 * tileSlots, doc: 'Numbers of the homes’ countries, likewise.' },
  charges: {
    structure: 'Charges',
    count: tileSlots,
    doc: 'Costs without dogs, and discounts, by home: what every price needs, with four homes per cache line.',
  },
  facts: {
    structure: 'Facts',
    count: tileSlots,
    doc: 'The factors of the mandatory costs, by home.',
  },
  partySchemes: {
    bytes: 4 * tileSlots,
    doc: 'Numbers of the homes’ party schemes, needed if a party pays something beside the linear costs.',
  },
  objectNumbers: {
    bytes: 4 * tileSlots,
    doc: 'Object numbers, which order homes with equal keys. A column of its own, since it is read for every hit that may be on the page.',
  },
  occupied: { bytes: row * tileSlots, doc: 'Occupied nights: a ring buffer of words for each home.' },
  gaps: {
    bytes: bitmap * ringWords,
    doc: 'Bitmaps by word of days: homes with a night without a price between two seasons.',
  },
  exceptions: {
    bytes: bitmap * ringWords * sizes.mixedClasses.value,
    doc: 'Bitmaps by mixed class and word of days: homes that allow only some of its lengths.',
  },
  gapRules: {
    bytes: 2 * tileSlots,
    doc: 'By home: nights from which a gap may be filled as a whole, then fewest nights left beside a stay << 8; 0 for any.',
  },
  leadTimes: {
    bytes: bitmap * sizes.leadDaysMax.value,
    doc: 'Bitmaps by days from today: homes that take no arrival on that day.',
  },
  horizons: {
    bytes: bitmap * sizes.horizonMonthsMax.value,
    doc: 'Bitmaps by months from 1 on: homes whose stays have to end within so many.',
  },
  rates: {
    bytes: rateSpans * tileSlots * sizes.rateBytes.value,
    doc: 'By span and home: first and second nightly rate, first and second weekly rate; see rates.ts.',
  },
  quantizedRates: {
    bytes: rateSpans * 4 * tileSlots,
    doc: 'By span: lowest and highest nightly rate, lowest and highest weekly rate, columns of bytes; see quantized-rates.ts.',
  },
  quantizedCosts: {
    bytes: sizes.costFactors.value * tileSlots,
    doc: 'The factors of costs, columns of bytes.',
  },
  discountPercents: {
    bytes: sizes.discountKinds.value * tileSlots,
    doc: 'Percents of each kind of discount, columns of bytes.',
  },
  unquantized: { bytes: bitmap, doc: 'Bitmap: homes whose costs or discounts do not fit into bytes.' },
  ratings: {
    bytes: 4 * tileSlots,
    doc: 'Number of ratings << 10 | average in hundredths. A column of its own, since undated searches need nothing else of most hits.',
  },
  capacities: {
    bytes: 2 * tileSlots,
    doc: 'Persons that fit, by home, as u16: the recommendation prefers homes of the size that is asked for.',
  },
} as const satisfies Area;

/** Data of all tiles that every query reads. If they were in the tiles, each would be in a memory page of its own. */
export const directory = {
  discountLimits: { structure: 'DiscountLimits', count: 1, doc: 'Extremes of all discounts.' },
  bookingLimits: {
    structure: 'BookingLimits',
    count: 1,
    doc: 'Today, and extremes of lead times and horizons.',
  },
  monthEnds: {
    bytes: 4 * (sizes.horizonMonthsMax.value + 2),
    doc: 'By number of months: the last day of departure with such a horizon.',
  },
  tileGroups: { structure: 'TileGroups', count: 1, doc: 'Layout of tile groups.' },
  tileTable: { bytes: 4 * tilesMax, doc: 'Addresses of the tiles.' },
  groupTable: {
    bytes: 4 * tilesMax,
    doc: 'Addresses of the tiles’ first bitmaps by day, in their tile groups.',
  },
  optionBitmapTable: {
    bytes: 4 * tilesMax,
    doc: 'Addresses of the tiles’ first bitmaps of options, in their tile groups.',
  },
  homeOptionTable: {
    bytes: 4 * tilesMax,
    doc: 'Addresses of the options of the tiles’ homes, by home.',
  },
  blockRegions: {
    bytes: 4 * blocksMax,
    doc: 'Number of the region of all homes of a block, or a `PlaceNumber`.',
  },
  blockCountries: { bytes: 4 * blocksMax, doc: 'Number of their country, likewise.' },
  tileBoxes: { bytes: 32 * tilesMax, doc: 'The box of each tile: west, south, east, north as f64.' },
  blockBoxes: { bytes: 32 * blocksMax, doc: 'The box of each block.' },
  bestScores: {
    bytes: 8 * blocksMax,
    doc: 'A lower bound of the sort keys of a block’s homes in the order by score.',
  },
  bestRatings: {
    bytes: 8 * blocksMax,
    doc: 'A lower bound of the sort keys of a block’s homes in the order by rating.',
  },
} as const satisfies Area;

/** Bytes of the rows of one home: for each bitmap by day a row of its days, then two vectors with a bit for each word of days. */
const homeRows = row * dayBitmaps + 2 * vector;

/** Working memory in which the bitmaps and rates of homes are computed. */
export const filling = {
  homeRows: {
    bytes: homeRows * sizes.blockSlots.value,
    doc: 'Rows of the homes of one block; see day-rows.ts.',
  },
  pricedRow: { bytes: paddedRow, doc: 'Nights of the current home that have a price.' },
  sameRatesRow: { bytes: paddedRow, doc: 'Its nights with the same rates as the night before.' },
  stayRow: { bytes: paddedRow, doc: 'Its days that begin a certain number of free nights.' },
  departureRow: { bytes: paddedRow, doc: 'Its days on which departure is allowed.' },
  filledRates: {
    bytes: filledHomes * rateSpans * sizes.rateBytes.value,
    doc: 'Rates of the homes that are written together.',
  },
  filledCodes: { bytes: filledHomes * rateSpans * 4, doc: 'Their quantized rates.' },
  transposed: {
    bytes: 4 * 32 * vector,
    doc: 'For each 32 homes of a block 32 vectors of four words of days.',
  },
  quantized: { structure: 'QuantizedRates', count: 1, doc: 'The codes of the current season.' },
  pendingRates: { structure: 'PendingRates', count: 1, doc: 'Third rates of a span.' },
  tileBitmaps: {
    bytes: dayBitmaps * ringDays * bitmap,
    doc: 'The bitmaps by day of one tile while they are computed.',
  },
} as const satisfies Area;

/** Memory of one query; there is a context for each query that can run at the same time. */
export const context = {
  query: { structure: 'Query', count: 1, doc: 'The query.' },
  criteria: { structure: 'Criterion', count: sizes.criteriaMax.value, doc: 'Its criteria.' },
  countGroups: {
    structure: 'CountGroup',
    count: sizes.countGroupsMax.value,
    doc: 'Its groups of counted options.',
  },
  countedBitmaps: { bytes: 4 * sizes.optionsMax.value, doc: 'Numbers of the bitmaps of counted options.' },
  requestedRegions: { bytes: 4 * sizes.regionsMax.value, doc: 'Numbers of the requested regions.' },
  answer: { structure: 'Answer', count: 1, doc: 'The numbers of its answer.' },
  priceRanges: { structure: 'PriceRange', count: 4, doc: 'Statistics of all prices, then of the thirds.' },
  hitCounts: {
    bytes: 4 * sizes.optionsMax.value,
    doc: 'Hits with each option, by its bit among a home’s options.',
  },
  optionCounts: {
    bytes: 4 * sizes.optionsMax.value,
    doc: 'Counts of the counted options, without their own filter.',
  },
  regionCounts: { bytes: 4 * sizes.regionsMax.value, doc: 'Hits by region, without the filter of regions.' },
  countryCounts: {
    bytes: 4 * sizes.regionsMax.value,
    doc: 'Hits by region, without the filter of countries.',
  },
  blockHits: { structure: 'BlockHits', count: blocksMax + 1, doc: 'The blocks with hits.' },
  progress: { structure: 'Progress', count: 1, doc: 'Its progress.' },
  arrivalRange: { structure: 'ArrivalRange', count: 1, doc: 'Its arrivals.' },
  run: { structure: 'Run', count: 1, doc: 'The current blocks.' },
  blockMasks: { structure: 'BlockMasks', count: 1, doc: 'The blocks of the tile.' },
  matched: { structure: 'CriteriaMatch', count: 1, doc: 'Result of the criteria.' },
  screen: { structure: 'PriceScreen', count: 1, doc: 'Bounds of prices.' },
  four: { structure: 'FourHomes', count: 1, doc: 'The homes that are priced.' },
  steady: { structure: 'SteadyStay', count: 1, doc: 'The stay of steady homes.' },
  cheapest: { structure: 'Cheapest', count: 1, doc: 'The lowest prices of one home.' },
  hitList: { structure: 'HitList', count: 1, doc: 'Hits so far.' },
  counting: { structure: 'Counting', count: 1, doc: 'Counts so far.' },
  histogram: { structure: 'Histogram', count: 1, doc: 'Buckets of the prices.' },
  border: { structure: 'Border', count: 1, doc: 'The current border.' },
  selection: { structure: 'Selection', count: 1, doc: 'Hits of the page.' },
  ofPlace: {
    bytes: bitmap,
    doc: 'Bitmap, of shared blocks: homes of the requested country and region.',
  },
  ofOtherRegions: { bytes: bitmap, doc: 'Bitmap, of shared blocks: homes that only fail the region.' },
  ofOtherCountries: { bytes: bitmap, doc: 'Bitmap, of shared blocks: homes that only fail the country.' },
  located: { bytes: bitmap, doc: 'Bitmap: homes of the run that are in the box and the requested place.' },
  inPlace: { bytes: bitmap, doc: 'Bitmap: homes that meet the criteria of place.' },
  matches: { bytes: bitmap, doc: 'Bitmap: homes that meet all criteria.' },
  matchesButOne: { bytes: bitmap, doc: 'Bitmap: homes that fail at most one criterion with options.' },
  bookableNear: { bytes: bitmap, doc: 'Bitmap: of these, homes that can be booked within the tolerance.' },
  bookableWide: {
    bytes: bitmap,
    doc: 'Bitmap: matches that can be booked within the widest tolerance only.',
  },
  unoccupied: { bytes: bitmap, doc: 'Bitmap: homes of the place that are free.' },
  unoccupiedStretch: {
    bytes: bitmap,
    doc: 'Bitmap: homes of the place that are free from one arrival of a window on.',
  },
  withinPrice: { bytes: bitmap, doc: 'Bitmap: homes whose price is within the bounds.' },
  withinPriceWithDogs: { bytes: 3 * bitmap, doc: 'Bitmaps: the same with no, one and two dogs.' },
  bookableWithin: {
    bytes: 3 * bitmap,
    doc: 'Bitmaps: matches that can be booked within a tolerance of 1, 2 and 3 days.',
  },
  toPrice: { bytes: bitmap, doc: 'Bitmap: homes to be priced.' },
  steadyHomes: { bytes: bitmap, doc: 'Bitmap: of these, homes with one price for all arrivals.' },
  unsteadyHomes: { bytes: bitmap, doc: 'Bitmap: the others.' },
  sureHits: {
    bytes: bitmap,
    doc: 'Bitmap: hits that are certainly within the bounds but have no price yet.',
  },
  hits: { bytes: bitmap, doc: 'Bitmap: the hits.' },
  countMasks: { bytes: sizes.masks.value * bitmap, doc: 'Bitmaps: the masks of the facet counts.' },
  prices: {
    bytes: 4 * tileSlots,
    doc: 'Complete prices of the tile’s homes by slot, if computed.',
  },
  slotList: {
    bytes: 4 * tileSlots + 64,
    doc: 'Slots of the tile as a list, with room to read past its end.',
  },
  bitmapPointers: {
    bytes: 4 * (sizes.criteriaMax.value + 1),
    doc: 'Addresses of bitmaps of the tile: of all its homes, then of each criterion.',
  },
  lowestOfFour: {
    bytes: 4 * vector,
    doc: 'The lowest accommodation of four homes for a tolerance of 0 to 3 days.',
  },
  arrivalsOfFour: { bytes: ringDays, doc: 'By arrival: which of the four can be booked, a bit each.' },
  sumsOfFour: {
    bytes: 2 * vector * (ringDays + 1),
    doc: 'Running sums of their nightly and weekly rates by day.',
  },
  runningSums: { bytes: vector * (ringDays + 1), doc: 'Such sums of one home as u64.' },
  bookableFrom: { bytes: bitmap * ringDays, doc: 'Bitmaps by arrival: homes that can be booked from it on.' },
  noOptions: { bytes: vector, doc: 'Options of a home without any, which pads the last group of eight.' },
  optionSums: {
    bytes: (sizes.optionsMax.value / sizes.vectorBits.value) * sizes.countDigits.value * vector,
    doc: 'By vector of options: the digits of its counts.',
  },
  buckets: { bytes: 4 * sizes.histogramBuckets.value, doc: 'Counters of the histogram of prices.' },
} as const satisfies Area;
