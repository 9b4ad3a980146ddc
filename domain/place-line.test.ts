import { expect, test } from 'vitest';
import { homeWithPlace, placeLine } from './place-line.ts';

test('a name that place and region share is said once', () => {
  expect(placeLine('Wien', 'Wien')).toBe('Wien');
  expect(placeLine('Wien', 'Wien', 'Österreich')).toBe('Wien, Österreich');
  expect(placeLine('Monaco', 'Monaco', 'Monaco')).toBe('Monaco');
  expect(placeLine('Büsum', 'Nordsee', 'Deutschland')).toBe('Büsum, Nordsee, Deutschland');
});

test('a name that is unknown leaves no comma', () => {
  expect(placeLine('Büsum', '', 'Deutschland')).toBe('Büsum, Deutschland');
  expect(placeLine('', '')).toBe('');
});

test('the place of a home is said once', () => {
  expect(homeWithPlace({ title: 'Bungalow in Keitum', place: 'Keitum' })).toBe('Bungalow in Keitum');
  expect(homeWithPlace({ title: 'Maison au Verdon-sur-Mer', place: 'Le Verdon-sur-Mer' })).toBe(
    'Maison au Verdon-sur-Mer',
  );
  expect(homeWithPlace({ title: 'Haus Sonnhalde', place: 'Aitrang' })).toBe('Haus Sonnhalde, Aitrang');
  expect(homeWithPlace({ title: 'Haus Sonnhalde', place: '' })).toBe('Haus Sonnhalde');
});
