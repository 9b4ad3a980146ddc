import { expect, test } from 'vitest';
import { findCriticism } from './rating-topics.ts';

const topics = (text: string): string[] => findCriticism(text).map(({ topic }) => topic);

test('complaints are found in the languages of the site', () => {
  expect(topics('In den Ecken war nicht gründlich geputzt.')).toEqual(['cleanliness']);
  expect(topics('The kitchen was short of a few pans.')).toEqual(['kitchen']);
  expect(topics('Sans voiture, on est un peu loin de tout.')).toEqual(['location']);
  expect(topics('Negli angoli la pulizia lasciava a desiderare.')).toEqual(['cleanliness']);
});

test('praise in the same text is none', () => {
  expect(topics('Die Lage ist herrlich. Die Küche hat alles.')).toEqual([]);
  expect(findCriticism('Die Lage ist herrlich. Leider war das WLAN langsam.')).toEqual([
    { topic: 'internet', sentence: 'Leider war das WLAN langsam.' },
  ]);
});

test('what is praised beside a complaint is not criticised', () => {
  expect(topics('Die Lage stimmt, die Einrichtung könnte eine Auffrischung vertragen.')).toEqual([
    'furniture',
  ]);
});

test('a word that begins with a shorter one is another word', () => {
  expect(topics('Without a car it is a little remote.')).toEqual(['location']);
  expect(topics('The wifi was poor in the north room.')).toEqual(['internet']);
  expect(topics('The beds were worn.')).toContain('beds');
});
