import type { Hour, SceneDescription, Season } from '../../../../illustrations/scene-description.ts';
import { share, snowy, weighted } from './steady-chance.ts';

/** What the drawing of a home depends on. */
export type HomeFacts = {
  objectNumber: number;
  kind: string;
  landscape: string;
  regionKey: string;
  countryCode: string;
  amenities: readonly string[];
  dogsMax: number;
  distSeaM: number | null;
  distLakeM: number | null;
};

const warm = new Set([
  'tuscany',
  'balearic',
  'dalmatia',
  'mediterranean',
  'provence',
  'tropics',
  'vineyards',
  'apulia',
  'volcanic',
  'southernLake',
]);
const nordic = new Set(['fi', 'se', 'no']);

/** Regions that look unlike others of their kind of landscape. */
const landscapeOfRegion: Record<string, string> = {
  provence: 'provence',
  apulien: 'apulia',
  teneriffa: 'volcanic',
  'gran-canaria': 'volcanic',
  madeira: 'volcanic',
  algarve: 'mediterranean',
  gardasee: 'southernLake',
  'comer-see': 'southernLake',
  'lago-maggiore': 'southernLake',
  tessin: 'southernLake',
  'mecklenburgische-seenplatte': 'plainLake',
  masuren: 'plainLake',
  balaton: 'plainLake',
  friesland: 'plainLake',
  elsass: 'vineyards',
  mosel: 'vineyards',
  pfalz: 'vineyards',
  kaiserstuhl: 'vineyards',
  'schottische-highlands': 'highlands',
  'lake-district': 'highlands',
  fjordnorwegen: 'fjord',
  'finnische-seenplatte': 'nordicLake',
  smaland: 'nordicLake',
};

/** The landscape that a region is drawn with. */
export const landscapeIn = (regionKey: string, landscape: string): string =>
  Object.hasOwn(landscapeOfRegion, regionKey) ? (landscapeOfRegion[regionKey] ?? landscape) : landscape;

/** What a home of a coast sees when the coast is out of sight. */
const inland: Record<string, string> = {
  northSea: 'dike',
  balticSea: 'countryside',
  atlantic: 'countryside',
  mediterranean: 'provence',
  balearic: 'provence',
  dalmatia: 'provence',
  volcanic: 'provence',
  southernLake: 'vineyards',
};
const seeTheSeaWithinM = 3000;

/** The landscape around the home itself, which may lie off its region's shore. */
export function landscapeAround(home: HomeFacts): string {
  const landscape = landscapeIn(home.regionKey, home.landscape);
  if (landscape === 'city' && home.countryCode === 'nl') return 'canal';
  if (landscape === 'mountains' && home.countryCode === 'no') return 'fjord';
  if (landscape === 'lake') {
    if (nordic.has(home.countryCode)) return 'nordicLake';
    return home.distLakeM !== null && home.distLakeM > seeTheSeaWithinM ? 'countryside' : landscape;
  }
  if (landscape === 'southernLake')
    return home.distLakeM !== null && home.distLakeM > seeTheSeaWithinM ? 'vineyards' : landscape;

  const away = inland[landscape];
  if (!away || home.amenities.includes('seaview')) return landscape;
  return home.distSeaM !== null && home.distSeaM > seeTheSeaWithinM ? away : landscape;
}

export function describeHome(home: HomeFacts, no: number, scene: string): SceneDescription {
  const landscape = landscapeAround(home);
  const seasons: readonly (readonly [Season, number])[] = snowy.has(landscape)
    ? [
        ['summer', 3],
        ['winter', 3],
        ['autumn', 2],
        ['spring', 2],
      ]
    : warm.has(landscape)
      ? [
          ['summer', 6],
          ['spring', 3],
          ['autumn', 1],
        ]
      : [
          ['summer', 6],
          ['spring', 3],
          ['autumn', 2.5],
          ['winter', 0.5],
        ];
  const season = weighted(seasons, share(home.objectNumber, 'season'));
  const light: readonly (readonly [Hour, number])[] = [
    ['noon', 30],
    ['golden', 24],
    ['morning', 24],
    ['dusk', 16],
    ['night', 6],
  ];
  const hour = weighted(light, share(home.objectNumber, 'hour'));
  // The first look is the home's own light; further pictures may be of another hour of the same stay.
  const other = no > 1 && share(home.objectNumber, no, 'other hour') < 0.45;
  const has = (amenity: string) => home.amenities.includes(amenity);
  return {
    seed: home.objectNumber,
    no,
    scene,
    landscape,
    kind: home.kind,
    season,
    hour: other ? weighted(light.slice(0, 4), share(home.objectNumber, no, 'hour')) : hour,
    features: {
      pool: has('swimmingpool'),
      sauna: has('sauna'),
      fireplace: has('fireplace'),
      terrace: has('terrace'),
      seaview: has('seaview'),
      snow: season === 'winter' && snowy.has(landscape),
      dog: home.dogsMax > 0 && share(home.objectNumber, no, 'dog') < 0.28,
    },
  };
}
