import fc from 'fast-check';
import {
  searchFlags,
  distanceCodes,
  distanceKeys,
  petChoices,
  ratingChoices,
  sortOrders,
  type SearchFilter,
} from '../../../domain/search-filter.ts';
import { addDays, horizonDays } from '../../../domain/stay.ts';
import { randomCatalogue, type RandomCatalogue } from './random-catalogue.ts';

export const today = '2026-11-21';

const dates: fc.Arbitrary<SearchFilter> = fc.oneof(
  { weight: 1, arbitrary: fc.constant({}) },
  {
    weight: 6,
    arbitrary: fc
      .record({
        // Generates dates near today and the horizon more often than pure chance would.
        ahead: fc.oneof(
          fc.integer({ min: -2, max: 40 }),
          fc.integer({ min: 0, max: horizonDays + 5 }),
          fc.integer({ min: 0, max: 4 }),
          fc.integer({ min: horizonDays - 20, max: horizonDays }),
        ),
        nights: fc.oneof(
          { weight: 3, arbitrary: fc.constantFrom(7, 14) },
          { weight: 4, arbitrary: fc.integer({ min: 1, max: 16 }) },
          { weight: 1, arbitrary: fc.constantFrom(6, 8, 28, 60, 365) },
        ),
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

const box: fc.Arbitrary<SearchFilter> = fc
  .constantFrom(
    { west: -10, south: 30, east: 15, north: 50 },
    { west: 179.9, south: -20, east: -179.9, north: 60 },
    { west: 10, south: 0, east: 5, north: 90 },
  )
  .map((BBoxString) => ({ BBoxString }));

const location: fc.Arbitrary<SearchFilter> = fc.oneof(
  { weight: 8, arbitrary: fc.constant({}) },
  fc.constantFrom('aa', 'ab', 'ac', 'zz').map((country) => ({ country })),
  fc.constantFrom('region-0', 'region-1', 'region-2').map((region) => ({ region })),
  fc
    .constantFrom('region-1,region-2', 'region-0,region-3', 'region-9,region-4')
    .map((region) => ({ region })),
  fc.integer({ min: 1, max: 12 }).map((place) => ({ place })),
  box,
  // Often uses a part of a region's map, which may also contain other regions.
  fc
    .tuple(
      box,
      fc.constantFrom({ region: 'region-1' }, { region: 'region-2' }, { country: 'aa' }, { country: 'ab' }),
    )
    .map(([part, whole]) => ({ ...part, ...whole })),
  fc.constantFrom(30, 800, 1500).map((distance) => ({ latitude: 45, longitude: 8, distance })),
  // Half of a position, which does not count as a position.
  fc.constant({ latitude: 45, distance: 30 }),
  fc.record({ region: fc.constantFrom('region-1', 'region-2'), country: fc.constantFrom('aa', 'ab') }),
);

const details: fc.Arbitrary<SearchFilter> = fc
  .record(
    {
      persons: fc.integer({ min: 1, max: 8 }),
      personsMax: fc.integer({ min: 2, max: 10 }),
      sleepingRooms: fc.integer({ min: 1, max: 7 }),
      bathRooms: fc.integer({ min: 1, max: 5 }),
      beds: fc.integer({ min: 1, max: 11 }),
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
      lastAmenity: fc.constantFrom(...searchFlags),
      onr: fc.constantFrom(10_000, 17_919, 5),
      amenity: fc.constantFrom(...searchFlags),
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
    // Keeps only a few of the filters, because all of them together would match nothing.
    const keys = Object.keys(all);
    const someKeys = fc.oneof(
      { weight: 5, arbitrary: fc.subarray(keys, { maxLength: Math.min(1, keys.length) }) },
      { weight: 2, arbitrary: fc.subarray(keys, { maxLength: Math.min(4, keys.length) }) },
    );
    return someKeys.map((subset) => {
      const filter: Record<string, unknown> = {};
      for (const key of subset) {
        const value = all[key as keyof typeof all];
        if (key === 'amenity' || key === 'lastAmenity') filter[all[key]!] = 'Y';
        else if (key === 'near') filter[all.near!.key] = all.near!.code;
        else filter[key] = value;
      }
      return filter;
    });
  });

/** Frequent, because prices interact with dogs and tolerance, which move them across the bounds. */
const prices: fc.Arbitrary<SearchFilter> = fc.oneof(
  { weight: 5, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(450, 700, 1000, 1500, 2500, 6000).map((priceMax) => ({ priceMax: priceMax })),
  },
  { weight: 1, arbitrary: fc.integer({ min: 100, max: 2500 }).map((priceMin) => ({ priceMin: priceMin })) },
  fc.record({ priceMin: fc.integer({ min: 100, max: 900 }), priceMax: fc.integer({ min: 500, max: 7000 }) }),
);

/** Children of all ages, sometimes more of them than persons. */
const children: fc.Arbitrary<SearchFilter> = fc.oneof(
  { weight: 2, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc
      .array(fc.oneof(fc.integer({ min: 0, max: 17 }), fc.constantFrom(0, 5, 6, 11, 12, 15, 16, 17)), {
        minLength: 1,
        maxLength: 4,
      })
      .map((childAges) => ({ childAges })),
  },
);

/** Filters as guests and addresses set them, for the world of `randomCatalogue`. */
export const filters: fc.Arbitrary<SearchFilter> = fc
  .tuple(dates, location, prices, details, children, fc.constantFrom(undefined, ...sortOrders))
  .map(([dated, where, priced, wishes, minors, sort]): SearchFilter => ({
    ...dated,
    ...where,
    ...priced,
    ...wishes,
    ...minors,
    ...(sort && { sort }),
  }));

/** Small worlds: three countries, five regions, twelve places, and at most `max` homes. */
export const catalogues = (max: number): fc.Arbitrary<RandomCatalogue> =>
  fc
    .record({
      seed: fc.nat(),
      hour: fc.constantFrom(0, 8, 9, 17, 18, 23),
      homes: fc.oneof(
        { weight: 1, arbitrary: fc.integer({ min: 0, max }) },
        { weight: 3, arbitrary: fc.integer({ min: Math.ceil(max / 2), max }) },
      ),
    })
    .map(({ seed, homes, hour }) => ({
      ...randomCatalogue({ seed, homes, countries: 3, regions: 5, places: 12, today }),
      hour,
    }));
