import { expect, test } from 'vitest';
import { loadCoast } from './coast.ts';
import { locate } from './locate.ts';
import { subdivisionAround } from './subdivision-around.ts';

const coast = loadCoast();

test.each([
  ['Oberstdorf', 47.41, 10.28, 'allgaeu', 'de-by'],
  ['Garmisch', 47.5, 11.1, 'oberbayern', 'de-by'],
  ['Füssen', 47.57, 10.7, 'allgaeu', 'de-by'],
  ['Munich, in no holiday region', 48.14, 11.58, null, null],
  ['Florence, whose region is all of Tuscany', 43.77, 11.25, 'toskana', null],
  ['Kiel', 54.32, 10.13, 'ostsee', 'de-sh'],
  ['Split, in one of the four counties of Dalmatia', 43.51, 16.45, 'dalmatien', 'hr-17'],
])('%s', (_, lat, lon, region, around) => {
  const located = locate({ lat, lon }, coast)!;
  expect(located.holidayRegion?.key ?? null).toBe(region);
  expect(subdivisionAround(located.holidayRegion, located.subdivision)?.key ?? null).toBe(around);
});
