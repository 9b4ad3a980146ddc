import fc from 'fast-check';
import { openRules, type BookingRules, type Now } from '../../domain/pricing/booking-rules.ts';
import {
  everyWeekday,
  serviceCodes,
  serviceUnits,
  type Party,
  type HomeRates,
  type Season,
} from '../../domain/pricing/home-rates.ts';
import { addDays, fromDayNumber, toDayNumber, type PlainDate, type Stay } from '../../domain/stay.ts';
import { cents } from '../../domain/cents.ts';
import type { Cents } from '../../domain/money.ts';

/** A Saturday. */
export const today: PlainDate = '2027-01-02';
export const now: Now = { today, hour: 9 };

export function season(fields: Partial<Season> = {}): Season {
  return {
    fromDate: '2027-01-01',
    untilDate: '2029-01-01',
    nightly: cents(10_000),
    weekly: cents(63_000),
    minStay: 1,
    maxStay: 365,
    arrivalDays: everyWeekday,
    departureDays: everyWeekday,
    ...fields,
  };
}

export function homeRates(fields: Partial<HomeRates> = {}): HomeRates {
  return {
    objectNumber: 1001,
    personsMax: 6,
    adultsMax: 6,
    dogsMax: 2,
    seasons: [season()],
    rules: openRules,
    discounts: [],
    services: [],
    furtherGuests: null,
    touristTax: [],
    deposit: cents(0),
    ...fields,
  };
}

export const stayOf = (startDate: PlainDate, nights: number): Stay => ({
  startDate,
  endDate: addDays(startDate, nights),
});

export const party = (fields: Partial<Party> = {}): Party => ({
  persons: 2,
  childAges: [],
  dogs: 0,
  ...fields,
});

const anyCents = (max: number): fc.Arbitrary<Cents> => fc.integer({ min: 0, max }).map(cents);

const monthDay = fc.constantFrom('01-01', '01-06', '02-28', '02-29', '03-15', '04-30', '11-01', '12-31');

const weekdays = fc.oneof(
  { weight: 3, arbitrary: fc.constant(everyWeekday) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: everyWeekday }) },
);

interface SeasonDraft {
  gap: number;
  length: number;
  season: Omit<Season, 'fromDate' | 'untilDate'>;
}

/** Consecutive seasons from around today on, with and without gaps. */
const anySeasons: fc.Arbitrary<Season[]> = fc
  .record({
    start: fc.integer({ min: -20, max: 10 }),
    drafts: fc.array(
      fc.record<SeasonDraft>({
        gap: fc.oneof(
          { weight: 4, arbitrary: fc.constant(0) },
          { weight: 1, arbitrary: fc.integer({ min: 1, max: 9 }) },
        ),
        length: fc.integer({ min: 1, max: 30 }),
        season: fc.record({
          nightly: fc.integer({ min: 1, max: 60_000 }).map(cents),
          weekly: fc.integer({ min: 1, max: 400_000 }).map(cents),
          minStay: fc.integer({ min: 1, max: 8 }),
          maxStay: fc.integer({ min: 8, max: 40 }),
          arrivalDays: weekdays,
          departureDays: weekdays,
        }),
      }),
      { minLength: 1, maxLength: 6 },
    ),
  })
  .map(({ start, drafts }) => {
    let day = toDayNumber(today) + start;
    return drafts.map((draft): Season => {
      const from = day + draft.gap;
      day = from + draft.length;
      return { ...draft.season, fromDate: fromDayNumber(from), untilDate: fromDayNumber(day) };
    });
  });

/** Rules of a whole home; many homes have none. */
const anyRules: fc.Arbitrary<BookingRules> = fc.oneof(
  fc.constant(openRules),
  fc.record({
    leadDays: fc.constantFrom(0, 0, 1, 3, 30),
    leadHour: fc.constantFrom(9, 10, 24),
    horizonMonths: fc.constantFrom(null, null, 1, 3, 23),
    fillFrom: fc.constantFrom(null, 1, 2, 4),
    leaveMin: fc.constantFrom(null, 2, 3, 7),
  }),
);

export const anyRates: fc.Arbitrary<HomeRates> = fc.record({
  objectNumber: fc.integer({ min: 1, max: 2_000_000_000 }),
  personsMax: fc.integer({ min: 1, max: 12 }),
  adultsMax: fc.integer({ min: 1, max: 12 }),
  dogsMax: fc.integer({ min: 0, max: 3 }),
  seasons: anySeasons,
  rules: anyRules,
  discounts: fc.array(
    fc.record({
      kind: fc.constantFrom('early', 'lastMinute', 'longStay'),
      threshold: fc.integer({ min: 0, max: 60 }),
      percent: fc.integer({ min: 1, max: 90 }),
    }),
    { maxLength: 4 },
  ),
  services: fc.uniqueArray(
    fc.record({
      code: fc.constantFrom(...serviceCodes),
      unit: fc.constantFrom(...serviceUnits),
      amount: anyCents(20_000),
      mandatory: fc.boolean(),
      prepaid: fc.boolean(),
    }),
    { maxLength: 8, selector: ({ code }) => code },
  ),
  furtherGuests: fc.option(fc.record({ included: fc.integer({ min: 1, max: 12 }), amount: anyCents(4_000) })),
  touristTax: fc.array(
    fc.record({
      fromAge: fc.integer({ min: 0, max: 30 }),
      toAge: fc.integer({ min: 10, max: 120 }),
      amount: anyCents(700),
      nightsMax: fc.option(fc.integer({ min: 1, max: 14 }), { nil: undefined, freq: 2 }),
      season: fc.option(fc.record({ from: monthDay, until: monthDay }), { nil: undefined, freq: 1 }),
      percent: fc.option(fc.constantFrom(0.5, 3.33, 7.5, 20), { nil: undefined, freq: 1 }),
    }),
    { maxLength: 3 },
  ),
  deposit: anyCents(50_000),
});

/** Stays from shortly before today on. */
export const anyStay: fc.Arbitrary<Stay> = fc
  .tuple(fc.integer({ min: -3, max: 120 }), fc.integer({ min: 1, max: 45 }))
  .map(([ahead, nights]) => stayOf(addDays(today, ahead), nights));

export const anyParty: fc.Arbitrary<Party> = fc
  .tuple(
    fc.integer({ min: 1, max: 12 }),
    fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 6 }),
    fc.integer({ min: 0, max: 3 }),
  )
  .map(([persons, childAges, dogs]) => ({ persons, childAges: childAges.slice(0, persons), dogs }));

/** Periods in order, some of them adjacent. */
export const anyOccupied: fc.Arbitrary<Stay[]> = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 1, max: 14 })), { maxLength: 8 })
  .map((steps) => {
    let day = toDayNumber(today) - 10;
    return steps.map(([gap, nights]) => {
      const start = day + gap;
      day = start + nights;
      return { startDate: fromDayNumber(start), endDate: fromDayNumber(day) };
    });
  });
