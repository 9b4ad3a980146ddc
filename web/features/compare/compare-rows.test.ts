import { expect, test } from 'vitest';
import type { ObjectSummary } from '../../../contract/catalogue/object-summary.ts';
import { formatterFor } from '../../../texts/format.ts';
import { createSiteTexts } from '../../../texts/site-texts.ts';
import { compareGroups } from './compare-rows.ts';

const t = createSiteTexts().translate('de');
const format = formatterFor('de', t);

function aHome(squaremeterLiving: number): ObjectSummary {
  return {
    kind: 'holidayHouse',
    squaremeterLiving,
    personsMax: 4,
    countRoomsSleeping: 2,
    countRoomsBath: 1,
    dogsMax: 0,
    freeCancelDays: null,
    providerType: 'private',
    ratingAverage: null,
    ratingCount: 0,
    locations: { place: 'Sant Lluís', region: 'Menorca' },
    distances: { sea: null, lake: null, skilift: null },
    searchFilter: [],
  } as unknown as ObjectSummary;
}

function areas(...sizes: number[]): readonly string[] | undefined {
  const columns = sizes.map((size) => ({ home: aHome(size), price: null }));
  return compareGroups(columns, t, format)
    .flatMap(({ rows }) => rows)
    .find(({ key }) => key === 'area')?.values;
}

test('a home without a size has an empty cell, and the row is left out where no home has one', () => {
  expect(areas(0, 85)).toEqual(['–', '85\u00a0m²']);
  expect(areas(0, 0)).toBeUndefined();
});
