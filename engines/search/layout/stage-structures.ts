import type { Structure } from './describe.ts';

/** State that the stages of a query share. The host reads none of it. */
export const stageStructures = {
  Progress: {
    doc: 'Progress of the query.',
    fields: {
      nextTile: { type: 'i32', doc: 'The tile that is searched next.' },
    },
  },
  ArrivalRange: {
    doc: 'Arrivals of the query, as indexes counted from its first day.',
    fields: {
      exact: { type: 'i32', doc: 'Index of the length of stay among the exact ones, or -1.' },
      first: { type: 'i32', doc: 'The first arrival between today and the horizon.' },
      end: { type: 'i32', doc: 'The arrival after the last such one.' },
      nearFirst: { type: 'i32', doc: 'The first of these within the tolerance.' },
      nearEnd: { type: 'i32', doc: 'The arrival after the last of these within the tolerance.' },
      nearBitmaps: {
        type: 'i32',
        doc: 'Offset in a tile group of the bitmaps of the arrivals within the tolerance, which are contiguous; 0 if one bitmap per arrival is not enough.',
      },
      nearCount: { type: 'i32', doc: 'Number of these bitmaps.' },
    },
  },
  Run: {
    doc: 'The current run of neighbouring blocks, as a range of bytes in each bitmap of the tile.',
    fields: {
      from: { type: 'i32', doc: 'The first byte.' },
      until: { type: 'i32', doc: 'The byte after the last.' },
    },
  },
  BlockMasks: {
    doc: 'Blocks of the tile that is being searched; each bit stands for one block.',
    fields: {
      place: { type: 'u32', doc: 'Blocks that may contain hits.' },
      otherRegions: { type: 'u32', doc: 'Blocks that only fail the requested region.' },
      otherCountries: { type: 'u32', doc: 'Blocks that only fail the requested country.' },
      partlyInBox: { type: 'u32', doc: 'Blocks that are partly in the box of the map.' },
      shared: { type: 'u32', doc: 'Blocks whose homes are in several regions or countries.' },
      regionsOfHomes: { type: 'usize', doc: 'Address of the regions of the tile’s homes.' },
      regions: { type: 'usize', doc: 'Address of the regions of the tile’s blocks.' },
    },
  },
  CriteriaMatch: {
    doc: 'Result of the criteria for the run.',
    fields: {
      present: { type: 'usize', doc: 'Address of the bitmap of all homes of the tile.' },
      required: {
        type: 'usize',
        doc: 'Address of the list of bitmaps that all contain a home of another place if it meets all criteria.',
      },
      hasOption: {
        type: 'bool',
        doc: 'True if a criterion is an option, whose bitmap contains no empty slots.',
      },
      hasPlace: { type: 'bool', doc: 'True if a home is in the requested place.' },
      hasMatch: { type: 'bool', doc: 'True if a home meets all criteria.' },
      hasMatchButOne: { type: 'bool', doc: 'True if a home fails at most one criterion with options.' },
    },
  },
  PriceScreen: {
    doc: 'Bounds of prices computed from quantized rates, for the query and for the current eight homes.',
    fields: {
      isPossible: { type: 'bool', doc: 'True if prices of this query fit into 16 bits.' },
      least: { type: 'i32', doc: 'The lower bound of the price in units.' },
      most: { type: 'i32', doc: 'The upper bound of the price in units.' },
      fraction: {
        type: 'i32',
        doc: 'Nights as a share of six nights, or those beyond whole weeks as a share of a week; in parts of 2^15.',
      },
      slack: { type: 'i32', doc: 'Maximum difference in units between costs and their rounded codes.' },
      dogSlack: {
        type: 'i32',
        doc: 'Maximum difference in units between the costs of each dog and their rounded codes.',
      },
      lowest: { type: 'v128', doc: 'Lower bounds of the accommodation after discount of the eight homes.' },
      highest: { type: 'v128', doc: 'Upper bounds of the accommodation after discount of the eight homes.' },
      partyReduction: {
        type: 'v128',
        doc: 'Upper bounds, in units, of what the party pays less than the linear costs.',
      },
      partySurcharge: { type: 'v128', doc: 'Upper bounds of what it pays more.' },
    },
  },
  FourHomes: {
    doc: 'The four homes that are priced at once, and factors of the query.',
    fields: {
      tile: { type: 'usize', doc: 'Address of their tile.' },
      list: { type: 'usize', doc: 'Address of their four slots.' },
      areFactorsHalves: { type: 'bool', doc: 'True if the factors of the query fit into 16 bits.' },
      mayBeEarly: { type: 'bool', doc: 'True if an early booking discount may apply to any home.' },
      mayBeLastMinute: { type: 'bool', doc: 'True if a last-minute discount may apply to any home.' },
      mayBeLong: { type: 'bool', doc: 'True if a long stay discount may apply to any home.' },
      mayBeReduced: { type: 'bool', doc: 'True if any of these is.' },
      summedNights: { type: 'i32', doc: 'Number of nights whose nightly rates count, at most six.' },
      factors: { type: 'v128', doc: 'Factors by which the charges are multiplied.' },
      costs: { type: 'v128', doc: 'Their mandatory costs without dogs.' },
      early: { type: 'v128', doc: 'Their early booking discounts, threshold << 7 | percent.' },
      lastMinute: { type: 'v128', doc: 'Their last-minute discounts.' },
      longStay: { type: 'v128', doc: 'Their long stay discounts.' },
    },
  },
  SteadyStay: {
    doc: 'The stays of steady homes, for any arrival.',
    fields: {
      startDay: { type: 'i32', doc: 'The first arrival day.' },
      firstAhead: { type: 'i32', doc: 'Days from today to that one.' },
      lastAhead: { type: 'i32', doc: 'Days from today to the last arrival day.' },
      lastNight: { type: 'i32', doc: 'The last night of all.' },
      rates: { type: 'i32', doc: 'Offset in a tile of the rates of the first day.' },
      dayOfSpan: { type: 'i32', doc: 'Index of that day in its span of rates.' },
      unsteadyLanes: {
        type: 'u32',
        doc: 'A bit for each of the last four homes that is not steady after all: it has too many rates, or a discount that applies only to some arrivals.',
      },
    },
  },
  Cheapest: {
    doc: 'Lowest accommodation of one home in cents; -1 if no stay is possible. A window only has the first.',
    fields: {
      within0: { type: 'i32', doc: 'On the requested arrival.' },
      within1: { type: 'i32', doc: 'Within a tolerance of one day.' },
      within2: { type: 'i32', doc: 'Within a tolerance of two days.' },
      within3: { type: 'i32', doc: 'Within a tolerance of three days.' },
    },
  },
  HitList: {
    doc: 'State of the hits so far, in addition to the answer.',
    fields: {
      ratingCount: { type: 'i64', doc: 'Number of their ratings.' },
      ratingSum: { type: 'i64', doc: 'Sum of their ratings in hundredths of a star.' },
      blocksEnd: { type: 'usize', doc: 'Address of the next entry of `blockHits`.' },
    },
  },
  Counting: {
    doc: 'The counts of the hits’ options, digit by digit.',
    fields: {
      hits: { type: 'i32', doc: 'Number of counted hits.' },
      digits: { type: 'i32', doc: 'Maximum number of binary digits of a count so far.' },
    },
  },
  Histogram: {
    doc: 'The buckets of the hits’ prices.',
    fields: {
      first: { type: 'i32', doc: 'The lowest bucket.' },
      count: { type: 'i32', doc: 'Number of buckets from that one on.' },
      prices: { type: 'i32', doc: 'Hits with a price.' },
    },
  },
  Border: {
    doc: 'A border between two thirds of the prices.',
    fields: {
      below: { type: 'i32', doc: 'The last price before it.' },
      above: { type: 'i32', doc: 'The first price after it.' },
      sum: { type: 'i64', doc: 'The sum of all prices before it.' },
    },
  },
  Selection: {
    doc: 'The hits that may be on the page.',
    fields: { records: { type: 'i32', doc: 'Number of their records.' } },
  },
} as const satisfies Record<string, Structure>;

/** State while bitmaps and rates of homes are computed. */
export const fillStructures = {
  QuantizedRates: {
    doc: 'Codes of the current season.',
    fields: {
      nightlyLow: { type: 'u8', doc: 'Its nightly rate, rounded down.' },
      nightlyHigh: { type: 'u8', doc: 'Its nightly rate, rounded up.' },
      weeklyLow: { type: 'u8', doc: 'Its weekly rate, rounded down.' },
      weeklyHigh: { type: 'u8', doc: 'Its weekly rate, rounded up.' },
    },
  },
  PendingRates: {
    doc: 'Third rates of a span: they fit if the next span begins with them.',
    fields: {
      at: { type: 'usize', doc: 'Address of the span’s rates.' },
      next: { type: 'usize', doc: 'Address of the rates of the next span; 0 if there are no pending rates.' },
      first: { type: 'u32', doc: 'First word of the span if the next one begins with them.' },
      second: { type: 'u32', doc: 'Second word, likewise.' },
      nightly: { type: 'u32', doc: 'The third nightly rate.' },
      weekly: { type: 'u32', doc: 'The third weekly rate.' },
    },
  },
} as const satisfies Record<string, Structure>;
