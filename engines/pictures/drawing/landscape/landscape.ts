import type { Color } from '../color.ts';
import type { TreeKind } from '../trees/trees.ts';

/** Background layers, from far to near; backdrop.ts draws each. */
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

/** Objects that float, stand in the water or lie along its shore. */
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
  /** Colours of deep and of shallow water; null without water, or without shallows. */
  water: readonly [Color, Color | null] | null;
  afloat: readonly Shore[];
  mirrored: boolean;
  horizon: readonly [number, number];
  /** Range of the eye's height over the ground, in metres. */
  eye: readonly [number, number];
  ground: 'meadow' | 'sand' | 'gravel' | 'field' | 'paving';
  groundColor: Color | null;
  trees: readonly TreeKind[];
  plants: readonly GroundPlant[];
  framing: readonly Framing[];
  tint: Color;
};

export const inland = { water: null, afloat: [], mirrored: false, eye: [2.2, 5] } as const;
export const green = { ground: 'meadow', groundColor: null } as const;
