import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countGroups } from '../../domain/count-groups.ts';
import { addDays } from '../../domain/stay.ts';
import { expectOracleAnswer, expectOracleCounts, expectOracleGuidance } from './testing/compare-engine.ts';
import { engines } from './testing/engines.ts';
import { catalogues, filters, today } from './testing/random-searches.ts';
import { sized } from '../../tests/harness/run-size.ts';

/**
 * A failure names its seed and path: with both as parameters of `fc.assert` the case runs again alone. The limit ends the search for a
 * smaller counterexample; sound runs take a fraction of it. Only the last counterexample is told: all of them are gigabytes of catalogues.
 */
const parameters = { interruptAfterTimeLimit: 240_000 };

/** Catalogues of the largest property; the others take a share of them. */
const runs = sized('SEARCH_CATALOGUES', { gate: 24, full: 200 });
const runsOf = (full: number): number => Math.ceil((full * runs) / 200);

// Alone on a machine the full run takes half a minute.
const timeout = 300_000;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const casesBetween = 8;
let casesSince = 0;

/** Kernels hold memory that the collector does not count: left to itself, a search for a counterexample takes all of the machine. */
async function freed(): Promise<void> {
  casesSince += 1;
  if (casesSince < casesBetween) return;
  casesSince = 0;
  collect();
  await new Promise((resolve) => setImmediate(resolve));
}

const asked = (count: number) => fc.array(filters, { minLength: count, maxLength: count });

describe('every engine gives the answers of brute force', () => {
  test(
    `to ${25 * runs} searches in ${runs} catalogues: pages, order, prices, facets, statistics, capacity`,
    async () => {
      let found = 0;
      let cases = 0;
      await fc.assert(
        fc.asyncProperty(catalogues(24), asked(25), async (catalogue, searches) => {
          await freed();
          for (const { name, create } of engines) {
            const engine = create(catalogue);
            for (const filter of searches) {
              found += expectOracleAnswer(name, engine, catalogue, filter);
              cases += 1;
            }
            expectOracleGuidance(name, engine, catalogue, searches[0]!);
          }
        }),
        { ...parameters, numRuns: runs },
      );
      expect(cases).toBe(25 * runs * engines.length);
      // A test of empty answers would prove nothing.
      expect(found).toBeGreaterThan(15 * runs * engines.length);
    },
    timeout,
  );

  test(
    'with the counts of any groups, and clusters in the same pass',
    async () => {
      await fc.assert(
        fc.asyncProperty(
          catalogues(24),
          asked(10),
          fc.array(fc.subarray([...countGroups]), { minLength: 10, maxLength: 10 }),
          async (catalogue, searches, groups) => {
            await freed();
            for (const { name, create } of engines) {
              const engine = create(catalogue);
              for (const [index, filter] of searches.entries())
                expectOracleCounts(name, engine, catalogue, filter, groups[index]!);
            }
          },
        ),
        { ...parameters, numRuns: runsOf(60) },
      );
    },
    timeout,
  );

  test(
    'in catalogues of hundreds of homes',
    async () => {
      await fc.assert(
        fc.asyncProperty(catalogues(600), asked(3), async (catalogue, searches) => {
          await freed();
          for (const { name, create } of engines) {
            const engine = create(catalogue);
            for (const filter of searches) expectOracleAnswer(name, engine, catalogue, filter);
          }
        }),
        { ...parameters, numRuns: runsOf(8) },
      );
    },
    timeout,
  );

  test(
    'after homes have changed, come and gone, and days have passed',
    async () => {
      const changesOfHomes = fc.array(fc.record({ index: fc.nat(60), remove: fc.boolean() }), {
        maxLength: 40,
      });
      await fc.assert(
        fc.asyncProperty(
          catalogues(40),
          changesOfHomes,
          asked(4),
          fc.nat(30),
          async (catalogue, changes, searches, daysLater) => {
            await freed();
            const homes = new Map(catalogue.homes.map((home) => [home.objectNumber, home]));
            const numbers = [...homes.keys()];
            const running = engines.map(({ name, create }) => ({ name, create, engine: create(catalogue) }));
            for (const { index, remove } of changes) {
              const objectNumber = numbers[index] ?? 2_000_000 + index;
              const home = catalogue.makeHome(objectNumber);
              if (remove) homes.delete(objectNumber);
              else homes.set(objectNumber, home);
              for (const { engine } of running) {
                if (remove) engine.remove(objectNumber);
                else engine.apply(home);
              }
            }
            const later = addDays(today, daysLater);
            const hour = (catalogue.hour! + daysLater) % 24;
            const changed = {
              homes: [...homes.values()],
              locations: catalogue.locations,
              today: later,
              hour,
            };
            for (const { name, create, engine } of running) {
              expect(engine.moveTo(later, hour)).toBe(true);
              for (const filter of searches) expectOracleAnswer(name, engine, changed, filter);
              const fresh = create(changed);
              expect(engine.size).toBe(fresh.size);
              // A region that only a home has named stays in the list when that home is gone.
              const inhabited = (from: typeof engine) =>
                from.countsByLocation().filter(({ count }) => count > 0);
              expect(inhabited(engine)).toEqual(inhabited(fresh));
              for (const { kind, key, count } of fresh.countsByLocation())
                expect(engine.countAt(kind, key)).toBe(count);
              const offersOf = (from: typeof engine) =>
                [...from.countsByOffer()].filter(([, count]) => count > 0).sort();
              expect(offersOf(engine)).toEqual(offersOf(fresh));
              for (const objectNumber of homes.keys())
                expect(engine.weekPrice(objectNumber)).toBe(fresh.weekPrice(objectNumber));
            }
          },
        ),
        { ...parameters, numRuns: runsOf(100) },
      );
    },
    timeout,
  );
});
