import { type Color } from '../color.ts';
import { drawHouse, planHouse } from '../houses/draw-house.ts';
import { type HousePlan, door, createRoof, row } from '../houses/plan.ts';
import type { Landscape } from '../landscape/landscape.ts';
import { drawPlant } from '../landscape/plants.ts';
import type { Stage } from '../landscape/stage.ts';
import { type Place, face, project } from '../space/camera.ts';
import { type Item } from '../space/depth-order.ts';
import { drawBox } from '../space/solid.ts';
import { alpha, ellipse } from '../svg.ts';
import { type TreeKind, drawTree, treeHeights } from '../trees/trees.ts';
import type { Land } from './land.ts';

export function churchPlan({ random }: Stage, southern: boolean): HousePlan {
  const wall = southern ? random.pick(['#ecd4ac', '#e6c8a0', '#f4e8d0']) : '#faf4e8';
  const tiles = southern ? '#b8694a' : random.pick(['#7d4a3c', '#5c666a', '#8c5444']);
  const look = { frame: '#d8c8ac', arched: true };
  const height = southern ? random.between(10, 12.5) : random.between(8.5, 10.5);
  return {
    blocks: [
      {
        right: 4,
        deep: 0,
        length: 11,
        depth: 7,
        height: 5.4,
        surface: 'plaster',
        color: wall,
        roof: createRoof('gable', southern ? 2 : 4, 'tiles', tiles, wall, { over: 0.3 }),
        openings: { front: row(11, 3, 1.6, 0.9, 2.6, look) },
      },
      {
        right: -3.6,
        deep: 0,
        length: 4.4,
        depth: 4.4,
        height,
        surface: southern ? 'stone' : 'plaster',
        color: wall,
        roof: createRoof(
          'hip',
          southern ? 1.6 : random.between(4.5, 6),
          southern ? 'tiles' : 'shingles',
          southern ? tiles : '#55686a',
          wall,
          {
            over: 0.25,
          },
        ),
        openings: {
          front: [
            ...row(4.4, 1, height - 3.4, 1.2, 2.2, look),
            door(2.2, '#d8c8ac', '#5a3a2c', { arched: true }),
          ],
          left: row(4.4, 1, height - 3.4, 1.2, 2.2, look),
          right: row(4.4, 1, height - 3.4, 1.2, 2.2, look),
        },
      },
    ],
    door: { right: -3.6, deep: -3 },
    width: 14,
    depth: 7,
    height: height + 5,
  };
}

/** A house or church on the land, with the shade at its foot. */
export function building(stage: Stage, land: Land, plan: HousePlan, x: number, z: number, yaw: number): Item {
  const { camera, palette } = stage;
  const reach = plan.width / 2;
  // Stands on the lowest of its corners, so that none hangs in the air.
  const y = Math.min(land(x - reach * 0.8, z), land(x + reach * 0.8, z), land(x, z - plan.depth / 2));
  const place: Place = { x, z, y, yaw };
  const [sx, sy] = project(camera, [x, y, z - plan.depth * 0.4]);
  const scale = camera.focal / z;
  return {
    z: z - plan.depth * 0.5,
    markup:
      ellipse(
        sx - palette.side * reach * 0.35 * scale,
        sy,
        reach * 1.15 * scale,
        scale * 0.9,
        palette.shadow,
        alpha(palette.shadowDepth * 0.8),
      ) + drawHouse(stage, place, plan),
  };
}

export const house = (
  stage: Stage,
  land: Land,
  kind: string,
  landscape: string,
  x: number,
  z: number,
  yaw: number,
): Item => building(stage, land, planHouse(kind, landscape, stage.random), x, z, yaw);

export function tree(stage: Stage, land: Land, kind: TreeKind, x: number, z: number, scale = 1): Item {
  const { camera, random, palette } = stage;
  const [sx, sy] = project(camera, [x, land(x, z), z]);
  const height = (treeHeights[kind] * scale * camera.focal) / z;
  return {
    z,
    markup:
      ellipse(
        sx - palette.side * height * 0.16,
        sy,
        height * 0.26,
        height * 0.03,
        palette.shadow,
        alpha(palette.shadowDepth * 0.8),
      ) +
      drawTree(kind, random, palette, {
        x: sx,
        y: sy + 1,
        height,
        distance: Math.min(0.42, z / 260),
        sun: palette.side,
      }),
  };
}

export function growth(
  stage: Stage,
  landscape: Landscape,
  land: Land,
  near: number,
  far: number,
  groups: number,
): Item[] {
  const { camera, random, palette } = stage;
  const items: Item[] = [];
  for (let i = 0; i < groups; i++) {
    const z0 = near * (far / near) ** (random.next() ** 1.3);
    const x0 = ((random.between(-60, 1510) - camera.centre) * z0) / camera.focal;
    const kind = palette.snow ? 'snow' : random.pick(landscape.plants);
    for (let k = 0, count = random.int(2, 5); k < count; k++) {
      const [x, z] = [x0 + random.between(-3, 3), z0 + random.between(-2, 2)];
      const y = land(x, z);
      if (y < 0.15) continue;
      const [sx, sy] = project(camera, [x, y, z]);
      items.push({
        z,
        markup: drawPlant(kind, random, palette, sx, sy + 1, (random.between(0.5, 1.25) * camera.focal) / z),
      });
    }
  }
  return items;
}

export function fenceAlong(
  stage: Stage,
  land: Land,
  from: readonly [number, number],
  to: readonly [number, number],
  wood: Color,
): Item[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const count = Math.max(2, Math.round(length / 2.6));
  const yaw = Math.atan2(to[1] - from[1], to[0] - from[0]);
  return Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5) / count;
    const [x, z] = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
    const place: Place = { x, z, y: land(x, z), yaw };
    const rail = (foot: number) =>
      drawBox(
        stage,
        place,
        { right: 0, deep: 0, length: length / count, depth: 0.06, foot, height: 0.12 },
        wood,
      );
    return {
      z,
      markup:
        rail(0.4) +
        rail(0.8) +
        drawBox(
          stage,
          place,
          { right: -length / count / 2, deep: 0, length: 0.16, depth: 0.16, height: 1.15 },
          wood,
        ),
    };
  });
}

export function plankJoints(
  stage: Stage,
  land: Land,
  course: readonly (readonly [number, number])[],
  half: number,
): Item[] {
  const items: Item[] = [];
  for (let i = 0; i < course.length - 1; i++) {
    const [a, b] = [course[i] as readonly [number, number], course[i + 1] as readonly [number, number]];
    const count = Math.min(26, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / 0.9));
    for (let k = 0; k < count; k++) {
      const t = k / count;
      const [x, z] = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
      const y = land(x, z) + 0.03;
      items.push({
        z: z - 0.9,
        markup: face(
          stage.camera,
          [
            [x - half, y, z],
            [x + half, y, z],
            [x + half, y, z + 0.14],
            [x - half, y, z + 0.14],
          ],
          stage.palette.shaded('#6a5136'),
          alpha(0.45),
        ),
      });
    }
  }
  return items;
}
