import type { Structure } from './describe.ts';

/** What the stages of a query tell each other, and what one keeps from call to call. The host reads none of it. */
export const stageStructures = {
  Progress: {
    doc: 'How far the query is.',
    fields: {
      nextTile: { type: 'i32', doc: 'The tile that is searched next.' },
    },
  },
  ArrivalRange: {
    doc: 'The arrivals of the query, as indexes from its first day on.',
    fields: {
      exact: { type: 'i32', doc: 'Index of the length of stay among the exact ones, or -1.' },
      first: { type: 'i32', doc: 'The first arrival that today and the horizon allow.' },
      end: { type: 'i32', doc: 'The arrival after the last such one.' },
      nearFirst: { type: 'i32', doc: 'The first of these within the tolerance.' },
      nearEnd: { type: 'i32', doc: 'The arrival after the last of these within the tolerance.' },
      nearBitmaps: {
        type: 'i32',
        doc: 'Where in a tile group the bitmaps of the arrivals within the tolerance begin, one after the other; 0 where it takes more than a bitmap each.',
      },
      nearCount: { type: 'i32', doc: 'Number of these bitmaps.' },
    },
  },
  Run: {
    doc: 'The run of neighbouring blocks at work, as bytes of each bitmap of the tile.',
    fields: {
      from: { type: 'i32', doc: 'The first byte.' },
      until: { type: 'i32', doc: 'The byte after the last.' },
    },
  },
  BlockMasks: {
    doc: 'Blocks of the tile that is being searched; each bit stands for one block.',
    fields: {
      place: { type: 'u32', doc: 'Blocks that may hold hits.' },
      otherRegions: { type: 'u32', doc: 'Blocks that fail the requested region alone.' },
      otherCountries: { type: 'u32', doc: 'Blocks that fail the requested country alone.' },
      partlyInBox: { type: 'u32', doc: 'Blocks of which the box of the map holds a part.' },
      shared: { type: 'u32', doc: 'Blocks whose homes are told apart by country and region.' },
      regionsOfHomes: { type: 'usize', doc: 'Address of the regions of the tile’s homes.' },
      regions: { type: 'usize', doc: 'Address of the regions of the tile’s blocks.' },
    },
  },
  CriteriaMatch: {
    doc: 'What the criteria leave of the run.',
    fields: {
      present: { type: 'usize', doc: 'Address of the bitmap of all homes of the tile.' },
      required: {
        type: 'usize',
        doc: 'Where the addresses of bitmaps begin that a home of another place is in when it meets all criteria.',
      },
      hasOption: {
        type: 'bool',
        doc: 'Whether some criterion is an option: its bitmap holds only homes that are there.',
      },
      hasPlace: { type: 'bool', doc: 'Whether some home lies in the place.' },
      hasMatch: { type: 'bool', doc: 'Whether some home meets all criteria.' },
      hasMatchButOne: { type: 'bool', doc: 'Whether some home fails at most one criterion with options.' },
    },
  },
  PriceScreen: {
    doc: 'How prices are bounded from quantized rates, for the query and for the eight homes at work.',
    fields: {
      isPossible: { type: 'bool', doc: 'Whether words of 16 bits can tell anything about this query.' },
      least: { type: 'i32', doc: 'The lower bound of the price in units.' },
      most: { type: 'i32', doc: 'The upper bound of the price in units.' },
      fraction: {
        type: 'i32',
        doc: 'The part of six nights, or of a week above whole ones, as a fraction of 2^15.',
      },
      slack: { type: 'i32', doc: 'How many units the costs may be above what their codes tell.' },
      slackOfDog: { type: 'i32', doc: 'How many more with each dog.' },
      lowest: { type: 'v128', doc: 'Accommodation after discount of the eight homes, from below.' },
      highest: { type: 'v128', doc: 'The same from above.' },
      lessOfParty: {
        type: 'v128',
        doc: 'How many units less the party pays than the linear costs, from above.',
      },
      moreOfParty: { type: 'v128', doc: 'How many units more, from above.' },
    },
  },
  FourHomes: {
    doc: 'The four homes that are priced side by side, and what the query makes of their charges.',
    fields: {
      tile: { type: 'usize', doc: 'Address of their tile.' },
      list: { type: 'usize', doc: 'Address of their four slots.' },
      areFactorsHalves: { type: 'bool', doc: 'Whether the query’s factors fit halves of words.' },
      mayBeEarly: { type: 'bool', doc: 'Whether any home may give a discount for early bookings.' },
      mayBeLastMinute: { type: 'bool', doc: 'Whether any home may give one for the last minute.' },
      mayBeLong: { type: 'bool', doc: 'Whether any home may give one for long stays.' },
      mayBeReduced: { type: 'bool', doc: 'Whether any of these holds.' },
      nightsOfSum: { type: 'i32', doc: 'Nights whose nightly rates count: all, or the first six.' },
      factors: { type: 'v128', doc: 'What the halves of the charges are multiplied by.' },
      costs: { type: 'v128', doc: 'Their mandatory costs without dogs.' },
      early: { type: 'v128', doc: 'Their discounts for early bookings, threshold << 7 | percent.' },
      lastMinute: { type: 'v128', doc: 'Their discounts for the last minute.' },
      longStay: { type: 'v128', doc: 'Their discounts for long stays.' },
    },
  },
  SteadyStay: {
    doc: 'The stay of steady homes, whichever arrival it has.',
    fields: {
      startDay: { type: 'i32', doc: 'The first arrival day that is looked at.' },
      firstAhead: { type: 'i32', doc: 'Days from today to that one.' },
      lastAhead: { type: 'i32', doc: 'Days from today to the last arrival day.' },
      lastNight: { type: 'i32', doc: 'The last night of all.' },
      rates: { type: 'i32', doc: 'Where in a tile the rates of the first day lie.' },
      dayOfSpan: { type: 'i32', doc: 'That day’s place in its span of rates.' },
      unsteadyLanes: {
        type: 'u32',
        doc: 'Those of the last four homes that are not steady after all: too many rates, or a discount that fits some arrivals alone.',
      },
    },
  },
  Cheapest: {
    doc: 'The lowest accommodation of one home in cents, -1 where nothing fits; a window has the first alone.',
    fields: {
      within0: { type: 'i32', doc: 'On the requested arrival.' },
      within1: { type: 'i32', doc: 'Within a tolerance of one day.' },
      within2: { type: 'i32', doc: 'Within a tolerance of two days.' },
      within3: { type: 'i32', doc: 'Within a tolerance of three days.' },
    },
  },
  HitList: {
    doc: 'What is known of the hits so far besides the answer.',
    fields: {
      ratingCount: { type: 'i64', doc: 'Number of their ratings.' },
      ratingSum: { type: 'i64', doc: 'Sum of their ratings in hundredths of a star.' },
      blocksEnd: { type: 'usize', doc: 'Where the next block with hits is told.' },
    },
  },
  Counting: {
    doc: 'The counts of the hits’ options, digit by digit.',
    fields: {
      hits: { type: 'i32', doc: 'Hits that were counted.' },
      digits: { type: 'i32', doc: 'Digits that any count may have by now.' },
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

/** What is kept while a home is filled in. */
export const fillStructures = {
  QuantizedRates: {
    doc: 'The codes of the season that is put in.',
    fields: {
      nightlyLow: { type: 'u8', doc: 'Its nightly rate, rounded down.' },
      nightlyHigh: { type: 'u8', doc: 'Its nightly rate, rounded up.' },
      weeklyLow: { type: 'u8', doc: 'Its weekly rate, rounded down.' },
      weeklyHigh: { type: 'u8', doc: 'Its weekly rate, rounded up.' },
    },
  },
  PendingRates: {
    doc: 'Third rates of a span that wait for the next one to begin with them.',
    fields: {
      at: { type: 'usize', doc: 'The span’s rates.' },
      next: { type: 'usize', doc: 'The rates of the next span; 0 when nothing waits.' },
      first: { type: 'u32', doc: 'What is written first there if the next span begins with them.' },
      second: { type: 'u32', doc: 'What is written second.' },
      nightly: { type: 'u32', doc: 'The third nightly rate.' },
      weekly: { type: 'u32', doc: 'The third weekly rate.' },
    },
  },
} as const satisfies Record<string, Structure>;
