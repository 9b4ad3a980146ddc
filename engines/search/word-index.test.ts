import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languages } from '../../domain/language.ts';
import { createEngine } from './engine.ts';
import { fitsText } from './oracle.ts';
import {
  between,
  pick,
  randomCatalogue,
  createRandom,
  type Random,
  type RandomCatalogue,
} from './testing/random-catalogue.ts';

const today = '2026-11-21';

/** Makes up what people type: words of titles and locations, cut, glued, with errors, and words of nothing. */
function typed(random: Random, { homes, locations }: RandomCatalogue): string {
  const words = [
    ...homes.flatMap((home) => home.titles.flatMap((title) => title.split(' '))),
    ...locations.flatMap(({ names }) => languages.flatMap((language) => names[language].split(' '))),
    'Ferienhaus',
    'appartamento',
    'Urlaub',
    'in der',
    'x',
    '🏖',
  ];
  const one = (): string => {
    const word = pick(random, words);
    const kind = random();
    if (kind < 0.25) return word.slice(0, between(random, 1, word.length));
    if (kind < 0.4) return word + pick(random, words);
    if (kind < 0.5) return word.slice(between(random, 0, 3));
    if (kind < 0.8) {
      const at = between(random, 0, Math.max(0, word.length - 2));
      const insert = pick(random, ['', 'x', word[at + 1] ?? '', (word[at + 1] ?? '') + (word[at] ?? '')]);
      return word.slice(0, at) + insert + word.slice(at + insert.length);
    }
    return random() < 0.3 && homes.length > 0 ? String(pick(random, homes).objectNumber) : word.toUpperCase();
  };
  const text = Array.from({ length: between(random, 1, 3) }, one).join(' ');
  return random() < 0.15 ? `"${text}"` : text;
}

test('free text finds what brute force finds, before and after homes changed', () => {
  let found = 0;
  let corrected = 0;
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 1, max: 25 }), (seed, count) => {
      const random = createRandom(seed);
      const shape = { seed, homes: count, countries: 2, regions: 3, places: 6, today };
      const catalogue = randomCatalogue(shape);
      const engine = createEngine(catalogue);
      let homes = [...catalogue.homes];
      for (let round = 0; round < 2; round += 1) {
        for (let index = 0; index < 12; index += 1) {
          const q = typed(random, catalogue);
          const numbers = engine.find({ q, persons: 1 }).sort((a, b) => a - b);
          const expected = homes
            .filter((home) => home.active && fitsText(home, q, { ...catalogue, homes }))
            .map((home) => home.objectNumber);
          expect({ q, numbers }).toEqual({ q, numbers: expected.sort((a, b) => a - b) });
          found += numbers.length;
          // Quotation marks undo a correction, and change nothing if nothing is corrected.
          const asTyped = engine.find({ q: `"${q}"`, persons: 1 }).sort((a, b) => a - b);
          const corrections = engine.corrections(q);
          expect({ q, asTyped }).toEqual({ q, asTyped: corrections.length === 0 ? numbers : [] });
          corrected += corrections.length;
        }
        homes = homes.flatMap((home) => {
          if (random() < 0.3) {
            engine.remove(home.objectNumber);
            return [];
          }
          if (random() < 0.5) return [home];
          const changed = catalogue.makeHome(home.objectNumber);
          engine.apply(changed);
          return [changed];
        });
      }
    }),
    { numRuns: 40, interruptAfterTimeLimit: 20_000 },
  );
  expect(found).toBeGreaterThan(500);
  expect(corrected).toBeGreaterThan(20);
});
