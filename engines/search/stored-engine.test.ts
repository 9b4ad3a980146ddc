import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SearchFilter } from '../../domain/search-filter.ts';
import { addDays } from '../../domain/stay.ts';
import { createEngine, restoreEngine } from './engine.ts';
import type { StorableEngine } from './storable-engine.ts';
import type { IndexedHome } from './indexed-home.ts';
import type { Catalogue } from './oracle.ts';
import { randomCatalogue } from './testing/random-catalogue.ts';
import { expectOracleAnswer } from './testing/compare-engine.ts';
import { storeAndRestore } from './testing/memory-snapshot.ts';
import { catalogues, filters, today } from './testing/random-searches.ts';

const restored = (engine: StorableEngine): Promise<StorableEngine> =>
  storeAndRestore((snapshot) => engine.store(snapshot), restoreEngine);

interface Change {
  index: number;
  kind: 'home' | 'gone' | 'nights';
}

/** Changes some homes of the list, and the engines likewise. */
function change(
  homes: Map<number, IndexedHome>,
  changes: readonly Change[],
  makeHome: (objectNumber: number) => IndexedHome,
  changed: readonly StorableEngine[],
): void {
  const numbers = [...homes.keys()];
  for (const { index, kind } of changes) {
    const objectNumber = numbers[index] ?? 2_000_000 + index;
    const home = makeHome(objectNumber);
    const known = homes.get(objectNumber);
    if (kind === 'gone') homes.delete(objectNumber);
    else if (kind === 'home') homes.set(objectNumber, home);
    else if (known) homes.set(objectNumber, { ...known, occupied: home.occupied });
    for (const engine of changed) {
      if (kind === 'gone') engine.remove(objectNumber);
      else if (kind === 'home') engine.apply(home);
      else if (known) engine.applyOccupied(objectNumber, home.occupied);
    }
  }
}

const changesOfHomes = fc.array(
  fc.record({ index: fc.nat(60), kind: fc.constantFrom<Change['kind'][]>('home', 'gone', 'nights') }),
  { maxLength: 30 },
);
const searches = fc.array(filters, { minLength: 4, maxLength: 4 });

test('a restored engine answers and changes like the one that was stored, on later days too', async () => {
  let found = 0;
  await fc.assert(
    fc.asyncProperty(
      catalogues(60),
      changesOfHomes,
      changesOfHomes,
      searches,
      fc.nat(40),
      async (catalogue, before, after, asked, daysLater) => {
        const homes = new Map(catalogue.homes.map((home) => [home.objectNumber, home]));
        const first = createEngine(catalogue);
        change(homes, before, catalogue.makeHome, [first]);
        const second = await restored(first);
        const now = (): Catalogue => ({ ...catalogue, homes: [...homes.values()], today: second.today });
        for (const filter of asked) found += expectOracleAnswer('restored', second, now(), filter);
        change(homes, after, catalogue.makeHome, [first, second]);
        const later = addDays(today, daysLater);
        const { hour } = catalogue;
        expect([first.moveTo(later, hour), second.moveTo(later, hour)]).toEqual([true, true]);
        for (const filter of asked) expectOracleAnswer('changed after it', second, now(), filter);
        expect(second.size).toBe(first.size);
        expect(second.countsByLocation()).toEqual(first.countsByLocation());
        expect(second.countsByOffer()).toEqual(first.countsByOffer());
      },
    ),
    { numRuns: 20, interruptAfterTimeLimit: 100_000 },
  );
  // A test of empty answers would prove nothing.
  expect(found).toBeGreaterThan(60);
}, 180_000);

test('words, suggestions and map are those of the stored engine, also of one that was restored itself', async () => {
  const catalogue = randomCatalogue({ seed: 7, homes: 3000, countries: 3, regions: 9, places: 40, today });
  const first = createEngine(catalogue);
  const third = await restored(await restored(first));
  for (const text of ['berlin', 'sol', 'nordsee', 'mar', 'toskana villa', 'vila', 'see'])
    for (const of of [
      (engine: StorableEngine) => engine.find({ q: text }),
      (engine: StorableEngine) => engine.suggest(text, 'de'),
      (engine: StorableEngine) => engine.corrections(text),
    ])
      expect(of(third), text).toEqual(of(first));
  const week: SearchFilter = { startDate: addDays(today, 40), endDate: addDays(today, 47), persons: 2 };
  expect(third.search(week)).toEqual(first.search(week));
  expect(third.clusters(week, 7)).toEqual(first.clusters(week, 7));
  expect(third.search(week).total).toBeGreaterThan(100);
});
