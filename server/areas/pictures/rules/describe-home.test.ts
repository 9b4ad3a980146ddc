import { expect, test } from 'vitest';
import { type HomeFacts, describeHome, landscapeAround } from './describe-home.ts';

const home = (more: Partial<HomeFacts> = {}): HomeFacts => ({
  objectNumber: 100_001,
  kind: 'chalet',
  landscape: 'alps',
  regionKey: 'tirol',
  countryCode: 'at',
  amenities: [],
  dogsMax: 0,
  distSeaM: null,
  distLakeM: null,
  ...more,
});

test('a picture shows what the home has, and nothing else', () => {
  const { features } = describeHome(home({ amenities: ['sauna', 'fireplace'] }), 1, 'outside');
  expect(features).toMatchObject({ sauna: true, fireplace: true, pool: false, terrace: false, dog: false });
});

test('it snows only in winter, and never at the warm sea', () => {
  for (let objectNumber = 1; objectNumber < 400; objectNumber++) {
    const alpine = describeHome(home({ objectNumber }), 1, 'outside');
    expect(alpine.features.snow).toBe(alpine.season === 'winter');
    expect(describeHome(home({ objectNumber, landscape: 'balearic' }), 1, 'outside').season).not.toBe(
      'winter',
    );
  }
});

test('homes differ in light, and a home keeps its season in all pictures', () => {
  const hours = new Set(
    Array.from({ length: 60 }, (_, i) => describeHome(home({ objectNumber: i + 1 }), 1, 'outside').hour),
  );
  expect(hours.size).toBe(5);
  const seasons = new Set(Array.from({ length: 8 }, (_, i) => describeHome(home(), i + 1, 'living').season));
  expect(seasons.size).toBe(1);
});

test('far from the shore no sea is drawn', () => {
  const coast = home({ landscape: 'mediterranean', distSeaM: 12_000 });
  expect(landscapeAround(coast)).toBe('provence');
  expect(landscapeAround({ ...coast, distSeaM: 400 })).toBe('mediterranean');
  expect(landscapeAround({ ...coast, amenities: ['seaview'] })).toBe('mediterranean');
  expect(landscapeAround(home({ landscape: 'lake', countryCode: 'fi' }))).toBe('nordicLake');
});
