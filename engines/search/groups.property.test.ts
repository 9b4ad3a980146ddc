import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SearchFilter } from '../../domain/search-filter.ts';
import { sized } from '../../tests/harness/run-size.ts';
import type { IndexedHome } from './indexed-home.ts';
import type { GroupBounds } from './group-answer.ts';
import { groupBounds } from './groups.ts';
import { groupsByBruteForce } from './oracle-groups.ts';
import { shareParty } from './share-party.ts';
import { engines } from './testing/engines.ts';
import { catalogues, filters } from './testing/random-searches.ts';
import { home, stay, today, world } from './testing/plain-homes.ts';

const runs = sized('SEARCH_CATALOGUES', { gate: 12, full: 100 });

/** Homes of random catalogues are far apart: here they are moved into a few streets, one of them at the date line. */
const streets = fc
  .array(fc.record({ street: fc.nat(2), lat: fc.nat(90), lon: fc.nat(90) }), { minLength: 1, maxLength: 60 })
  .map((places) => (index: number) => {
    const { street, lat, lon } = places[index % places.length]!;
    const east = [8, 8.02, 179.999][street]! + lon * 0.0001;
    return { lat: [45, 45, 60][street]! + lat * 0.0001, lon: east > 180 ? east - 360 : east };
  });

const bounds: fc.Arbitrary<GroupBounds> = fc.oneof(
  fc.constant(groupBounds),
  fc.record({
    candidates: fc.integer({ min: 3, max: 20 }),
    neighbours: fc.record({ 2: fc.integer({ min: 1, max: 6 }), 3: fc.integer({ min: 2, max: 5 }) }),
    groups: fc.integer({ min: 1, max: 6 }),
  }),
);

const searches: fc.Arbitrary<SearchFilter> = fc
  .tuple(filters, fc.integer({ min: 2, max: 24 }), fc.array(fc.nat(17), { maxLength: 4 }), fc.nat(40))
  .map(([filter, persons, childAges, weeks]) => ({
    // Most random filters leave too few homes for a group, so that the other cases only set dates.
    ...(weeks < 16 ? filter : stay(weeks * 7, (weeks % 3) + 5)),
    persons,
    ...(childAges.length > 0 && { childAges }),
  }));

describe('every engine finds the groups of brute force', () => {
  test(`in ${runs} catalogues of homes that lie close together`, () => {
    let found = 0;
    let triples = 0;
    fc.assert(
      fc.property(
        catalogues(60),
        streets,
        fc.array(fc.tuple(searches, bounds), { minLength: 12, maxLength: 12 }),
        (given, placeOf, asked) => {
          const homes = given.homes.map((one, index) => ({ ...one, ...placeOf(index) }));
          const catalogue = { ...given, homes };
          for (const { name, create } of engines) {
            const engine = create(catalogue);
            for (const [filter, limits] of asked) {
              const actual = engine.groups(filter, limits).groups;
              const expected = groupsByBruteForce(catalogue, filter, limits);
              if (!isDeepStrictEqual(actual, expected))
                expect(actual, `${name} ${JSON.stringify([filter, limits])}`).toEqual(expected);
              found += actual.length;
              triples += actual.filter((group) => group.homes.length === 3).length;
            }
          }
        },
      ),
      { numRuns: runs },
    );
    // A test of empty answers would prove nothing.
    expect(found).toBeGreaterThan(runs);
    expect(triples).toBeGreaterThan(runs / 4);
  }, 300_000);
});

describe.each(engines)('groups of $name', ({ create }) => {
  const groupsOf = (homes: IndexedHome[], filter: SearchFilter) =>
    create({ homes, locations: world.locations, today }).groups(filter).groups;
  const at = (metres: number) => ({ lat: 45, lon: 8 + metres / 78_700 });

  test('are homes that suffice together, by their sum, and no home that suffices alone', () => {
    const homes = [
      home({ objectNumber: 1, personsMax: 6, ...at(0) }),
      home({ objectNumber: 2, personsMax: 4, ...at(400) }),
      home({ objectNumber: 3, personsMax: 12, ...at(10) }),
      home({ objectNumber: 4, personsMax: 8, ...at(1_200) }),
    ];
    const [group, ...others] = groupsOf(homes, stay(20, 7, { persons: 10 }));
    expect(others).toEqual([]);
    expect(group).toMatchObject({ capacity: 10, metres: 400 });
    expect(group!.homes.map(({ objectNumber, persons }) => [objectNumber, persons])).toEqual([
      [1, 6],
      [2, 4],
    ]);
    expect(group!.price).toBe(group!.homes[0]!.price + group!.homes[1]!.price);
  });

  test('are three homes only where two do not suffice', () => {
    const homes = [0, 100, 200].map((metres, index) =>
      home({ objectNumber: index + 1, personsMax: 4, ...at(metres) }),
    );
    expect(groupsOf(homes, stay(20, 7, { persons: 8 })).map((group) => group.homes.length)).toEqual([2]);
    expect(groupsOf(homes, stay(20, 7, { persons: 9 })).map((group) => group.homes.length)).toEqual([3]);
    expect(groupsOf(homes, stay(20, 7, { persons: 13 }))).toEqual([]);
  });

  test('need dates, an adult for each home, and a sum within the bounds', () => {
    const homes = [0, 100].map((metres, index) =>
      home({ objectNumber: index + 1, personsMax: 4, ...at(metres) }),
    );
    expect(groupsOf(homes, { persons: 8 })).toEqual([]);
    expect(groupsOf(homes, stay(20, 7, { persons: 5, childAges: [1, 3, 5, 7] }))).toEqual([]);
    const [group] = groupsOf(homes, stay(20, 7, { persons: 8, childAges: [1, 3, 5, 7] }));
    expect(group!.homes.map(({ childAges }) => childAges)).toEqual([[1, 3, 5], [7]]);
    const euros = Math.ceil(group!.price / 100);
    expect(groupsOf(homes, stay(20, 7, { persons: 8, priceMax: euros - 1 }))).toEqual([]);
    expect(groupsOf(homes, stay(20, 7, { persons: 8, priceMax: euros }))).toHaveLength(1);
  });
});

test.each([
  [[8, 4], 12, [8, 4]],
  [[8, 4], 10, [6, 4]],
  [[6, 6], 9, [5, 4]],
  [[6, 5, 4], 13, [5, 4, 4]],
  [[10, 3, 3], 12, [6, 3, 3]],
])('homes for %j share %i guests as %j', (capacities, persons, shares) => {
  expect(shareParty(capacities, persons, [])?.map((party) => party.persons)).toEqual(shares);
});
