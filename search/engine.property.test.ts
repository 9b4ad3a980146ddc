import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  amenityFlags,
  distanceCodes,
  distanceKeys,
  petChoices,
  ratingChoices,
  sortOrders,
  type SearchFilter,
} from '../domain/search-filter.ts';
import { addDays } from '../domain/stay.ts';
import type { Answer, Hit } from './answer.ts';
import { createEngine } from './engine.ts';
import { clustersByBruteForce, searchByBruteForce } from './oracle.ts';
import { randomCatalogue } from './random-catalogue.ts';

const today = '2026-11-21';

// The limit ends the search for a smaller counterexample; sound runs take a fraction of it.

const dates: fc.Arbitrary<SearchFilter> = fc.oneof(
  { weight: 1, arbitrary: fc.constant({}) },
  {
    weight: 6,
    arbitrary: fc
      .record({
        ahead: fc.oneof(fc.integer({ min: -2, max: 40 }), fc.integer({ min: 0, max: 735 })),
        nights: fc.oneof(fc.constantFrom(7, 14), fc.integer({ min: 1, max: 16 })),
        tolerance: fc.option(fc.constantFrom(1, 2, 3), { nil: undefined }),
        duration: fc.option(fc.integer({ min: 1, max: 10 }), { nil: undefined, freq: 3 }),
      })
      .map(({ ahead, nights, tolerance, duration }) => ({
        startDate: addDays(today, ahead),
        endDate: addDays(today, ahead + nights),
        ...(tolerance && { tolerance }),
        ...(duration && { duration }),
      })),
  },
);

const location: fc.Arbitrary<SearchFilter> = fc.oneof(
  { weight: 3, arbitrary: fc.constant({}) },
  fc.constantFrom('aa', 'ab', 'ac', 'zz').map((country) => ({ country })),
  fc.constantFrom('region-0', 'region-1', 'region-2').map((region) => ({ region })),
  fc.integer({ min: 1, max: 12 }).map((place) => ({ place })),
  fc
    .constantFrom(
      { west: -10, south: 30, east: 15, north: 50 },
      { west: 179.9, south: -20, east: -179.9, north: 60 },
      { west: 10, south: 0, east: 5, north: 90 },
    )
    .map((BBoxString) => ({ BBoxString })),
  fc.constantFrom(30, 800, 1500).map((distance) => ({ latitude: 45, longitude: 8, distance })),
);

const details: fc.Arbitrary<SearchFilter> = fc
  .record(
    {
      persons: fc.integer({ min: 1, max: 8 }),
      personsMax: fc.integer({ min: 2, max: 10 }),
      sleepingRooms: fc.integer({ min: 1, max: 7 }),
      bathRooms: fc.integer({ min: 1, max: 5 }),
      rating: fc.constantFrom(...ratingChoices, 4.35),
      objectType: fc.constantFrom('house', 'apartment'),
      pets: fc.constantFrom(...petChoices),
      squaremeterLiving: fc.constantFrom(40, 100, 77),
      freeCancel: fc.constantFrom('Y', 'N'),
      lastminuteonly: fc.constant('Y'),
      providerType: fc.constantFrom('wholesaler', 'private'),
      partnerTags: fc.constantFrom(['alpha'], ['alpha', 'beta'], ['gamma']),
      offer: fc.constantFrom(63, 100, 999),
      offerFilter: fc.constantFrom(122, 486),
      agency: fc.integer({ min: 1, max: 5 }),
      landlord: fc.integer({ min: 1, max: 40 }),
      objects: fc
        .array(fc.integer({ min: 0, max: 60 }), { minLength: 1, maxLength: 30 })
        .map((all) => all.map((index) => 10_000 + ((index * 7919) % 1_000_003))),
      onr: fc.constantFrom(10_000, 17_919, 5),
      amenity: fc.constantFrom(...amenityFlags),
      near: fc.record({ key: fc.constantFrom(...distanceKeys), code: fc.constantFrom(...distanceCodes) }),
      q: fc.constantFrom(
        'ferienhaus',
        'haus',
        'muller',
        'Château',
        'ferienhuas',
        '17919',
        'see',
        'in der',
        'berlin',
      ),
      fulltext: fc.constantFrom('Casa', 'strand', 'xyzzy', 'chalat', 'nord wohnung'),
    } satisfies Record<string, fc.Arbitrary<unknown>>,
    { requiredKeys: [] },
  )
  .chain((all) => {
    // All of them at once would find nothing: a few survive.
    const keys = Object.keys(all);
    return fc.subarray(keys, { maxLength: 3 }).map((kept) => {
      const filter: Record<string, unknown> = {};
      for (const key of kept) {
        const value = all[key as keyof typeof all];
        if (key === 'amenity') filter[all.amenity!] = 'Y';
        else if (key === 'near') filter[all.near!.key] = all.near!.code;
        else filter[key] = value;
      }
      return filter;
    });
  });

/** Often: they cross with dogs and tolerance, which move prices over the bounds. */
const prices: fc.Arbitrary<SearchFilter> = fc.oneof(
  { weight: 2, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(450, 700, 1000, 1500, 2500, 6000).map((priceMax) => ({ priceMax })),
  },
  { weight: 1, arbitrary: fc.integer({ min: 100, max: 2500 }).map((priceMin) => ({ priceMin })) },
  fc.record({ priceMin: fc.integer({ min: 100, max: 900 }), priceMax: fc.integer({ min: 500, max: 7000 }) }),
);

const filters = fc
  .tuple(dates, location, prices, details, fc.constantFrom(undefined, ...sortOrders))
  .map(([dated, where, priced, wishes, sort]): SearchFilter => ({
    ...dated,
    ...where,
    ...priced,
    ...wishes,
    ...(sort && { sort }),
  }));

const catalogues = (max: number) =>
  fc
    .record({ seed: fc.nat(), homes: fc.integer({ min: 0, max }) })
    .map(({ seed, homes }) => randomCatalogue({ seed, homes, countries: 3, regions: 5, places: 12, today }));

/** The answer with the hits of all pages, asked for one by one. */
function searchAllPages(engine: ReturnType<typeof createEngine>, filter: SearchFilter): Answer {
  const objectsPerPage = 7;
  const first = engine.search({ ...filter, objectsPerPage });
  const hits: Hit[] = [...first.hits];
  for (let page = 2; hits.length < first.total; page += 1) {
    const next = engine.search({ ...filter, page, objectsPerPage }).hits;
    expect(next.length).toBeGreaterThan(0);
    hits.push(...next);
  }
  return { ...first, hits };
}

describe('the engine gives the answers of brute force', () => {
  test('totals, pages, order, prices, facets, statistics, capacity', () => {
    let found = 0;
    fc.assert(
      fc.property(catalogues(24), fc.array(filters, { minLength: 8, maxLength: 8 }), (catalogue, asked) => {
        const engine = createEngine(catalogue);
        for (const filter of asked) {
          const answer = searchAllPages(engine, filter);
          expect(answer).toEqual(searchByBruteForce(catalogue, filter));
          expect(engine.find(filter)).toEqual(answer.hits.map((hit) => hit.objectNumber));
          found += answer.total;
        }
        const [first] = asked;
        expect(engine.search({ ...first, objectsPerPage: 100 }, { arrivals: true })).toEqual(
          searchByBruteForce(catalogue, first!, { arrivals: true }),
        );
        for (const zoom of [0, 4.5, 9])
          expect(engine.clusters(first!, zoom)).toEqual(clustersByBruteForce(catalogue, first!, zoom));
      }),
      { numRuns: 150, interruptAfterTimeLimit: 45_000 },
    );
    // A test of empty answers would prove nothing.
    expect(found).toBeGreaterThan(500);
  });

  test('in catalogues of hundreds of homes', () => {
    fc.assert(
      fc.property(catalogues(300), filters, (catalogue, filter) => {
        expect(searchAllPages(createEngine(catalogue), filter)).toEqual(
          searchByBruteForce(catalogue, filter),
        );
      }),
      { numRuns: 8, interruptAfterTimeLimit: 45_000 },
    );
  });

  test('after changes as if built anew', () => {
    fc.assert(
      fc.property(
        catalogues(40),
        fc.array(fc.record({ index: fc.nat(60), remove: fc.boolean() }), { maxLength: 40 }),
        fc.array(filters, { minLength: 4, maxLength: 4 }),
        fc.nat(30),
        (catalogue, changes, asked, daysLater) => {
          const engine = createEngine(catalogue);
          const homes = new Map(catalogue.homes.map((home) => [home.objectNumber, home]));
          const numbers = [...homes.keys()];
          for (const { index, remove } of changes) {
            const objectNumber = numbers[index] ?? 2_000_000 + index;
            if (remove) {
              homes.delete(objectNumber);
              engine.remove(objectNumber);
            } else {
              const home = catalogue.makeHome(objectNumber);
              homes.set(objectNumber, home);
              engine.apply(home);
            }
          }
          const later = addDays(today, daysLater);
          expect(engine.moveTo(later)).toBe(true);
          const input = { homes: [...homes.values()], locations: catalogue.locations, today: later };
          const fresh = createEngine(input);
          expect(engine.size).toBe(fresh.size);
          for (const filter of asked) expect(engine.search(filter)).toEqual(fresh.search(filter));
          expect(engine.countsByLocation()).toEqual(fresh.countsByLocation());
        },
      ),
      { numRuns: 150, interruptAfterTimeLimit: 45_000 },
    );
  });
});
