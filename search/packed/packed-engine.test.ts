import { expect, test } from 'vitest';
import type { SearchFilter } from '../../domain/search-filter.ts';
import { addDays, horizonDays, type Stay } from '../../domain/stay.ts';
import { between, pick, randomCatalogue, randomOf } from '../random-catalogue.ts';
import { createEngine } from '../engine.ts';
import { PackedEngine } from './packed-engine.ts';

const today = '2026-11-21';
const catalogue = randomCatalogue({ seed: 3, homes: 300, countries: 3, regions: 5, places: 12, today });

test('the tests run with the compiled kernel', () => {
  expect(createEngine(catalogue)).toBeInstanceOf(PackedEngine);
});

test('bookings and cancellations leave the engine as a new one would be', () => {
  const random = randomOf(5);
  const homes = new Map(catalogue.homes.map((home) => [home.objectNumber, home]));
  const numbers = [...homes.keys()];
  const engine = createEngine(catalogue);
  const freeStay = (occupied: readonly Stay[]): Stay | null => {
    // At both ends of the horizon more often than chance would have it.
    const ahead = pick(random, [
      between(random, 0, 3),
      between(random, 0, 60),
      between(random, horizonDays - 9, horizonDays),
    ]);
    const startDate = addDays(today, ahead);
    const endDate = addDays(startDate, between(random, 1, 12));
    const isFree = occupied.every((other) => other.endDate <= startDate || other.startDate >= endDate);
    return isFree ? { startDate, endDate } : null;
  };
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
    const fresh = createEngine({ ...catalogue, homes: [...homes.values()] });
    for (let search = 0; search < 60; search += 1) {
      const startDate = addDays(
        today,
        pick(random, [between(random, 0, 70), between(random, 700, horizonDays)]),
      );
      const filter: SearchFilter = {
        startDate,
        endDate: addDays(startDate, pick(random, [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 21])),
        tolerance: pick(random, [undefined, 1, 3]),
      };
      expect(engine.search(filter), JSON.stringify(filter)).toEqual(fresh.search(filter));
    }
  }
});
