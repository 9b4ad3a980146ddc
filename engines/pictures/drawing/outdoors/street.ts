import { type Item, inOrder } from '../space/depth-order.ts';
import { mix } from '../color.ts';
import { drawHouse, houseCorners, planHouse } from '../houses/draw-house.ts';
import { type HousePlan } from '../houses/plan.ts';
import { drawBackdrop } from '../landscape/backdrop.ts';
import { drawGround } from '../landscape/ground.ts';
import { findLandscape } from '../landscape/landscapes.ts';
import { type Stage, createStage } from '../landscape/stage.ts';
import { type Palette } from '../palette.ts';
import { type SceneDescription } from '../scene-description.ts';
import { type Random, seededRandom } from '../../../../domain/seeded-random.ts';
import { type Camera, type Place, type Vec, project, put } from '../space/camera.ts';
import { castShadows } from '../space/solid.ts';
import { type SvgCanvas, alpha, n, polygon } from '../svg.ts';
import { drawDog } from './furniture.ts';
import { lantern } from './beach-and-street.ts';
import { treeItem } from './garden.ts';

export function drawStreet(
  canvas: SvgCanvas,
  random: Random,
  scene: SceneDescription,
  palette: Palette,
): string {
  const landscape = findLandscape(scene.landscape === 'canal' ? 'canal' : 'city');
  const canal = scene.landscape === 'canal';
  // The fronts look to the sun.
  const left = palette.side > 0;
  const camera: Camera = {
    focal: 1150,
    eye: random.between(...landscape.eye),
    centre: left ? 980 : 470,
    horizon: random.between(...landscape.horizon),
  };
  const studio = { canvas, random, palette, camera };
  const stage = createStage(studio, left);
  const plan = planHouse('cityFlat', scene.landscape, seededRandom(scene.seed, 'house'));
  const yaw = (left ? 1 : -1) * random.between(0.5, 0.85);
  const place: Place = { x: (left ? -1 : 1) * random.between(5, 9), z: random.between(34, 42), yaw };
  let out =
    drawBackdrop(stage, landscape, camera.horizon + 20).markup +
    drawGround(stage, landscape, camera.horizon + 14);
  if (canal) out += canalWater(stage, place, plan);
  out += castShadows(studio, houseCorners(place, plan)) + drawHouse(studio, place, plan);
  const items: Item[] = [];
  for (let i = 0; i < 6; i++) {
    const at = put(place, -26 + i * 9 + random.between(-1, 1), 0, -plan.depth / 2 - (canal ? 3.2 : 6));
    if (at[2] > 7)
      items.push(
        i % 2
          ? treeItem(stage, 'broadleaf', at[0], at[2], random.between(0.5, 0.75))
          : { z: at[2], markup: lantern(studio, { x: at[0], z: at[2], yaw: 0 }) },
      );
  }
  if (scene.features.dog)
    items.push({ z: 9, markup: drawDog(studio, { x: left ? 2.4 : -2.4, z: 9, yaw: 0 }) });
  return out + inOrder(items);
}

function canalWater({ camera, palette, canvas, random }: Stage, place: Place, plan: HousePlan): string {
  const quay = -plan.depth / 2 - 5;
  const far = (deep: number): Vec[] => [
    put(place, -60, -0.9, quay),
    put(place, 60, -0.9, quay),
    put(place, 60, -0.9, deep),
    put(place, -60, -0.9, deep),
  ];
  const clipped = far(quay - 60).map(([x, y, z]): Vec => [x, y, Math.max(0.5, z)]);
  const points = clipped.map((point) => project(camera, point));
  const water = palette.dark ? mix('#2a5560', palette.sky.top, 0.4) : palette.lit('#4f8088');
  let glints = '';
  for (let i = 0; i < 60; i++) {
    const y = camera.horizon + 60 + random.next() * 380;
    const w = (y - camera.horizon) * random.between(0.1, 0.3);
    glints += `M${n(random.between(-20, 1450))} ${n(y)}q${n(w / 2)} -3 ${n(w)} 0q${n(-w / 2)} 4 ${n(-w)} 0Z`;
  }
  return (
    polygon(
      points,
      canvas.down([0, mix(water, palette.sky.horizon, 0.5)], [1, mix(water, '#14303a', 0.45)]),
    ) + `<path d="${glints}" fill="${palette.sky.horizon}" ${alpha(0.28)}/>`
  );
}
