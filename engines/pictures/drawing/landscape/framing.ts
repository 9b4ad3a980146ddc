import { group, n, path } from '../svg.ts';
import { branch, spruceTwigs } from './framing-boughs.ts';
import { deepGreen, dryWall, fence, meadowEdge, rocks } from './framing-edges.ts';
import type { Framing, Landscape } from './landscape.ts';
import { drawPlant } from './plants.ts';
import type { Stage } from './stage.ts';

/** Draws dark objects close to the viewer, which frame the picture and give it depth. */
export function drawFraming(stage: Stage, landscape: Landscape, left: boolean): string {
  const { random, palette } = stage;
  const plain = random.pick(landscape.framing);
  const style: Framing =
    palette.snow && ['flowers', 'reeds', 'dune', 'grass'].includes(plain) ? 'pines' : plain;
  switch (style) {
    case 'branch':
      return branch(stage, landscape.trees[0] ?? 'broadleaf', !left) + corner(stage, landscape, left, 0.7);
    case 'wall':
      return dryWall(stage) + corner(stage, landscape, random.chance(0.5), 0.8);
    case 'fence':
      return fence(stage) + corner(stage, landscape, left, 1);
    case 'rocks':
      return rocks(stage, !left) + corner(stage, landscape, left, 0.8);
    case 'pines':
      return spruceTwigs(stage, !left) + corner(stage, landscape, left, 0.7);
    case 'none':
      return corner(stage, landscape, left, 0.6);
    case 'flowers':
      return corner(stage, landscape, left, 1.5) + corner(stage, landscape, !left, 1.1);
    default:
      return meadowEdge(stage, style) + corner(stage, landscape, !left, 0.9);
  }
}

/**
 * Draws the foreground of a landscape, moved inwards by `cut` pixels from above and below, so that a wide cut keeps it. The upper left
 * stays free for a headline.
 */
export function drawForeground(stage: Stage, landscape: Landscape, cut: number): string {
  const { random, palette } = stage;
  const plain = random.pick(landscape.framing);
  const style: Framing =
    palette.snow && ['flowers', 'reeds', 'dune', 'grass', 'none'].includes(plain) ? 'pines' : plain;
  const low = (markup: string) => group(markup, `transform="translate(0 ${-cut})"`);
  const high = (markup: string) => group(markup, `transform="translate(0 ${cut})"`);
  const foot = deepGreen(stage, 0.6);
  const bank =
    cut > 0
      ? path(
          `M-10 ${n(918 - cut)}Q300 ${n(890 - cut)} 720 ${n(908 - cut)}T1460 ${n(890 - cut)}V910H-10Z`,
          palette.snow ? palette.facing('#e6edf4', [0, 1, 0]) : foot,
        )
      : '';
  const edge = corner(stage, landscape, false, 1.3) + corner(stage, landscape, true, 0.8);
  switch (style) {
    case 'branch':
      return high(branch(stage, landscape.trees[0] ?? 'broadleaf', false)) + bank + low(edge);
    case 'pines':
      return high(spruceTwigs(stage, false)) + bank + low(edge);
    case 'wall':
      return bank + low(dryWall(stage) + edge);
    case 'rocks':
      return bank + low(rocks(stage, false) + edge);
    case 'fence':
    case 'none':
    case 'flowers':
      return bank + low(edge + corner(stage, landscape, false, 0.8));
    default:
      return bank + low(meadowEdge(stage, style) + corner(stage, landscape, false, 0.7));
  }
}

function corner(stage: Stage, landscape: Landscape, left: boolean, plenty: number): string {
  const { random, palette } = stage;
  let out = '';
  for (let i = 0, count = Math.round(random.int(9, 14) * plenty); i < count; i++) {
    const away = random.next() ** 1.7 * 640;
    const x = left ? away - 30 : 1480 - away;
    const size = random.between(80, 170) * (1.15 - away / 900);
    out += drawPlant(
      palette.snow ? 'snow' : random.pick(landscape.plants),
      random,
      palette,
      x,
      910 - random.between(0, 24) + away * 0.02,
      size,
    );
  }
  return out;
}
