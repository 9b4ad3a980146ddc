import { expect, test } from 'vitest';
import { type HomeFacts, describeHome } from './describe-home.ts';

const home = (more: Partial<HomeFacts> = {}): HomeFacts => ({
  objectNumber: 100_001,
  kind: 'chalet',
  landscape: 'alps',
  regionKey: 'tirol',
  countryCode: 'at',
  amenities: [],
  equipment: {},
  dogsMax: 0,
  distSeaM: null,
  distLakeM: null,
  ...more,
});

test('a picture shows what the home has, and nothing else', () => {
  const equipment = { bath: ['shower', 'hairDryer'] };
  const { features } = describeHome(home({ amenities: ['sauna', 'fireplace'], equipment }), 1, 'outside');
  expect(features).toMatchObject({ pool: false, terrace: false, dog: false, tub: false, shower: true });
  expect(features.hearth).not.toBeNull();
  // A home without a garden has no place for an outdoor sauna.
  expect(features.sauna).toBe(false);
  expect(describeHome(home({ equipment: { bath: ['bathtub'] } }), 1, 'bath').features).toMatchObject({
    tub: true,
    shower: false,
  });
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

test('a wanted season changes the season alone; snow lies where it snows, and mild islands know no winter', () => {
  const landscapes = ['alps', 'northSea', 'balearic', 'volcanic'] as const;
  const inWinter = landscapes.map((landscape) =>
    describeHome(
      home({ landscape, regionKey: 'x', distSeaM: 100, amenities: ['seaview'] }),
      1,
      'outside',
      'winter',
    ),
  );
  expect(inWinter.map(({ season }) => season)).toEqual(['winter', 'winter', 'winter', 'spring']);
  const { season: _, features: __, ...summer } = describeHome(home(), 1, 'outside', 'summer');
  expect(describeHome(home(), 1, 'outside', 'winter')).toEqual({
    ...summer,
    season: 'winter',
    features: { ...describeHome(home(), 1, 'outside', 'summer').features, snow: true },
  });
});

test('covers differ in light but show the home by day, and a home keeps its season in all pictures', () => {
  const findHours = (no: number) =>
    new Set(
      Array.from({ length: 200 }, (_, i) => describeHome(home({ objectNumber: i + 1 }), no, 'outside').hour),
    );
  expect(findHours(1)).toEqual(new Set(['morning', 'noon', 'golden']));
  expect(findHours(2)).toEqual(new Set(['morning', 'noon', 'golden', 'dusk', 'night']));
  const seasons = new Set(Array.from({ length: 8 }, (_, i) => describeHome(home(), i + 1, 'living').season));
  expect(seasons.size).toBe(1);
});

test('the sea is drawn where it is listed, and the last picture goes out to it', () => {
  const coast = home({ landscape: 'mediterranean', distSeaM: 900 });
  const drawn = (facts: HomeFacts, scene = 'outside') => describeHome(facts, 1, scene).landscape;
  expect(drawn(coast)).toBe('groves');
  expect(drawn(coast, 'view')).toBe('mediterranean');
  expect(drawn({ ...coast, amenities: ['seaview'] })).toBe('mediterranean');
  expect(drawn({ ...coast, distSeaM: 12_000 }, 'view')).toBe('groves');
  const lake = home({ landscape: 'lake', countryCode: 'fi' });
  expect(drawn(lake)).toBe('forest');
  expect(drawn({ ...lake, distLakeM: 120 })).toBe('nordicLake');
});

test('flats stand among houses or in a street', () => {
  expect(describeHome(home({ kind: 'apartment' }), 1, 'outside').amongHouses).toBe(true);
  expect(describeHome(home(), 1, 'outside').amongHouses).toBe(false);
});
