import { drawHouse, houseCorners, planHouse } from '../houses/draw-house.ts';
import type { HousePlan } from '../houses/plan.ts';
import { type Stage } from '../landscape/stage.ts';
import type { SceneDescription } from '../scene-description.ts';
import { type Random, seededRandom } from '../../../../domain/seeded-random.ts';
import { type Place, type Vec, face, put } from '../space/camera.ts';
import { type Item, inOrder } from '../space/depth-order.ts';
import { lantern } from './beach-and-street.ts';
import { treeItem } from './garden.ts';

const north = ['holidayHouse', 'holidayHouse', 'farmhouse'] as const;
const south = ['stoneHouse', 'holidayHouse', 'stoneHouse'] as const;

/** Kinds of houses that may stand beside a house of flats. */
const kindsByLandscape: Readonly<Record<string, readonly string[]>> = {
  northSea: ['thatchedHouse', 'holidayHouse', 'holidayHouse'],
  wadden: ['thatchedHouse', 'holidayHouse', 'farmhouse'],
  dunes: ['thatchedHouse', 'holidayHouse', 'bungalow'],
  balticSea: ['villa', 'holidayHouse'],
  balticBeach: ['villa', 'villa', 'holidayHouse'],
  pinewood: ['villa', 'holidayHouse'],
  denmark: ['timberHouse', 'holidayHouse'],
  heath: ['timberHouse', 'holidayHouse'],
  alps: ['chalet', 'chalet', 'farmhouse'],
  mountains: ['chalet', 'holidayHouse'],
  fjord: ['timberHouse'],
  highlands: ['cottage'],
  fells: ['cottage'],
  blackForest: ['farmhouse', 'holidayHouse'],
  nordicLake: ['timberHouse'],
  forest: ['timberHouse', 'holidayHouse'],
  atlantic: ['cottage', 'stoneHouse'],
  tuscany: south,
  provence: south,
  vineyards: ['farmhouse', 'stoneHouse', 'holidayHouse'],
  groves: south,
  volcanic: ['finca', 'stoneHouse'],
  volcanicLand: ['finca', 'stoneHouse'],
  mediterranean: south,
  balearic: ['finca', 'stoneHouse', 'stoneHouse'],
  dalmatia: ['stoneHouse'],
  apulia: ['stoneHouse', 'finca'],
  southernLake: ['stoneHouse', 'villa'],
};

const houseFor = (scene: SceneDescription, random: Random): HousePlan =>
  planHouse(random.pick(kindsByLandscape[scene.landscape] ?? north), scene.landscape, random);

interface Neighbours {
  items: Item[];
  shadows: Vec[][];
  /** The street before the houses. */
  street: string;
}

/** The houses of the village: left and right, more behind where no shore is, and the street that they share. */
export function neighbours(
  stage: Stage,
  scene: SceneDescription,
  place: Place,
  plan: HousePlan,
  ashore: boolean,
): Neighbours {
  const random = seededRandom(scene.seed, 'neighbours');
  const items: Item[] = [];
  const shadows: Vec[][] = [];
  const add = (right: number, deep: number, turn: number, house: HousePlan): void => {
    const [x, , z] = put(place, right, 0, deep);
    const at: Place = { x, z, yaw: place.yaw + turn };
    items.push({ z, markup: drawHouse(stage, at, house) });
    if (deep < 12) shadows.push(...houseCorners(at, house));
  };
  for (const side of [-1, 1]) {
    const house = houseFor(scene, random);
    const gap = ashore ? 7 : 3.5;
    let right = side * (plan.width / 2 + house.width / 2 + random.between(gap, gap + 3));
    add(right, random.between(0, 2.5), random.between(-0.06, 0.06), house);
    const next = houseFor(scene, random);
    right += side * (house.width / 2 + next.width / 2 + random.between(4, 7));
    add(right, random.between(0, 4), random.between(-0.1, 0.1), next);
  }
  const behind = [
    [-26, 24],
    [-8, 28],
    [12, 23],
    [30, 27],
  ] as const;
  for (const [across, deep] of ashore ? [] : behind)
    add(
      across + random.between(-3, 3),
      deep + random.between(0, 5),
      random.between(-0.4, 0.4),
      houseFor(scene, random),
    );
  const front = -plan.depth / 2 - 5.2;
  for (let i = 0; i < 4; i += 1) {
    const [x, , z] = put(place, -27 + i * 18 + random.between(-2, 2), 0, front + 0.7);
    if (z < 7) continue;
    items.push(
      i % 2 === 0
        ? { z, markup: lantern(stage, { x, z, yaw: 0 }) }
        : treeItem(stage, stage.palette.snow ? 'fir' : 'broadleaf', x, z + 2.5, random.between(0.35, 0.5)),
    );
  }
  return { items, shadows, street: street(stage, place, front) };
}

function street({ camera, palette }: Stage, place: Place, front: number): string {
  const strip = (from: number, to: number): Vec[] => [
    put(place, -90, 0, from),
    put(place, 90, 0, from),
    put(place, 90, 0, to),
    put(place, -90, 0, to),
  ];
  const top = (color: string): string => palette.facing(palette.snow ? '#e4e8ec' : color, [0, 1, 0]);
  return (
    face(camera, strip(front - 0.2, front + 1.5), top('#d9ccb4')) +
    face(camera, strip(front - 5, front - 0.2), top('#a9a39a')) +
    face(camera, strip(front - 5.4, front - 5), top('#d9ccb4'))
  );
}

export function roofsBelow(stage: Stage, scene: SceneDescription): string {
  const random = seededRandom(scene.seed, 'roofs below');
  const items: Item[] = [];
  for (const [x, z] of [
    [-26, 52],
    [-12, 62],
    [5, 54],
    [21, 60],
    [36, 70],
    [-40, 76],
    [-4, 84],
  ] as const) {
    const at: Place = {
      x: x + random.between(-3, 3),
      z: z + random.between(-3, 3),
      yaw: random.between(-0.6, 0.6),
    };
    items.push({ z: at.z, markup: drawHouse(stage, at, houseFor(scene, random)) });
    items.push(
      treeItem(stage, stage.palette.snow ? 'fir' : 'broadleaf', at.x + 9, at.z + 4, random.between(0.4, 0.6)),
    );
  }
  return inOrder(items);
}
