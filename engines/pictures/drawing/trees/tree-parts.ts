import { type Color, mix } from '../color.ts';
import type { Palette } from '../palette.ts';
import type { Random } from '../../../../domain/seeded-random.ts';
import { type Point, alpha, curve, n, path } from '../svg.ts';

/** A tree with its foot at x, y; `distance` 0 near .. 1 far; light comes from the side of `sun` (-1 left, 1 right). */
export type TreeAt = { x: number; y: number; height: number; distance: number; sun: number };

export type DrawTree = (random: Random, palette: Palette, at: TreeAt) => string;

export const tones = (
  palette: Palette,
  color: Color,
  distance: number,
): { body: Color; light: Color; deep: Color; shine: Color } => ({
  body: palette.far(mix(color, palette.shaded(color), palette.dark ? 0.6 : 0.35), distance),
  light: palette.far(
    palette.dark ? mix(color, palette.sky.horizon, 0.2) : palette.lit(mix(color, '#f2e6a0', 0.16)),
    distance,
  ),
  shine: palette.far(
    palette.dark ? mix(color, palette.sky.horizon, 0.4) : mix(palette.lit(color), palette.sun, 0.5),
    distance,
  ),
  deep: palette.far(mix(palette.shaded(color), '#12283a', palette.dark ? 0.5 : 0.3), distance),
});

function clump(random: Random, cx: number, cy: number, rx: number, ry: number, lobes = 9): string {
  const points: Point[] = [];
  for (let i = 0; i < lobes; i++) {
    const a = (i / lobes) * Math.PI * 2 + random.between(-0.14, 0.14);
    const r = (i % 2 ? 1.06 : 0.86) * random.between(0.92, 1.08);
    points.push([cx + Math.cos(a) * rx * r, cy + Math.sin(a) * ry * r]);
  }
  points.push(points[0] as Point);
  return `${curve(points)}Z`;
}

/** Leaf masses heaped within an oval: shade below and away from the sun, light on the shoulders, holes at the rim. */
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
  let [deep, body, light, shine] = ['', '', '', ''];
  const golden = 2.399;
  // Leaf masses keep about the same size, so a tall tree has more of them.
  const fine = Math.min(2.4, Math.max(1, at.height / 150));
  const count = Math.round(clumps * fine);
  const smaller = 1 / Math.sqrt(fine);
  for (let i = 0; i < count; i++) {
    const r = Math.sqrt((i + 0.6) / count);
    const a = i * golden + random.between(-0.3, 0.3);
    const px = at.x + Math.cos(a) * rx * r * 0.74;
    const py = cy + Math.sin(a) * ry * r * 0.7;
    const size = random.between(0.3, 0.46) * (1.12 - r * 0.3) * smaller;
    deep += clump(random, px, py + ry * 0.07, rx * size, ry * size * 0.96);
    const toSun = Math.cos(a) * at.sun * r * 0.7 - Math.sin(a) * r * 0.75;
    if (toSun > -0.5)
      body += clump(random, px + at.sun * rx * 0.05, py - ry * 0.05, rx * size * 0.8, ry * size * 0.74);
    if (toSun > -0.02)
      light += clump(random, px + at.sun * rx * 0.1, py - ry * 0.11, rx * size * 0.56, ry * size * 0.48, 7);
    if (toSun > 0.34)
      shine += clump(random, px + at.sun * rx * 0.13, py - ry * 0.16, rx * size * 0.3, ry * size * 0.24, 7);
  }
  return (
    path(deep, tone.deep) +
    path(body, tone.body) +
    path(light, tone.light, alpha(0.85)) +
    (at.distance < 0.3 ? path(shine, tone.shine, alpha(palette.dark ? 0.2 : 0.5)) : '')
  );
}

export const trunk = (at: TreeAt, top: number, width: number, color: Color, bend = 0): string =>
  path(
    `M${n(at.x - width * 1.2)} ${n(at.y + 1)}Q${n(at.x - width * 0.5 + bend)} ${n((at.y + top) / 2)} ${n(at.x - width * 0.4)} ${n(top)}L${n(at.x + width * 0.4)} ${n(top)}Q${n(at.x + width * 0.6 + bend)} ${n((at.y + top) / 2)} ${n(at.x + width * 1.2)} ${n(at.y + 1)}Z`,
    color,
  );

export function bare(random: Random, palette: Palette, at: TreeAt, color: Color): string {
  const byDepth = ['', '', '', '', ''];
  const grow = (x: number, y: number, angle: number, length: number, depth: number) => {
    const [ex, ey] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
    byDepth[depth] += `M${n(x)} ${n(y)}L${n(ex)} ${n(ey)}`;
    if (depth === 0) return;
    for (const turn of [-0.55, 0.08, 0.5])
      grow(ex, ey, angle + turn * random.between(0.6, 1.3), length * random.between(0.58, 0.8), depth - 1);
  };
  grow(at.x, at.y - at.height * 0.3, -Math.PI / 2, at.height * 0.2, 4);
  const width = at.height * 0.03;
  return (
    trunk(at, at.y - at.height * 0.34, width, color) +
    byDepth
      .map(
        (d, depth) =>
          `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n(Math.max(0.7, width * 0.62 ** (5 - depth)))}" stroke-linecap="round"/>`,
      )
      .reverse()
      .join('') +
    (palette.snow
      ? `<path d="${byDepth[2] ?? ''}" fill="none" stroke="${palette.far('#fdfdfd', at.distance)}" stroke-width="${n(width * 0.16)}" transform="translate(0 ${n(-width * 0.14)})"/>`
      : '')
  );
}
