import { openRules } from '../../../domain/pricing/booking-rules.ts';
import { everyWeekday, type Season } from '../../../domain/pricing/home-rates.ts';
import type { SearchFilter } from '../../../domain/search-filter.ts';
import { addDays, horizonDays } from '../../../domain/stay.ts';
import type { IndexedHome } from '../indexed-home.ts';
import type { Catalogue } from '../oracle.ts';
import { randomCatalogue } from './random-catalogue.ts';
import { expectOracleAnswer, expectOracleGuidance } from './compare-engine.ts';
import type { engines } from './engines.ts';
import { cents } from '../../../domain/cents.ts';

/** A Saturday. */
export const today = '2026-11-21';
export const day = (ahead: number): string => addDays(today, ahead);
export const world = randomCatalogue({ seed: 11, homes: 0, countries: 2, regions: 3, places: 6, today });

let nextNumber = 100;

/** Creates a home that is free and has the same price on all days, except for the given fields. */
export function home(fields: Partial<IndexedHome> = {}, seasons: Partial<Season>[] = [{}]): IndexedHome {
  const objectNumber = (nextNumber += 1);
  const randomHome = world.makeHome(objectNumber);
  const whole: Season = {
    fromDate: day(-10),
    untilDate: day(horizonDays + 60),
    nightly: cents(10_000),
    weekly: cents(60_000),
    minStay: 1,
    maxStay: 365,
    arrivalDays: everyWeekday,
    departureDays: everyWeekday,
  };
  return {
    ...randomHome,
    active: true,
    personsMax: 4,
    occupied: [],
    ...fields,
    rates: {
      ...randomHome.rates,
      seasons: seasons.map((season) => ({ ...whole, ...season })),
      rules: openRules,
      discounts: [],
      services: [],
      touristTax: [],
      ...fields.rates,
    },
  };
}

export const stay = (from: number, nights: number, more: SearchFilter = {}): SearchFilter => ({
  startDate: day(from),
  endDate: day(from + nights),
  ...more,
});

/** Every tolerance, and as a window one, two and ten days wider. */
export function around(from: number, nights: number): SearchFilter[] {
  return [
    stay(from, nights),
    ...[1, 2, 3].map((tolerance) => stay(from, nights, { tolerance })),
    ...[1, 2, 10].map((wider) => stay(from, nights + wider, { duration: nights })),
    stay(from, nights, { duration: nights, tolerance: 2 }),
    stay(from, nights, { duration: nights + 3, tolerance: 1 }),
  ];
}

/** Compares each answer of a new engine with the oracle's; returns the numbers of hits. */
export function expectTotals(
  { name, create }: (typeof engines)[number],
  homes: IndexedHome[],
  filters: readonly SearchFilter[],
): number[] {
  const catalogue: Catalogue = { homes, locations: world.locations, today };
  const engine = create(catalogue);
  return filters.map((filter) => {
    expectOracleGuidance(name, engine, catalogue, filter);
    return expectOracleAnswer(name, engine, catalogue, filter);
  });
}
