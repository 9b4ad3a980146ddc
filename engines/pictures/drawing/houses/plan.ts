import type { Color } from '../color.ts';
import type { Build } from '../scene-description.ts';
import type { Random } from '../../../../domain/seeded-random.ts';
import type { Box } from '../space/solid.ts';
import type { Block, Side } from './block.ts';
import type { Opening } from './openings.ts';
import type { Covering, Roof, RoofForm } from './roof.ts';

type Solid = Box & { color: Color };

/** A house before it is drawn: its volumes from back to front, its doorstep, and what surrounds it. */
export type HousePlan = {
  blocks: Block[];
  /** Steps, decks and posts, drawn after the blocks. */
  solids?: Solid[];
  /** Round rooms under cones of stone. */
  cones?: { right: number; deep: number; radius: number; height: number; rise: number }[];
  door: { right: number; deep: number };
  width: number;
  depth: number;
  height: number;
};

export type PlanDeps = { random: Random; landscape: string; warm: boolean; build?: Build | undefined };

export const createRoof = (
  form: RoofForm,
  rise: number,
  covering: Covering,
  color: Color,
  trim: Color,
  more: Partial<Roof> = {},
): Roof => ({
  form,
  rise,
  over: 0.5,
  verge: 0.4,
  covering,
  color,
  trim,
  thick: 0.24,
  ...more,
});

type Look = Pick<Opening, 'frame' | 'shutter' | 'arched' | 'box' | 'panes'>;

/** Windows in even bays of a wall; `skip` bays stay free for doors. */
export function row(
  length: number,
  count: number,
  t: number,
  w: number,
  h: number,
  look: Look,
  skip: readonly number[] = [],
): Opening[] {
  const bay = length / count;
  return Array.from({ length: count }, (_, i) => i)
    .filter((i) => !skip.includes(i))
    .map((i) => ({ kind: 'window' as const, s: bay * (i + 0.5) - w / 2, t, w, h, ...look }));
}

export const bayMiddle = (length: number, count: number, i: number): number => (length / count) * (i + 0.5);

export const door = (middle: number, frame: Color, leaf: Color, more: Partial<Opening> = {}): Opening => ({
  kind: 'door',
  s: middle - 0.55,
  t: 0,
  w: 1.1,
  h: 2.2,
  frame,
  shutter: leaf,
  ...more,
});

export const glass = (s: number, t: number, w: number, h: number, frame: Color, across: number): Opening => ({
  kind: 'glass',
  s,
  t,
  w,
  h,
  frame,
  panes: [across, 1],
});

export const both = (openings: readonly Opening[]): Partial<Record<Side, readonly Opening[]>> => ({
  left: openings,
  right: openings,
});

/** The wall surface of a known building material; undefined if the material is open. */
export const findSurface = (build: Build | undefined): 'plaster' | 'brick' | 'planks' | undefined =>
  build && (build.walls === 'wood' ? 'planks' : build.walls === 'brick' ? 'brick' : 'plaster');
