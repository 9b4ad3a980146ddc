import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { Engine } from './answer.ts';
import { createEngine } from './engine.ts';
import type { IndexedLocation } from './indexed-home.ts';
import { randomCatalogue } from './testing/random-catalogue.ts';

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

test.each([
  ['Toskana Pool', 'toskana', 'pool'],
  ['toskna pool', 'toskana', 'pool'],
  ['hund florenz', '1', 'hund'],
  ['tuscany pool sauna', 'toskana', 'pool sauna'],
  ['florenz italien', '1', ''],
] as const)('%s suggests %s and keeps "%s" as words', (text, key, words) => {
  expect(engine.suggest(text, 'de')[0]).toMatchObject({ key, words });
});

test('the name of another language by which it was found stands beside', () => {
  expect(engine.suggest('firen', 'de')[0]).toMatchObject({ name: 'Florenz', alias: 'Firenze' });
  expect(engine.suggest('florence', 'fr')[0]).toMatchObject({ name: 'Florence', alias: '' });
});

const titled = [
  ['Villa Rosmarin', 'Rosemary Villa'],
  ['Ferienhaus Seestern'],
  ['Landhaus in Florenz'],
] as const;

test('homes are suggested by title, behind locations that begin so, until too many are called so', () => {
  const random = randomCatalogue({ seed: 4, homes: 1, countries: 1, regions: 1, places: 1, today });
  const homes = Array.from({ length: 203 }, (_, index) => ({
    ...random.homes[0]!,
    active: true,
    objectNumber: 600 + index,
    country: 'it',
    region: 'toskana',
    place: index === 2 ? 1 : 2,
    titles: titled[index] ?? ['Casa Mia'],
  }));
  const many = createEngine({ homes, locations, today });
  const keys = (text: string): string[] => many.suggest(text, 'de').map(({ kind, key }) => `${kind} ${key}`);
  expect(keys('rosm')).toEqual(['home 600']);
  expect(keys('seestern muellheim')).toEqual(['place 2', 'home 601']);
  expect(keys('landhaus')).toEqual(['home 602']);
  expect(keys('florenz')).toEqual(['place 1', 'home 602']);
  expect(keys('casa mia')).toEqual([]);
  many.remove(600);
  expect(keys('rosm')).toEqual([]);
});

test('words that were typed apart are one where a name has them so', () => {
  expect(engine.suggest('müll heim', 'de')[0]).toMatchObject({ kind: 'place', name: 'Müllheim', words: '' });
});

test('the beginning of an object number leads to homes', () => {
  const { homes } = randomCatalogue({ seed: 3, homes: 2, countries: 1, regions: 1, places: 1, today });
  const numbered = homes.map((home, index) => ({
    ...home,
    active: true,
    objectNumber: 1_000_017 + index,
    country: 'it',
    region: 'toskana',
    place: 1,
  }));
  const large = createEngine({ homes: numbered, locations, today });
  expect(large.suggest('10000', 'de').map(({ key }) => key)).toEqual(['1000017', '1000018']);
  expect(large.suggest('100', 'de')).toEqual([]);
});

test('a city that is its own region is offered once', () => {
  const names = { de: 'Berlin', en: 'Berlin', fr: 'Berlin', it: 'Berlino' };
  const { homes } = randomCatalogue({ seed: 5, homes: 1, countries: 1, regions: 1, places: 1, today });
  const berlin = createEngine({
    homes: [{ ...homes[0]!, active: true, country: 'de', region: 'berlin', place: 9, titles: [] }],
    locations: [
      { kind: 'country', key: 'de', names: { de: 'DE', en: 'DE', fr: 'DE', it: 'DE' }, parent: null },
      { kind: 'place', key: '9', names, parent: 'berlin' },
      { kind: 'region', key: 'berlin', names, parent: 'de' },
    ],
    today,
  });
  expect(berlin.suggest('berl', 'de').map(({ kind }) => kind)).toEqual(['region']);
});

test('nothing that can be typed does harm', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (text) => {
      expect(engine.suggest(text, 'fr').length).toBeLessThanOrEqual(8);
      engine.find({ q: text });
    }),
    { numRuns: 60 },
  );
  for (const text of ['🏖️🏝️', '\u202Eanaksot', ' \u0000\t', 'a '.repeat(50), 'x'.repeat(100)]) {
    expect(engine.suggest(text, 'de').length).toBeLessThanOrEqual(8);
  }
});
