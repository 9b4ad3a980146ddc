import { sizePoints, sparePlaces } from '../recommendation.ts';
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

/** Sizes and limits. */
export const sizes = {
  tileSlots: { value: tileSlots, doc: 'Slots of a tile, whose data are contiguous.' },
  blockSlots: {
    value: blockSlots,
    doc: 'Slots of a block: one vector of 128 bits.',
  },
  tileBlocks: { value: tileSlots / blockSlots, doc: 'Blocks of a tile: as many as a word has bits.' },
  tilesMax: { value: 384, doc: 'Maximum number of tiles; more do not fit into the memory.' },
  bitmapBytes: { value: tileSlots / 8, doc: 'Bytes of a bitmap of the homes of one tile.' },
  groupTilesMax: {
    value: 8,
    doc: 'Maximum number of tiles in a tile group. Then the bitmap of a day fills a memory page, and larger groups are not faster.',
  },
  ringWords: {
    value: ringWords,
    doc: 'Words of 32 days in the ring buffer of days, which is longer than the horizon of 730 days.',
  },
  ringDays: { value: ringDays, doc: 'Days of the ring buffer.' },
  exactLengths: {
    value: exactLengths,
    doc: 'Number of lengths of stay with bitmaps of their own.',
  },
  singleClasses: {
    value: singleClasses,
    doc: 'Number of classes with a single length of stay; they come first.',
  },
  mixedClasses: {
    value: mixedClasses,
    doc: 'Number of classes with several lengths; a home may allow only some of these.',
  },
  lengthClasses: {
    value: singleClasses + mixedClasses,
    doc: 'Number of classes of all other lengths of stay; their arrivals are computed from three bitmaps.',
  },
  steadyNights: { value: 7, doc: 'Nights for which a steady home has the same rates.' },
  leadDaysMax: {
    value: 31,
    doc: 'The longest lead time in days, that of the day after the last hour included.',
  },
  horizonMonthsMax: {
    value: 23,
    doc: 'The longest horizon of a home in months; without one it is that of the site.',
  },
  rateDays: {
    value: rateDays,
    doc: 'Days of a span of rates. Few spans of 16 days have more than two rates; with 32 days, many had around Easter and Christmas.',
  },
  rateSpans: { value: ringDays / rateDays, doc: 'Spans of rates in the ring buffer.' },
  rateBytes: { value: 16, doc: 'Bytes of a home’s rates in one span.' },
  costFactors: { value: 10, doc: 'Factors of the mandatory costs, in the order of `CostFactors`.' },
  discountKinds: { value: 3, doc: 'Kinds of discounts: early booking, last minute, long stay.' },
  columnThresholdMax: { value: 511, doc: 'The largest threshold of a discount that fits the charges.' },
  listThresholdMax: { value: 0x7fffff, doc: 'The largest threshold of a discount in a list.' },
  baseUnit: { value: 16_384, doc: 'Cents of a unit of `baseUnits`.' },
  halfMax: { value: 32_767, doc: 'The largest amount that fits into 16 bits of the charges.' },
  starsMax: {
    value: 1023,
    type: 'u32',
    doc: 'Mask of the average rating in hundredths of a star, below the number of ratings.',
  },
  ratingShift: { value: 10, doc: 'Bits of the average rating; above them is the number of ratings.' },
  sizePoints: {
    value: sizePoints,
    type: 'f64',
    doc: 'Points that the recommendation takes from homes that are too large.',
  },
  sparePlaces: { value: sparePlaces, doc: 'Places beside those of the party for which it takes none.' },
  starUnit: {
    value: 2 ** 32,
    type: 'f64',
    doc: 'Weight of a hundredth of a star in a sort key by rating, whose lower part is the object number.',
  },
  toleranceMax: { value: 3, doc: 'The widest tolerance in days; a larger one means a window.' },
  windowTolerance: { value: 100_000, doc: 'The tolerance of a window.' },
  packedNights: {
    value: 31,
    doc: 'Maximum number of nights whose rates can be summed in 32 bits; longer stays are priced by their seasons.',
  },
  vectorBits: { value: vectorBits, doc: 'Number of options in a vector.' },
  vectorBytes: { value: vectorBits / 8, doc: 'Bytes of a vector.' },
  optionsMax: { value: 4096, doc: 'Maximum number of options of all filters.' },
  regionsMax: { value: 16_384, doc: 'Maximum number of regions.' },
  criteriaMax: { value: criteriaMax, doc: 'Maximum number of criteria of a query.' },
  countGroupsMax: { value: 72, doc: 'Maximum number of groups of counted options.' },
  maskDogs: {
    value: criteriaMax + 1,
    doc: 'The first mask by number of dogs. The masks from 1 on leave out one criterion each.',
  },
  masks: { value: criteriaMax + 4, doc: 'Number of masks.' },
  countDigits: { value: 24, doc: 'Binary digits of the number of hits with an option.' },
  histogramBuckets: { value: 65_536, doc: 'Maximum number of buckets of the histogram of prices.' },
  contextCount: { value: 2, doc: 'Number of queries that can run at once.' },
} as const satisfies Constants;
