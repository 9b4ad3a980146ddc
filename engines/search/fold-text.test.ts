import { expect, test } from 'vitest';
import { allowedErrors, isNear } from '../../domain/near-word.ts';
import { compoundParts, nameWords } from './fold-text.ts';
import { titleWords, tokenize } from '../../domain/search-words.ts';

test('fillers of all four languages ask for nothing', () => {
  expect(tokenize('Ferienhaus in der Toskana')).toEqual(['ferienhaus', 'toskana']);
  expect(tokenize("maison près de l'océan")).toEqual(['maison', 'ocean']);
  expect(tokenize('in der')).toEqual([]);
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

test.each([
  ['nordseeferienhaus', ['nordsee', 'ferienhaus']],
  ['toskanaurlaub', ['toskana']],
  ['familienhaus', ['familie', 'haus']],
  ['seehausen', null],
  ['hausboot', null],
])('%s is put together from %j', (token, parts) => {
  const known = new Set(['nordsee', 'ferienhaus', 'haus', 'familie', 'toskana', 'see', 'hausen']);
  expect(compoundParts(token, (part) => known.has(part))).toEqual(parts);
});

test('fillers are no words of titles; saints are found in each spelling', () => {
  expect(titleWords('Urlaub auf dem Gutshof')).toEqual(['gutshof']);
  expect(nameWords('St. Gallen')).toEqual(['st', 'sankt', 'saint', 'gallen']);
  expect(nameWords('Sankt Anton')).toContain('st');
});
