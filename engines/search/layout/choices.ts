import type { Choice } from './describe.ts';

/** Numbers that the kernel and its host mean the same by. */
export const choices = {
  DayBitmap: {
    doc: 'The bitmaps that a tile group has for each day.',
    values: {
      free: { value: 0, doc: 'Homes whose night is not occupied and has a price.' },
      freeFour: { value: 1, doc: 'Homes with four such nights from this one on.' },
      departures: { value: 2, doc: 'Homes whose season of the last night allows departure on this day.' },
      steady: { value: 3, doc: 'Homes whose rates are the same for the seven nights from this one on.' },
      bookable: {
        value: 4,
        doc: 'The first of those for exact lengths: homes that can be booked from this day on.',
      },
      arrivals: {
        value: 11,
        doc: 'The first of those for classes: homes whose season allows arrival for some length of the class.',
      },
      count: { value: 17, doc: 'Their number.' },
    },
  },
  QueryFlag: {
    doc: 'What a query asks for.',
    values: {
      dated: { value: 1, doc: 'It has a period.' },
      bounded: { value: 2, doc: 'It has a bound for the price.' },
      withBox: { value: 4, doc: 'It has a box of the map.' },
      withOptions: {
        value: 8,
        doc: 'Options of the hits, and of filters that are set without these, are counted.',
      },
      withCapacity: { value: 16, doc: 'Homes of the place and free ones are counted.' },
      withHits: { value: 32, doc: 'Hits are listed with their prices, and their ratings summed.' },
      withLowest: { value: 64, doc: 'The lowest price is found; no hits are listed.' },
      withCountry: { value: 128, doc: 'It asks for one country.' },
      withRegion: { value: 256, doc: 'It asks for one region.' },
      withTolerances: { value: 512, doc: 'Hits are counted for each tolerance.' },
      withRegionCounts: { value: 1024, doc: 'Hits are counted by region, those of other regions too.' },
      withCountryCounts: { value: 2048, doc: 'Hits are counted by country, those of other countries too.' },
    },
  },
  PlaceNumber: {
    doc: 'What stands in place of the number of a region or country.',
    values: {
      none: { value: -1, doc: 'The block is unused.' },
      several: { value: -2, doc: 'The block is shared: each of its homes has its own number.' },
      nowhere: { value: -3, doc: 'The query asks for a place that no location has.' },
    },
  },
  CriterionKind: {
    doc: 'Where the bitmap of a criterion lies.',
    values: {
      option: { value: 0, doc: 'Among the bitmaps of options: the value is its number.' },
      address: { value: 1, doc: 'The host made it for this query: the value is its address.' },
    },
  },
  CriterionRole: {
    doc: 'What a criterion is besides a condition.',
    values: {
      hasOptions: {
        value: 1,
        doc: 'Its options are counted without it, so homes that fail it alone are told apart.',
      },
      isPlace: { value: 2, doc: 'It says where homes lie: capacity asks these criteria alone.' },
    },
  },
  HitOrder: {
    doc: 'Orders of the hits; ties are ordered by object number.',
    values: {
      priceAscending: { value: 0, doc: 'The cheapest first.' },
      priceDescending: { value: 1, doc: 'The dearest first.' },
      recommendation: { value: 2, doc: 'The most points of the recommendation first.' },
      rating: { value: 3, doc: 'The best rated first.' },
    },
  },
  DiscountKind: {
    doc: 'Kinds of discounts, in the order of their columns.',
    values: {
      early: { value: 0, doc: 'From so many days before arrival.' },
      lastMinute: { value: 1, doc: 'Up to so many days before arrival.' },
      longStay: { value: 2, doc: 'From so many nights on.' },
    },
  },
} as const satisfies Record<string, Choice>;
