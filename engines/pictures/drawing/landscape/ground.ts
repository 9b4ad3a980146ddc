import { type Color, mix } from '../color.ts';
import { type Vec, face, project, projectAll } from '../space/camera.ts';
import type { Studio } from '../space/solid.ts';
import { type Point, alpha, curve, line, n, path, formatPath, ridge } from '../svg.ts';
import type { Landscape } from './landscape.ts';
import { type Stage, rolling } from './stage.ts';

export const groundColor = (landscape: Landscape, snow: boolean, meadow: Color): Color =>
  snow ? '#f3f5f6' : (landscape.groundColor ?? meadow);

export function drawGround(stage: Stage, landscape: Landscape, edge: number): string {
  const { palette, random, canvas, camera } = stage;
  const base = groundColor(landscape, palette.snow, palette.meadow);
  const paved = landscape.ground === 'paving';
  const lit = palette.facing(base, [0, 1, 0]);
  const crest = rolling(stage, edge, paved ? 1 : 9, random.between(0.5, 1));
  const near = mix(
    palette.shaded(base),
    landscape.ground === 'meadow' && !palette.snow ? palette.evergreen : base,
    0.24,
  );
  let out = '';
  if (landscape.water && !palette.snow && landscape.ground !== 'meadow' && !paved) {
    // Foam and wet sand along the shore.
    out += ridge(
      crest.map(([x, y]): Point => [x, y - 8]),
      910,
      mix(palette.sky.horizon, '#ffffff', 0.6),
      alpha(0.75),
    );
    out += ridge(
      crest.map(([x, y]): Point => [x, y - 3]),
      910,
      mix(lit, palette.sky.middle, 0.35),
    );
  }
  out += ridge(
    crest.map(([x, y]): Point => [x, y + 2]),
    910,
    canvas.down(
      [0, palette.far(base, 0.22)],
      [0.2, mix(palette.far(base, 0.1), lit, 0.6)],
      [0.6, lit],
      [1, mix(lit, near, 0.85)],
    ),
  );
  if (paved) return out + paving(stage, base, lit);
  // Long soft waves of the terrain, wider as they come nearer.
  const waves = landscape.ground === 'sand' ? 7 : 5;
  for (let i = 0; i < waves; i++) {
    const share = (i + random.between(0.3, 0.8)) / waves;
    const y = edge + share ** 1.4 * (880 - edge);
    const x = random.between(-300, 1100);
    const w = random.between(380, 900);
    const h = 6 + share * 34;
    const tone = i % 2 ? mix(lit, palette.sun, 0.3) : palette.shaded(base);
    const points: Point[] = [
      [x, y],
      [x + w * 0.3, y - h],
      [x + w * 0.7, y - h * 0.5],
      [x + w, y],
    ];
    out += path(
      `${curve(points)}Q${n(x + w * 0.5)} ${n(y + h * 0.4)} ${n(x)} ${n(y)}Z`,
      tone,
      alpha(palette.dark ? 0.12 : 0.2),
    );
  }
  return out + tufts(stage, landscape, base, edge, camera.eye);
}

function tufts(
  { random, palette }: Stage,
  landscape: Landscape,
  base: Color,
  edge: number,
  eye: number,
): string {
  const meadow = landscape.ground === 'meadow' || landscape.ground === 'field';
  let [dark, bright] = ['', ''];
  const count = meadow && !palette.snow ? 240 : 90;
  for (let i = 0; i < count; i++) {
    const share = random.next() ** 0.75;
    const x = random.between(-20, 1460);
    const y = edge + 10 + share * (890 - edge);
    const size = (2.5 + share * 17) * Math.min(1.2, 4 / eye);
    const mark =
      meadow && !palette.snow
        ? `M${n(x)} ${n(y)}l${n(size * 0.15)} ${n(-size)}l${n(size * 0.16)} ${n(size * 0.8)}l${n(size * 0.34)} ${n(-size * 0.72)}l${n(-size * 0.1)} ${n(size * 0.92)}Z`
        : `M${n(x)} ${n(y)}q${n(size * 2.6)} ${n(-size * 0.36)} ${n(size * 5.4)} 0q${n(-size * 2.6)} ${n(size * 0.16)} ${n(-size * 5.4)} 0Z`;
    if (i % 3 === 0) bright += mark;
    else dark += mark;
  }
  let out =
    path(
      dark,
      mix(palette.shaded(base), palette.evergreen, meadow && !palette.snow ? 0.4 : 0.1),
      alpha(meadow ? 0.32 : 0.26),
    ) + path(bright, mix(palette.lit(base), palette.sun, 0.35), alpha(0.5));
  const blooms =
    palette.snow || palette.season === 'winter'
      ? []
      : landscape.plants.filter((plant) => plant === 'flowers' || plant === 'poppies' || plant === 'heather');
  if (blooms.length > 0 && meadow) {
    const plenty = palette.season === 'spring' ? 3 : palette.season === 'summer' ? 2 : 0.6;
    const colors = blooms.includes('poppies')
      ? ['#d8452e', '#e0583a', '#f4ecdc']
      : blooms.includes('heather')
        ? ['#b884ae', '#a26f9c']
        : ['#f6efe0', '#f2c14a', '#e58a9a', '#b48cc4'];
    for (const color of colors) {
      let d = '';
      for (let i = 0; i < 34 * plenty; i++) {
        const share = random.next() ** 0.6;
        const [x, y, r] = [random.between(0, 1450), edge + 24 + share * (870 - edge), 0.8 + share * 3.6];
        d += `M${n(x - r)} ${n(y)}a${n(r)} ${n(r * 0.8)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r * 0.8)} 0 1 1 ${n(-2 * r)} 0Z`;
      }
      out += path(d, palette.lit(color), alpha(0.9));
    }
  }
  return out;
}

function paving({ camera, palette, random }: Stage, base: Color, lit: Color): string {
  const joint = mix(lit, '#3a3438', 0.3);
  let out = '';
  let [dark, bright] = ['', ''];
  for (let z = 4; z < 60; z *= 1.09) {
    const [a, b] = [project(camera, [-60, 0, z]), project(camera, [60, 0, z])];
    out += line([a, b], joint, Math.min(2, 14 / z), 'stroke-opacity="0.4"');
    for (let i = 0; i < 9; i++) {
      const x = Math.round(random.between(-z * 0.6, z * 0.6));
      const stone = `${formatPath(
        projectAll(camera, [
          [x, 0, z],
          [x + 1, 0, z],
          [x + 1, 0, z * 1.09],
          [x, 0, z * 1.09],
        ]),
      )}Z`;
      if (i % 2) dark += stone;
      else bright += stone;
    }
  }
  return (
    path(dark, palette.shaded(base), alpha(0.3)) +
    path(bright, palette.lit(mix(base, '#ffffff', 0.3)), alpha(0.34)) +
    out
  );
}

export function drawPath({ camera, palette, random }: Studio, from: Vec, color: Color): string {
  const end: Vec = [from[0] * 0.25 + random.between(-1.4, 1.4), 0, 2.4];
  const bend = random.between(-1, 1) * (from[2] - 2) * 0.16;
  const steps = 18;
  const strip = (half: number) => {
    const [left, right]: [Vec[], Vec[]] = [[], []];
    for (let i = 0; i <= steps; i++) {
      const t = i / steps;
      const x = from[0] + (end[0] - from[0]) * t + Math.sin(t * Math.PI * 1.6) * bend;
      const z = from[2] + (end[2] - from[2]) * t;
      left.push([x - half, 0, z]);
      right.unshift([x + half, 0, z]);
    }
    return [...left, ...right];
  };
  return (
    face(camera, strip(0.86), palette.shaded(color), alpha(0.5)) +
    face(camera, strip(0.72), palette.facing(color, [0, 1, 0]), alpha(0.92))
  );
}
