import fc from 'fast-check';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { countGroups } from '../../../domain/count-groups.ts';
import { addDays } from '../../../domain/stay.ts';
import { randomCatalogue } from '../testing/random-catalogue.ts';
import { createUnshared } from '../testing/engines.ts';
import { filters, today } from '../testing/random-searches.ts';

// Blocks of a region each: several tiles of few homes.
const catalogue = randomCatalogue({ seed: 6, homes: 1_500, countries: 4, regions: 300, places: 300, today });
const alone = createUnshared(catalogue, Infinity);
const helped = createUnshared(catalogue, 1);
const everything = { startDate: addDays(today, 100), endDate: addDays(today, 107), tolerance: 3 };

afterAll(() => {
  helped.close();
});

/** The thread takes a moment to start, and may be late for a short search; each search of many asks for it anew. */
async function searchUntilHelped(engine: typeof helped): Promise<void> {
  while (!engine.touched().hadHelp) {
    engine.search(everything);
    await wait(1);
  }
}

test('a helper starts with the first wide search, and narrow ones do without it', async () => {
  await searchUntilHelped(helped);
  expect(helped.search(everything)).toEqual(alone.search(everything));
  helped.search({ ...everything, place: 3 });
  expect(helped.touched().hadHelp).toBe(false);
  expect(alone.touched().hadHelp).toBe(false);
});

test('searches with help have the answers of those without, at once and in turns', async () => {
  let shares = 0;
  await fc.assert(
    fc.asyncProperty(
      filters,
      fc.subarray([...countGroups]),
      fc.boolean(),
      async (filter, counts, arrivals) => {
        const options = { counts, arrivals, zoom: 6, histogram: true };
        const expected = alone.search(filter, options);
        const inTurns = helped.searchInTurns(filter, options);
        expect(helped.search(filter, options)).toEqual(expected);
        shares += Number(helped.touched().hadHelp);
        expect((await inTurns).answer).toEqual(expected);
        expect(helped.search(filter, options)).toEqual(expected);
        shares += Number(helped.touched().hadHelp);
      },
    ),
    { numRuns: 150, seed: 7 },
  );
  expect(shares).toBeGreaterThan(0);
});

test('changes wait for the helper, and the next search knows them', async () => {
  const engine = createUnshared(catalogue, 1);
  const other = createUnshared(catalogue, Infinity);
  await searchUntilHelped(engine);
  let shares = 0;
  for (const [index, { objectNumber }] of catalogue.homes.slice(0, 200).entries()) {
    const before = engine.searchInTurns(everything);
    const expected = other.search(everything);
    const home = catalogue.makeHome(objectNumber);
    for (const changed of [engine, other]) {
      if (index % 3 === 0) changed.remove(objectNumber);
      else changed.apply(home);
    }
    expect((await before).answer).toEqual(expected);
    expect(engine.search(everything)).toEqual(other.search(everything));
    shares += Number(engine.touched().hadHelp);
  }
  expect(shares).toBeGreaterThan(0);
  engine.close();
});

test('an engine that was closed answers without help', async () => {
  const engine = createUnshared(catalogue, 1);
  await searchUntilHelped(engine);
  const inTurns = engine.searchInTurns(everything);
  engine.close();
  const expected = alone.search(everything);
  expect((await inTurns).answer).toEqual(expected);
  expect(engine.search(everything)).toEqual(expected);
  expect(engine.touched().hadHelp).toBe(false);
});
