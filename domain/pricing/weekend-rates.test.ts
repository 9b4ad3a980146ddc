import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  anyOccupied,
  anyParty,
  anyRates,
  anyStay,
  homeRates,
  season,
  stayOf,
  today,
  now,
} from '../../tests/builders/home-rates.ts';
import { addDays, nightsBetween, toDayNumber, weekdayOfDay } from '../stay.ts';
import { everyWeekday, saturdayOnly, type Season } from './home-rates.ts';
import { accommodationPrice, quoteAccommodation, weekCounts } from './stay-price.ts';
import { checkStay } from './stay-rules.ts';
import {
  dearestSixNights,
  expandWeekends,
  fridayAndSaturday,
  sumWeek,
  type EnteredSeason,
} from './weekend-rates.ts';
import { cents } from '../cents.ts';

const anyWeekend = fc.option(
  fc.record({
    nightly: fc.integer({ min: 1, max: 60_000 }).map(cents),
    nights: fc.integer({ min: 1, max: 126 }),
  }),
  { nil: undefined, freq: 3 },
);
const anyEntered = fc
  .tuple(anyRates, fc.array(anyWeekend, { minLength: 6, maxLength: 6 }))
  .map(([rates, weekends]) => ({
    rates,
    entered: rates.seasons.map((one, at): EnteredSeason => {
      const weekend = weekends[at];
      return weekend ? { ...one, weekend } : one;
    }),
  }));

const seasonOfNight = (seasons: readonly EnteredSeason[], night: string): EnteredSeason | undefined =>
  seasons.find(({ fromDate, untilDate }) => fromDate <= night && night < untilDate);

describe('a season with a weekend rate', () => {
  const summer: EnteredSeason = {
    ...season({
      fromDate: '2027-06-02',
      untilDate: '2027-06-15',
      nightly: cents(10_000),
      weekly: cents(70_000),
    }),
    weekend: { nightly: cents(13_000), nights: fridayAndSaturday },
  };

  it('becomes runs of nights at one rate each, with everything else of it', () => {
    const { weekend: _, ...rest } = summer;
    const runs: Season[] = [
      { ...rest, fromDate: '2027-06-02', untilDate: '2027-06-04' },
      { ...rest, fromDate: '2027-06-04', untilDate: '2027-06-06', nightly: cents(13_000) },
      { ...rest, fromDate: '2027-06-06', untilDate: '2027-06-11' },
      { ...rest, fromDate: '2027-06-11', untilDate: '2027-06-13', nightly: cents(13_000) },
      { ...rest, fromDate: '2027-06-13', untilDate: '2027-06-15' },
    ];
    expect(expandWeekends([summer])).toEqual(runs);
    const plain = [rest];
    expect(expandWeekends(plain)).toBe(plain);
  });

  it('is a hundred runs in a year', () => {
    const year = { ...summer, fromDate: '2027-01-01', untilDate: '2028-01-01' };
    expect(expandWeekends([year])).toHaveLength(105);
  });

  it('costs its own rate on these nights, and from a week on its week', () => {
    const rates = homeRates({ seasons: expandWeekends([summer]) });
    const priceOf = (from: string, nights: number): number =>
      quoteAccommodation(rates, stayOf(from, nights), today)!.price;
    expect(priceOf('2027-06-02', 2)).toBe(20_000);
    expect(priceOf('2027-06-03', 2)).toBe(23_000);
    expect(priceOf('2027-06-04', 6)).toBe(66_000);
    expect(priceOf('2027-06-05', 7)).toBe(70_000);
  });
});

test('each stay is priced by the rate of each of its nights, and allowed or refused as if all were alike', () => {
  fc.assert(
    fc.property(anyEntered, anyStay, anyParty, anyOccupied, ({ rates, entered }, stay, guests, occupied) => {
      const withWeekends = { ...rates, discounts: [], seasons: expandWeekends(entered) };
      expect(checkStay(withWeekends, occupied, stay, guests, now)).toEqual(
        checkStay(rates, occupied, stay, guests, now),
      );
      const nights = nightsBetween(stay.startDate, stay.endDate);
      const of = Array.from({ length: nights }, (_, night) => addDays(stay.startDate, night)).map((night) => {
        const own = seasonOfNight(entered, night);
        if (!own) return null;
        const isWeekend = own.weekend && own.weekend.nights & (1 << weekdayOfDay(toDayNumber(night)));
        return { nightly: isWeekend ? own.weekend!.nightly : own.nightly, weekly: own.weekly };
      });
      const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);
      const priced = of.flatMap((night) => (night ? [night] : []));
      const expected =
        priced.length < nights
          ? null
          : accommodationPrice({
              nights,
              nightly: cents(sum(priced.map(({ nightly }) => nightly))),
              nightlyOfFirstSix: cents(sum(priced.slice(0, 6).map(({ nightly }) => nightly))),
              weekly: cents(sum(priced.map(({ weekly }) => weekly))),
            });
      expect(quoteAccommodation(withWeekends, stay, today)?.price ?? null).toBe(expected);
    }),
    { numRuns: 500 },
  );
});

test('a week counts from its dearest first six nights on, of the weekdays on which somebody arrives', () => {
  const weekend = { nightly: cents(150), nights: fridayAndSaturday };
  expect(sumWeek({ nightly: cents(100) })).toBe(700);
  expect(sumWeek({ nightly: cents(100), weekend })).toBe(800);
  expect(dearestSixNights({ nightly: cents(100), weekend })).toBe(700);
  // From Saturday on the seventh night is the Friday.
  expect(dearestSixNights({ nightly: cents(100), weekend, arrivalDays: saturdayOnly })).toBe(650);
  const of = (weekly: number, arrivalDays = everyWeekday) =>
    weekCounts({ nightly: cents(100), weekly: cents(weekly), weekend, arrivalDays });
  expect([
    of(699),
    of(700),
    of(650, saturdayOnly),
    weekCounts({ nightly: cents(100), weekly: cents(600) }),
  ]).toEqual([false, true, true, true]);
});
