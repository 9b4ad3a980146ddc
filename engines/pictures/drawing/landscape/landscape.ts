import type { Color } from '../color.ts';
import type { TreeKind } from '../trees/trees.ts';

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
  | 'halligs'
  | 'barrier'
  | 'pinewood'
  | 'hillTown'
  | 'onionVillage'
  | 'spireVillage'
  | 'windmill';

/** What floats, stands in the water or along its shore. */
export type Shore = 'boats' | 'jetty' | 'beachChairs' | 'flats' | 'poles' | 'pier' | 'cabins';

export type GroundPlant =
  | 'dune'
  | 'meadow'
  | 'agave'
  | 'lavender'
  | 'reeds'
  | 'flowers'
  | 'bush'
  | 'snow'
  | 'heather'
  | 'poppies';

/** What closes the picture in front. */
export type Framing =
  | 'grass'
  | 'branch'
  | 'wall'
  | 'flowers'
  | 'fence'
  | 'rocks'
  | 'reeds'
  | 'dune'
  | 'pines'
  | 'none';

export type Landscape = {
  far: readonly FarLayer[];
  /** Deep water and water over the shallows, or none. */
  water: readonly [Color, Color | null] | null;
  afloat: readonly Shore[];
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

/** What lands without water share. */
export const inland = { water: null, afloat: [], mirrored: false, eye: [2.2, 5] } as const;
/** Ground of grass, in the colour of the season. */
export const green = { ground: 'meadow', groundColor: null } as const;
