import { drawBackdrop } from '../landscape/backdrop.ts';
import { drawFraming } from '../landscape/framing.ts';
import { drawGround } from '../landscape/ground.ts';
import { landscapeOf } from '../landscape/landscapes.ts';
import { drawPlant } from '../landscape/plants.ts';
import { stageOf } from '../landscape/stage.ts';
import type { Palette } from '../palette.ts';
import type { Random } from '../seeded-random.ts';
import { type Camera, project } from '../space/camera.ts';
import type { Sheet } from '../svg.ts';
import { drawTree, grown } from '../trees.ts';
import { beachChair, jetty, snowfall } from './beach-and-street.ts';

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
  for (let i = 0; i < 9; i++) {
    // Low growth in groups leads from the framing to the far land.
    const z = random.between(shore * 0.42, shore * 0.96);
    const [px, py] = project(camera, [
      (random.chance(0.7) ? near * random.between(0.1, 0.55) : random.between(-0.5, 0.5)) * z,
      0,
      z,
    ]);
    const kind = palette.snow ? 'snow' : random.pick(landscape.plants);
    let markup = '';
    for (let k = 0; k < 4; k++)
      markup += drawPlant(
        kind,
        random,
        palette,
        px + random.between(-60, 60),
        py + random.between(-5, 8),
        (random.between(0.8, 1.5) * camera.focal) / z,
      );
    items.push({ z, markup });
  }
  if (landscape.trees.length > 0)
    for (let i = 0, count = random.int(6, 10); i < count; i++) {
      const z =
        i < 4 ? random.between(shore * 0.5, shore * 0.72) : random.between(shore * 0.84, shore * 0.98);
      const x = (i < 4 ? near * (0.36 + i * 0.045) : -near * (0.3 + (i - 4) * 0.05 * random.next())) * z;
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
