import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { languages, type Language } from '../../../domain/language.ts';
import { kmBetween } from '../distance.ts';
import { readPlaceBytes } from './place-files.ts';
import { createPlaceIndex, type PlaceIndex } from './place-index.ts';
import { nameFits } from './rank-matches.ts';

let index: PlaceIndex;
beforeAll(async () => {
  index = createPlaceIndex(await readPlaceBytes());
});

interface Typed {
  text: string;
  language: Language;
  country: string;
  lat: number;
  lon: number;
  km: number;
}

function readTable(): Typed[] {
  return readFileSync(new URL('./typed-places.tsv', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line) => {
      const [country, lat, lon, km, forms] = line.split('\t') as [string, string, string, string, string];
      return forms.split(';').flatMap((form) => {
        const [, language, text] = /^\s*(?:(de|en|fr|it)=)?(.*)$/.exec(form)!;
        const about = { country, lat: Number(lat), lon: Number(lon), km: Number(km), text: text!.trim() };
        const inLanguages = language === undefined ? languages : [language as Language];
        return inLanguages.map((one) => ({ ...about, language: one }));
      });
    });
}

/** The share of the places that have to be the first answer, in each language. */
const shareRight = 0.97;

test('places are the first answer for what people type for them, in each of the four languages', () => {
  const misses: string[] = [];
  const shares = Object.fromEntries(languages.map((language) => [language, { right: 0, all: 0 }]));
  for (const { text, language, country, lat, lon, km } of readTable()) {
    const [first] = index.find(text, { language });
    const isRight = first !== undefined && kmBetween(first.place.lat, first.place.lon, lat, lon) <= km;
    shares[language]!.all += 1;
    if (isRight) shares[language]!.right += 1;
    else
      misses.push(
        `${language} ${text} (${country}): ${first ? `${first.place.names[language]}, ${first.place.country} ${first.place.lat} ${first.place.lon}` : 'nothing'}`,
      );
  }
  const report = languages.map((one) => `${one} ${shares[one]!.right} of ${shares[one]!.all}`).join(', ');
  console.info(`${report}\n${misses.join('\n')}`);
  for (const { right, all } of Object.values(shares)) expect(right / all).toBeGreaterThanOrEqual(shareRight);
});

test.each(['xqzfoo', '', '  ', 'a', '!!'])('%j names no place', (text) => {
  expect(index.named(text, { language: 'de' })).toBeNull();
});

test('what begins as typed stands before every name that is only like it', () => {
  for (const text of ['prie', 'garm', 'wism', 'sassn', 'kühlu']) {
    const found = index.find(text, { language: 'de' });
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ fit }) => fit < nameFits.error)).toBe(true);
  }
});

test('a typing error is forgiven where nothing is called so', () => {
  const [first] = index.find('Warnemümde', { language: 'de' });
  expect(first?.place.names.de).toContain('Warnemünde');
});

test.each([
  ['Seeweg 4, 83209 Prien', 'Prien am Chiemsee'],
  ['Hauptstraße 12, Garmisch, Deutschland', 'Garmisch-Partenkirchen'],
  ['Prien, Bayern', 'Prien am Chiemsee'],
  ['Ferienhaus in Paris', null],
])('%s is in %s', (text, name) => {
  expect(index.named(text, { language: 'de' })?.place.names.de ?? null).toBe(name);
});

test('a name among other words is known too, where a town of some size is called so', () => {
  expect(index.namedAmong('Ferienhaus in Paris', { language: 'de' })?.place.names.de).toBe('Paris');
  expect(index.namedAmong('Haus am Berg mit Garten', { language: 'de' })).toBeNull();
});
