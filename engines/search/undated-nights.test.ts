import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SearchFilter } from '../../domain/search-filter.ts';
import { addDays, horizonDays, type Stay } from '../../domain/stay.ts';
import type { Engine } from './answer.ts';
import { searchAllPages } from './testing/compare-engine.ts';
import { engines } from './testing/engines.ts';
import { catalogues, filters, today } from './testing/random-searches.ts';

/** All that an engine tells of a search, and of all homes. */
function told(engine: Engine, filter: SearchFilter): unknown {
  const answer = searchAllPages(engine, filter);
  return {
    ...answer,
    facets: answer.facets.toRecord(),
    found: engine.find(filter),
    share: engine.capacity(filter),
    clusters: engine.clusters(filter, 6),
    locations: engine.countsByLocation(),
    offers: [...engine.countsByOffer()].sort(([one], [other]) => one - other),
  };
}

const stays = fc.array(
  fc.record({ home: fc.nat(60), from: fc.nat(horizonDays - 30), nights: fc.integer({ min: 1, max: 30 }) }),
  { minLength: 20, maxLength: 60 },
);

/** Cached pages rely on it: a booking drops those that show a search for dates, and no other list. */
test('without an arrival no answer depends on occupied nights, and with one it does', () => {
  let differing = 0;
  fc.assert(
    fc.property(
      catalogues(40),
      fc.array(filters, { minLength: 6, maxLength: 6 }),
      stays,
      (catalogue, asked, booked) => {
        // Other criteria of time without an arrival, such as a departure or a number of nights.
        const undated = asked.map(({ startDate: _, ...filter }) => filter);
        for (const { create } of engines) {
          const engine = create(catalogue);
          const numbers = catalogue.homes.map(({ objectNumber }) => objectNumber);
          const tell = () => undated.map((filter) => told(engine, filter));
          const [before, datedBefore] = [tell(), asked.map((filter) => engine.find(filter))];
          for (const { home, from, nights } of booked) {
            const startDate = addDays(today, from);
            const stay: Stay = { startDate, endDate: addDays(startDate, nights) };
            const objectNumber = numbers[home % numbers.length]!;
            if (home % 2) engine.applyBooked(objectNumber, stay);
            else engine.applyOccupied(objectNumber, [stay]);
          }
          const year = { startDate: today, endDate: addDays(today, horizonDays) };
          for (const objectNumber of numbers.slice(0, numbers.length / 2)) {
            engine.applyOccupied(objectNumber, [year]);
          }
          expect(tell()).toEqual(before);
          const datedAfter = asked.map((filter) => engine.find(filter));
          if (JSON.stringify(datedAfter) !== JSON.stringify(datedBefore)) differing += 1;
        }
      },
    ),
    { numRuns: 60 },
  );
  // A comparison in which nobody had booked anything would prove nothing.
  expect(differing).toBeGreaterThan(60);
}, 60_000);
