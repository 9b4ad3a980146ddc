import { expect, test } from 'vitest';
import { allowedErrors, fitsWord, fold, isNear, tokensOf } from './fold-text.ts';

test('case, accents and the spellings of umlauts are one', () => {
  expect(new Set(['Nordseeküste', 'NORDSEEKUESTE', 'nordseekuste'].map(fold)).size).toBe(1);
  expect(fold('Straße')).toBe('strasse');
  expect(fold('Île-de-Ré')).toBe('ile-de-re');
});

test('fillers of all four languages ask for nothing', () => {
  expect(tokensOf('Ferienhaus in der Toskana')).toEqual(['ferienhaus', 'toskana']);
  expect(tokensOf("maison près de l'océan")).toEqual(['maison', 'ocean']);
  expect(tokensOf('in der')).toEqual([]);
});

test.each([
  ['tosk', 'toskana', true],
  ['haus', 'ferienhaus', true],
  ['aus', 'ferienhaus', false],
  ['kana', 'toskana', true],
])('%s in %s: %s', (token, word, fits) => {
  expect(fitsWord(token, word)).toBe(fits);
});

test.each([
  ['toskna', 'toskana', true],
  ['toksana', 'toskana', true],
  ['toskanna', 'toskana', true],
  ['taskena', 'toskana', false],
  ['sylr', 'sylt', false],
  ['schwarzwlad', 'schwarzwald', true],
  ['swarzwald', 'schwarzwald', true],
  ['swarzwlad', 'schwarzwald', false],
  ['12346', '12345', false],
])('%s for %s: %s', (token, word, near) => {
  expect(isNear(token, word, allowedErrors(token))).toBe(near);
});

test('while typing, a beginning may hold the error', () => {
  expect(isNear('mekclen', 'mecklenburg', 1, true)).toBe(true);
  expect(isNear('mekclen', 'mecklenburg', 1)).toBe(false);
});
