import { drawBackdrop } from '../landscape/backdrop.ts';
import { drawGround } from '../landscape/ground.ts';
import { findLandscape } from '../landscape/landscapes.ts';
import { drawPlant } from '../landscape/plants.ts';
import { createStage } from '../landscape/stage.ts';
import { type SceneDescription } from '../scene-description.ts';
import { type Random, seededRandom } from '../../../../domain/seeded-random.ts';
import { type Camera, type Place, project, put } from '../space/camera.ts';
import { type Item, inOrder } from '../space/depth-order.ts';
import { type Studio } from '../space/solid.ts';
import { type SvgCanvas, ellipse } from '../svg.ts';
import { drawTree } from '../trees/trees.ts';
import { snowfall } from './beach-and-street.ts';
import { drawDog, drawPool, lounger, parasol } from './furniture.ts';
import { createScenePalette } from './outside.ts';
import { roofsBelow } from './neighbours.ts';
import { lantern, outdoorRug } from './terrace-comforts.ts';
import { floor, parapet, pergola, potPlant } from './terrace-floor.ts';
import { dining, lounge } from './terrace-furniture.ts';

const southern = new Set([
  'tuscany',
  'balearic',
  'dalmatia',
  'mediterranean',
  'provence',
  'vineyards',
  'apulia',
  'volcanic',
  'volcanicLand',
  'groves',
  'southernLake',
  'tropics',
]);

export function drawTerrace(
  canvas: SvgCanvas,
  random: Random,
  scene: SceneDescription,
  kind: 'terrace' | 'pool' | 'balcony',
): string {
  const palette = createScenePalette(scene);
  const home = seededRandom(scene.seed, 'terrace');
  const landscape = findLandscape(scene.landscape);
  const left = random.chance(0.5);
  const hand = left ? -1 : 1;
  const camera: Camera = {
    focal: 1000,
    eye: random.between(1.55, 1.9),
    centre: 725 + random.between(-160, 160),
    horizon: random.between(372, 430),
  };
  const studio: Studio = { canvas, random, palette, camera };
  const south = southern.has(scene.landscape);
  const balcony = kind === 'balcony';
  const pool = kind === 'pool' && !palette.snow;
  const reach = pool ? 13 : balcony ? random.between(4.8, 5.2) : random.between(6.2, 7.4);
  const edge = project(camera, [0, 0, reach])[1];
  // The land below the terrace is seen from higher up: its own camera, the same horizon.
  const stage = createStage({ ...studio, camera: { ...camera, focal: 1500, eye: balcony ? 9 : 6 } }, left);
  const far = camera.horizon + random.between(60, 90);
  let out =
    drawBackdrop(stage, landscape, Math.min(edge - 4, far)).markup +
    drawGround(stage, landscape, Math.min(edge - 4, far));
  if (balcony) out += roofsBelow(stage, scene);
  for (let i = 0, count = landscape.trees.length && !balcony ? random.int(3, 6) : 0; i < count; i++) {
    const away = random.chance(0.7);
    out += drawTree(random.pick(landscape.trees), random, palette, {
      x: away ? (left ? random.between(900, 1500) : random.between(-50, 550)) : random.between(0, 1450),
      y: edge + random.between(-14, 10),
      height: random.between(150, 330),
      distance: random.between(0.06, 0.2),
      sun: palette.side,
    });
  }
  const origin: Place = { x: 0, z: 0, yaw: random.between(-0.16, 0.16) };
  const floorColor = palette.snow
    ? '#e9edf0'
    : south
      ? home.pick(['#dcae88', '#e6d2b0', '#d8c4a0', '#c9906a'])
      : home.pick(['#c9a57c', '#b9936a', '#a98a6c', '#d0bfa4', '#b8b0a4']);
  out += floor(studio, origin, reach, floorColor, south || floorColor === '#b8b0a4');
  const items: Item[] = [];
  const at = (right: number, deep: number, yaw = 0): Place => {
    const [x, , z] = put(origin, right, 0, deep);
    return { x, z, yaw: origin.yaw + yaw };
  };
  const wood = south
    ? home.pick(['#8f6a4a', '#a9825c', '#f4ecdc'])
    : home.pick(['#8f6a4a', '#6f5a4a', '#5a5c5c', '#f4ecdc', '#b08a62']);
  if (!pool) items.push({ z: reach, markup: parapet(studio, origin, reach - 0.1, south && !balcony, wood) });
  else {
    for (let i = -6; i <= 6; i++) {
      const [x, y] = project(camera, put(origin, i * 1.4 + random.between(-0.4, 0.4), 0, reach));
      out += drawPlant(
        random.pick(['bush', 'lavender', 'flowers', 'agave']),
        random,
        palette,
        x,
        y + 4,
        random.between(46, 92),
      );
    }
  }
  const cloth = random.pick(['#d8573a', '#0f7a7a', '#e9a23b', '#fbf3e2', '#7fb3b0', '#41697a']);
  if (pool) {
    const place = at(-hand * 0.8, 7.2, hand * random.between(0.05, 0.3));
    out += drawPool(studio, place, random.between(5, 6.4), random.between(6, 7.4));
    for (let i = 0; i < 2; i++)
      items.push({
        z: 5.2 + i * 1.5,
        markup: lounger(studio, at(hand * 3.6, 5.2 + i * 1.6, hand > 0 ? 0.3 : Math.PI - 0.3), cloth),
      });
    items.push({ z: 6, markup: parasol(studio, at(hand * 4.1, 6.2), 1.5, cloth) });
  } else if ((random.chance(0.5) || balcony) && !palette.snow) {
    out += outdoorRug(studio, at(hand * 0.2, 3.6), 3.1, 2.2, cloth);
    items.push({
      z: 3.9,
      markup: dining(
        studio,
        at(hand * 0.2, 3.9, random.between(-0.15, 0.15)),
        wood === '#f4ecdc' ? '#c9a57c' : wood,
        cloth,
      ),
    });
    if (random.chance(0.4)) items.push({ z: 4.2, markup: parasol(studio, at(hand * 0.2, 4.3), 1.5, cloth) });
  } else {
    out += palette.snow ? '' : outdoorRug(studio, at(-hand * 0.1, 3.9), 3.1, 2, cloth);
    items.push(...lounge(studio, at, hand, wood === '#f4ecdc' ? '#c9a57c' : wood, cloth));
  }
  if (palette.dark)
    for (const [right, deep] of [
      [hand * 2.9, reach - 1.1],
      [-hand * 1.6, reach - 0.8],
    ] as const) {
      const place = at(right, deep);
      items.push({ z: place.z, markup: lantern(studio, place) });
    }
  for (let i = 0; i < 4; i++) {
    const place = at(i < 3 ? -hand * (2.4 + i * 0.62) : hand * 3.4, reach - 0.7 - i * 0.5);
    items.push({ z: place.z, markup: potPlant(studio, place) });
  }
  if (scene.features.dog) items.push({ z: 3, markup: drawDog(studio, at(-hand * 1.5, 3.4)) });
  const near = inOrder(items);
  // Light of lamps and candles on the seats.
  const [lampX, lampY] = project(camera, put(at(hand * 0.1, 4.2), 0, 0.6, 0));
  const warmth = canvas.glow([0, '#ffc98a', 0.3], [0.5, '#ffb878', 0.14], [1, '#ffb878', 0]);
  const lamplight = palette.dark && !pool ? ellipse(lampX, lampY, 760, 330, warmth) : '';
  const roof = !balcony && home.chance(pool ? 0.35 : 0.75) ? pergola(studio, at, reach, hand, wood) : '';
  return out + near + lamplight + roof + (palette.snow && random.chance(0.4) ? snowfall(studio) : '');
}
