import type { Color } from '../color.ts';
import type { TreeKind } from '../trees.ts';

/** What lies behind, from far to near; each layer is drawn by backdrop.ts. */
export type FarLayer =
  | 'alps'
  | 'peaks'
  | 'fells'
  | 'volcano'
  | 'highHills'
  | 'hills'
  | 'lowHills'
  | 'forest'
  | 'forestNear'
  | 'woods'
  | 'dunes'
  | 'dike'
  | 'islands'
  | 'chalk'
  | 'granite'
  | 'redRock'
  | 'karst'
  | 'cypressRoad'
  | 'vines'
  | 'lavender'
  | 'fields'
  | 'southernFields'
  | 'skyline'
  | 'lighthouse'
  | 'hillTown'
  | 'onionVillage'
  | 'spireVillage'
  | 'windmill';

export type GroundPlant =
  'dune' | 'meadow' | 'agave' | 'lavender' | 'reeds' | 'flowers' | 'bush' | 'snow' | 'heather' | 'poppies';

/** What closes the picture in front. */
export type Framing =
  'grass' | 'branch' | 'wall' | 'flowers' | 'fence' | 'rocks' | 'reeds' | 'dune' | 'pines' | 'none';

export type Landscape = {
  far: readonly FarLayer[];
  /** Deep water and water over the shallows, or none. */
  water: readonly [Color, Color | null] | null;
  afloat: readonly ('boats' | 'jetty' | 'beachChairs')[];
  /** Stands mirrored in the water. */
  mirrored: boolean;
  horizon: readonly [number, number];
  /** Metres of the eye over the ground. */
  eye: readonly [number, number];
  ground: 'meadow' | 'sand' | 'gravel' | 'field' | 'paving';
  groundColor: Color | null;
  trees: readonly TreeKind[];
  plants: readonly GroundPlant[];
  framing: readonly Framing[];
  tint: Color;
};

const inland = { water: null, afloat: [], mirrored: false, eye: [2.2, 5] } as const;
const green = { ground: 'meadow', groundColor: null } as const;

const known = {
  northSea: {
    far: ['lighthouse', 'dunes'],
    water: ['#4a8a92', '#a9c4b0'],
    afloat: ['boats', 'beachChairs'],
    mirrored: false,
    horizon: [380, 450],
    eye: [3, 6],
    ground: 'sand',
    groundColor: '#e3d2a6',
    trees: [],
    plants: ['dune', 'dune', 'heather'],
    framing: ['dune', 'dune', 'fence', 'grass'],
    tint: '#e6ece6',
  },
  dike: {
    ...inland,
    far: ['windmill', 'dike'],
    horizon: [430, 490],
    ...green,
    trees: ['broadleaf', 'willow'],
    plants: ['meadow', 'reeds', 'flowers'],
    framing: ['grass', 'reeds', 'fence', 'branch'],
    tint: '#e8eee4',
  },
  canal: {
    ...inland,
    far: ['skyline'],
    horizon: [470, 540],
    eye: [2.2, 4],
    ground: 'paving',
    groundColor: '#b39a84',
    trees: ['broadleaf'],
    plants: ['flowers'],
    framing: ['none'],
    tint: '#ece6d8',
  },
  balticSea: {
    far: ['chalk', 'lighthouse'],
    water: ['#3f8698', '#9cc4b8'],
    afloat: ['boats', 'jetty', 'beachChairs'],
    mirrored: false,
    horizon: [390, 450],
    eye: [3, 6],
    ground: 'sand',
    groundColor: '#e8dab4',
    trees: ['pine', 'pine', 'birch'],
    plants: ['dune', 'dune', 'bush'],
    framing: ['dune', 'pines', 'branch', 'fence'],
    tint: '#e6eee8',
  },
  denmark: {
    far: ['dunes'],
    water: ['#4a8698', null],
    afloat: [],
    mirrored: false,
    horizon: [400, 455],
    eye: [3, 6],
    ground: 'sand',
    groundColor: '#cdbf8a',
    trees: ['pine'],
    plants: ['dune', 'heather', 'heather'],
    framing: ['dune', 'dune', 'grass'],
    tint: '#e4e8e4',
  },
  alps: {
    ...inland,
    far: ['alps', 'forest', 'onionVillage', 'lowHills', 'forestNear'],
    horizon: [480, 540],
    eye: [3, 7],
    ...green,
    trees: ['fir', 'fir', 'larch'],
    plants: ['flowers', 'meadow'],
    framing: ['grass', 'flowers', 'fence', 'pines', 'branch'],
    tint: '#e6eef4',
  },
  mountains: {
    ...inland,
    far: ['peaks', 'highHills', 'forest', 'forestNear'],
    horizon: [460, 520],
    ...green,
    trees: ['fir', 'broadleaf', 'fir'],
    plants: ['flowers', 'meadow', 'bush'],
    framing: ['grass', 'flowers', 'pines', 'rocks'],
    tint: '#e8eef0',
  },
  highlands: {
    ...inland,
    far: ['fells', 'highHills', 'lowHills'],
    water: ['#4a7484', null],
    afloat: [],
    mirrored: true,
    horizon: [430, 480],
    ground: 'meadow',
    groundColor: '#a39a58',
    trees: ['pine', 'birch'],
    plants: ['heather', 'heather', 'meadow'],
    framing: ['rocks', 'grass', 'wall'],
    tint: '#e2e6e8',
  },
  blackForest: {
    ...inland,
    far: ['highHills', 'forest', 'spireVillage', 'forest', 'lowHills', 'forestNear'],
    horizon: [440, 500],
    ...green,
    trees: ['fir', 'fir', 'broadleaf'],
    plants: ['meadow', 'flowers', 'bush'],
    framing: ['branch', 'pines', 'grass', 'fence'],
    tint: '#eaeede',
  },
  tuscany: {
    ...inland,
    far: ['highHills', 'hills', 'hillTown', 'southernFields', 'cypressRoad'],
    horizon: [430, 490],
    eye: [3, 7],
    ground: 'field',
    groundColor: '#d0b872',
    trees: ['cypress', 'cypress', 'olive', 'umbrellaPine'],
    plants: ['lavender', 'poppies', 'meadow'],
    framing: ['flowers', 'grass', 'wall', 'branch'],
    tint: '#f8e2b8',
  },
  balearic: {
    far: ['karst', 'islands'],
    water: ['#1f92ae', '#7fd4c8'],
    afloat: ['boats'],
    mirrored: false,
    horizon: [390, 450],
    eye: [3, 7],
    ground: 'gravel',
    groundColor: '#dcc496',
    trees: ['umbrellaPine', 'palm', 'olive', 'cypress'],
    plants: ['agave', 'bush', 'lavender'],
    framing: ['wall', 'wall', 'branch', 'flowers'],
    tint: '#f4ecd4',
  },
  dalmatia: {
    far: ['karst', 'islands'],
    water: ['#1a9ab2', '#86dccc'],
    afloat: ['boats', 'jetty'],
    mirrored: false,
    horizon: [390, 445],
    eye: [3, 7],
    ground: 'gravel',
    groundColor: '#ddd2ba',
    trees: ['cypress', 'umbrellaPine', 'olive'],
    plants: ['lavender', 'agave', 'bush'],
    framing: ['branch', 'wall', 'rocks', 'flowers'],
    tint: '#eef0e4',
  },
  mediterranean: {
    far: ['redRock', 'islands'],
    water: ['#2488b4', '#7cc8cc'],
    afloat: ['boats'],
    mirrored: false,
    horizon: [390, 450],
    eye: [3, 7],
    ground: 'gravel',
    groundColor: '#e0cba0',
    trees: ['palm', 'umbrellaPine', 'cypress', 'olive'],
    plants: ['bush', 'agave', 'lavender'],
    framing: ['flowers', 'branch', 'wall', 'none'],
    tint: '#f8ead0',
  },
  apulia: {
    far: ['islands'],
    water: ['#2488b4', '#7cc8cc'],
    afloat: ['boats'],
    mirrored: false,
    horizon: [410, 460],
    eye: [2.4, 5],
    ground: 'gravel',
    groundColor: '#d8a878',
    trees: ['olive', 'olive', 'umbrellaPine'],
    plants: ['agave', 'poppies', 'bush'],
    framing: ['wall', 'wall', 'branch'],
    tint: '#f8e6c8',
  },
  atlantic: {
    far: ['granite', 'lighthouse'],
    water: ['#2f7a94', '#7fb4b0'],
    afloat: ['boats'],
    mirrored: false,
    horizon: [380, 440],
    eye: [3, 7],
    ground: 'meadow',
    groundColor: null,
    trees: ['pine'],
    plants: ['heather', 'meadow', 'flowers'],
    framing: ['rocks', 'wall', 'flowers', 'grass'],
    tint: '#e4ecee',
  },
  volcanic: {
    far: ['volcano', 'islands'],
    water: ['#2384a6', null],
    afloat: ['boats'],
    mirrored: false,
    horizon: [400, 460],
    eye: [3, 7],
    ground: 'gravel',
    groundColor: '#b59478',
    trees: ['palm', 'palm', 'umbrellaPine'],
    plants: ['agave', 'agave', 'bush'],
    framing: ['rocks', 'flowers', 'none'],
    tint: '#f4e6d4',
  },
  tropics: {
    far: ['islands', 'highHills'],
    water: ['#16a3b0', '#8fe4d0'],
    afloat: ['boats'],
    mirrored: false,
    horizon: [400, 450],
    eye: [2.5, 5],
    ground: 'sand',
    groundColor: '#f2e4be',
    trees: ['palm', 'palm', 'palm'],
    plants: ['agave', 'bush', 'flowers'],
    framing: ['none', 'flowers', 'branch'],
    tint: '#f0f0dc',
  },
  lake: {
    far: ['peaks', 'hills', 'woods'],
    water: ['#2f7c90', null],
    afloat: ['jetty', 'boats'],
    mirrored: true,
    horizon: [400, 460],
    eye: [2.6, 5],
    ...green,
    trees: ['broadleaf', 'birch', 'willow'],
    plants: ['reeds', 'reeds', 'meadow', 'flowers'],
    framing: ['reeds', 'branch', 'grass', 'flowers'],
    tint: '#e6eeea',
  },
  southernLake: {
    far: ['alps', 'highHills', 'hillTown'],
    water: ['#2a7f9c', '#7fc0c0'],
    afloat: ['boats', 'jetty'],
    mirrored: true,
    horizon: [420, 470],
    eye: [3, 6],
    ground: 'gravel',
    groundColor: '#d8c8a4',
    trees: ['cypress', 'palm', 'olive', 'umbrellaPine'],
    plants: ['lavender', 'flowers', 'bush'],
    framing: ['flowers', 'branch', 'wall'],
    tint: '#f0ecdc',
  },
  plainLake: {
    far: ['lowHills', 'woods'],
    water: ['#3c8094', null],
    afloat: ['jetty', 'boats'],
    mirrored: true,
    horizon: [380, 430],
    eye: [2.6, 5],
    ...green,
    trees: ['willow', 'broadleaf', 'birch'],
    plants: ['reeds', 'reeds', 'meadow'],
    framing: ['reeds', 'branch', 'grass'],
    tint: '#e8ece0',
  },
  fjord: {
    far: ['peaks', 'fells', 'forest'],
    water: ['#2c6c84', null],
    afloat: ['jetty', 'boats'],
    mirrored: true,
    horizon: [440, 490],
    eye: [2.6, 5],
    ...green,
    trees: ['birch', 'fir', 'pine'],
    plants: ['meadow', 'heather', 'flowers'],
    framing: ['rocks', 'branch', 'grass', 'flowers'],
    tint: '#e4ecf2',
  },
  nordicLake: {
    far: ['lowHills', 'forest', 'forestNear'],
    water: ['#35768c', null],
    afloat: ['jetty'],
    mirrored: true,
    horizon: [390, 440],
    eye: [2.4, 4.5],
    ...green,
    trees: ['birch', 'pine', 'fir', 'birch'],
    plants: ['reeds', 'heather', 'meadow'],
    framing: ['branch', 'reeds', 'pines', 'rocks'],
    tint: '#e4eaee',
  },
  city: {
    ...inland,
    far: ['hills', 'skyline'],
    horizon: [500, 560],
    eye: [1.8, 3.4],
    ground: 'paving',
    groundColor: '#d2c6b4',
    trees: ['broadleaf', 'broadleaf'],
    plants: ['bush', 'flowers'],
    framing: ['none'],
    tint: '#f0e6d6',
  },
  countryside: {
    ...inland,
    far: ['hills', 'spireVillage', 'fields', 'woods'],
    horizon: [430, 490],
    ...green,
    trees: ['broadleaf', 'broadleaf', 'birch', 'willow'],
    plants: ['flowers', 'meadow', 'poppies'],
    framing: ['grass', 'flowers', 'fence', 'branch'],
    tint: '#eeecd6',
  },
  vineyards: {
    ...inland,
    far: ['highHills', 'hills', 'spireVillage', 'vines'],
    horizon: [430, 480],
    eye: [3, 6],
    ground: 'field',
    groundColor: '#bcae66',
    trees: ['broadleaf', 'poplar', 'broadleaf'],
    plants: ['lavender', 'flowers', 'bush'],
    framing: ['flowers', 'branch', 'wall', 'grass'],
    tint: '#f2e8c8',
  },
  provence: {
    ...inland,
    far: ['karst', 'hills', 'hillTown', 'lavender'],
    horizon: [430, 480],
    eye: [3, 6],
    ground: 'gravel',
    groundColor: '#dcc698',
    trees: ['cypress', 'umbrellaPine', 'olive', 'poplar'],
    plants: ['lavender', 'lavender', 'poppies'],
    framing: ['flowers', 'wall', 'branch'],
    tint: '#f4e4d4',
  },
  forest: {
    ...inland,
    far: ['lowHills', 'forest', 'woods', 'forestNear'],
    horizon: [430, 480],
    ...green,
    trees: ['fir', 'broadleaf', 'birch', 'pine'],
    plants: ['meadow', 'bush', 'flowers'],
    framing: ['pines', 'branch', 'grass'],
    tint: '#e8ecd8',
  },
} satisfies Record<string, Landscape>;

export type LandscapeName = keyof typeof known;

/** Names of like landscapes; unknown ones are countryside. */
export const landscapeOf = (name: string): Landscape =>
  Object.hasOwn(known, name) ? known[name as LandscapeName] : known.countryside;

export const landscapeNames = Object.keys(known) as LandscapeName[];
