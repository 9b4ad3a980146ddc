import type { Hour, SceneDescription, Season } from '../../../../engines/pictures/face.ts';
import { chooseLook, share, type LookFacts } from '../../../../domain/home-look.ts';
import { snowy, chooseWeighted } from './steady-chance.ts';

export type HomeFacts = LookFacts & { dogsMax: number };

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
  'volcanicLand',
  'groves',
  'southernLake',
]);

/** Landscapes where winter looks the same as spring. */
const mild = new Set(['volcanic', 'volcanicLand', 'tropics']);

const daylight: readonly (readonly [Hour, number])[] = [
  ['noon', 40],
  ['golden', 30],
  ['morning', 30],
];

const evening: readonly (readonly [Hour, number])[] = [
  ['dusk', 3],
  ['night', 1],
];

/** Describes a picture of a home, in a season of the year or, without one, in the season in which the home is always shown. */
export function describeHome(
  home: HomeFacts,
  no: number,
  scene: string,
  wantedSeason?: Season,
): SceneDescription {
  const look = chooseLook(home);
  const landscape = look.around;
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
  const chosenSeason = wantedSeason ?? chooseWeighted(seasons, share(home.objectNumber, 'season'));
  const season = chosenSeason === 'winter' && mild.has(landscape) ? 'spring' : chosenSeason;
  // The first picture is the cover, which shows the home by day.
  const isEvening = no > 1 && share(home.objectNumber, no, 'evening') < 0.3;
  const has = (amenity: string) => home.amenities.includes(amenity);
  return {
    seed: home.objectNumber,
    no,
    scene,
    // The last picture shows a nearby sight; all others the home's surroundings.
    landscape: scene === 'view' ? look.wider : landscape,
    kind: home.kind,
    build: { walls: look.walls, roof: look.roof, storeys: look.storeys },
    amongHouses: look.setting === 'village',
    season,
    hour: isEvening
      ? chooseWeighted(evening, share(home.objectNumber, no, 'hour'))
      : chooseWeighted(daylight, share(home.objectNumber, 'hour')),
    features: {
      pool: has('swimmingpool'),
      sauna: look.sauna === 'garden',
      hearth: look.hearth,
      terrace: look.seat === 'terrace',
      tub: look.tub,
      shower: look.shower,
      seaview: has('seaview'),
      snow: season === 'winter' && snowy.has(landscape),
      dog: home.dogsMax > 0 && share(home.objectNumber, no, 'dog') < 0.28,
    },
  };
}
