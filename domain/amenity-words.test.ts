import { expect, test } from 'vitest';
import { withFeatures } from './amenity-words.ts';

test.each([
  ['wlan', { internet: 'Y' }],
  ['München Hund', { q: 'München', pets: 'one' }],
  ['Toskana mit Pool', { q: 'Toskana', swimmingpool: 'Y' }],
  ['chien', { pets: 'one' }],
  ['piscina cheminée', { swimmingpool: 'Y', fireplace: 'Y' }],
  ['Haus am Meer', { q: 'Haus am Meer' }],
  ['Poolhaus', { q: 'Poolhaus' }],
])('%s', (q, filter) => {
  expect(withFeatures({ q })).toEqual(filter);
});

test('what was chosen stays chosen', () => {
  expect(withFeatures({ q: 'hund', pets: 'more' })).toEqual({ pets: 'more' });
});
