import type { Color } from './color.ts';
import type { GroundPlant } from './plants.ts';
import type { TreeKind } from './trees.ts';
import { others } from './landscape-aliases.ts';

/** What lies behind, from far to near; each layer is drawn by backdrop.ts. */
export type FarLayer =
  | 'alps'
  | 'peaks'
  | 'highHills'
  | 'hills'
  | 'lowHills'
  | 'forest'
  | 'forestNear'
  | 'woods'
  | 'dunes'
  | 'dike'
  | 'islands'
  | 'cliff'
  | 'cypressHills'
  | 'vineyard'
  | 'fields'
  | 'skyline'
  | 'lighthouse'
  | 'village'
  | 'windmill'
  | 'karst';

export type Landscape = {
  far: readonly FarLayer[];
  /** Colour of deep water, or null where there is none. */
  water: Color | null;
  /** Drawn between far land and shore. */
  afloat: readonly ('boats' | 'jetty')[];
  /** Stands mirrored in the water. */
  mirrored: boolean;
  horizon: readonly [number, number];
  ground: 'meadow' | 'sand' | 'gravel' | 'field' | 'paving';
  groundColor: Color | null;
  trees: readonly TreeKind[];
  plants: readonly GroundPlant[];
};

const inland = { water: null, afloat: [], mirrored: false } as const;

const known = {
  northSea: {
    far: ['lighthouse'],
    water: '#3f7f86',
    afloat: ['boats'],
    mirrored: false,
    horizon: [400, 450],
    ground: 'sand',
    groundColor: '#e4d3a8',
    trees: [],
    plants: ['dune', 'dune', 'dune'],
  },
  dike: {
    ...inland,
    far: ['windmill', 'dike'],
    horizon: [430, 480],
    ground: 'meadow',
    groundColor: null,
    trees: ['broadleaf'],
    plants: ['meadow', 'reeds', 'flowers'],
  },
  balticSea: {
    far: ['cliff'],
    water: '#3c7c8c',
    afloat: ['boats', 'jetty'],
    mirrored: false,
    horizon: [400, 450],
    ground: 'sand',
    groundColor: '#e6d8b4',
    trees: ['pine', 'pine', 'birch'],
    plants: ['dune', 'dune', 'bush'],
  },
  denmark: {
    far: ['dunes'],
    water: '#47808f',
    afloat: [],
    mirrored: false,
    horizon: [420, 460],
    ground: 'sand',
    groundColor: '#cfc08c',
    trees: ['pine'],
    plants: ['dune', 'heather', 'heather'],
  },
  alps: {
    ...inland,
    far: ['alps', 'forest', 'lowHills', 'forestNear'],
    horizon: [470, 520],
    ground: 'meadow',
    groundColor: null,
    trees: ['fir', 'fir', 'fir'],
    plants: ['flowers', 'meadow'],
  },
  mountains: {
    ...inland,
    far: ['peaks', 'highHills', 'forest', 'forestNear'],
    horizon: [460, 510],
    ground: 'meadow',
    groundColor: null,
    trees: ['fir', 'broadleaf', 'fir'],
    plants: ['flowers', 'meadow', 'bush'],
  },
  blackForest: {
    ...inland,
    far: ['highHills', 'forest', 'forest', 'lowHills', 'forestNear'],
    horizon: [430, 480],
    ground: 'meadow',
    groundColor: null,
    trees: ['fir', 'fir', 'broadleaf'],
    plants: ['meadow', 'flowers', 'bush'],
  },
  tuscany: {
    ...inland,
    far: ['highHills', 'hills', 'cypressHills', 'vineyard'],
    horizon: [420, 470],
    ground: 'field',
    groundColor: '#c9b06a',
    trees: ['cypress', 'cypress', 'olive', 'umbrellaPine'],
    plants: ['lavender', 'bush', 'meadow'],
  },
  balearic: {
    far: ['islands', 'karst'],
    water: '#1f8fa3',
    afloat: ['boats'],
    mirrored: false,
    horizon: [400, 450],
    ground: 'gravel',
    groundColor: '#d9bf8f',
    trees: ['umbrellaPine', 'palm', 'olive'],
    plants: ['agave', 'bush', 'lavender'],
  },
  dalmatia: {
    far: ['karst', 'islands'],
    water: '#1a98a6',
    afloat: ['boats', 'jetty'],
    mirrored: false,
    horizon: [390, 440],
    ground: 'gravel',
    groundColor: '#dccfb4',
    trees: ['cypress', 'umbrellaPine', 'olive'],
    plants: ['lavender', 'agave', 'bush'],
  },
  mediterranean: {
    far: ['islands'],
    water: '#2487a6',
    afloat: ['boats'],
    mirrored: false,
    horizon: [400, 450],
    ground: 'gravel',
    groundColor: '#dcc79a',
    trees: ['palm', 'umbrellaPine', 'cypress', 'olive'],
    plants: ['bush', 'agave', 'lavender'],
  },
  atlantic: {
    far: ['cliff', 'lighthouse'],
    water: '#2f7288',
    afloat: [],
    mirrored: false,
    horizon: [390, 440],
    ground: 'meadow',
    groundColor: null,
    trees: ['pine'],
    plants: ['heather', 'meadow', 'flowers'],
  },
  tropics: {
    far: ['islands', 'highHills'],
    water: '#16a3a3',
    afloat: ['boats'],
    mirrored: false,
    horizon: [400, 450],
    ground: 'sand',
    groundColor: '#efe0b8',
    trees: ['palm', 'palm', 'palm'],
    plants: ['agave', 'bush', 'flowers'],
  },
  lake: {
    far: ['peaks', 'hills', 'woods'],
    water: '#2f7480',
    afloat: ['jetty', 'boats'],
    mirrored: true,
    horizon: [420, 460],
    ground: 'meadow',
    groundColor: null,
    trees: ['broadleaf', 'birch', 'broadleaf'],
    plants: ['reeds', 'reeds', 'meadow', 'flowers'],
  },
  fjord: {
    far: ['peaks', 'highHills', 'forest'],
    water: '#2c6678',
    afloat: ['jetty', 'boats'],
    mirrored: true,
    horizon: [430, 470],
    ground: 'meadow',
    groundColor: null,
    trees: ['birch', 'fir', 'pine'],
    plants: ['meadow', 'heather', 'flowers'],
  },
  nordicLake: {
    far: ['lowHills', 'forest', 'forestNear'],
    water: '#356f80',
    afloat: ['jetty'],
    mirrored: true,
    horizon: [400, 440],
    ground: 'meadow',
    groundColor: null,
    trees: ['birch', 'pine', 'fir', 'birch'],
    plants: ['reeds', 'heather', 'meadow'],
  },
  city: {
    ...inland,
    far: ['hills', 'skyline'],
    horizon: [470, 520],
    ground: 'paving',
    groundColor: '#cbbfae',
    trees: ['broadleaf', 'broadleaf'],
    plants: ['bush', 'flowers'],
  },
  countryside: {
    ...inland,
    far: ['hills', 'village', 'fields', 'woods'],
    horizon: [430, 480],
    ground: 'meadow',
    groundColor: null,
    trees: ['broadleaf', 'broadleaf', 'birch'],
    plants: ['flowers', 'meadow', 'bush'],
  },
  vineyards: {
    ...inland,
    far: ['highHills', 'hills', 'village', 'vineyard'],
    horizon: [420, 470],
    ground: 'field',
    groundColor: '#b9a765',
    trees: ['cypress', 'broadleaf', 'olive'],
    plants: ['lavender', 'flowers', 'bush'],
  },
  provence: {
    ...inland,
    far: ['karst', 'hills', 'cypressHills'],
    horizon: [430, 470],
    ground: 'gravel',
    groundColor: '#d8c08c',
    trees: ['cypress', 'umbrellaPine', 'olive'],
    plants: ['lavender', 'lavender', 'lavender'],
  },
  forest: {
    ...inland,
    far: ['lowHills', 'forest', 'woods', 'forestNear'],
    horizon: [430, 480],
    ground: 'meadow',
    groundColor: null,
    trees: ['fir', 'broadleaf', 'birch', 'pine'],
    plants: ['meadow', 'bush', 'flowers'],
  },
} satisfies Record<string, Landscape>;

export type LandscapeName = keyof typeof known;

export function landscapeOf(name: string): Landscape {
  const key = name in known ? (name as LandscapeName) : (others[name] ?? 'countryside');
  return known[key];
}

export const landscapeNames = Object.keys(known) as LandscapeName[];
