import type { Palette } from '../palette.ts';
import type { Random } from '../../../../domain/seeded-random.ts';
import { type TreeAt } from './tree-parts.ts';
import { birch, broadleaf, poplar, willow } from './broadleaved.ts';
import { fir, larch } from './conifers.ts';
import { cypress, olive, palm, pine, umbrellaPine } from './southern-trees.ts';

const trees = { fir, larch, cypress, broadleaf, willow, poplar, birch, umbrellaPine, pine, olive, palm };

export type TreeKind = keyof typeof trees;

/** Height of a grown tree in metres. */
export const treeHeights: Record<TreeKind, number> = {
  fir: 13,
  larch: 12,
  cypress: 10,
  broadleaf: 9,
  willow: 8,
  poplar: 14,
  birch: 10,
  umbrellaPine: 9,
  pine: 11,
  olive: 5.4,
  palm: 8,
};

export const drawTree = (kind: TreeKind, random: Random, palette: Palette, at: TreeAt): string =>
  trees[kind](random, palette, at);
