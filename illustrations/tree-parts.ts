import { type Color, mix } from './color.ts';
import type { Palette } from './palette.ts';
import type { Random } from './seeded-random.ts';
import { type Point, alpha, curve, line, n, path } from './svg.ts';

/** A tree with its foot at x, y; `distance` 0 near .. 1 far; light comes from the side of `sun` (-1 left, 1 right). */
export type TreeAt = { x: number; y: number; height: number; distance: number; sun: number };
export type DrawTree = (random: Random, palette: Palette, at: TreeAt) => string;

export const tones = (
  palette: Palette,
  color: Color,
  distance: number,
): { body: Color; light: Color; deep: Color } => ({
  body: palette.far(mix(color, '#16302e', palette.dark ? 0.3 : 0.12), distance),
  light: palette.far(mix(palette.lit(color), palette.sky.horizon, 0.25), distance),
  deep: palette.far(mix(color, '#14282f', 0.5), distance),
});

function clump(random: Random, cx: number, cy: number, rx: number, ry: number): string {
  const points: Point[] = [];
  const count = 11;
  for (let i = 0; i <= count; i++) {
    const a = (i / count) * Math.PI * 2;
    const r = i === count ? 1 : random.between(0.84, 1.12);
    points.push([cx + Math.cos(a) * rx * r, cy + Math.sin(a) * ry * r]);
  }
  points[count] = points[0] as Point;
  return `${curve(points)}Z`;
}

export function crown(
  random: Random,
  palette: Palette,
  at: TreeAt,
  color: Color,
  cy: number,
  rx: number,
  ry: number,
  clumps: number,
): string {
  const tone = tones(palette, color, at.distance);
  let deep = '';
  let body = '';
  let light = '';
  for (let i = 0; i < clumps; i++) {
    const a = (i / clumps) * Math.PI * 2 + random.between(-0.3, 0.3);
    const px = at.x + Math.cos(a) * rx * 0.55;
    const py = cy + Math.sin(a) * ry * 0.5;
    const size = random.between(0.44, 0.62);
    deep += clump(random, px, py + ry * 0.1, rx * size, ry * size);
    body += clump(random, px + at.sun * rx * 0.08, py - ry * 0.06, rx * size * 0.88, ry * size * 0.84);
    if (Math.cos(a) * at.sun > -0.25 && Math.sin(a) < 0.45) {
      light += clump(random, px + at.sun * rx * 0.2, py - ry * 0.17, rx * size * 0.46, ry * size * 0.42);
    }
  }
  return path(deep, tone.deep) + path(body, tone.body) + path(light, tone.light, alpha(0.6));
}

export const trunk = (at: TreeAt, top: number, width: number, color: Color, bend = 0): string =>
  path(
    `M${n(at.x - width)} ${n(at.y)}Q${n(at.x - width * 0.5 + bend)} ${n((at.y + top) / 2)} ${n(at.x - width * 0.4)} ${n(top)}L${n(at.x + width * 0.4)} ${n(top)}Q${n(at.x + width * 0.6 + bend)} ${n((at.y + top) / 2)} ${n(at.x + width)} ${n(at.y)}Z`,
    color,
  );

export function bare(random: Random, at: TreeAt, color: Color): string {
  let out = trunk(at, at.y - at.height * 0.5, at.height * 0.025, color);
  const grow = (x: number, y: number, angle: number, length: number, width: number, depth: number) => {
    const [ex, ey] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
    out += line(
      [
        [x, y],
        [ex, ey],
      ],
      color,
      width,
      'stroke-linecap="round"',
    );
    if (depth === 0) return;
    for (const turn of [-0.5, 0.12, 0.52])
      grow(
        ex,
        ey,
        angle + turn * random.between(0.7, 1.25),
        length * random.between(0.6, 0.78),
        width * 0.6,
        depth - 1,
      );
  };
  grow(at.x, at.y - at.height * 0.38, -Math.PI / 2, at.height * 0.2, at.height * 0.028, 3);
  return out;
}
