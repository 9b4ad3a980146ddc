import { expect, test } from 'vitest';
import { correctedWords } from './corrected-words.ts';

const found = [
  {
    home: {
      summary: {
        title: 'Casa Olivo',
        locations: { place: 'Lucca', region: 'Toskana', state: 'Toskana', country: 'Italien' },
      },
    },
  },
] as unknown as Parameters<typeof correctedWords>[2];

test('only the words that were taken for others are written anew, as the homes found write them', () => {
  const corrections = [{ typed: 'toskanna', meant: 'toskana' }];
  expect(correctedWords({ q: 'Casa in Toskanna' }, corrections, found)).toBe('Casa in Toskana');
  expect(correctedWords({ fulltext: 'TOSKANNA' }, corrections, found)).toBe('Toskana');
  expect(correctedWords({ q: 'Toskanna' }, corrections, [])).toBe('Toskana');
  expect(correctedWords({ q: 'toskanna' }, corrections, [])).toBe('toskana');
  expect(correctedWords({ q: 'Toskana' }, [], found)).toBe('');
});
