import { expect, test } from 'vitest';
import { loadCities } from './cities.ts';
import { regions } from './regions.ts';
import { stateNames } from './states.ts';

/** Countries whose first level of administration is municipalities. */
const withoutStates = ['si', 'me', 'mt'];

test('every town of a region that homes may lie in has its state in four languages', () => {
  const missing = new Set<string>();
  for (const { country, adminCode, loc } of loadCities()) {
    const code = country.toLowerCase();
    const [lon, lat] = loc.coordinates;
    const isIn = ([south, west, north, east]: readonly number[]): boolean =>
      lat > south! && lat < north! && lon > west! && lon < east!;
    if (!regions.some((region) => region.country === code && isIn(region.bounds))) continue;
    const names = Object.values(stateNames(country, adminCode)).filter((name) => name !== '');
    if (names.length !== (withoutStates.includes(code) ? 0 : 4)) missing.add(`${code} ${adminCode}`);
  }
  expect([...missing]).toEqual([]);
});

test('names follow the language', () => {
  expect(stateNames('DE', '02')).toEqual({ de: 'Bayern', en: 'Bavaria', fr: 'Bavière', it: 'Baviera' });
  expect(stateNames('CH', 'UR')).toEqual({ de: 'Uri', en: 'Uri', fr: 'Uri', it: 'Uri' });
  expect(stateNames('mt', '01')).toEqual({});
});
