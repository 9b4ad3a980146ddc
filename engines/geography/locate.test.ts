import { expect, test } from 'vitest';
import { loadCoast } from './coast.ts';
import { loadGazetteer } from './gazetteer.ts';
import { locate } from './locate.ts';
import { kmToOpenSea } from './open-sea.ts';

const coast = loadCoast();

test.each([
  ['Schwabing', 48.1645, 11.586, 'de', 'de-by', null, 'München'],
  ['the edge of Munich', 48.18, 11.51, 'de', 'de-by', null, 'München'],
  ['Bologna, which is not in Tuscany', 44.494, 11.34, 'it', 'it-45', null, 'Bologna'],
  ['Antwerp', 51.2205, 4.4, 'be', 'be-vlg', null, 'Antwerpen'],
  ['a quarter of Antwerp', 51.176, 4.35, 'be', 'be-vlg', null, 'Antwerpen'],
  ['Lisbon', 38.712, -9.13, 'pt', 'pt-11', null, 'Lissabon'],
  ['Helsinki', 60.17, 24.94, 'fi', 'fi-18', null, 'Helsinki'],
  ['Palermo', 38.115, 13.36, 'it', 'it-82', 'sizilien', 'Palermo'],
  ['a Greek island', 36.461, 25.376, 'gr', 'gr-l', null, 'Oía'],
  ['a Swiss alp', 46.096, 7.228, 'ch', 'ch-vs', 'wallis', 'Verbier'],
  ['Trento, which is not South Tyrol', 46.07, 11.12, 'it', 'it-32', null, 'Trient'],
  ['Canazei, which is not South Tyrol', 46.47, 11.77, 'it', 'it-32', null, 'Canazei'],
  ['Malcesine', 45.76, 10.81, 'it', 'it-34', 'gardasee', 'Malcesine'],
  ['the German side of a border', 47.66, 9.175, 'de', 'de-bw', 'bodensee', 'Konstanz'],
  ['the Swiss side of it', 47.645, 9.178, 'ch', 'ch-tg', null, 'Kreuzlingen'],
  ['Rome, not the Vatican', 41.89, 12.48, 'it', 'it-62', 'rom', 'Rom'],
  ['Venice, not Mestre', 45.437, 12.33, 'it', 'it-34', 'venetien-adria', 'Venedig'],
  ['a country without parts', 43.738, 7.424, 'mc', undefined, null, 'Monaco'],
  ['the far north', 68.4, 27.4, 'fi', 'fi-10', null, 'Ivalo'],
  ['an island at the date line', -16.7777, 179.332, 'fj', 'fj-n', null, 'Labasa'],
  ['an island across it', -16.69, -179.877, 'fj', 'fj-n', null, 'Labasa'],
  ['one behind it', -18.237, -178.81, 'fj', 'fj-e', null, 'Tubou'],
  ['beyond Europe', 31.63, -8, 'ma', undefined, null, 'Marrakesch'],
])('%s', (_, lat, lon, country, subdivision, region, town) => {
  const located = locate({ lat, lon }, coast);
  expect({
    country: located?.country,
    subdivision: located?.subdivision?.key,
    region: located?.holidayRegion?.key ?? null,
    town: located?.town.names.de,
  }).toEqual({ country, subdivision, region, town });
});

test('names follow the language', () => {
  const { town, quarter } = locate({ lat: 51.22, lon: 4.466 }, coast)!;
  expect(town.names).toEqual({ de: 'Antwerpen', en: 'Antwerp', fr: 'Anvers', it: 'Anversa' });
  expect(quarter?.names.de).toBe('Deurne');
});

test.each([
  ['the middle of the Atlantic', 45, -20],
  ['where positions lie that nobody gave', 0, 0],
  ['the Adriatic', 43.6, 14.8],
])('%s is nowhere', (_, lat, lon) => {
  expect(locate({ lat, lon }, coast)).toBeNull();
});

test('a river with tides is no sea', () => {
  const km = (lat: number, lon: number): number | null => kmToOpenSea(coast, { lat, lon }, 30);
  expect([km(51.22, 4.4), km(53.55, 10), km(48.14, 11.58)]).toEqual([null, null, null]);
  expect(km(40, 3.84)).toBeCloseTo(1, 0);
  expect(km(38.71, -9.13)).toBeLessThan(1);
});

test('a country across the date line is as narrow as it is, and nobody lives in the sea beside it', () => {
  const [south, west, north, east] = loadGazetteer().findBounds('fj')!;
  expect([west, east].map(Math.round)).toEqual([177, -179]);
  expect([south, north].map(Math.round)).toEqual([-18, -12]);
  expect(locate({ lat: -17.3, lon: -179.6 }, coast)).toBeNull();
});
