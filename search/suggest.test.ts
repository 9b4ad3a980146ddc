import { beforeAll, expect, test } from 'vitest';
import type { Engine } from './answer.ts';
import { createEngine } from './engine.ts';
import type { IndexedLocation } from './indexed-home.ts';
import { randomCatalogue } from './random-catalogue.ts';

const today = '2026-11-21';
const locations: IndexedLocation[] = [
  {
    kind: 'country',
    key: 'it',
    names: { de: 'Italien', en: 'Italy', fr: 'Italie', it: 'Italia' },
    parent: null,
  },
  {
    kind: 'region',
    key: 'toskana',
    names: { de: 'Toskana', en: 'Tuscany', fr: 'Toscane', it: 'Toscana' },
    parent: 'it',
  },
  {
    kind: 'place',
    key: '1',
    names: { de: 'Florenz', en: 'Florence', fr: 'Florence', it: 'Firenze' },
    parent: 'toskana',
  },
  {
    kind: 'place',
    key: '2',
    names: { de: 'Müllheim', en: 'Müllheim', fr: 'Müllheim', it: 'Müllheim' },
    parent: 'toskana',
  },
  {
    kind: 'place',
    key: '3',
    names: { de: 'Leerheim', en: 'Leerheim', fr: 'Leerheim', it: 'Leerheim' },
    parent: 'toskana',
  },
];
let engine: Engine;

beforeAll(() => {
  const { homes } = randomCatalogue({ seed: 3, homes: 3, countries: 1, regions: 1, places: 1, today });
  const at = (index: number, place: number) => ({
    ...homes[index]!,
    active: true,
    objectNumber: 500 + index,
    country: 'it',
    region: 'toskana',
    place,
  });
  engine = createEngine({ homes: [at(0, 1), at(1, 1), at(2, 2)], locations, today });
});

test('names in the asked language, with context and the number of homes', () => {
  expect(engine.suggest('flor', 'de')).toEqual([
    {
      kind: 'place',
      key: '1',
      name: 'Florenz',
      alias: '',
      context: 'Toskana, Italien',
      count: 2,
      words: '',
    },
  ]);
});

test.each([
  ['firenze', 'de', '1'],
  ['tuscany', 'de', 'toskana'],
  ['tosk', 'en', 'toskana'],
  ['muell', 'de', '2'],
  ['Mull', 'fr', '2'],
  ['toksana', 'de', 'toskana'],
  ['florenz italien', 'de', '1'],
  ['italia', 'it', 'it'],
] as const)('%s in %s finds %s first', (text, language, key) => {
  expect(engine.suggest(text, language)[0]?.key).toBe(key);
});

test('an object number leads to its home; locations without homes are not suggested', () => {
  expect(engine.suggest('501', 'de')).toEqual([
    {
      kind: 'home',
      key: '501',
      name: '',
      alias: '',
      context: 'Florenz, Toskana, Italien',
      count: 1,
      words: '',
    },
  ]);
  expect(engine.suggest('leerheim', 'de')).toEqual([]);
  expect(engine.suggest('  ', 'de')).toEqual([]);
});

test('words of a search may be spread over title, place, region and type', () => {
  const house = engine.find({ q: 'Ferienhaus Toskana', persons: 1 });
  const flat = engine.find({ q: 'appartamento in Toscana', persons: 1 });
  expect([...house, ...flat].sort()).toEqual([500, 501, 502]);
  expect(engine.find({ q: 'Toskana 502', persons: 1 })).toEqual([502]);
  expect(engine.find({ q: 'Toskana Berlin', persons: 1 })).toEqual([]);
});
