import { type HousePlan } from '../houses/plan.ts';
import type { Landscape } from '../landscape/landscape.ts';
import { drawPlant } from '../landscape/plants.ts';
import { type Stage } from '../landscape/stage.ts';
import { type Place, type Vec, project, put } from '../space/camera.ts';
import { type Item } from '../space/depth-order.ts';
import { type TreeKind, drawTree, treeHeights } from '../trees/trees.ts';
import { drawPool, lounger, parasol, tableSet } from './furniture.ts';

export function treeItem(
  stage: Stage,
  kind: TreeKind,
  x: number,
  z: number,
  scale: number,
): Item & { shadow: Vec[] } {
  const { camera, random, palette } = stage;
  const [sx, sy] = project(camera, [x, 0, z]);
  const metres = treeHeights[kind] * scale;
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

export function plantTrees(
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
  // Trees beside the house connect it with the garden; a single tree may stand on the empty side.
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

export function plantsAtWall(stage: Stage, place: Place, plan: HousePlan): Item[] {
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

export function garden(stage: Stage, landscape: Landscape, place: Place, plan: HousePlan): Item[] {
  const { random, camera, palette } = stage;
  const items: Item[] = [];
  const reach = plan.width * 0.5 + plan.depth * 0.3;
  for (let group = 0, groups = random.int(4, 7); group < groups; group++) {
    const z = random.between(Math.max(9, place.z * 0.5), place.z + 6);
    const side = random.chance(0.5) ? -1 : 1;
    const x =
      place.x +
      side * (z > place.z - plan.depth * 0.6 ? reach + random.between(0.5, 9) : random.between(2.4, 10));
    const kind = random.pick(landscape.plants);
    for (let i = 0, count = random.int(2, 5); i < count; i++) {
      const [px, pz] = [x + random.between(-1.4, 1.4), z + random.between(-0.7, 0.7)];
      const [sx, sy] = project(camera, [px, 0, pz]);
      const size = (random.between(0.5, 1.05) * camera.focal) / pz;
      items.push({ z: pz, markup: drawPlant(palette.snow ? 'snow' : kind, random, palette, sx, sy, size) });
    }
  }
  return items;
}

export function poolside(stage: Stage, place: Place, plan: HousePlan, left: boolean): Item[] {
  const { random } = stage;
  const z = Math.max(8.5, place.z - plan.depth * 0.5 - random.between(3.6, 4.8));
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

export function seating(stage: Stage, place: Place, plan: HousePlan, left: boolean): Item[] {
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
