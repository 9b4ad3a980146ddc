import { type Color, mix } from '../color.ts';
import type { Stage } from '../landscape/stage.ts';
import { project } from '../space/camera.ts';
import { type Item } from '../space/depth-order.ts';
import { alpha, ellipse, n, path } from '../svg.ts';
import type { Land } from './land.ts';

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
