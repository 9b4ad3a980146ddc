/** The look and the surroundings of a home, derived in one place, so that pictures, lists and texts agree. */

export interface LookFacts {
  objectNumber: number;
  kind: string;
  landscape: string;
  regionKey: string;
  countryCode: string;
  amenities: readonly string[];
  equipment: Readonly<Record<string, readonly string[] | undefined>>;
  distSeaM: number | null;
  distLakeM: number | null;
}

type Walls = 'plaster' | 'stone' | 'brick' | 'wood' | 'frame';
export type Setting =
  | 'town'
  | 'village'
  | 'park'
  | 'water'
  | 'beach'
  | 'shore'
  | 'outlook'
  | 'dike'
  | 'dunes'
  | 'heath'
  | 'pinewood'
  | 'cliffs'
  | 'lakeside'
  | 'mountains'
  | 'forest'
  | 'vineyards'
  | 'hills'
  | 'groves'
  | 'palms'
  | 'fields';

export interface HomeLook {
  around: string;
  /** The landscape of excursions in the area. */
  wider: string;
  setting: Setting;
  inSight: 'sea' | 'lake' | null;
  walls: Walls;
  roof: 'thatch' | 'turf' | 'cones' | 'other';
  /** Storeys of a block of flats. */
  storeys: number;
  tub: boolean;
  shower: boolean;
  sauna: 'garden' | 'indoors' | null;
  hearth: 'open' | 'stove' | null;
  seat: 'terrace' | 'balcony' | null;
}

/** Returns a number in 0..1 that is always the same for the same words; pictures have random streams of their own. */
export function share(...words: (string | number)[]): number {
  let value = 0x811c9dc5;
  for (const letter of words.join('|')) value = Math.imul(value ^ letter.charCodeAt(0), 0x01000193);
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  value = Math.imul(value ^ (value >>> 12), 0x297a2d39);
  return ((value ^ (value >>> 15)) >>> 0) / 4294967296;
}

const landscapeOfRegion: Readonly<Record<string, string>> = {
  ostfriesland: 'wadden',
  nordsee: 'wadden',
  zeeland: 'delta',
  nordholland: 'delta',
  'belgische-kueste': 'delta',
  usedom: 'balticBeach',
  ostsee: 'balticBeach',
  'polnische-ostsee': 'balticBeach',
  schonen: 'balticBeach',
  aquitanien: 'landes',
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
  'schottische-highlands': 'highlands',
  'lake-district': 'highlands',
  fjordnorwegen: 'fjord',
  'finnische-seenplatte': 'nordicLake',
  smaland: 'nordicLake',
};

export const regionalLandscape = (regionKey: string, landscape: string): string =>
  Object.hasOwn(landscapeOfRegion, regionKey) ? (landscapeOfRegion[regionKey] ?? landscape) : landscape;

/** Surroundings of a coastal home without a view of the sea: close to the shore, and far from it. */
const ashore: Readonly<Record<string, readonly [near: string, far: string]>> = {
  northSea: ['dunes', 'dike'],
  wadden: ['dike', 'dike'],
  delta: ['dunes', 'dike'],
  balticSea: ['pinewood', 'countryside'],
  balticBeach: ['pinewood', 'countryside'],
  denmark: ['heath', 'heath'],
  landes: ['pinewood', 'pinewood'],
  atlantic: ['countryside', 'countryside'],
  mediterranean: ['groves', 'groves'],
  balearic: ['groves', 'groves'],
  dalmatia: ['groves', 'groves'],
  apulia: ['groves', 'groves'],
  volcanic: ['volcanicLand', 'volcanicLand'],
};
const lakesWithout: Readonly<Record<string, string>> = {
  lake: 'countryside',
  southernLake: 'vineyards',
  plainLake: 'countryside',
  nordicLake: 'forest',
  highlands: 'fells',
};
const nearTheShoreM = 3000;
const lakesideM = 500;

const settingByName: Readonly<Record<string, Setting>> = {
  northSea: 'beach',
  delta: 'beach',
  balticBeach: 'beach',
  denmark: 'dunes',
  wadden: 'dike',
  dike: 'dike',
  dunes: 'dunes',
  heath: 'heath',
  landes: 'pinewood',
  pinewood: 'pinewood',
  balticSea: 'cliffs',
  atlantic: 'cliffs',
  alps: 'mountains',
  mountains: 'mountains',
  fjord: 'mountains',
  highlands: 'mountains',
  fells: 'mountains',
  blackForest: 'forest',
  forest: 'forest',
  lake: 'lakeside',
  southernLake: 'lakeside',
  plainLake: 'lakeside',
  nordicLake: 'lakeside',
  vineyards: 'vineyards',
  tuscany: 'hills',
  provence: 'hills',
  countryside: 'fields',
  mediterranean: 'shore',
  balearic: 'shore',
  dalmatia: 'shore',
  apulia: 'shore',
  volcanic: 'shore',
  volcanicLand: 'palms',
};

function landscapes(home: LookFacts): Pick<HomeLook, 'around' | 'wider' | 'inSight'> {
  let wider = regionalLandscape(home.regionKey, home.landscape);
  if (wider === 'city' && home.countryCode === 'nl') wider = 'canal';
  if (wider === 'mountains' && home.countryCode === 'no') wider = 'fjord';
  if (wider === 'lake' && ['fi', 'se', 'no'].includes(home.countryCode)) wider = 'nordicLake';
  const hasSeaView = home.amenities.includes('seaview');
  if (Object.hasOwn(lakesWithout, wider)) {
    if (hasSeaView) return { around: wider, wider, inSight: 'sea' };
    const distance = home.distLakeM ?? Infinity;
    if (distance <= lakesideM) return { around: wider, wider, inSight: 'lake' };
    const dry = lakesWithout[wider]!;
    return { around: dry, wider: distance <= nearTheShoreM ? wider : dry, inSight: null };
  }
  if (!Object.hasOwn(ashore, wider)) {
    if (!hasSeaView || wider === 'fjord') return { around: wider, wider, inSight: hasSeaView ? 'sea' : null };
    return { around: warm.has(wider) ? 'mediterranean' : 'atlantic', wider, inSight: 'sea' };
  }
  if (hasSeaView) return { around: wider, wider, inSight: 'sea' };
  const [near, far] = ashore[wider]!;
  return (home.distSeaM ?? Infinity) <= nearTheShoreM
    ? { around: near, wider, inSight: null }
    : { around: far, wider: far, inSight: null };
}

const flats = new Set(['apartment', 'cityFlat']);

/** Metres; homes further away may have a sea view but are not called seaside homes. */
const atTheSeaM = 700;

function settingAround(
  { kind, distSeaM }: LookFacts,
  { around, inSight }: Pick<HomeLook, 'around' | 'inSight'>,
): Setting {
  if (around === 'city' || around === 'canal' || kind === 'cityFlat') return 'town';
  if (flats.has(kind)) return 'village';
  if (kind === 'holidayParkHouse') return 'park';
  if (kind === 'houseboat') return 'water';
  if (inSight === 'sea' && (distSeaM ?? Infinity) > atTheSeaM) return 'outlook';
  if (inSight === 'sea' && settingByName[around] === 'lakeside') return 'shore';
  return settingByName[around] ?? 'groves';
}

const warm = new Set([
  'tuscany',
  'provence',
  'vineyards',
  'groves',
  'volcanicLand',
  'volcanic',
  'mediterranean',
  'balearic',
  'dalmatia',
  'apulia',
]);
const alpine = new Set(['alps', 'mountains', 'blackForest', 'fjord', 'highlands', 'fells']);

function chooseWalls(kind: string, around: string, chance: number): Walls {
  switch (kind) {
    case 'stoneHouse':
      return 'stone';
    case 'timberHouse':
    case 'houseboat':
    case 'holidayParkHouse':
    case 'chalet':
    case 'mountainHut':
      return 'wood';
    case 'thatchedHouse':
      return chance < 0.6 ? 'brick' : 'plaster';
    case 'cottage':
      return chance < 0.6 ? 'stone' : 'plaster';
    case 'finca':
      return chance < 0.35 ? 'stone' : 'plaster';
    case 'farmhouse':
      if (alpine.has(around)) return 'wood';
      if (warm.has(around)) return chance < 0.7 ? 'stone' : 'plaster';
      if (around === 'countryside' || around === 'forest')
        return chance < 0.5 ? 'frame' : chance < 0.75 ? 'brick' : 'plaster';
      return chance < 0.6 ? 'brick' : 'plaster';
    case 'holidayHouse':
      if (warm.has(around)) return chance < 0.3 ? 'stone' : 'plaster';
      return chance < 0.35 ? 'plaster' : chance < 0.62 ? 'brick' : 'wood';
    case 'bungalow':
      return chance < 0.4 ? 'plaster' : chance < 0.7 ? 'wood' : 'brick';
    default:
      return 'plaster';
  }
}

function chooseRoof(kind: string, around: string, chance: number): HomeLook['roof'] {
  if (kind === 'thatchedHouse') return 'thatch';
  if (kind === 'trullo') return 'cones';
  if (kind === 'cottage') return chance < 0.25 && !alpine.has(around) ? 'thatch' : 'other';
  return kind === 'timberHouse' && chance < 0.35 ? 'turf' : 'other';
}

/** Derives the look from the given facts only: the same facts give the same look. */
export function chooseLook(home: LookFacts): HomeLook {
  const land = landscapes(home);
  const { objectNumber, kind, amenities, equipment } = home;
  const has = (group: string, code: string): boolean => equipment[group]?.includes(code) === true;
  const chance = (purpose: string): number => share(objectNumber, purpose);
  const hasGarden = has('outside', 'garden');
  return {
    ...land,
    setting: settingAround(home, land),
    walls: chooseWalls(kind, land.around, chance('walls')),
    roof: chooseRoof(kind, land.around, chance('roof')),
    storeys: chance('storeys') < 0.55 ? 3 : 2,
    tub: has('bath', 'bathtub'),
    shower: has('bath', 'shower') || !has('bath', 'bathtub'),
    sauna: !amenities.includes('sauna') ? null : hasGarden && chance('sauna') < 0.6 ? 'garden' : 'indoors',
    hearth: !amenities.includes('fireplace') ? null : chance('hearth') < 0.6 ? 'open' : 'stove',
    seat: !amenities.includes('terrace') ? null : flats.has(kind) ? 'balcony' : 'terrace',
  };
}
