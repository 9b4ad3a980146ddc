import { type Color, mix, under } from '../color.ts';
import type { Stage } from '../landscape/stage.ts';
import { type Vec, face, project } from '../space/camera.ts';
import { type Item } from '../space/depth-order.ts';
import { type Point, alpha, n, path } from '../svg.ts';
import { type Land, acrossAt } from './land.ts';

/** A way over the land through places [x, z] given from near to far, in pieces that hills can hide. */
export function ribbon(
  stage: Stage,
  land: Land,
  course: readonly Point[],
  half: number,
  color: Color,
): Item[] {
  const { camera, palette } = stage;
  const points: Vec[] = [];
  for (let i = 0; i < course.length - 1; i++) {
    const [p0, p1, p2, p3] = [
      course[i - 1] ?? course[i],
      course[i],
      course[i + 1],
      course[i + 2] ?? course[i + 1],
    ] as [Point, Point, Point, Point];
    for (let k = 0; k < 9; k++) {
      const t = k / 9;
      const at = (j: 0 | 1) =>
        0.5 *
        (2 * p1[j] +
          (p2[j] - p0[j]) * t +
          (2 * p0[j] - 5 * p1[j] + 4 * p2[j] - p3[j]) * t * t +
          (3 * p1[j] - p0[j] - 3 * p2[j] + p3[j]) * t * t * t);
      const [x, z] = [at(0), at(1)];
      points.push([x, land(x, z) + 0.02, z]);
    }
  }
  const side = (i: number, reach: number): Vec => {
    const [a, b] = [points[Math.max(0, i - 1)] as Vec, points[Math.min(points.length - 1, i + 1)] as Vec];
    const [dx, dz] = [b[0] - a[0], b[2] - a[2]];
    const length = Math.hypot(dx, dz) || 1;
    const [x, y, z] = points[i] as Vec;
    return [x + (dz / length) * reach, y, z - (dx / length) * reach];
  };
  // In the evening a way is the last that holds the light.
  const lit =
    palette.hour === 'dusk'
      ? mix(
          under(mix(color, palette.snow ? '#f0f1f6' : '#e6d2b4', palette.snow ? 0.75 : 0.5), '#a9a09c'),
          palette.sky.horizon,
          0.18,
        )
      : palette.facing(color, [0, 1, 0]);
  const edge = palette.shaded(mix(color, '#6a5a3c', 0.25));
  return points.slice(0, -1).map((point, i) => {
    const quad = (reach: number) => [
      side(i, -reach),
      side(i, reach),
      side(i + 1, reach),
      side(i + 1, -reach),
    ];
    const haze = Math.min(0.4, point[2] / 320);
    const z = Math.min(point[2], (points[i + 1] as Vec)[2]);
    const tone = palette.far(lit, haze);
    return {
      z: z - 0.4,
      markup:
        face(camera, quad(half * 1.14), palette.far(edge, haze), alpha(0.4)) +
        face(camera, quad(half), tone, `stroke="${tone}" stroke-width="1"`),
    };
  });
}

/** Draws plants in rows that lead into the distance: vines, lavender, tulips. */
export function plantedRows(
  stage: Stage,
  land: Land,
  plot: { left: number; right: number; near: number; far: number; gap: number; turn: number },
  plant: { colors: readonly Color[]; height: number; leafy: boolean },
): Item[] {
  const { camera, palette, random } = stage;
  const items: Item[] = [];
  for (let z = plot.far; z >= plot.near; z /= 1.035) {
    const scale = camera.focal / z;
    const [left, right] = acrossAt(stage, z);
    const marks: [string, string, string, string] = ['', '', '', ''];
    for (let x0 = plot.left; x0 <= plot.right; x0 += plot.gap) {
      const x = x0 + plot.turn * (z - plot.near);
      if (x < left || x > right) continue;
      const [sx, sy] = project(camera, [x, land(x, z), z]);
      const w = plot.gap * 0.33 * scale;
      const h = plant.height * scale * random.between(0.88, 1.14);
      marks[0] += `M${n(sx - w * 1.1)} ${n(sy + 1)}h${n(w * 2.2)}l${n(-palette.side * w * 1.1)} ${n(h * 0.2)}h${n(-w * 2.2)}Z`;
      marks[1] += `M${n(sx - w)} ${n(sy)}Q${n(sx - w * 1.1)} ${n(sy - h)} ${n(sx)} ${n(sy - h)}T${n(sx + w)} ${n(sy)}Z`;
      const lx = sx + palette.side * w * 0.3;
      marks[2] += `M${n(lx - w * 0.6)} ${n(sy - h * 0.35)}Q${n(lx - w * 0.6)} ${n(sy - h * 1.02)} ${n(lx)} ${n(sy - h * 1.02)}T${n(lx + w * 0.6)} ${n(sy - h * 0.35)}Z`;
      if (plant.leafy && z < 70 && random.chance(0.5))
        marks[3] += `M${n(sx + random.between(-0.6, 0.5) * w)} ${n(sy - h * random.between(0.4, 1.06))}l${n(w * 0.3)} ${n(-h * 0.12)}l${n(-w * 0.06)} ${n(h * 0.2)}Z`;
    }
    const haze = Math.min(0.5, z / 260);
    const color = random.pick(plant.colors);
    items.push({
      z,
      markup:
        path(marks[0], palette.shadow, alpha(palette.shadowDepth * 0.7)) +
        path(marks[1], palette.far(palette.shaded(color), haze)) +
        path(marks[2], palette.far(palette.lit(color), haze)) +
        (marks[3] ? path(marks[3], palette.lit(mix(color, '#fff0b8', 0.35))) : ''),
    });
  }
  return items;
}
