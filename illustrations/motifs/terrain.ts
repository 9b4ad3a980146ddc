import { type Color, mix, under } from '../color.ts';
import type { Stage } from '../landscape/stage.ts';
import type { Palette } from '../palette.ts';
import { type Vec, face, project } from '../space/camera.ts';
import { type Point, alpha, ellipse, n, path, polygon } from '../svg.ts';

/** Metres of the ground over the water's level at a place; below zero lies water. */
export type Land = (x: number, z: number) => number;

/** Something that stands on the land, drawn behind all that is nearer. */
export type Item = { z: number; markup: string };

export type Ground = {
  land: Land;
  /** Metres from the eye to the first and the last strip of land. */
  near: number;
  far: number;
  /** Of the top of the land, and of a bank or cliff under it. */
  color: Color;
  bank?: Color;
  /** Without water: hollows below zero are land too. */
  dry?: boolean;
  /** A light edge where the land meets water. */
  foam?: boolean;
};

/** Gentle swells of the given height in metres. */
export function swells({ random }: Stage, height: number): Land {
  const [a, b, c] = [random.between(0, 6.3), random.between(0, 6.3), random.between(0, 6.3)];
  return (x, z) =>
    height *
    (Math.sin(x / 11 + a + z / 23) * 0.45 + Math.sin(x / 27 + b - z / 31) * 0.6 + Math.sin(z / 13 + c) * 0.3);
}

/** A round hill: its top, its half widths and its height in metres. */
export const mound =
  (x0: number, z0: number, wide: number, deep: number, height: number): Land =>
  (x, z) =>
    height * Math.exp(-(((x - x0) / wide) ** 2) - ((z - z0) / deep) ** 2);

/** From 0 to 1 between two values. */
export function step(low: number, high: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - low) / (high - low)));
  return t * t * (3 - 2 * t);
}

/** Where the picture's left and right edges lie at a depth, with some reserve. */
export const acrossAt = ({ camera }: Stage, z: number): [number, number] => [
  ((-80 - camera.centre) * z) / camera.focal,
  ((1530 - camera.centre) * z) / camera.focal,
];

/** The land in strips from far to near, each over the one behind, with what stands between them. */
export function drawTerrain(stage: Stage, ground: Ground, items: readonly Item[]): string {
  const { palette, random } = stage;
  const ratio = ground.foam ? 1.05 : 1.075;
  const strips: Item[] = [];
  const isBlueHour = palette.hour === 'dusk' && ground.dry === true && !palette.snow;
  const color = isBlueHour ? mix(ground.color, '#86ad6e', 0.42) : ground.color;
  const tones = [
    color,
    mix(color, palette.snow ? '#dfe8f2' : isBlueHour ? '#cfd6a0' : '#e6cf86', 0.22),
    mix(color, palette.snow ? '#ffffff' : palette.foliage, palette.snow ? 0.3 : 0.16),
  ];
  const lit = isBlueHour ? { ...stage, palette: blueHour(palette) } : stage;
  let tone = 0;
  for (let z = ground.far, i = 0; z >= ground.near / ratio; z /= ratio, i++) {
    if (i % 4 === 0) tone = random.int(0, tones.length - 1);
    strips.push({ z: z + 0.01, markup: strip(lit, ground, z, tones[tone] ?? color) });
  }
  if (isBlueHour) strips.push(...eveningMist(stage, ground));
  return [...strips, ...items]
    .sort((a, b) => b.z - a.z)
    .map(({ markup }) => markup)
    .join('');
}

/** What light is left comes from the sky: grass keeps its green then, which the sun's red would turn to mud. */
function blueHour(palette: Palette): Palette {
  const [light, shade] = [mix('#8fb3a6', palette.sky.middle, 0.16), mix('#35566a', palette.sky.top, 0.3)];
  const lit = (surface: Color) => under(surface, light);
  const shaded = (surface: Color) => under(surface, shade);
  return {
    ...palette,
    lit,
    shaded,
    facing: (surface) => mix(shaded(surface), lit(surface), 0.72),
    far: (surface, distance) =>
      mix(
        under(surface, mix(light, '#ffffff', 0.3)),
        mix(palette.sky.horizon, palette.sky.middle, 0.5),
        distance,
      ),
  };
}

/** Mist that gathers in the hollows, veil behind veil, lit by what the sun has left behind. */
function eveningMist({ camera, palette, random, canvas }: Stage, { near, far }: Ground): Item[] {
  const color = mix(palette.sky.horizon, palette.sky.middle, 0.3);
  const veil = canvas.glow([0, color, 0.5], [0.5, color, 0.26], [1, color, 0]);
  return Array.from({ length: 9 }, (_, i) => {
    const z = near * 3.4 + (far - near * 3.4) * ((i + random.next() * 0.6) / 9);
    const scale = camera.focal / z;
    const [x, y] = project(camera, [random.between(-26, 30), random.between(0.2, 1), z]);
    return {
      z,
      markup: ellipse(x, y, random.between(24, 46) * scale, random.between(0.9, 1.7) * scale, veil),
    };
  });
}

function strip(stage: Stage, ground: Ground, z: number, color: Color): string {
  const { camera, palette, canvas } = stage;
  const [left, right] = acrossAt(stage, z);
  const away = Math.min(1, Math.max(0, (z - ground.near) / (ground.far - ground.near)));
  const sun = palette.facing(color, [0, 1, 0]);
  const top = palette.far(mix(sun, palette.lit(color), 0.4), away * 0.5);
  const low = palette.far(
    mix(
      sun,
      palette.shaded(ground.bank ?? color),
      ground.bank ? 0.55 : palette.hour === 'golden' ? 0.58 : 0.34,
    ),
    away * 0.42,
  );
  const fill = ground.bank
    ? canvas.down(
        [0, top],
        [0.22, top],
        [0.4, palette.far(palette.facing(ground.bank, [palette.side * 0.8, 0.2, -0.5]), away * 0.5)],
        [1, low],
      )
    : canvas.down([0, top], [1, low]);
  let out = '';
  let run: Point[] = [];
  const level = project(camera, [0, 0, z])[1];
  const close = () => {
    const [first, last] = [run[0], run[run.length - 1]];
    if (first && last && run.length > 1) {
      const lowest =
        Math.max(level, ...run.map(([, y]) => y)) + Math.max(10, (level - camera.horizon) * 0.16);
      const foot = ground.bank || ground.foam ? level + 2 : lowest;
      if (ground.foam)
        out += polygon(
          [
            [first[0] - 7, level],
            [last[0] + 7, level],
            [last[0] + 3, level + 3],
            [first[0] - 3, level + 3],
          ],
          mix(palette.sky.horizon, '#ffffff', 0.7),
          alpha(0.5),
        );
      out += polygon([...run, [last[0], foot], [first[0], foot]], fill);
    }
    run = [];
  };
  let [lastX, lastY] = [left, 0];
  for (let i = 0; i <= 44; i++) {
    const x = left + ((right - left) * i) / 44;
    const y = ground.land(x, z);
    // The shore lies between two samples: where the line between them meets the water.
    const shore = () => project(camera, [lastX + ((x - lastX) * lastY) / (lastY - y || 1), 0, z]);
    if (y > 0 || ground.dry) {
      if (i > 0 && lastY <= 0 && !ground.dry) run.push(shore());
      run.push(project(camera, [x, y, z]));
    } else {
      if (lastY > 0) run.push(shore());
      close();
    }
    [lastX, lastY] = [x, y];
  }
  close();
  return out + marks(stage, ground, z, color, left, right);
}

/** Stones, blades and hollows that give a strip its grain. */
function marks(
  { camera, palette, random }: Stage,
  { land, dry }: Ground,
  z: number,
  color: Color,
  left: number,
  right: number,
): string {
  let [dark, bright] = ['', ''];
  const scale = camera.focal / z;
  for (let i = 0; i < (z < 45 ? 16 : 9); i++) {
    const x = random.between(left, right);
    const y = land(x, z);
    const long = random.between(0.25, 1.1) * scale;
    const bladed = random.chance(0.4);
    if (y < 0.35 && !dry) continue;
    const [sx, sy] = project(camera, [x, y, z]);
    const low = sy + random.between(1, 0.5 * scale);
    const mark = bladed
      ? `M${n(sx)} ${n(low)}l${n(long * 0.05)} ${n(-long * 0.32)}l${n(long * 0.07)} ${n(long * 0.24)}l${n(long * 0.12)} ${n(-long * 0.28)}l${n(long * 0.02)} ${n(long * 0.32)}Z`
      : `M${n(sx)} ${n(low)}q${n(long / 2)} ${n(-long * 0.09)} ${n(long)} 0q${n(-long / 2)} ${n(long * 0.07)} ${n(-long)} 0Z`;
    if (bladed || i % 2) dark += mark;
    else bright += mark;
  }
  return (
    (dark && path(dark, palette.shaded(mix(color, palette.evergreen, 0.35)), alpha(0.4))) +
    (bright && path(bright, palette.lit(mix(color, '#fff6dc', 0.5)), alpha(0.5)))
  );
}

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

/** Clumps in ranks that run away from the viewer: vines, lavender, tulips. */
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
