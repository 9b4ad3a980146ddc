import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitsWord } from '../../domain/folded-text.ts';
import { isNear } from '../../domain/near-word.ts';
import { pick, createRandom } from './testing/random-catalogue.ts';
import { Vocabulary } from './vocabulary.ts';

// Few letters: many words are alike.
const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'ж'), minLength: 1, maxLength: 11 });
const letters = [...'abcdeж'];

/** Makes as many words as need sorting, and some that came later. */
function manyWords(seed: number): string[] {
  const random = createRandom(seed);
  const words = Array.from({ length: 1_500 }, () =>
    Array.from({ length: 1 + Math.floor(random() * 11) }, () => pick(random, letters)).join(''),
  );
  return [...new Set(words)];
}

const named = (vocabulary: Vocabulary, ids: number[]): string[] =>
  ids.map((id) => vocabulary.words[id]!).sort();

test('finds what reading all words finds: as typed, with errors, by beginnings with errors', () => {
  fc.assert(
    fc.property(
      fc.nat(),
      fc.array(word, { maxLength: 40 }),
      fc.array(word, { minLength: 6 }),
      (seed, late, asked) => {
        const vocabulary = new Vocabulary();
        const words = manyWords(seed);
        words.forEach((one) => vocabulary.add(one));
        vocabulary.findMatching('a');
        late.forEach((one) => vocabulary.add(one));
        const all = [...new Set([...words, ...late])];
        for (const token of asked) {
          const fitting = all.filter((one) => fitsWord(token, one)).sort();
          expect(named(vocabulary, vocabulary.findMatching(token))).toEqual(fitting);
          for (const errors of [1, 2]) {
            for (const prefix of [false, true]) {
              const near = all.filter((one) => isNear(token, one, errors, prefix)).sort();
              expect(named(vocabulary, vocabulary.findSimilar(token, errors, prefix))).toEqual(near);
            }
          }
        }
      },
    ),
    { numRuns: 12 },
  );
});

test('finds near words of tokens that are longer than most', () => {
  const vocabulary = new Vocabulary();
  const alphabet = 'abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz';
  const lengths = [28, 29, 30, 31, 32, 33, 34, 40];
  const words = [...manyWords(1), ...lengths.map((length) => alphabet.slice(0, length))];
  words.forEach((one) => vocabulary.add(one));
  for (const length of lengths) {
    const whole = alphabet.slice(0, length);
    const swapped = `${whole.slice(0, length - 2)}${whole.at(-1)!}${whole.at(-2)!}`;
    for (const token of [whole, swapped, `x${whole.slice(2)}`]) {
      for (const prefix of [false, true]) {
        const near = words.filter((one) => isNear(token, one, 2, prefix)).sort();
        expect(near.length).toBeGreaterThan(0);
        expect(named(vocabulary, vocabulary.findSimilar(token, 2, prefix))).toEqual(near);
      }
    }
  }
});

test('a word has one number', () => {
  const vocabulary = new Vocabulary();
  expect(['see', 'haus', 'see'].map((one) => vocabulary.add(one))).toEqual([0, 1, 0]);
  expect(vocabulary.findId('haus')).toBe(1);
  expect(vocabulary.findId('hau')).toBe(-1);
});
