import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SearchFilter } from '../../../domain/search-filter.ts';
import { addDays } from '../../../domain/stay.ts';
import { randomCatalogue } from '../testing/random-catalogue.ts';
import { createUnshared } from '../testing/engines.ts';
import { filters, today } from '../testing/random-searches.ts';
import { isWide } from './is-wide.ts';

const catalogue = randomCatalogue({ seed: 4, homes: 900, countries: 4, regions: 200, places: 200, today });
const week = { startDate: addDays(today, 200), endDate: addDays(today, 207), tolerance: 3 };

beforeEach(() => {
  // Each look at the clock is a turn later: a search pauses after every step.
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 2));
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('searches in turns, beside each other and beside those at once, have the answers of those at once', async () => {
  const engine = createUnshared(catalogue);
  await fc.assert(
    fc.asyncProperty(
      fc.array(filters, { minLength: 2, maxLength: 5 }),
      fc.boolean(),
      async (asked, arrivals) => {
        const expected = asked.map((filter) => engine.search(filter, { arrivals }));
        const inTurns = asked.map((filter) => engine.searchInTurns(filter, { arrivals }));
        for (const [index, filter] of asked.entries())
          expect(engine.search(filter, { arrivals })).toEqual(expected[index]);
        expect((await Promise.all(inTurns)).map(({ answer }) => answer)).toEqual(expected);
      },
    ),
    { numRuns: 60, seed: 5 },
  );
});

test('others have their turn while a wide search is under way', async () => {
  const engine = createUnshared(catalogue);
  let turns = 0;
  let isAnswered = false;
  const wide = engine.searchInTurns(week, { arrivals: true }).finally(() => (isAnswered = true));
  while (!isAnswered) {
    await new Promise((resolve) => setImmediate(resolve));
    turns += 1;
  }
  // Two tiles for the search, and for each of the 15 days of the strip.
  expect(turns).toBeGreaterThan(20);
  expect((await wide).ms).toBeGreaterThan(0);
});

test.each<[string, (engine: ReturnType<typeof createUnshared>) => unknown]>([
  ['a booking', (engine) => engine.applyBooked(catalogue.homes[0]!.objectNumber, week)],
  ['other nights', (engine) => engine.applyOccupied(catalogue.homes[0]!.objectNumber, [week])],
  ['a changed home', (engine) => engine.apply({ ...catalogue.homes[0]!, personsMax: 1, occupied: [week] })],
  ['a home that goes', (engine) => engine.remove(catalogue.homes[0]!.objectNumber)],
  ['the next day', (engine) => engine.moveTo(addDays(today, 1))],
])('%s comes after the search under way, and before the next one', async (_, change) => {
  const free = { ...catalogue, homes: catalogue.homes.map((home) => ({ ...home, occupied: [] })) };
  const engine = createUnshared(free);
  const before = engine.search(week);
  const wide = engine.searchInTurns(week);
  const next = engine.searchInTurns(week);
  change(engine);
  const after = engine.search(week);
  expect(await wide).toMatchObject({ answer: before, today });
  expect((await next).answer).toEqual(after);
});

test('what looks at few homes is answered at once', () => {
  const box = (size: number): SearchFilter => ({
    BBoxString: { west: 7, south: 47, east: 7 + size, north: 47 + size },
  });
  expect([{}, { country: 'de' }, { q: 'haus' }, box(5)].map((filter) => isWide(filter))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect([{ region: 'rom' }, { place: 7 }, { onr: 9 }, box(2)].map((filter) => isWide(filter))).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect([{ priceMax: 900 }, { priceMax: 6000 }].map((bound) => isWide({ region: 'rom', ...bound }))).toEqual(
    [true, false],
  );
  expect(isWide({ BBoxString: { west: 179, south: -18, east: -179, north: -16 } })).toBe(false);
});
