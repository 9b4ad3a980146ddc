import { beforeAll, expect, test } from 'vitest';
import type { Engine } from './answer.ts';
import type { IndexedHome, IndexedLocation } from './indexed-home.ts';
import { engines } from './testing/engines.ts';
import { randomCatalogue } from './testing/random-catalogue.ts';

const today = '2026-11-21';
const places = [
  ['1', 'rom', 'it', 3, 'Rom', 'Rome', 'Rome', 'Roma'],
  ['2', 'emilia-romagna', 'it', 40, 'Bologna', 'Bologna', 'Bologne', 'Bologna'],
  ['3', 'venetien', 'it', 5, 'Venedig', 'Venice', 'Venise', 'Venezia'],
  ['4', 'tirol', 'at', 12, 'Großvenediger', 'Grossvenediger', 'Grossvenediger', 'Grossvenediger'],
  ['5', 'bayern', 'de', 20, 'München', 'Munich', 'Munich', 'Monaco di Baviera'],
  ['6', 'gardasee', 'it', 9, 'Garda', 'Garda', 'Garda', 'Garda'],
  ['7', 'gardasee', 'it', 30, 'Riva del Garda', 'Riva del Garda', 'Riva del Garda', 'Riva del Garda'],
  ['8', 'emilia-romagna', 'it', 2, 'Romagnano', 'Romagnano', 'Romagnano', 'Romagnano'],
  ['9', 'bayern', 'de', 7, 'Schwabach', 'Schwabach', 'Schwabach', 'Schwabach'],
  ['10', 'tirol', 'at', 1, 'Sankt Anton-Aalberg', 'Sankt Anton-Aalberg', 'Sankt Anton-Aalberg', "L'Escala"],
  ['11', 'tirol', 'at', 1, 'San Vigilio', 'San Vigilio', 'San Vigilio', 'San Vigilio'],
] as const;
const regions = [
  ['rom', 'it', 'Rom und Umgebung', 'Rome and surroundings', 'Rome et ses environs', 'Roma e dintorni'],
  ['emilia-romagna', 'it', 'Emilia-Romagna', 'Emilia-Romagna', 'Émilie-Romagne', 'Emilia-Romagna'],
  ['venetien', 'it', 'Venetien', 'Veneto', 'Vénétie', 'Veneto'],
  ['tirol', 'at', 'Tirol', 'Tyrol', 'Tyrol', 'Tirolo'],
  ['bayern', 'de', 'Bayern', 'Bavaria', 'Bavière', 'Baviera'],
  ['gardasee', 'it', 'Gardasee', 'Lake Garda', 'lac de Garde', 'Lago di Garda'],
] as const;
const countries = [
  ['it', 'Italien', 'Italy', 'Italie', 'Italia'],
  ['at', 'Österreich', 'Austria', 'Autriche', 'Austria'],
  ['de', 'Deutschland', 'Germany', 'Allemagne', 'Germania'],
] as const;

const named = ([de, en, fr, it]: readonly string[]): IndexedLocation['names'] =>
  ({ de, en, fr, it }) as IndexedLocation['names'];
const locations: IndexedLocation[] = [
  ...countries.map(([key, ...names]) => ({
    kind: 'country' as const,
    key,
    names: named(names),
    parent: null,
  })),
  ...regions.map(([key, parent, ...names]) => ({
    kind: 'region' as const,
    key,
    names: named(names),
    parent,
  })),
  ...places.map(([key, parent, , , ...names]) => ({
    kind: 'place' as const,
    key,
    names: named(names),
    parent,
  })),
];
const shape = { seed: 8, homes: 130, countries: 1, regions: 1, places: 1, today };
const quarterOf = (place: string, index: number): string | null =>
  place !== '5' ? null : index < 6 ? 'Schwabing' : index < 8 ? 'Schwanthalerhöhe' : null;

let engine: Engine;

beforeAll(() => {
  const spare = [...randomCatalogue(shape).homes];
  const homes: IndexedHome[] = places.flatMap(([key, region, country, count]) =>
    Array.from({ length: count }, (_, index): IndexedHome => ({
      ...spare.pop()!,
      ...{ active: true, country, region, subdivision: null, place: Number(key), titles: ['Casa'] },
      objectNumber: 1000 * Number(key) + 100 + index,
      quarter: quarterOf(key, index),
    })),
  );
  engine = engines.at(-1)!.create({ homes, locations, today });
});

test.each([
  ['rom', 'de', 'place 1', ''],
  ['roma', 'it', 'place 1', ''],
  ['rome', 'fr', 'place 1', ''],
  ['münchen hund', 'de', 'place 5', 'hund'],
  ['munich dog', 'en', 'place 5', 'dog'],
  ['garda see', 'de', 'region gardasee', ''],
  ['gardasee', 'de', 'region gardasee', ''],
  ['lago di garda', 'it', 'region gardasee', ''],
  ['lake garda', 'en', 'region gardasee', ''],
  ['Venedig', 'de', 'place 3', ''],
  ['venediger', 'de', 'place 4', ''],
  ['bolonia', 'de', 'place 2', ''],
  ['bologne', 'fr', 'place 2', ''],
  ['St. Anton-Ålberg', 'de', 'place 10', ''],
  ['st.anton alberg', 'fr', 'place 10', ''],
  ['sankt anton', 'en', 'place 10', ''],
  ['lescala', 'it', 'place 10', ''],
  ['St Vigilio', 'de', 'place 11', ''],
  ['schwabing', 'de', 'place 5', 'Schwabing'],
  ['Schwabing München', 'de', 'place 5', 'schwabing'],
  ['schwan', 'fr', 'place 5', 'Schwanthalerhöhe'],
  ['5100', 'de', 'home 5100', ''],
  ['510', 'de', 'nothing', ''],
  ['Hohenzollernstraße', 'de', 'nothing', ''],
] as const)('%s in %s leads to %s', (text, language, first, words) => {
  const [found] = engine.suggest(text, language);
  expect(found ? `${found.kind} ${found.key}` : 'nothing').toBe(first);
  expect(found?.words ?? '').toBe(words);
});

test('what a quarter is called stands beside its town, and its homes are found by it', () => {
  expect(engine.suggest('schwabing', 'de')[0]).toMatchObject({
    name: 'München',
    alias: 'Schwabing',
    context: 'Bayern, Deutschland',
    count: 6,
  });
  expect(engine.find({ q: 'Schwabing', persons: 1 })).toHaveLength(6);
  engine.remove(5100);
  expect(engine.suggest('schwabing', 'de')[0]?.count).toBe(5);
});

test('the beginning of a number leads to the homes whose numbers begin so', () => {
  const keys = engine.suggest('2100', 'de').map(({ kind, key }) => `${kind} ${key}`);
  expect(keys).toEqual(['home 2100']);
});
