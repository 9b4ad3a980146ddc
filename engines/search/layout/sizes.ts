import type { Constants } from './describe.ts';

const tileSlots = 4096;
const blockSlots = 128;
const ringWords = 24;
const ringDays = 32 * ringWords;
const exactLengths = 7;
const singleClasses = 2;
const mixedClasses = 4;
const rateDays = 16;
const criteriaMax = 64;
const vectorBits = 128;

/** How large everything is, and where values end. */
export const sizes = {
  tileSlots: { value: tileSlots, doc: 'Slots of a tile: everything about these homes lies together.' },
  blockSlots: {
    value: blockSlots,
    doc: 'Slots of a block: one vector of 128 bits.',
  },
  tileBlocks: { value: tileSlots / blockSlots, doc: 'Blocks of a tile: as many as a word has bits.' },
  tilesMax: { value: 384, doc: 'Tiles of an index at most: more are larger than the memory.' },
  bitmapBytes: { value: tileSlots / 8, doc: 'Bytes of a bitmap of the homes of one tile.' },
  groupTilesMax: {
    value: 8,
    doc: 'Tiles of a tile group at most: a bitmap of a day then fills a page of the memory, and larger ones are not read faster.',
  },
  ringWords: {
    value: ringWords,
    doc: 'Words of 32 days in the ring buffer of days: they reach from today past the horizon of 730 days.',
  },
  ringDays: { value: ringDays, doc: 'Days of the ring buffer.' },
  exactLengths: {
    value: exactLengths,
    doc: 'Lengths of stay whose bookable arrivals are stored as they are: one bitmap answers.',
  },
  singleClasses: {
    value: singleClasses,
    doc: 'Classes that hold one of the other lengths each; the first ones.',
  },
  mixedClasses: {
    value: mixedClasses,
    doc: 'Classes that hold several lengths, from which homes may be excepted.',
  },
  lengthClasses: {
    value: singleClasses + mixedClasses,
    doc: 'Classes of all other lengths: their arrivals are put together from three bitmaps.',
  },
  steadyNights: { value: 7, doc: 'Nights for which a steady home has the same rates.' },
  rateDays: {
    value: rateDays,
    doc: 'Days of a span of rates: of 16 days few have more than two rates; of 32 many did, around Easter and Christmas.',
  },
  rateSpans: { value: ringDays / rateDays, doc: 'Spans of rates in the ring buffer.' },
  rateBytes: { value: 16, doc: 'Bytes of a home’s rates in one span.' },
  costFactors: { value: 10, doc: 'Factors of the mandatory costs, in the order of `CostFactors`.' },
  discountKinds: { value: 3, doc: 'Kinds of discounts: early booking, last minute, long stay.' },
  columnThresholdMax: { value: 511, doc: 'The largest threshold of a discount that fits the charges.' },
  listThresholdMax: { value: 0x7fffff, doc: 'The largest threshold of a discount in a list.' },
  baseUnit: { value: 16_384, doc: 'What the upper half of the base charge counts.' },
  halfMax: { value: 32_767, doc: 'The most that half a word of charges holds.' },
  starsMax: {
    value: 1023,
    type: 'u32',
    doc: 'Mask of the average rating in hundredths of a star, below the number of ratings.',
  },
  ratingShift: { value: 10, doc: 'Bits of the average rating; above them is the number of ratings.' },
  starUnit: {
    value: 2 ** 32,
    type: 'f64',
    doc: 'What a hundredth of a star weighs in a key of the order by rating: below it is the object number.',
  },
  toleranceMax: { value: 3, doc: 'The widest tolerance in days; a larger one stands for a window.' },
  windowTolerance: { value: 100_000, doc: 'The tolerance of a window, whose arrivals are all requested.' },
  packedNights: {
    value: 31,
    doc: 'Nights whose rates can be summed in 32 bits; longer stays are priced by their seasons.',
  },
  vectorBits: { value: vectorBits, doc: 'Options that one vector of a home’s options holds.' },
  vectorBytes: { value: vectorBits / 8, doc: 'Bytes of a vector.' },
  optionsMax: { value: 4096, doc: 'Options of all filters at most.' },
  regionsMax: { value: 16_384, doc: 'Regions of the blocks at most.' },
  criteriaMax: { value: criteriaMax, doc: 'Criteria of a query at most.' },
  countGroupsMax: { value: 72, doc: 'Groups of counted options at most.' },
  maskDogs: {
    value: criteriaMax + 1,
    doc: 'Masks of the facet counts: from 1 on all criteria but that one, from here on with that many dogs.',
  },
  masks: { value: criteriaMax + 4, doc: 'Number of masks.' },
  countDigits: { value: 24, doc: 'Binary digits of the number of hits with an option.' },
  histogramBuckets: { value: 65_536, doc: 'Buckets of the histogram of prices at most.' },
  contextCount: { value: 2, doc: 'Queries that may be under way at once.' },
} as const satisfies Constants;
