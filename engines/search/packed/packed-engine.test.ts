import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SearchFilter } from '../../../domain/search-filter.ts';
import { addDays, horizonDays, type Stay } from '../../../domain/stay.ts';
import { between, pick, randomCatalogue, createRandom } from '../testing/random-catalogue.ts';
import type { Engine } from '../answer.ts';
import { createEngine } from '../engine.ts';
import { expectOracleAnswer } from '../testing/compare-engine.ts';
import { createUnshared, engines } from '../testing/engines.ts';
import { filters } from '../testing/random-searches.ts';
import { PackedEngine } from './packed-engine.ts';
import { cents } from '../../../domain/cents.ts';

const today = '2026-11-21';
const catalogue = randomCatalogue({ seed: 3, homes: 300, countries: 3, regions: 5, places: 12, today });

test('the tests run with the compiled kernel', () => {
  expect(createEngine(catalogue)).toBeInstanceOf(PackedEngine);
});

const random = createRandom(5);
const ahead = (): number =>
  // At both ends of the horizon more often than chance would have it.
  pick(random, [
    between(random, 0, 3),
    between(random, 0, 60),
    between(random, horizonDays - 9, horizonDays),
    between(random, horizonDays + 20, horizonDays + 60),
  ]);

function freeStay(occupied: readonly Stay[]): Stay | null {
  const startDate = addDays(today, ahead());
  const endDate = addDays(startDate, between(random, 1, 12));
  const isFree = occupied.every((other) => other.endDate <= startDate || other.startDate >= endDate);
  return isFree ? { startDate, endDate } : null;
}

function expectAnswersOf(fresh: Engine, engine: Engine): void {
  const now = engine.today;
  for (let search = 0; search < 60; search += 1) {
    const startDate = addDays(now, pick(random, [between(random, 0, 70), between(random, 700, horizonDays)]));
    const filter: SearchFilter = {
      startDate,
      endDate: addDays(startDate, pick(random, [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 21])),
      tolerance: pick(random, [undefined, 1, 3]),
    };
    expect(engine.search(filter), JSON.stringify(filter)).toEqual(fresh.search(filter));
  }
}

test('bookings and cancellations leave the engine as a new one would be', () => {
  const homes = new Map(catalogue.homes.map((home) => [home.objectNumber, home]));
  const numbers = [...homes.keys()];
  const engine = createEngine(catalogue);
  for (let round = 0; round < 6; round += 1) {
    for (let change = 0; change < 300; change += 1) {
      const home = homes.get(pick(random, numbers))!;
      const added = freeStay(home.occupied);
      const occupied =
        added && random() < 0.8
          ? [...home.occupied, added]
          : home.occupied.filter((_, index) => index !== between(random, 0, home.occupied.length));
      homes.set(home.objectNumber, { ...home, occupied });
      engine.applyOccupied(home.objectNumber, occupied);
    }
    expectAnswersOf(createEngine({ ...catalogue, homes: homes.values() }), engine);
  }
});

test.each(engines)(
  '$name: single stays may come late, twice and across others; days pass, and a release tells all',
  ({ create }) => {
    const homes = new Map(catalogue.homes.map((home) => [home.objectNumber, home]));
    const numbers = [...homes.keys()];
    const engine = create(catalogue);
    for (let round = 0; round < 6; round += 1) {
      const told: [number, Stay][] = [];
      for (let change = 0; change < 300; change += 1) {
        const home = homes.get(pick(random, numbers))!;
        // Some overlap existing stays, as after two messages in the wrong order.
        const startDate = addDays(today, ahead());
        const across = { startDate, endDate: addDays(startDate, between(random, 1, 40)) };
        const stay = random() < 0.2 ? across : freeStay(home.occupied);
        if (!stay) continue;
        homes.set(home.objectNumber, { ...home, occupied: [...home.occupied, stay] });
        told.push([home.objectNumber, stay]);
        if (random() < 0.3) told.push(pick(random, told));
      }
      told.sort(() => random() - 0.5);
      for (const [objectNumber, stay] of told) engine.applyBooked(objectNumber, stay);
      for (let change = 0; change < 40; change += 1) {
        const home = homes.get(pick(random, numbers))!;
        const occupied = home.occupied.filter(() => random() < 0.7);
        homes.set(home.objectNumber, { ...home, occupied });
        engine.applyOccupied(home.objectNumber, occupied);
      }
      engine.applyBooked(1, { startDate: today, endDate: addDays(today, 5) });
      expect(engine.moveTo(addDays(today, round * 6))).toBe(true);
      expectAnswersOf(create({ ...catalogue, homes: homes.values(), today: engine.today }), engine);
    }
  },
);

test('homes of more regions than a tile and a tile group have blocks, half of which come later', () => {
  const world = randomCatalogue({ seed: 8, homes: 1_400, countries: 4, regions: 420, places: 420, today });
  const engine = createUnshared({ ...world, homes: world.homes.slice(0, 700) });
  for (const home of world.homes.slice(700)) engine.apply(home);
  fc.assert(
    fc.property(filters, (filter) => {
      expectOracleAnswer('compiled kernel', engine, world, filter);
    }),
    { numRuns: 40, seed: 8 },
  );
});

test('homes whose tourist tax changes have the prices of the new one, also when all towns get their own', () => {
  const homes = new Map(catalogue.homes.map((home) => [home.objectNumber, home]));
  const engine = createEngine(catalogue);
  const startDate = addDays(today, 60);
  const family = { startDate, endDate: addDays(startDate, 7), persons: 4, childAges: [3, 8, 15] };
  for (let round = 0; round < 4; round += 1) {
    for (const [index, home] of [...homes.values()].entries()) {
      if ((index + round) % 3 === 0) continue;
      // In the second round each has a tax of its own, in the others many the same.
      const amount = cents(100 + (round === 1 ? 7 * index : 10 * (index % 5)));
      const touristTax = [
        { fromAge: 6, toAge: 11, amount: cents(Math.round(amount / 3)) },
        { fromAge: 12, toAge: 120, amount },
      ];
      const changed = { ...home, rates: { ...home.rates, touristTax } };
      homes.set(home.objectNumber, changed);
      engine.apply(changed);
    }
    const now = { ...catalogue, homes: [...homes.values()] };
    for (const bounds of [{}, { priceMax: 900 }, { priceMin: 700, sort: 'priceDesc' as const }])
      expect(expectOracleAnswer('compiled kernel', engine, now, { ...family, ...bounds })).toBeGreaterThan(2);
  }
});
