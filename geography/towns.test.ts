import { expect, test } from 'vitest';
import { townNamed } from './towns.ts';

test.each([
  ['München', 'München', 'DE'],
  ['muenchen', 'München', 'DE'],
  ['Monaco di Baviera', 'Monaco di Baviera', 'DE'],
  ['PARIS', 'Paris', 'FR'],
  ['Lisbonne', 'Lisbonne', 'PT'],
  ['New York', 'New York', 'US'],
  ['St. Peter-Ording', 'Sankt Peter-Ording', 'DE'],
  ['St Malo', 'Saint-Malo', 'FR'],
  ['Ste Maxime', 'Sainte-Maxime', 'FR'],
  ['Ålborg', 'Aalborg', 'DK'],
  ['Åbenrå', 'Aabenraa', 'DK'],
  ['lescala', "l'Escala", 'ES'],
])('%s is known as %s', (text, name, country) => {
  expect(townNamed(text, false)).toMatchObject({ town: { name, country }, isWhole: true });
});

test('a name among other words is found and told from the name alone', () => {
  expect(townNamed('Ferienhaus in Paris', false)).toMatchObject({ town: { name: 'Paris' }, isWhole: false });
});

test('the beginning of a name means the largest town that begins so, while somebody types', () => {
  expect(townNamed('Münch', true)?.town.name).toBe('München');
  expect(townNamed('Münch', false)).toBeNull();
});

test.each(['xqzfoo', '', '  ', 'ab', '!!'])('%j names no town', (text) => {
  expect(townNamed(text, true)).toBeNull();
});
