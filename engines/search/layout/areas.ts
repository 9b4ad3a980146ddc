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
/** A row of days, and one with a vector of no days behind it. */
const row = 4 * ringWords;
const paddedRow = row + vector;
/** Homes whose rates are written together. */
const filledHomes = 32;

/** A tile, from its beginning on: columns and bitmaps of its homes, by slot. */
export const tile = {
  latitudes: { bytes: 8 * tileSlots, doc: 'Degrees as f64.' },
  longitudes: { bytes: 8 * tileSlots, doc: 'Degrees as f64.' },
  weekPrices: { bytes: 4 * tileSlots, doc: 'The cheapest week in cents, -1 without a price.' },
  scores: { bytes: 8 * tileSlots, doc: 'Points of the recommendation as f64.' },
  seasonLists: { bytes: 4 * tileSlots, doc: 'Addresses of the homes’ seasons.' },
  seasonCounts: { bytes: 4 * tileSlots, doc: 'Numbers of the homes’ seasons.' },
  hasDiscountList: {
    bytes: bitmap,
    doc: 'Homes with other discounts than one of each kind, and those whose tourist tax goes by arrival or price: these are priced one by one. In place of the last two discounts is the address / 4 of a list, which its length leads.',
  },
  regions: {
    bytes: 4 * tileSlots,
    doc: 'Regions of the homes, as the host numbers them: what a shared block is asked for.',
  },
  countries: { bytes: 4 * tileSlots, doc: 'Their countries, likewise.' },
  charges: {
    structure: 'Charges',
    count: tileSlots,
    doc: 'Costs without dogs, and discounts, home by home: what every price takes, four homes to a line of the cache.',
  },
  facts: {
    structure: 'Facts',
    count: tileSlots,
    doc: 'The factors of the mandatory costs, home by home.',
  },
  partySchemes: {
    bytes: 4 * tileSlots,
    doc: 'Numbers of the homes’ party schemes: asked of what is priced where a party pays something beside the linear costs.',
  },
  objectNumbers: {
    bytes: 4 * tileSlots,
    doc: 'What orders homes that are equal otherwise: apart, since every hit that may be on the page is asked for it.',
  },
  occupied: { bytes: row * tileSlots, doc: 'Occupied nights, home by home: a ring buffer of words each.' },
  gaps: {
    bytes: bitmap * ringWords,
    doc: 'By word of days: homes with a night without price between two seasons.',
  },
  exceptions: {
    bytes: bitmap * ringWords * sizes.mixedClasses.value,
    doc: 'For each mixed class by word of days: homes that take some of its lengths only.',
  },
  rates: {
    bytes: rateSpans * tileSlots * sizes.rateBytes.value,
    doc: 'By span and home by home: first and second nightly rate, first and second weekly rate; see rates.ts.',
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
  unquantized: { bytes: bitmap, doc: 'Homes whose costs or discounts no bytes can tell.' },
  ratings: {
    bytes: 4 * tileSlots,
    doc: 'Number of ratings << 10 | average in hundredths: apart, since undated searches need nothing else of most hits.',
  },
} as const satisfies Area;

/** What all queries share. In the tiles each piece of it would be a page of the memory by itself. */
export const directory = {
  discountLimits: { structure: 'DiscountLimits', count: 1, doc: 'The extremes of all discounts.' },
  tileGroups: { structure: 'TileGroups', count: 1, doc: 'How tile groups lie.' },
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
    doc: 'Addresses of the options of the tiles’ homes, home by home.',
  },
  blockRegions: {
    bytes: 4 * blocksMax,
    doc: 'The region of all homes of a block, as the host numbers them, or a `PlaceNumber`.',
  },
  blockCountries: { bytes: 4 * blocksMax, doc: 'Their country, likewise.' },
  tileBoxes: { bytes: 32 * tilesMax, doc: 'The box of each tile: west, south, east, north as f64.' },
  blockBoxes: { bytes: 32 * blocksMax, doc: 'The box of each block.' },
  bestScores: {
    bytes: 8 * blocksMax,
    doc: 'No home of a block stands before this key in the order by points.',
  },
  bestRatings: {
    bytes: 8 * blocksMax,
    doc: 'No home of a block stands before this key in the order by rating.',
  },
} as const satisfies Area;

/** Rows of one home: for each bitmap by day a row of its days, then two vectors with a bit for each word of days. */
const homeRows = row * dayBitmaps + 2 * vector;

/** Where homes are filled in. */
export const filling = {
  homeRows: {
    bytes: homeRows * sizes.blockSlots.value,
    doc: 'Rows of the homes of one block; see day-rows.ts.',
  },
  pricedRow: { bytes: paddedRow, doc: 'Nights with a price of the home at work.' },
  sameRatesRow: { bytes: paddedRow, doc: 'Its nights with the rates of the night before.' },
  stayRow: { bytes: paddedRow, doc: 'Its days from which so many nights are free.' },
  departureRow: { bytes: paddedRow, doc: 'Its days on which somebody may leave.' },
  filledRates: {
    bytes: filledHomes * rateSpans * sizes.rateBytes.value,
    doc: 'Rates of the homes that are written together.',
  },
  filledCodes: { bytes: filledHomes * rateSpans * 4, doc: 'Their quantized rates.' },
  transposed: {
    bytes: 4 * 32 * vector,
    doc: 'For each 32 homes of a block 32 vectors of four words of days.',
  },
  quantized: { structure: 'QuantizedRates', count: 1, doc: 'The codes of the season at work.' },
  pendingRates: { structure: 'PendingRates', count: 1, doc: 'Third rates that wait.' },
  tileBitmaps: {
    bytes: dayBitmaps * ringDays * bitmap,
    doc: 'The bitmaps by day of one tile while they are made.',
  },
} as const satisfies Area;

/** What belongs to one query: there are as many contexts as queries that may be under way. */
export const context = {
  query: { structure: 'Query', count: 1, doc: 'The query at work.' },
  criteria: { structure: 'Criterion', count: sizes.criteriaMax.value, doc: 'Its criteria.' },
  countGroups: {
    structure: 'CountGroup',
    count: sizes.countGroupsMax.value,
    doc: 'Its groups of counted options.',
  },
  countedBitmaps: { bytes: 4 * sizes.optionsMax.value, doc: 'Numbers of the bitmaps of counted options.' },
  requestedRegions: { bytes: 4 * sizes.regionsMax.value, doc: 'Numbers of the requested regions.' },
  answer: { structure: 'Answer', count: 1, doc: 'Its single numbers.' },
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
  progress: { structure: 'Progress', count: 1, doc: 'How far it is.' },
  arrivalRange: { structure: 'ArrivalRange', count: 1, doc: 'Its arrivals.' },
  run: { structure: 'Run', count: 1, doc: 'The blocks at work.' },
  blockMasks: { structure: 'BlockMasks', count: 1, doc: 'The blocks of the tile.' },
  matched: { structure: 'CriteriaMatch', count: 1, doc: 'What the criteria leave.' },
  screen: { structure: 'PriceScreen', count: 1, doc: 'Bounds of prices.' },
  four: { structure: 'FourHomes', count: 1, doc: 'The homes that are priced.' },
  steady: { structure: 'SteadyStay', count: 1, doc: 'The stay of steady homes.' },
  cheapest: { structure: 'Cheapest', count: 1, doc: 'The lowest prices of one home.' },
  hitList: { structure: 'HitList', count: 1, doc: 'Hits so far.' },
  counting: { structure: 'Counting', count: 1, doc: 'Counts so far.' },
  histogram: { structure: 'Histogram', count: 1, doc: 'Buckets of the prices.' },
  border: { structure: 'Border', count: 1, doc: 'The border at work.' },
  selection: { structure: 'Selection', count: 1, doc: 'Hits of the page.' },
  ofPlace: {
    bytes: bitmap,
    doc: 'Bitmap, of shared blocks: homes of the requested country and region.',
  },
  ofOtherRegions: { bytes: bitmap, doc: 'Bitmap, of shared blocks: homes that fail the region alone.' },
  ofOtherCountries: { bytes: bitmap, doc: 'Bitmap, of shared blocks: homes that fail the country alone.' },
  located: { bytes: bitmap, doc: 'Bitmap: homes of the run that lie where they are looked for.' },
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
  withinPrice: { bytes: bitmap, doc: 'Bitmap: homes whose price keeps to the bounds.' },
  withinPriceWithDogs: { bytes: 3 * bitmap, doc: 'Bitmaps: the same with no, one and two dogs.' },
  bookableWithin: {
    bytes: 3 * bitmap,
    doc: 'Bitmaps: matches that can be booked within a tolerance of 1, 2 and 3 days.',
  },
  toPrice: { bytes: bitmap, doc: 'Bitmap: homes that have to be priced.' },
  steadyHomes: { bytes: bitmap, doc: 'Bitmap: of these, homes with one price for all arrivals.' },
  unsteadyHomes: { bytes: bitmap, doc: 'Bitmap: the others.' },
  sureHits: {
    bytes: bitmap,
    doc: 'Bitmap: hits that keep to the bounds for certain, and have no price yet.',
  },
  hits: { bytes: bitmap, doc: 'Bitmap: the hits.' },
  countMasks: { bytes: sizes.masks.value * bitmap, doc: 'Bitmaps: the masks of the facet counts.' },
  prices: {
    bytes: 4 * tileSlots,
    doc: 'Complete prices of the tile’s homes by slot, where they were asked for.',
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
  noOptions: { bytes: vector, doc: 'Options of a home without any, which fills up the last eight.' },
  optionSums: {
    bytes: (sizes.optionsMax.value / sizes.vectorBits.value) * sizes.countDigits.value * vector,
    doc: 'By vector of options: the digits of its counts.',
  },
  buckets: { bytes: 4 * sizes.histogramBuckets.value, doc: 'Counters of the histogram of prices.' },
} as const satisfies Area;
