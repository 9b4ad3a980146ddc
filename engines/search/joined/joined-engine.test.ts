import { expect, test } from 'vitest';
import type { SearchFilter } from '../../../domain/search-filter.ts';
import { addDays } from '../../../domain/stay.ts';
import { createEngine, restoreEngine } from '../engine.ts';
import { expectOracleAnswer } from '../testing/compare-engine.ts';
import { storeAndRestore } from '../testing/memory-snapshot.ts';
import { randomCatalogue } from '../testing/random-catalogue.ts';
import { today } from '../testing/random-searches.ts';
import type { StorableEngine } from '../storable-engine.ts';
import { JoinedEngine } from './joined-engine.ts';

// Single searches of every kind are tested in engine.property.test.ts, which includes joined engines.

const catalogue = randomCatalogue({ seed: 11, homes: 600, countries: 3, regions: 9, places: 40, today });

function joined(): JoinedEngine {
  const engine = new JoinedEngine(catalogue, 3);
  for (const home of catalogue.homes) engine.add(home);
  return engine.finish();
}

const single = createEngine(catalogue);
const week: SearchFilter = { startDate: addDays(today, 40), endDate: addDays(today, 47), persons: 2 };

test('suggestions and corrections are those of a single engine', () => {
  const engine = joined();
  const numbers = catalogue.homes.slice(0, 3).map(({ objectNumber }) => String(objectNumber));
  const texts = [
    'be',
    'berlin',
    'sol',
    'nordsee',
    'nordsse',
    'tosakna',
    'villa',
    'vilal',
    'seevilla',
    'Nordst',
    'am seew',
  ];
  let suggested = 0;
  for (const text of [...texts, ...numbers, numbers[0]!.slice(0, -2)]) {
    for (const language of ['de', 'fr'] as const) {
      const expected = single.suggest(text, language);
      suggested += expected.length;
      expect(engine.suggest(text, language), text).toEqual(expected);
    }
    expect(engine.corrections(text), text).toEqual(single.corrections(text));
  }
  // A test of empty answers would prove nothing.
  expect(suggested).toBeGreaterThan(30);
  expect(single.corrections('nordsse')).not.toEqual([]);
});

test('a stored one answers and changes as before, also where a home moves to the region of another engine', async () => {
  const restored: StorableEngine = await storeAndRestore(
    (snapshot) => joined().store(snapshot),
    restoreEngine,
  );
  const [first, second] = catalogue.homes.filter(({ active }) => active);
  const moved = { ...first!, region: catalogue.homes.find(({ region }) => region !== first!.region)!.region };
  restored.apply(moved);
  restored.remove(second!.objectNumber);
  const homes = catalogue.homes
    .filter((home) => home !== second)
    .map((home) => (home === first ? moved : home));
  const changed = { ...catalogue, homes };
  let found = 0;
  for (const filter of [week, { q: 'see' }, { region: moved.region }, { sort: 'rating' as const }])
    found += expectOracleAnswer('restored', restored, changed, filter);
  expect(found).toBeGreaterThan(300);
  expect(restored.size).toBe(createEngine(changed).size);
  expect(restored.weekPrice(second!.objectNumber)).toBeNull();
});

test('a search that yields answers one state of the homes, though one is taken meanwhile', async () => {
  const engine = joined();
  const before = engine.search(week, { counts: [] });
  const underWay = engine.searchInTurns(week, { counts: [] });
  // The first engine has answered by now; the others have not.
  const taken = before.hits.map(({ objectNumber }) => objectNumber);
  for (const objectNumber of taken) engine.remove(objectNumber);
  const { answer } = await underWay;
  const after = engine.search(week, { counts: [] });
  expect(after.total).toBe(before.total - taken.length);
  expect({ ...answer, facets: null }).toEqual({ ...after, facets: null });
});
