import type { Hour, Season } from '../../../../engines/pictures/face.ts';
import { share } from '../../../../domain/home-look.ts';
import { snowy, chooseWeighted } from './steady-chance.ts';

const themes: Record<string, readonly [string, Season, Hour]> = {
  start: ['balearic', 'summer', 'golden'],
  sea: ['mediterranean', 'summer', 'noon'],
  beach: ['northSea', 'summer', 'morning'],
  mountains: ['alps', 'summer', 'morning'],
  snow: ['alps', 'winter', 'morning'],
  lake: ['lake', 'summer', 'noon'],
  city: ['city', 'spring', 'dusk'],
  countryside: ['countryside', 'spring', 'morning'],
  wine: ['vineyards', 'autumn', 'golden'],
  pool: ['dalmatia', 'summer', 'noon'],
  dog: ['denmark', 'autumn', 'golden'],
  family: ['balticSea', 'summer', 'noon'],
  wellness: ['blackForest', 'autumn', 'morning'],
  'last-minute': ['dalmatia', 'summer', 'golden'],
  landlords: ['tuscany', 'summer', 'golden'],
  newsletter: ['provence', 'summer', 'morning'],
  notfound: ['northSea', 'autumn', 'dusk'],
};

export type Light = { season: Season; hour: Hour };

export interface HeroScene {
  landscape: string;
  light: Light;
}

export function themeScene(name: string): HeroScene | null {
  const theme = Object.hasOwn(themes, name) ? themes[name] : undefined;
  return theme ? { landscape: theme[0], light: { season: theme[1], hour: theme[2] } } : null;
}

/** The look of each kind of filter, most significant first; the time of day differs between offers. */
const looks: readonly (readonly [
  filters: readonly string[],
  landscapes: readonly string[],
  Season,
  readonly Hour[],
])[] = [
  [['distSkilift', 'distSkiloipe'], ['alps'], 'winter', ['noon', 'golden', 'morning', 'dusk']],
  [['fireplace', 'sauna'], ['blackForest', 'fjord'], 'winter', ['dusk']],
  [['seaview'], ['mediterranean', 'dalmatia'], 'summer', ['noon', 'golden']],
  [['squaremeterLiving'], ['tuscany', 'provence'], 'summer', ['golden']],
  [['swimmingpool'], ['balearic', 'dalmatia'], 'summer', ['noon']],
  [['fishing', 'distLake'], ['nordicLake', 'plainLake'], 'summer', ['morning']],
  [['pets'], ['denmark', 'northSea'], 'autumn', ['golden', 'noon']],
  [['distSea'], ['balticSea', 'northSea'], 'summer', ['noon', 'golden']],
  [['sleepingRooms', 'playground'], ['balticSea', 'countryside'], 'summer', ['noon']],
  [['lastminuteonly'], ['dalmatia', 'balearic'], 'summer', ['golden']],
];

const landscapeOfCountry: Readonly<Record<string, string>> = {
  at: 'alps',
  ch: 'alps',
  de: 'blackForest',
  dk: 'denmark',
  hr: 'dalmatia',
  nl: 'plainLake',
};

const otherLandscapes = [
  'dalmatia',
  'alps',
  'balticSea',
  'tuscany',
  'denmark',
  'lake',
  'balearic',
  'blackForest',
  'northSea',
  'countryside',
  'provence',
  'atlantic',
] as const;

/** Returns the scene of an offer; it shows the offer's filter, so that skiing is never illustrated by a summer lake. */
export function offerScene(id: number, query: Readonly<Record<string, unknown>>): HeroScene {
  const look = looks.find(([filters]) => filters.some((filter) => query[filter] !== undefined));
  if (!look) {
    const ofCountry = typeof query['country'] === 'string' ? landscapeOfCountry[query['country']] : undefined;
    const landscape = ofCountry ?? otherLandscapes[id % otherLandscapes.length]!;
    return { landscape, light: heroLight(`offer-${id}`, landscape) };
  }
  const [, landscapes, season, hours] = look;
  return {
    landscape: landscapes[id % landscapes.length]!,
    light: { season, hour: hours[id % hours.length]! },
  };
}

export function heroLight(key: string, landscape: string): Light {
  const season: Season =
    snowy.has(landscape) && share(key, 'season') < 0.25
      ? 'winter'
      : chooseWeighted(
          [
            ['summer', 5],
            ['spring', 3],
            ['autumn', 2],
          ] as const,
          share(key, 'season'),
        );
  return {
    season,
    hour: chooseWeighted(
      [
        ['noon', 4],
        ['golden', 3],
        ['morning', 3],
        ['dusk', 1.5],
      ] as const,
      share(key, 'hour'),
    ),
  };
}
