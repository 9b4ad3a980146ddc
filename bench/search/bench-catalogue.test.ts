import { beforeAll, expect, test } from 'vitest';
import { horizonDays, countNights, toDayNumber } from '../../domain/stay.ts';
import type { IndexedHome } from '../../engines/search/indexed-home.ts';
import { benchCatalogue, timedSource, type BenchCatalogue } from './bench-catalogue.ts';
import { queryMix } from './query-mix.ts';

const today = '2026-11-21';
let catalogue: BenchCatalogue;
let homes: IndexedHome[];

beforeAll(() => {
  catalogue = benchCatalogue({ seed: 1, objects: 2_000, today });
  homes = [...catalogue.homes()];
});

test('the same seed gives the same homes, in whichever order they are asked for', () => {
  expect(homes).toHaveLength(2_000);
  expect(new Set(homes.map((home) => home.objectNumber)).size).toBe(2_000);
  expect(catalogue.homeAt(1_234)).toEqual(homes[1_234]);
  expect([...timedSource(catalogue.homes()).values]).toEqual(homes);
  expect(benchCatalogue({ seed: 2, objects: 1, today }).homeAt(0)).not.toEqual(homes[0]);
});

test('seasons and stays follow each other without overlaps', () => {
  const wrong = homes.filter(
    ({ rates: { seasons }, occupied }) =>
      seasons.some(
        (season, index) =>
          season.fromDate >= season.untilDate ||
          season.minStay > season.maxStay ||
          (index > 0 && season.fromDate < seasons[index - 1]!.untilDate),
      ) ||
      occupied.some(
        (stay, index) =>
          countNights(stay) < 1 || (index > 0 && stay.startDate < occupied[index - 1]!.endDate),
      ),
  );
  expect(wrong).toEqual([]);
});

test('the catalogue is not an easy one', () => {
  const last = toDayNumber(today) + horizonDays;
  const shares = homes.map(({ occupied }) => {
    const nights = occupied.map(
      ({ startDate, endDate }) =>
        Math.min(last, toDayNumber(endDate)) - Math.max(toDayNumber(today), toDayNumber(startDate)),
    );
    return nights.reduce((sum, count) => sum + Math.max(0, count), 0) / horizonDays;
  });
  expect(shares.filter((share) => share >= 0.4 && share <= 0.7).length).toBeGreaterThan(1_500);
  const seasons = homes.flatMap(({ rates }) => rates.seasons);
  expect(new Set(seasons.map((season) => season.minStay))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7]));
  expect(seasons.filter((season) => season.arrivalDays !== 127).length / seasons.length).toBeGreaterThan(0.4);
  const counts = homes.map(({ rates }) => rates.seasons.length).filter((count) => count > 0);
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(4);
  expect(Math.max(...counts)).toBeLessThanOrEqual(20);
  const positions = new Set(homes.map(({ lat, lon }) => `${lat},${lon}`));
  expect(positions.size).toBeLessThan(1_998);
});

test('the mix has the stated shares', () => {
  const queries = queryMix(catalogue, 7, 5_000);
  const share = (belongs: (query: (typeof queries)[number]) => unknown): number =>
    queries.filter(belongs).length / queries.length;
  expect(share(({ kind }) => kind === 'box')).toBeCloseTo(0.33, 1);
  expect(share(({ kind }) => kind === 'region')).toBeCloseTo(0.38, 1);
  expect(share(({ kind }) => kind === 'country')).toBeCloseTo(0.17, 1);
  expect(share(({ filter }) => filter.startDate)).toBeCloseTo(0.85, 1);
  expect(new Set(queries.map(({ filter }) => filter.tolerance))).toEqual(new Set([undefined, 1, 2, 3]));
  expect(queryMix(catalogue, 7, 5_000)).toEqual(queries);
});
