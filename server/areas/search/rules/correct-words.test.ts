import { expect, test } from 'vitest';
import { correctWords } from './correct-words.ts';

const found = [
  {
    home: {
      summary: {
        title: 'Casa Olivo',
        locations: { place: 'Lucca', region: 'Toskana', state: 'Toskana', country: 'Italien' },
      },
    },
  },
] as unknown as Parameters<typeof correctWords>[2];

test('only the words that were taken for others are written anew, as the homes found write them', () => {
  const corrections = [{ typed: 'toskanna', meant: 'toskana' }];
  expect(correctWords({ q: 'Casa in Toskanna' }, corrections, found)).toBe('Casa in Toskana');
  expect(correctWords({ fulltext: 'TOSKANNA' }, corrections, found)).toBe('Toskana');
  expect(correctWords({ q: 'Toskanna' }, corrections, [])).toBe('Toskana');
  expect(correctWords({ q: 'toskanna' }, corrections, [])).toBe('toskana');
  expect(correctWords({ q: 'Toskana' }, [], found)).toBe('');
});
