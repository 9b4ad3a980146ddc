import type { Structure } from './describe.ts';

/** What the kernel and its host both read or write. */
export const sharedStructures = {
  DiscountLimits: {
    doc: 'The extremes of all thresholds: most queries need not look at the discounts of any home.',
    fields: {
      earlyFrom: { type: 'i32', doc: 'The smallest threshold of early bookings.' },
      lastMinuteUntil: { type: 'i32', doc: 'The largest threshold of the last minute.' },
      longStayFrom: { type: 'i32', doc: 'The smallest threshold of long stays.' },
    },
  },
  TileGroups: {
    doc: 'How bitmaps of days and options lie in tile groups; told once, before the first tile is taken.',
    fields: {
      tiles: { type: 'i32', doc: 'Tiles of a group: all, where the index is small.' },
      bitmapBytes: { type: 'i32', doc: 'Bytes of one bitmap of all tiles of a group.' },
      kindBytes: { type: 'i32', doc: 'Bytes of one kind of bitmap for all days.' },
    },
  },
  Season: {
    doc: 'A season of a home’s rates.',
    fields: {
      from: { type: 'i32', doc: 'The first day.' },
      until: { type: 'i32', doc: 'The day after the last.' },
      nightly: { type: 'u32', doc: 'Cents for a night.' },
      weekly: { type: 'u32', doc: 'Cents for a week.' },
      minStay: { type: 'u16', doc: 'Nights of the shortest stay.' },
      maxStay: { type: 'u16', doc: 'Nights of the longest stay.' },
      days: {
        type: 'u32',
        doc: 'Weekdays of arrival as bits from Monday on, then weekdays of departure << 7.',
      },
    },
  },
  Facts: {
    doc: 'Mandatory costs of a home in cents, in the order of `CostFactors`.',
    fields: {
      once: { type: 'i32', doc: 'For a stay.' },
      night: { type: 'i32', doc: 'For each night.' },
      person: { type: 'i32', doc: 'For each person.' },
      personNight: { type: 'i32', doc: 'For each night of a person.' },
      onceWithDogs: { type: 'i32', doc: 'For a stay, when there are dogs.' },
      nightWithDogs: { type: 'i32', doc: 'For each night, when there are dogs.' },
      personWithDogs: { type: 'i32', doc: 'For each person, when there are dogs.' },
      personNightWithDogs: { type: 'i32', doc: 'For each night of a person, when there are dogs.' },
      dog: { type: 'i32', doc: 'For each dog.' },
      dogNight: { type: 'i32', doc: 'For each night of a dog.' },
    },
  },
  Charges: {
    doc: 'What every price takes of a home, as halves of words. Costs that do not fit have the facts alone.',
    fields: {
      base: { type: 'i16', doc: 'Costs of a stay, below one unit of them.' },
      baseUnits: { type: 'i16', doc: 'Units of the costs of a stay, or -1 where the costs do not fit.' },
      night: { type: 'i16', doc: 'For each night.' },
      person: { type: 'i16', doc: 'For each person.' },
      personNight: { type: 'i16', doc: 'For each night of a person.' },
      early: { type: 'u16', doc: 'Discount for early bookings: threshold << 7 | percent, 0 without.' },
      lastMinute: {
        type: 'u16',
        doc: 'Discount of the last minute, likewise. With a list of discounts its address / 4 is in place of this and the next one.',
      },
      longStay: { type: 'u16', doc: 'Discount of long stays, likewise.' },
    },
  },
  Query: {
    doc: 'A query in the layout that the JavaScript side writes.',
    fields: {
      tiles: { type: 'i32', doc: 'Tiles of the index.' },
      flags: { type: 'i32', doc: 'What it asks for: `QueryFlag`.' },
      nights: { type: 'i32', doc: 'Nights of the stay.' },
      firstDay: { type: 'i32', doc: 'The first arrival day that is looked at.' },
      arrivalCount: { type: 'i32', doc: 'Number of arrival days from that one on.' },
      requested: { type: 'i32', doc: 'Index of the requested arrival among them.' },
      tolerance: { type: 'i32', doc: 'Days that the arrival may shift; `windowTolerance` for a window.' },
      today: { type: 'i32', doc: 'The first day on which somebody can arrive.' },
      horizonDay: { type: 'i32', doc: 'The last day on which somebody can depart.' },
      priceMin: { type: 'i32', doc: 'The lower bound of the price in cents.' },
      priceMax: { type: 'i32', doc: 'The upper bound of the price in cents.' },
      persons: { type: 'i32', doc: 'Persons of the party, children among them.' },
      dogs: { type: 'i32', doc: 'Dogs of the party.' },
      partyDifferences: {
        type: 'usize',
        doc: 'Address of what the party pays above the linear costs of adults who pay tax for every night: cents by party scheme. 0 where it is nothing in all homes.',
      },
      arrivalTaxes: {
        type: 'usize',
        doc: 'Address of addresses by party scheme, 0 for a tax that does not go by arrival or price: for each arrival an amount in cents, and the share of the price in hundredths of a percent, summed over persons and nights. 0 where there is no such scheme.',
      },
      hitSlots: { type: 'usize', doc: 'Address of the list of hits: their slots.' },
      hitPrices: { type: 'usize', doc: 'Address of the list of hits: their prices.' },
      records: {
        type: 'usize',
        doc: 'Address of room for `SortRecord`s, where the page of `PageHit`s is left.',
      },
      regions: { type: 'i32', doc: 'Number of all regions that the host has numbered.' },
      optionVectors: { type: 'i32', doc: 'Vectors of options that each home has.' },
      country: { type: 'i32', doc: 'The requested country.' },
      regionCount: { type: 'i32', doc: 'Number of the requested regions, which are listed apart.' },
      petsCriterion: { type: 'i32', doc: 'Number of the criterion of pets, -1 without one.' },
      criteriaCount: { type: 'i32', doc: 'Number of criteria.' },
      countGroupCount: { type: 'i32', doc: 'Number of groups of counted options.' },
      west: {
        type: 'f64',
        doc: 'The box of the map in degrees; a west above its east crosses the date line.',
      },
      south: { type: 'f64', doc: 'Its south.' },
      east: { type: 'f64', doc: 'Its east.' },
      north: { type: 'f64', doc: 'Its north.' },
    },
  },
  Criterion: {
    doc: 'A filter of a query, as a bitmap of the homes that fit it.',
    fields: {
      kind: { type: 'i32', doc: 'Where the bitmap lies: `CriterionKind`.' },
      value: { type: 'u32', doc: 'Its number or address.' },
      roles: { type: 'i32', doc: 'What else it is: `CriterionRole`.' },
    },
  },
  CountGroup: {
    doc: 'Options that are counted with the same criterion left out.',
    fields: {
      mask: { type: 'i32', doc: 'Number of the mask.' },
      first: { type: 'i32', doc: 'The first of the options in the list of counted bitmaps.' },
      end: { type: 'i32', doc: 'The option after the last.' },
    },
  },
  Answer: {
    doc: 'The single numbers of an answer.',
    fields: {
      hitCount: { type: 'i32', doc: 'Hits.' },
      placeCount: { type: 'i32', doc: 'Homes of the place.' },
      freeCount: { type: 'i32', doc: 'Of these, homes that are free in the requested period.' },
      lowestPrice: { type: 'i32', doc: 'The lowest price in cents, -1 without one.' },
      hitsWithin1: { type: 'i32', doc: 'Hits that a tolerance of one day would give.' },
      hitsWithin2: { type: 'i32', doc: 'Hits that a tolerance of two days would give.' },
      hitsWithin3: { type: 'i32', doc: 'Hits that a tolerance of three days would give.' },
      ratingCount: { type: 'f64', doc: 'Ratings of all hits.' },
      ratingSum: { type: 'f64', doc: 'Their sum in hundredths of a star.' },
      blocksSearched: { type: 'i32', doc: 'Blocks that could hold hits.' },
      otherBlocksSearched: {
        type: 'i32',
        doc: 'Blocks that were only counted for other regions or countries.',
      },
      homesPriced: { type: 'i32', doc: 'Homes whose price was computed.' },
    },
  },
  PriceRange: {
    doc: 'What is said of the prices of all hits, or of a third of them.',
    fields: {
      low: { type: 'i32', doc: 'The lowest price in cents, 0 without any.' },
      high: { type: 'i32', doc: 'The highest price in cents, 0 without any.' },
      count: { type: 'i32', doc: 'Number of prices.' },
      sum: { type: 'f64', doc: 'Their sum.' },
    },
  },
  BlockHits: {
    doc: 'A block with hits.',
    fields: {
      block: { type: 'i32', doc: 'Number of the block; -1 behind the last one.' },
      firstHit: {
        type: 'i32',
        doc: 'Where its hits begin in the list; behind the last block the number of all hits.',
      },
    },
  },
  SortRecord: {
    doc: 'A hit that is put in order.',
    fields: {
      key: { type: 'f64', doc: 'The smaller, the earlier.' },
      tie: { type: 'u32', doc: 'What orders equal keys: the object number.' },
      index: { type: 'i32', doc: 'Place in the list of hits.' },
    },
  },
  PageHit: {
    doc: 'A hit of the page.',
    fields: {
      objectNumber: { type: 'u32', doc: 'The home’s object number.' },
      price: { type: 'i32', doc: 'Cents, -1 without a price.' },
      slot: { type: 'u32', doc: 'The home’s slot.' },
      arrival: { type: 'i32', doc: 'The arrival day, -1 without one.' },
    },
  },
} as const satisfies Record<string, Structure>;
