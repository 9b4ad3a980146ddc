import { expect, test } from 'vitest';
import { labelled } from './labelled.ts';

test('a colon follows its word without a space, except in French', () => {
  expect(labelled('de', 'Anreise', '16 Uhr')).toBe('Anreise: 16 Uhr');
  expect(labelled('fr', 'Arrivée', '16 h')).toBe('Arrivée\u00a0: 16 h');
});
