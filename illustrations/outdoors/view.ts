import { drawBackdrop } from '../landscape/backdrop.ts';
import { drawFraming } from '../landscape/framing.ts';
import { drawGround } from '../landscape/ground.ts';
import { landscapeOf } from '../landscape/landscapes.ts';
import { stageOf } from '../landscape/stage.ts';
import type { Palette } from '../palette.ts';
import type { Random } from '../seeded-random.ts';
import { type Camera, project } from '../space/camera.ts';
import type { Sheet } from '../svg.ts';
import { drawTree, grown } from '../trees.ts';
import { beachChair, jetty, snowfall } from './furniture.ts';

/**
 * The landscape by itself. `room` keeps the middle and the left of the land calm and puts what stands near to the
 * right, so that a headline can lie on the left half.
 */
export function drawView(sheet: Sheet, random: Random, palette: Palette, name: string, room = false): string {
  const landscape = landscapeOf(name);
  const focusLeft = room ? false : random.chance(0.5);
  const camera: Camera = {
    focal: 1400,
    eye: random.between(5, 8),
    centre: 725,
    horizon: random.between(430, 500),
  };
  const stage = stageOf({ sheet, random, palette, camera }, room ? true : focusLeft);
  const edge = camera.horizon + (landscape.water ? random.between(190, 260) : random.between(90, 150));
  const shore = (camera.focal * camera.eye) / (edge - camera.horizon);
  let out = drawBackdrop(stage, landscape, edge).markup + drawGround(stage, landscape, edge);
  const near = room || !focusLeft ? 1 : -1;
  if (landscape.afloat.includes('jetty') && random.chance(0.6))
    out += jetty(
      stage,
      { x: near * random.between(6, 14), z: shore - 3, yaw: -near * random.between(0.1, 0.4) },
      random.between(16, 30),
      2.4,
    );
  const items: { z: number; markup: string }[] = [];
  if (landscape.afloat.includes('beachChairs') && !palette.snow)
    for (let i = 0, count = random.int(3, 6); i < count; i++) {
      const z = random.between(shore * 0.66, shore * 0.92);
      items.push({
        z,
        markup: beachChair(
          stage,
          { x: near * random.between(0.05, 0.42) * z, z, yaw: random.between(-0.7, 0.7) },
          random.pick(['#2f6f9a', '#c8421b', '#3f8a78', '#e0a03a']),
        ),
      });
    }
  if (landscape.trees.length > 0)
    for (let i = 0, count = random.int(5, 9); i < count; i++) {
      const z = i < 3 ? random.between(shore * 0.62, shore * 0.8) : random.between(shore * 0.86, shore);
      const x = i < 3 ? near * random.between(0.3, 0.56) * z : random.between(-0.5, 0.5) * z;
      const kind = random.pick(landscape.trees);
      const [sx, sy] = project(camera, [x, 0, z]);
      items.push({
        z,
        markup: drawTree(kind, random, palette, {
          x: sx,
          y: sy,
          height: (grown[kind] * random.between(0.8, 1.1) * camera.focal) / z,
          distance: Math.min(0.4, (z - 18) / 120),
          sun: palette.side,
        }),
      });
    }
  out += items
    .sort((a, b) => b.z - a.z)
    .map(({ markup }) => markup)
    .join('');
  out += drawFraming(stage, landscape, near < 0);
  if (palette.snow && random.chance(0.4)) out += snowfall(stage);
  return out;
}
