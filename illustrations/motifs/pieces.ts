import { type Color, mix } from '../color.ts';
import { drawHouse, planHouse } from '../houses/draw-house.ts';
import { type HousePlan, door, roofOf, row } from '../houses/plan.ts';
import type { Landscape } from '../landscape/landscapes.ts';
import { drawPlant } from '../landscape/plants.ts';
import type { Stage } from '../landscape/stage.ts';
import { type Place, face, project } from '../space/camera.ts';
import { drawBox } from '../space/solid.ts';
import { alpha, ellipse, n, path } from '../svg.ts';
import { type TreeKind, drawTree, grown } from '../trees.ts';
import type { Item, Land } from './terrain.ts';

/** A church with a tower: a pointed one in the north, a flat tiled one in the south. */
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
        roof: roofOf('gable', southern ? 2 : 4, 'tiles', tiles, wall, { over: 0.3 }),
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
        roof: roofOf(
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
  const height = (grown[kind] * scale * camera.focal) / z;
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

/** Low growth in loose groups over the land between two depths. */
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

/** Posts and two rails along places [x, z]. */
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

/** Leans on its stand, seen from the side, 1.1 m high. */
export function bicycle(stage: Stage, land: Land, x: number, z: number): Item {
  const { camera, palette, random } = stage;
  const [sx, sy] = project(camera, [x, land(x, z), z]);
  const s = camera.focal / z;
  const paint = palette.lit(random.pick(['#c8421b', '#1f6f6a', '#e0a03a', '#2f5f86']));
  const dark = palette.shaded('#2b2a2c');
  const r = 0.34 * s;
  const at = (u: number, v: number) => `${n(sx + u * s)} ${n(sy - v * s)}`;
  const ring = (u: number) =>
    `<circle cx="${n(sx + u * s)}" cy="${n(sy - r)}" r="${n(r)}" fill="none" stroke="${dark}" stroke-width="${n(0.05 * s)}"/>`;
  const stroke = (d: string, color: string, width: number) =>
    `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n(width * s)}" stroke-linecap="round" stroke-linejoin="round"/>`;
  return {
    z,
    markup:
      ellipse(
        sx - palette.side * 0.2 * s,
        sy,
        0.95 * s,
        0.08 * s,
        palette.shadow,
        alpha(palette.shadowDepth),
      ) +
      ring(-0.52) +
      ring(0.52) +
      stroke(
        `M${at(-0.52, 0.34)}L${at(-0.2, 0.8)}L${at(0.06, 0.34)}L${at(-0.52, 0.34)}M${at(-0.2, 0.8)}L${at(0.38, 0.78)}L${at(0.06, 0.34)}M${at(0.52, 0.34)}L${at(0.36, 0.98)}`,
        paint,
        0.06,
      ) +
      stroke(`M${at(-0.34, 0.94)}L${at(-0.1, 0.94)}M${at(0.22, 1.06)}L${at(0.42, 1.02)}`, dark, 0.08) +
      path(
        `M${at(0.4, 0.96)}h${n(0.34 * s)}l${n(-0.05 * s)} ${n(0.24 * s)}h${n(-0.24 * s)}Z`,
        palette.lit('#b58a58'),
      ) +
      path(
        `M${at(0.42, 0.97)}q${n(0.05 * s)} ${n(-0.2 * s)} ${n(0.15 * s)} ${n(-0.06 * s)}q${n(0.1 * s)} ${n(-0.14 * s)} ${n(0.15 * s)} ${n(0.06 * s)}Z`,
        palette.lit('#d9694f'),
      ),
  };
}

/** Round bales in the stubble, or cows or sheep on the meadow. */
export function herd(
  stage: Stage,
  land: Land,
  kind: 'bales' | 'cows' | 'sheep',
  count: number,
  area: readonly [number, number, number, number],
): Item[] {
  const { camera, palette, random } = stage;
  return Array.from({ length: count }, () => {
    const [x, z] = [random.between(area[0], area[1]), random.between(area[2], area[3])];
    const [sx, sy] = project(camera, [x, land(x, z), z]);
    const s = camera.focal / z;
    const shadow = ellipse(
      sx - palette.side * 0.7 * s,
      sy,
      1.3 * s,
      0.16 * s,
      palette.shadow,
      alpha(palette.shadowDepth),
    );
    if (kind === 'bales') {
      const [lit, dark] = [palette.lit('#e6c774'), palette.shaded('#b8924c')];
      return {
        z,
        markup:
          shadow +
          `<rect x="${n(sx - 0.75 * s)}" y="${n(sy - 1.3 * s)}" width="${n(1.6 * s)}" height="${n(1.3 * s)}" rx="${n(0.4 * s)}" fill="${dark}"/>` +
          ellipse(sx + palette.side * 0.4 * s, sy - 0.65 * s, 0.5 * s, 0.65 * s, lit) +
          `<ellipse cx="${n(sx + palette.side * 0.4 * s)}" cy="${n(sy - 0.65 * s)}" rx="${n(0.25 * s)}" ry="${n(0.33 * s)}" fill="none" stroke="${dark}" stroke-width="${n(0.06 * s)}" stroke-opacity="0.6"/>`,
      };
    }
    const turn = random.chance(0.5) ? 1 : -1;
    const size = kind === 'cows' ? 1 : 0.62;
    const coat = palette.lit(
      kind === 'sheep' ? '#fbf6ea' : random.pick(['#a9714a', '#8c5a3c', '#f2e8d8', '#c49a70']),
    );
    const dim = palette.shaded(kind === 'sheep' ? '#5a5450' : mix('#6a4230', '#2b2320', 0.2));
    const m = s * size;
    const legs = [-0.75, -0.5, 0.5, 0.75]
      .map((u) => `M${n(sx + u * m)} ${n(sy - 0.7 * m)}h${n(0.16 * m)}v${n(0.7 * m)}h${n(-0.16 * m)}Z`)
      .join('');
    return {
      z,
      markup:
        shadow +
        path(legs, dim) +
        `<rect x="${n(sx - 0.95 * m)}" y="${n(sy - 1.35 * m)}" width="${n(1.95 * m)}" height="${n(0.85 * m)}" rx="${n((kind === 'sheep' ? 0.42 : 0.26) * m)}" fill="${coat}"/>` +
        path(
          `M${n(sx + turn * 0.85 * m)} ${n(sy - 1.3 * m)}l${n(turn * 0.5 * m)} ${n(0.28 * m)}l${n(turn * 0.02 * m)} ${n(0.36 * m)}l${n(-turn * 0.28 * m)} ${n(0.08 * m)}l${n(-turn * 0.36 * m)} ${n(-0.3 * m)}Z`,
          kind === 'sheep' ? dim : coat,
        ),
    };
  });
}

/** An open boat with a thwart, moored; `length` in metres. */
export function rowingBoat(stage: Stage, x: number, z: number, length: number, paint: Color): Item {
  const { camera, palette } = stage;
  const [sx, sy] = project(camera, [x, 0, z]);
  const s = (camera.focal / z) * length;
  return {
    z,
    markup:
      ellipse(sx, sy + s * 0.05, s * 0.56, s * 0.05, palette.shadow, alpha(0.26)) +
      path(
        `M${n(sx - s * 0.5)} ${n(sy - s * 0.16)}Q${n(sx)} ${n(sy - s * 0.08)} ${n(sx + s * 0.52)} ${n(sy - s * 0.18)}Q${n(sx + s * 0.4)} ${n(sy + s * 0.05)} ${n(sx + s * 0.24)} ${n(sy + s * 0.06)}H${n(sx - s * 0.36)}Q${n(sx - s * 0.46)} ${n(sy)} ${n(sx - s * 0.5)} ${n(sy - s * 0.16)}Z`,
        palette.lit(paint),
      ) +
      path(
        `M${n(sx - s * 0.5)} ${n(sy - s * 0.16)}Q${n(sx)} ${n(sy - s * 0.08)} ${n(sx + s * 0.52)} ${n(sy - s * 0.18)}Q${n(sx)} ${n(sy - s * 0.14)} ${n(sx - s * 0.5)} ${n(sy - s * 0.16)}Z`,
        palette.shaded('#6a4f38'),
      ) +
      path(
        `M${n(sx - s * 0.48)} ${n(sy - s * 0.1)}Q${n(sx)} ${n(sy - s * 0.02)} ${n(sx + s * 0.5)} ${n(sy - s * 0.12)}`,
        'none',
        `stroke="${palette.lit('#fbf3e2')}" stroke-width="${n(Math.max(1, s * 0.014))}"`,
      ),
  };
}

/** Planks laid over sand or grass, with a rail on one side. */
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
