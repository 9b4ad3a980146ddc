import { expect, test } from 'vitest';
import { loadCoast } from '../engines/geography/face.ts';
import { selectPlaces } from './locations/places.ts';
import { addHome, emptyHomeRows, type HomeRows } from './home-rows.ts';
import { homesPerRegion, planHomes } from './home-plan.ts';
import { createLevelCalendar, easterSunday } from './homes/seasons.ts';
import { inTown } from '../domain/in-town.ts';
import { createLandlord } from './people/providers.ts';
import { seededRandom } from './seeded-random.ts';

const coast = loadCoast();
const places = Map.groupBy(selectPlaces(coast), (place) => place.region.id);

function homes(seed: number): HomeRows {
  const today = '2026-11-21';
  const rows = emptyHomeRows();
  let ratingId = 0;
  const context = {
    seed,
    today,
    coast,
    placesOf: (id: number) => places.get(id)!,
    periodsOf: createLevelCalendar(today),
    nextRatingId: () => (ratingId += 1),
  };
  for (const planned of [...planHomes(400)].slice(0, 40)) {
    addHome(
      rows,
      planned,
      createLandlord(seededRandom(seed, 'landlord', 1), 1, places.get(planned.region.id)![0]!),
      context,
    );
  }
  return rows;
}

test('one seed gives one world, another seed another', () => {
  expect(homes(7)).toEqual(homes(7));
  expect(homes(7).home_texts).not.toEqual(homes(8).home_texts);
});

test('all homes are planned, each number once', () => {
  for (const objects of [1, 50, 99, 100, 400, 3001]) {
    expect(homesPerRegion(objects).reduce((sum, count) => sum + count, 0)).toBe(objects);
    const numbers = [...planHomes(objects)].map(({ objectNumber }) => objectNumber);
    expect(new Set(numbers).size).toBe(objects);
    expect(Math.max(...numbers)).toBe(1000 + objects);
  }
});

test('the coast knows land, sea and how far it is', () => {
  expect(coast.isLand(54.304, 8.64)).toBe(true);
  expect(coast.isLand(54.3, 7.6)).toBe(false);
  expect(coast.kmToSea(52.52, 13.4, 60)).toBeNull();
  expect(coast.kmToSea(54.31, 8.64, 60)!).toBeLessThan(4);
});

test('Easter', () => {
  expect([2024, 2025, 2026, 2027].map(easterSunday)).toEqual([
    '2024-03-31',
    '2025-04-20',
    '2026-04-05',
    '2027-03-28',
  ]);
});

test('towns take their prepositions', () => {
  expect(inTown('Le Lavandou', 'fr')).toBe('au Lavandou');
  expect(inTown('Algaida', 'it')).toBe('ad Algaida');
  expect(inTown('Büsum', 'de')).toBe('in Büsum');
  expect(inTown('Ostseebad Binz', 'de')).toBe('im Ostseebad Binz');
});

test('of some homes the landlord collects, never where an agency stands between', () => {
  const { homes: rows } = homes(7);
  const collected = rows.filter((row) => row['landlord_collects']);
  expect(collected.length).toBeGreaterThan(0);
  expect(collected.length).toBeLessThan(rows.length);
  expect(collected.every((row) => row['agency_id'] === null)).toBe(true);
});

test('a title names one thing that stands out, never a list of amenities', () => {
  const titles = homes(1).home_texts.map(({ title }) => String(title));
  expect(titles.length).toBeGreaterThan(100);
  expect(
    titles.filter((title) =>
      /, (mit|with|avec|con) |Klimaanlage|air conditioning|climatis|condizionata/i.test(title),
    ),
  ).toEqual([]);
});

test('beds are there for as many as a home takes, and filters rest on measures', () => {
  const sleepers = { double: 2, single: 1, bunk: 2, sofa: 2 } as const;
  for (const { persons_max, bed_rooms, access, amenities } of homes(1).homes) {
    const rooms = bed_rooms as { beds: Partial<Record<keyof typeof sleepers, number>> }[];
    const places = rooms
      .flatMap(({ beds }) => Object.entries(beds) as [keyof typeof sleepers, number][])
      .reduce((sum, [kind, count]) => sum + sleepers[kind] * count, 0);
    expect(places).toBeGreaterThanOrEqual(Number(persons_max));
    const steps = (access as { entranceSteps: number } | null)?.entranceSteps;
    expect((amenities as string[]).includes('stepfree')).toBe(steps === 0);
  }
});
