import type { Choice } from './describe.ts';

/** Enumerations that the kernel and its host share. */
export const choices = {
  DayBitmap: {
    doc: 'The bitmaps that a tile group has for each day.',
    values: {
      free: { value: 0, doc: 'Homes whose night is not occupied and has a price.' },
      freeFour: { value: 1, doc: 'Homes with four such nights, beginning with this one.' },
      departures: { value: 2, doc: 'Homes whose season of the last night allows departure on this day.' },
      steady: { value: 3, doc: 'Homes with the same rates for seven nights, beginning with this one.' },
      bookable: {
        value: 4,
        doc: 'The first of the bitmaps by exact length of stay: homes that can be booked with arrival on this day.',
      },
      arrivals: {
        value: 11,
        doc: 'The first of the bitmaps by class: homes whose season allows arrival for some length of the class.',
      },
      count: { value: 17, doc: 'Their number.' },
    },
  },
  QueryFlag: {
    doc: 'Parts of a query, as bits.',
    values: {
      dated: { value: 1, doc: 'The query has dates.' },
      bounded: { value: 2, doc: 'The query has price bounds.' },
      withBox: { value: 4, doc: 'The query has a box of the map.' },
      withOptions: {
        value: 8,
        doc: 'Counts the options of the hits, and those of active filters as if these were not set.',
      },
      withCapacity: { value: 16, doc: 'Counts the homes of the place, and the free ones among them.' },
      withHits: { value: 32, doc: 'Lists hits with their prices, and sums up their ratings.' },
      withLowest: { value: 64, doc: 'Finds the lowest price without listing hits.' },
      withCountry: { value: 128, doc: 'The query has a country.' },
      withRegion: { value: 256, doc: 'The query has regions.' },
      withTolerances: { value: 512, doc: 'Counts the hits for each tolerance.' },
      withRegionCounts: { value: 1024, doc: 'Counts hits by region, including those of other regions.' },
      withCountryCounts: { value: 2048, doc: 'Counts hits by country, including those of other countries.' },
    },
  },
  PlaceNumber: {
    doc: 'Special values of the number of a region or country.',
    values: {
      none: { value: -1, doc: 'The block is unused.' },
      several: { value: -2, doc: 'The block is shared by homes of several regions or countries.' },
      nowhere: { value: -3, doc: 'The query asks for an unknown place.' },
    },
  },
  CriterionKind: {
    doc: 'Kinds of bitmaps of criteria.',
    values: {
      option: { value: 0, doc: 'The bitmap of an option; the value is its number.' },
      address: { value: 1, doc: 'A bitmap that the host made for this query; the value is its address.' },
    },
  },
  CriterionRole: {
    doc: 'Roles of criteria, as bits.',
    values: {
      hasOptions: {
        value: 1,
        doc: 'The options of this filter are counted as if it were not set, so homes that only fail this criterion matter.',
      },
      isPlace: { value: 2, doc: 'A location filter; capacity only depends on these.' },
    },
  },
  HitOrder: {
    doc: 'Orders of the hits; ties are ordered by object number.',
    values: {
      priceAscending: { value: 0, doc: 'Cheapest first.' },
      priceDescending: { value: 1, doc: 'Most expensive first.' },
      recommendation: { value: 2, doc: 'Highest recommendation score first.' },
      rating: { value: 3, doc: 'Best rating first.' },
    },
  },
  DiscountKind: {
    doc: 'Kinds of discounts, in the order of their columns.',
    values: {
      early: { value: 0, doc: 'Applies if booked at least so many days before arrival.' },
      lastMinute: { value: 1, doc: 'Applies if booked at most so many days before arrival.' },
      longStay: { value: 2, doc: 'Applies from so many nights on.' },
    },
  },
} as const satisfies Record<string, Choice>;
