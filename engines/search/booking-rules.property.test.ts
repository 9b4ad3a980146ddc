import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BookingRules } from '../../domain/pricing/booking-rules.ts';
import { saturdayOnly, type Season } from '../../domain/pricing/home-rates.ts';
import type { SearchFilter } from '../../domain/search-filter.ts';
import { addDays, type Stay } from '../../domain/stay.ts';
import { sized } from '../../tests/harness/run-size.ts';
import type { IndexedHome } from './indexed-home.ts';
import { expectOracleAnswer } from './testing/compare-engine.ts';
import { engines } from './testing/engines.ts';
import { randomCatalogue } from './testing/random-catalogue.ts';

// The rules of whole homes where they decide: full calendars, short stays, days that pass and stays that come and go.

const firstDay = '2026-11-21';
const world = randomCatalogue({ seed: 5, homes: 12, countries: 1, regions: 2, places: 3, today: firstDay });

const rules: fc.Arbitrary<BookingRules> = fc.record({
  leadDays: fc.constantFrom(0, 0, 0, 1, 2, 30),
  leadHour: fc.constantFrom(6, 18, 24),
  horizonMonths: fc.constantFrom(null, null, null, 1, 2, 23),
  fillFrom: fc.constantFrom(null, 1, 2, 3, 9),
  leaveMin: fc.constantFrom(null, null, 2, 3, 7),
});

const minStays: fc.Arbitrary<Partial<Season>> = fc.record({
  minStay: fc.constantFrom(1, 3, 7, 14),
  maxStay: fc.constantFrom(14, 21, 60),
  arrivalDays: fc.constantFrom(127, 127, saturdayOnly),
  departureDays: fc.constantFrom(127, saturdayOnly),
});

/** Stays from the first day on, with gaps of some nights. */
const calendars: fc.Arbitrary<Stay[]> = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 17 }), fc.integer({ min: 1, max: 6 })), { maxLength: 24 })
  .map((steps) => {
    let from = addDays(firstDay, -2);
    return steps.map(([gap, nights]) => {
      const startDate = addDays(from, gap);
      from = addDays(startDate, nights);
      return { startDate, endDate: from };
    });
  });

type Change =
  | { kind: 'days'; days: number; hour: number }
  | { kind: 'book'; home: number; ahead: number; nights: number }
  | { kind: 'free'; home: number; stay: number };

const changes: fc.Arbitrary<Change> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('days' as const),
      days: fc.constantFrom(0, 1, 1, 2, 5),
      hour: fc.constantFrom(0, 6, 12, 18, 23),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('book' as const),
      home: fc.nat(11),
      ahead: fc.nat(40),
      nights: fc.integer({ min: 1, max: 5 }),
    }),
  },
  fc.record({ kind: fc.constant('free' as const), home: fc.nat(11), stay: fc.nat(23) }),
);

const asked = fc.record({
  ahead: fc.oneof(fc.nat(4), fc.nat(70), fc.constantFrom(700, 723, 729)),
  nights: fc.integer({ min: 1, max: 16 }),
  tolerance: fc.constantFrom(0, 0, 1, 3),
  window: fc.constantFrom(0, 0, 5),
});

const runs = sized('SEARCH_RULES', { gate: 40, full: 400 });

const overlaps = (one: Stay, other: Stay): boolean =>
  one.startDate < other.endDate && other.startDate < one.endDate;

test(`lead times, horizons and gaps while ${runs} calendars change and days pass`, async () => {
  let found = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(rules, minStays, calendars), { minLength: 12, maxLength: 12 }),
      fc.array(fc.tuple(changes, fc.array(asked, { minLength: 2, maxLength: 2 })), {
        minLength: 6,
        maxLength: 6,
      }),
      async (facts, steps) => {
        const homes = world.homes.map((home, index): IndexedHome => {
          const [ownRules, season, occupied] = facts[index]!;
          const seasons = home.rates.seasons.map((one) => ({ ...one, ...season }));
          return { ...home, active: true, rates: { ...home.rates, rules: ownRules, seasons }, occupied };
        });
        let now = { today: firstDay, hour: 12 };
        const running = engines.map(({ name, create }) => ({
          name,
          engine: create({ ...world, ...now, homes }),
        }));
        for (const [change, searches] of steps) {
          if (change.kind === 'days') {
            now = { today: addDays(now.today, change.days), hour: change.hour };
            for (const { engine } of running) expect(engine.moveTo(now.today, now.hour)).toBe(true);
          } else {
            const { objectNumber, occupied } = homes[change.home]!;
            let stays = occupied;
            if (change.kind === 'free') {
              stays = occupied.filter((_, index) => index !== change.stay);
              for (const { engine } of running) engine.applyOccupied(objectNumber, stays);
            } else {
              const startDate = addDays(now.today, change.ahead);
              const stay = { startDate, endDate: addDays(startDate, change.nights) };
              if (occupied.some((other) => overlaps(other, stay))) continue;
              stays = [...occupied, stay].toSorted((a, b) => a.startDate.localeCompare(b.startDate));
              for (const { engine } of running) engine.applyBooked(objectNumber, stay);
            }
            homes[change.home] = { ...homes[change.home]!, occupied: stays };
          }
          const catalogue = { ...world, ...now, homes: [...homes] };
          for (const { ahead, nights, tolerance, window } of searches) {
            const startDate = addDays(now.today, ahead);
            const filter: SearchFilter = {
              startDate,
              endDate: addDays(startDate, nights + window),
              ...(window > 0 && { duration: nights }),
              ...(tolerance > 0 && { tolerance }),
            };
            for (const { name, engine } of running)
              found += expectOracleAnswer(name, engine, catalogue, filter);
          }
        }
      },
    ),
    { numRuns: runs, interruptAfterTimeLimit: 240_000 },
  );
  expect(found).toBeGreaterThan(runs);
}, 300_000);
