import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../../domain/language.ts';
import { readExpected, type Expected } from './read-table.ts';

interface Part {
  words: string;
  meaning: string;
}

function partsIn(language: Language): Part[][] {
  return readFileSync(join(import.meta.dirname, 'parts.txt'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith(`${language} `))
    .map((line) =>
      line
        .split(' | ')
        .slice(1)
        .map((part) => {
          const [words = '', meaning = ''] = part.split(' >');
          return { words: words.trim(), meaning: meaning.trim() };
        }),
    );
}

const separators = [' ', ' ', ', ', ' + '];

/**
 * Composes a sentence of parts of most kinds in random order, together with its expected meaning. `next` returns
 * numbers from 0 to 1.
 */
export function composeSentence(language: Language, next: () => number): Expected {
  const pick = <One>(list: readonly One[]): One => list[Math.floor(next() * list.length)]!;
  const kinds = partsIn(language).filter(() => next() < 0.75);
  const orders = new Map(kinds.map((kind) => [kind, next()]));
  const parts = kinds.toSorted((one, other) => orders.get(one)! - orders.get(other)!).map(pick);
  const separator = pick(separators);
  return readExpected(
    `${parts.map(({ words }) => words).join(separator)} | ${parts.map(({ meaning }) => meaning).join(' ')}`,
  );
}
