import type { Structure } from './describe.ts';

/** Structures that both the kernel and its host read or write. */
export const sharedStructures = {
  DiscountLimits: {
    doc: 'Extremes of the discount thresholds of all homes, by which most queries need not read any discount.',
    fields: {
      earlyFrom: { type: 'i32', doc: 'The smallest threshold of early bookings.' },
      lastMinuteUntil: { type: 'i32', doc: 'The largest threshold of the last minute.' },
      longStayFrom: { type: 'i32', doc: 'The smallest threshold of long stays.' },
    },
  },
  BookingLimits: {
    doc: 'The present day, and extremes of the lead times and horizons of all homes, by which most queries need not read any.',
    fields: {
      today: { type: 'i32', doc: 'The day of the index.' },
      longestLead: { type: 'i32', doc: 'Days from today on which some home may take no arrival.' },
      shortestHorizon: { type: 'i32', doc: 'Months of the shortest horizon of a home; 0 without any.' },
    },
  },
  TileGroups: {
    doc: 'Layout of the bitmaps in tile groups; set once, before the first tile is created.',
    fields: {
      tiles: { type: 'i32', doc: 'Tiles of a group.' },
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
    doc: 'Costs and discounts that every price needs, in 16 bits each. Costs that do not fit are only in the facts.',
    fields: {
      base: { type: 'i16', doc: 'Costs of a stay, below one unit of them.' },
      baseUnits: { type: 'i16', doc: 'Units of the costs of a stay; -1 if the costs do not fit.' },
      night: { type: 'i16', doc: 'For each night.' },
      person: { type: 'i16', doc: 'For each person.' },
      personNight: { type: 'i16', doc: 'For each night of a person.' },
      early: { type: 'u16', doc: 'Early booking discount: threshold << 7 | percent; 0 without one.' },
      lastMinute: {
        type: 'u16',
        doc: 'Last-minute discount, likewise. If the home has a list of discounts, this and the next field are its address / 4.',
      },
      longStay: { type: 'u16', doc: 'Long stay discount, likewise.' },
    },
  },
  Query: {
    doc: 'A query in the layout that the JavaScript side writes.',
    fields: {
      tiles: { type: 'i32', doc: 'Tiles of the index.' },
      flags: { type: 'i32', doc: 'A combination of `QueryFlag`.' },
      nights: { type: 'i32', doc: 'Nights of the stay.' },
      firstDay: { type: 'i32', doc: 'The first possible arrival day.' },
      arrivalCount: { type: 'i32', doc: 'Number of arrival days from that one on.' },
      requested: { type: 'i32', doc: 'Index of the requested arrival among them.' },
      tolerance: {
        type: 'i32',
        doc: 'Days by which the arrival may differ from the requested one; `windowTolerance` for a window.',
      },
      today: { type: 'i32', doc: 'The first day on which guests can arrive.' },
      horizonDay: { type: 'i32', doc: 'The last day on which guests can depart.' },
      priceMin: { type: 'i32', doc: 'The lower bound of the price in cents.' },
      priceMax: { type: 'i32', doc: 'The upper bound of the price in cents.' },
      persons: { type: 'i32', doc: 'Persons of the party, including children.' },
      dogs: { type: 'i32', doc: 'Dogs of the party.' },
      partyDifferences: {
        type: 'usize',
        doc: 'Address of the difference to the costs of adults who pay tax for every night: cents by party scheme. 0 if there is none in any home.',
      },
      arrivalTaxes: {
        type: 'usize',
        doc: 'Address of tables by party scheme, for taxes that depend on arrival or price; 0 if no scheme has one. A table has for each arrival an amount in cents, and a share of the price in hundredths of a percent, summed over persons and nights.',
      },
      hitSlots: { type: 'usize', doc: 'Address of the list of hits: their slots.' },
      hitPrices: { type: 'usize', doc: 'Address of the list of hits: their prices.' },
      records: {
        type: 'usize',
        doc: 'Address of the buffer of `SortRecord`s, which finally contains the page of `PageHit`s.',
      },
      regions: { type: 'i32', doc: 'Number of regions in the whole index.' },
      optionVectors: { type: 'i32', doc: 'Vectors of options that each home has.' },
      country: { type: 'i32', doc: 'The requested country.' },
      regionCount: { type: 'i32', doc: 'Number of entries in `requestedRegions`.' },
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
    doc: 'A filter of a query, as a bitmap of the matching homes.',
    fields: {
      kind: { type: 'i32', doc: 'A `CriterionKind`.' },
      value: { type: 'u32', doc: 'Number or address of the bitmap.' },
      roles: { type: 'i32', doc: 'A combination of `CriterionRole`.' },
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
      hitsWithin1: { type: 'i32', doc: 'Hits with a tolerance of one day.' },
      hitsWithin2: { type: 'i32', doc: 'Hits with a tolerance of two days.' },
      hitsWithin3: { type: 'i32', doc: 'Hits with a tolerance of three days.' },
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
    doc: 'Statistics of the prices of all hits, or of a third of them.',
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
      block: { type: 'i32', doc: 'Number of the block; -1 after the last one.' },
      firstHit: {
        type: 'i32',
        doc: 'Index of its first hit in the list; after the last block, the number of all hits.',
      },
    },
  },
  SortRecord: {
    doc: 'A hit to be sorted.',
    fields: {
      key: { type: 'f64', doc: 'Sort key, ascending.' },
      tie: { type: 'u32', doc: 'The object number, which orders equal keys.' },
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
