import { mix } from '../color.ts';
import { drawHouse, houseCorners, planHouse } from '../houses/draw-house.ts';
import type { HousePlan } from '../houses/plan.ts';
import { drawBackdrop } from '../landscape/backdrop.ts';
import { drawFraming } from '../landscape/framing.ts';
import { drawGround, drawPath } from '../landscape/ground.ts';
import { type Landscape, landscapeOf } from '../landscape/landscapes.ts';
import { drawPlant } from '../landscape/plants.ts';
import { type Stage, stageOf } from '../landscape/stage.ts';
import { type Palette, createPalette } from '../palette.ts';
import type { SceneDescription } from '../scene-description.ts';
import { type Random, seededRandom } from '../seeded-random.ts';
import { type Camera, type Place, type Vec, project, put } from '../space/camera.ts';
import { castShadows } from '../space/solid.ts';
import { type Sheet, alpha, group, n, polygon } from '../svg.ts';
import { type TreeKind, drawTree, grown } from '../trees.ts';
import {
  beachChair,
  drawDog,
  drawPool,
  jetty,
  lantern,
  lounger,
  parasol,
  saunaBarrel,
  snowfall,
  tableSet,
} from './furniture.ts';

/** Light and landscape of the home as all its pictures show it. */
export const paletteOf = (scene: SceneDescription): Palette =>
  createPalette(
    seededRandom(scene.seed, 'palette', scene.hour),
    scene.hour,
    scene.season,
    scene.features.snow === true && scene.season === 'winter',
    landscapeOf(scene.landscape).tint,
  );

type Item = { z: number; markup: string };

export function drawOutside(sheet: Sheet, random: Random, scene: SceneDescription): string {
  const palette = paletteOf(scene);
  if (scene.kind === 'cityFlat') return drawStreet(sheet, random, scene, palette);
  const afloat = scene.kind === 'houseboat';
  const landscape = landscapeOf(
    afloat && !landscapeOf(scene.landscape).water ? 'plainLake' : scene.landscape,
  );
  const left = random.chance(0.5);
  const plan = planHouse(scene.kind, scene.landscape, seededRandom(scene.seed, 'house'));
  const camera: Camera = {
    focal: 1500,
    eye: random.between(...landscape.eye),
    centre: 725,
    horizon: random.between(...landscape.horizon),
  };
  const studio = { sheet, random, palette, camera };
  const stage = stageOf(studio, left);
  const place = placeHouse(stage, plan, left);
  const back = place.z + plan.depth;
  const shoreZ = landscape.water ? Math.max(back + 8, random.between(30, 44)) : random.between(70, 110);
  const edge = afloat ? 760 : camera.horizon + (camera.focal * camera.eye) / shoreZ;
  const backdrop = drawBackdrop(stage, landscape, edge);
  let out = backdrop.markup;
  const house = drawHouse(studio, place, plan);
  if (afloat)
    return out + floating(stage, landscape, house, place, edge) + drawFraming(stage, landscape, left);
  out += drawGround(stage, landscape, edge);
  const door = put(place, plan.door.right, 0, plan.door.deep);
  const pool = scene.features.pool === true && !palette.snow;
  if (!pool)
    out += drawPath(studio, door, palette.snow ? '#dfe4ea' : random.pick(['#e6d6b6', '#d8cbb2', '#decaa6']));
  const jettyX = left ? random.between(4, 9) : random.between(-9, -4);
  if (landscape.afloat.includes('jetty') && random.chance(0.5))
    out += jetty(
      studio,
      { x: jettyX * (shoreZ / 30), z: shoreZ - 3, yaw: random.between(-0.5, 0.5) },
      random.between(12, 22),
      2,
    );
  const trees = plantTrees(stage, landscape, place, plan, shoreZ);
  const chairs =
    landscape.afloat.includes('beachChairs') &&
    !palette.snow &&
    palette.season !== 'winter' &&
    random.chance(0.55);
  out += castShadows(studio, [...houseCorners(place, plan), ...trees.shadows]);
  const items: Item[] = [...trees.items, { z: place.z, markup: house }, ...plantsAtWall(stage, place, plan)];
  if (pool) items.push(...poolside(stage, place, plan, left));
  else if (scene.features.terrace && !palette.snow) items.push(...seating(stage, place, plan, left));
  if (scene.features.sauna && !pool) {
    const at = put(place, (left ? 1 : -1) * (plan.width / 2 + 2.6), 0, -plan.depth / 2 - 1);
    items.push({ z: at[2], markup: saunaBarrel(studio, { x: at[0] - 1, z: at[2], yaw: 0 }) });
  }
  if (chairs)
    for (let i = 0, count = random.int(2, 4); i < count; i++) {
      const z = random.between(place.z * 0.55, place.z * 0.85);
      const x = (left ? 1 : -1) * random.between(0.12, 0.42) * z;
      items.push({
        z,
        markup: beachChair(
          studio,
          { x, z, yaw: random.between(-0.7, 0.7) },
          random.pick(['#2f6f9a', '#c8421b', '#3f8a78', '#e0a03a']),
        ),
      });
    }
  if (scene.features.dog) {
    const z = random.between(9, 12);
    items.push({
      z,
      markup: drawDog(studio, { x: (left ? 1 : -1) * random.between(0.1, 0.3) * z, z, yaw: 0 }),
    });
  }
  out += items
    .sort((a, b) => b.z - a.z)
    .map(({ markup }) => markup)
    .join('');
  out += drawFraming(stage, landscape, left);
  if (palette.snow && random.chance(0.4)) out += snowfall(studio);
  return out;
}

/** Turned three-quarters to the viewer, on a third of the picture, as large as the motif bears. */
function placeHouse({ random, camera, palette }: Stage, plan: HousePlan, left: boolean): Place {
  const turn = random.pick([-1, 1]) * random.between(0.28, 0.72);
  const across = plan.width * Math.cos(turn) + plan.depth * Math.abs(Math.sin(turn));
  const share = random.between(0.46, 0.68);
  const byWidth = (camera.focal * across) / (share * 1450);
  const byHeight = (camera.focal * plan.height) / 470;
  const z = Math.max(byWidth, byHeight, plan.depth + 9);
  const third = left ? random.between(0.36, 0.45) : random.between(0.55, 0.64);
  return {
    x: ((third * 1450 - camera.centre) * z) / camera.focal,
    z: z + plan.depth * 0.3,
    yaw: palette.dark ? turn * 0.85 : turn,
  };
}

function treeItem(
  stage: Stage,
  kind: TreeKind,
  x: number,
  z: number,
  scale: number,
): Item & { shadow: Vec[] } {
  const { camera, random, palette } = stage;
  const [sx, sy] = project(camera, [x, 0, z]);
  const metres = grown[kind] * scale;
  const height = (metres * camera.focal) / z;
  const half =
    metres *
    ({ cypress: 0.09, poplar: 0.11, fir: 0.2, larch: 0.17, palm: 0.2, birch: 0.18 }[kind as string] ?? 0.36);
  const distance = Math.min(0.45, Math.max(0.02, (z - 18) / 130));
  return {
    z,
    markup: drawTree(kind, random, palette, { x: sx, y: sy, height, distance, sun: palette.side }),
    shadow: [
      [x - half, metres * 0.3, z],
      [x + half, metres * 0.3, z],
      [x - half * 0.6, metres * 0.9, z],
      [x + half * 0.6, metres * 0.9, z],
      [x, 0, z - 0.2],
      [x, 0, z + half * 0.3],
      [x, metres * 0.5, z + half],
      [x, metres * 0.5, z - half],
    ],
  };
}

function plantTrees(
  stage: Stage,
  landscape: Landscape,
  place: Place,
  plan: HousePlan,
  shoreZ: number,
): { items: Item[]; shadows: Vec[][] } {
  const { random, camera } = stage;
  const items: Item[] = [];
  const shadows: Vec[][] = [];
  if (landscape.trees.length === 0) return { items, shadows };
  const reach = plan.width * 0.5 + plan.depth * 0.35;
  const add = (x: number, z: number, scale: number, kind = random.pick(landscape.trees)) => {
    const tree = treeItem(stage, kind, x, z, scale);
    items.push(tree);
    shadows.push(tree.shadow);
  };
  for (let i = 0, count = random.int(3, 7); i < count; i++) {
    const z = random.between(place.z + plan.depth + 2, Math.max(place.z + plan.depth + 5, shoreZ - 1));
    add(random.between(-0.5, 0.5) * ((1450 * z) / camera.focal), z, random.between(0.7, 1.1));
  }
  // A group beside the house leans the composition together; one tree may stand before the empty side.
  for (let i = 0, count = random.int(2, 4); i < count; i++) {
    const side = random.chance(0.6) ? -Math.sign(place.x || 1) : Math.sign(place.x || 1);
    add(
      place.x + side * (reach + random.between(1.2, 6)),
      place.z + random.between(-3, 5),
      random.between(0.75, 1.15),
    );
  }
  if (random.chance(0.5)) {
    const z = place.z * random.between(0.5, 0.66);
    add(
      -Math.sign(place.x || 1) * ((random.between(540, 760) * z) / camera.focal),
      z,
      random.between(0.7, 0.95),
    );
  }
  return { items, shadows };
}

function plantsAtWall(stage: Stage, place: Place, plan: HousePlan): Item[] {
  const { random, camera, palette } = stage;
  const items: Item[] = [];
  for (let i = 0, count = random.int(5, 9); i < count; i++) {
    const right = random.between(-plan.width / 2, plan.width / 2);
    if (Math.abs(right - plan.door.right) < 1.3) continue;
    const at = put(place, right, 0, -plan.depth / 2 - random.between(0.5, 1.1));
    const [x, y] = project(camera, at);
    items.push({
      z: at[2] - 0.2,
      markup: drawPlant(
        palette.snow ? 'snow' : random.pick(['bush', 'bush', 'flowers', 'lavender']),
        random,
        palette,
        x,
        y,
        (random.between(0.8, 1.5) * camera.focal) / at[2],
      ),
    });
  }
  return items;
}

function poolside(stage: Stage, place: Place, plan: HousePlan, left: boolean): Item[] {
  const { random } = stage;
  const z = Math.max(8.5, place.z - plan.depth * 0.5 - random.between(4, 6));
  const x = place.x * 0.45 + (left ? random.between(0, 1.6) : random.between(-1.6, 0));
  const yaw = place.yaw * random.between(0.3, 0.7);
  const length = random.between(6.5, 9);
  const pool: Place = { x, z, yaw };
  const items: Item[] = [{ z: z + 4, markup: drawPool(stage, pool, length, random.between(2.8, 3.8)) }];
  const cloth = random.pick(['#fbf3e2', '#d8573a', '#e9a23b', '#7fb3b0', '#f3e6cc']);
  const side = left ? 1 : -1;
  for (let i = 0; i < 2; i++) {
    const at = put(pool, side * (length / 2 + 1.9), 0, -0.7 + i * 1.5);
    items.push({
      z: at[2],
      markup: lounger(stage, { x: at[0], z: at[2], yaw: yaw + (side > 0 ? 0 : Math.PI) }, cloth),
    });
  }
  const shade = put(pool, side * (length / 2 + 1.6), 0, 1.9);
  items.push({
    z: shade[2],
    markup: parasol(
      stage,
      { x: shade[0], z: shade[2], yaw: 0 },
      1.5,
      random.pick(['#d8573a', '#0f7a7a', '#e9a23b', '#f3e6cc']),
    ),
  });
  return items;
}

function seating(stage: Stage, place: Place, plan: HousePlan, left: boolean): Item[] {
  const { random } = stage;
  const side = left ? 1 : -1;
  const at = put(place, side * plan.width * 0.3, 0, -plan.depth / 2 - 2.6);
  const cloth = random.pick(['#d8573a', '#0f7a7a', '#e9a23b', '#f3e6cc']);
  const here: Place = { x: at[0], z: at[2], yaw: place.yaw };
  return [
    { z: at[2], markup: tableSet(stage, here, random.pick(['#a98560', '#c9ab82', '#6f7a78']), cloth) },
    {
      z: at[2] + 0.2,
      markup: random.chance(0.7) ? parasol(stage, { ...here, z: at[2] + 0.3 }, 1.5, cloth) : '',
    },
  ];
}

/** The boat on the water: mirrored, with a jetty leading to it. */
function floating(stage: Stage, landscape: Landscape, house: string, place: Place, edge: number): string {
  const y = project(stage.camera, [place.x, 0, place.z - 2.5])[1];
  const mirror = group(house, `opacity="0.32" transform="translate(0 ${n(y * 1.6)}) scale(1 -0.6)"`);
  return mirror + house + drawGround(stage, landscape, Math.max(edge, 800));
}

/** A street of town houses or a canal, running into the picture. */
function drawStreet(sheet: Sheet, random: Random, scene: SceneDescription, palette: Palette): string {
  const landscape = landscapeOf(scene.landscape === 'canal' ? 'canal' : 'city');
  const canal = scene.landscape === 'canal';
  const left = random.chance(0.5);
  const camera: Camera = {
    focal: 1150,
    eye: random.between(...landscape.eye),
    centre: left ? 980 : 470,
    horizon: random.between(...landscape.horizon),
  };
  const studio = { sheet, random, palette, camera };
  const stage = stageOf(studio, left);
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
  return (
    out +
    items
      .sort((a, b) => b.z - a.z)
      .map(({ markup }) => markup)
      .join('')
  );
}

function canalWater({ camera, palette, sheet, random }: Stage, place: Place, plan: HousePlan): string {
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
    polygon(points, sheet.down([0, mix(water, palette.sky.horizon, 0.5)], [1, mix(water, '#14303a', 0.45)])) +
    `<path d="${glints}" fill="${palette.sky.horizon}" ${alpha(0.28)}/>`
  );
}
