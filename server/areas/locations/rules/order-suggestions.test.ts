import { expect, test } from 'vitest';
import type { suggestLocations } from '../../../../contract/locations/suggest-locations.ts';
import type { ResponseOf } from '../../../../contract/define-endpoint.ts';
import { isFoundAsTyped, orderSuggestions } from './order-suggestions.ts';

type Suggestion = ResponseOf<typeof suggestLocations>['suggestions'][number];

const suggestion = (kind: Suggestion['kind'], name: string, more: Partial<Suggestion> = {}): Suggestion => ({
  kind,
  key: name,
  name,
  alias: '',
  context: '',
  count: 1,
  words: '',
  path: '/',
  distance: null,
  ...more,
});
const atSea = suggestion('offer', 'Ferienhaus am Meer');
const view = suggestion('offer', 'Ferienhaus mit Meerblick');
const town = suggestion('place', 'Meersburg');
const names = (found: readonly Suggestion[]): string[] => found.map(({ name }) => name);

test('an offer by its name stands before homes, and places that hold one of its words are left out', () => {
  const home = suggestion('home', 'Ferienhaus am Strand');
  const partly = { ...town, words: 'ferienhaus' };
  expect(names(orderSuggestions('Ferienhaus am Meer', [home, partly], [atSea, view]))).toEqual([
    'Ferienhaus am Meer',
    'Ferienhaus am Strand',
    'Ferienhaus mit Meerblick',
  ]);
});

test('one word: offers that hold it stand before places that merely begin with it', () => {
  expect(names(orderSuggestions('meer', [town], [view, atSea]))).toEqual([
    'Ferienhaus am Meer',
    'Meersburg',
    'Ferienhaus mit Meerblick',
  ]);
});

test('a place by its whole name stays first, in any language and with more words behind', () => {
  const tuscany = suggestion('region', 'Toskana', { alias: 'Tuscany', words: 'pool' });
  const pool = suggestion('offer', 'Ferienhaus mit Pool');
  expect(names(orderSuggestions('toskana pool', [tuscany], [pool]))).toEqual([
    'Toskana',
    'Ferienhaus mit Pool',
  ]);
  expect(names(orderSuggestions('tuscany', [town, tuscany], []))).toEqual(['Toskana', 'Meersburg']);
});

test('what only a typing error leads to is not found as typed', () => {
  expect(isFoundAsTyped('Hamburg', [suggestion('place', 'Homburg')])).toBe(false);
  expect(isFoundAsTyped('Meer', [town])).toBe(true);
});

test("a saint's title alone is no name: the saint has to be in it", () => {
  expect(isFoundAsTyped('St. Malo', [suggestion('region', 'Steiermark')])).toBe(false);
  expect(isFoundAsTyped('St', [suggestion('region', 'Steiermark')])).toBe(true);
  const malo = suggestion('place', 'Saint-Malo');
  const steyr = suggestion('place', 'Steyr', { words: 'malo' });
  expect(names(orderSuggestions('St Malo', [steyr, malo], []))).toEqual(['Saint-Malo', 'Steyr']);
});
