import { mix } from './color.ts';
import type { Palette } from './palette.ts';
import type { Random } from './seeded-random.ts';
import { type Point, alpha, ellipse, line, n, path, polygon } from './svg.ts';
import { type DrawTree, type TreeAt, bare, crown, tones, trunk } from './tree-parts.ts';
export type { TreeAt } from './tree-parts.ts';

const fir: DrawTree = (random, palette, { x, y, height, distance, sun }) => {
  const tone = tones(palette, palette.evergreen, distance);
  const half = height * random.between(0.17, 0.24);
  const tiers = 7;
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 1; i <= tiers; i++) {
    const t = i / tiers;
    const ty = y - height + height * 0.95 * t;
    const reach = half * t * random.between(0.88, 1.08);
    left.push([x - reach, ty], [x - reach * 0.52, ty - height * 0.022]);
    right.push([x + reach, ty], [x + reach * 0.52, ty - height * 0.022]);
  }
  const top: Point = [x, y - height];
  const litSide = sun < 0 ? left : right;
  let out = polygon(
    [
      [x - height * 0.014, y - height * 0.08],
      [x + height * 0.014, y - height * 0.08],
      [x + height * 0.018, y],
      [x - height * 0.018, y],
    ],
    tone.deep,
  );
  out += polygon([top, ...right, ...left.slice().reverse()], tone.body);
  out += polygon(
    [
      top,
      ...litSide.map(([px, py]): Point => [x + (px - x) * 0.94, py - 1]),
      [x + sun * half * 0.12, y - height * 0.06],
    ],
    tone.light,
    alpha(0.42),
  );
  if (palette.snow) {
    for (let i = 1; i < litSide.length; i += 2) {
      const [px, py] = litSide[i - 1] as Point;
      out += polygon(
        [
          [px, py],
          [x + (px - x) * 0.4, py - height * 0.075],
          [x + (px - x) * 0.1, py - height * 0.03],
          [x + (px - x) * 0.55, py - height * 0.03],
        ],
        palette.far('#fbfaf6', distance * 0.7),
        alpha(0.9),
      );
    }
  }
  return out;
};

const cypress: DrawTree = (random, palette, { x, y, height, distance, sun }) => {
  const tone = tones(palette, '#2f5238', distance);
  const half = height * random.between(0.075, 0.11);
  const flame = (s: number, shift: number) =>
    `M${n(x + shift * 0.3)} ${n(y - height)}C${n(x + half * 1.1 * s + shift)} ${n(y - height * 0.62)} ${n(x + half * 1.35 * s + shift)} ${n(y - height * 0.2)} ${n(x + half * 0.45 * s + shift)} ${n(y - height * 0.02)}L${n(x - half * 0.45 * s + shift)} ${n(y - height * 0.02)}C${n(x - half * 1.35 * s + shift)} ${n(y - height * 0.2)} ${n(x - half * 1.1 * s + shift)} ${n(y - height * 0.62)} ${n(x + shift * 0.3)} ${n(y - height)}Z`;
  return (
    path(`M${n(x - half * 0.14)} ${n(y)}V${n(y - height * 0.06)}H${n(x + half * 0.14)}V${n(y)}Z`, tone.deep) +
    path(flame(1, 0), tone.deep) +
    path(flame(0.78, sun * half * 0.2), tone.body) +
    path(flame(0.34, sun * half * 0.46), tone.light, alpha(0.55))
  );
};

const broadleaf: DrawTree = (random, palette, at) => {
  const bark = palette.far('#6b5442', at.distance);
  if (palette.season === 'winter') return bare(random, at, palette.far('#5a4c48', at.distance));
  const rx = at.height * random.between(0.3, 0.42);
  return (
    trunk(at, at.y - at.height * 0.5, at.height * 0.035, bark) +
    crown(random, palette, at, palette.foliage, at.y - at.height * 0.62, rx, at.height * 0.37, 7)
  );
};

const birch: DrawTree = (random, palette, at) => {
  const bark = palette.far('#efe8da', at.distance);
  let out = trunk(at, at.y - at.height * 0.85, at.height * 0.018, bark, random.between(-6, 6));
  for (let i = 0; i < 7; i++)
    out += ellipse(
      at.x + random.between(-3, 3),
      at.y - at.height * random.between(0.05, 0.6),
      at.height * 0.012,
      1.4,
      palette.far('#3c3a3a', at.distance),
    );
  if (palette.season === 'winter')
    return out + bare(random, { ...at, height: at.height * 0.95 }, palette.far('#8d8078', at.distance));
  return (
    out +
    crown(
      random,
      palette,
      at,
      mix(palette.foliage, '#d8c45c', 0.35),
      at.y - at.height * 0.66,
      at.height * 0.19,
      at.height * 0.34,
      6,
    )
  );
};

const umbrellaPine: DrawTree = (random, palette, at) => {
  const top = at.y - at.height * 0.72;
  let out = trunk(at, top, at.height * 0.022, palette.far('#8a5f45', at.distance), random.between(-16, 16));
  const bark = palette.far('#7a543e', at.distance);
  out += line(
    [
      [at.x, top + at.height * 0.08],
      [at.x - at.height * 0.17, top - at.height * 0.05],
    ],
    bark,
    at.height * 0.016,
  );
  out += line(
    [
      [at.x, top + at.height * 0.06],
      [at.x + at.height * 0.18, top - at.height * 0.06],
    ],
    bark,
    at.height * 0.016,
  );
  return (
    out +
    crown(
      random,
      palette,
      at,
      mix(palette.evergreen, '#5c7a3f', 0.5),
      top - at.height * 0.08,
      at.height * 0.42,
      at.height * 0.17,
      7,
    )
  );
};

const pine: DrawTree = (random, palette, at) => {
  let out = trunk(
    at,
    at.y - at.height * 0.88,
    at.height * 0.018,
    palette.far('#96664a', at.distance),
    random.between(-9, 9),
  );
  const color = mix(palette.evergreen, '#4c6e4a', 0.4);
  for (const [level, size] of [
    [0.55, 0.16],
    [0.72, 0.21],
    [0.9, 0.16],
  ] as const) {
    const shifted = { ...at, x: at.x + random.between(-0.08, 0.08) * at.height };
    out += crown(
      random,
      palette,
      shifted,
      color,
      at.y - at.height * level,
      at.height * size,
      at.height * 0.085,
      5,
    );
  }
  return out;
};

const olive: DrawTree = (random, palette, at) => {
  const bark = palette.far('#7b6b5c', at.distance);
  const low = { ...at, height: at.height * 0.62 };
  let out = trunk(low, low.y - low.height * 0.5, low.height * 0.06, bark, random.between(-14, 14));
  out += line(
    [
      [low.x, low.y - low.height * 0.34],
      [low.x - low.height * 0.2, low.y - low.height * 0.6],
    ],
    bark,
    low.height * 0.05,
  );
  return (
    out +
    crown(
      random,
      palette,
      low,
      palette.season === 'winter' ? '#87927a' : '#93a182',
      low.y - low.height * 0.72,
      low.height * 0.44,
      low.height * 0.32,
      8,
    )
  );
};

const palm: DrawTree = (random, palette, at) => {
  const bend = random.between(-0.16, 0.16) * at.height;
  const [tx, ty] = [at.x + bend, at.y - at.height * 0.78];
  const tone = tones(palette, '#4f7a4c', at.distance);
  const w = at.height * 0.022;
  let out = path(
    `M${n(at.x - w * 1.4)} ${n(at.y)}Q${n(at.x + bend * 0.15 - w)} ${n((at.y + ty) / 2)} ${n(tx - w * 0.7)} ${n(ty)}L${n(tx + w * 0.7)} ${n(ty)}Q${n(at.x + bend * 0.15 + w)} ${n((at.y + ty) / 2)} ${n(at.x + w * 1.4)} ${n(at.y)}Z`,
    palette.far('#8c7358', at.distance),
  );
  const fronds = 11;
  for (let i = 0; i < fronds; i++) {
    const a = Math.PI * (1.12 + (i / (fronds - 1)) * -1.24) + random.between(-0.12, 0.12);
    const r = at.height * random.between(0.26, 0.36);
    const [ex, ey] = [tx + Math.cos(a) * r, ty - Math.sin(a) * r * 0.62 + r * 0.34];
    const [mx, my] = [tx + Math.cos(a) * r * 0.55, ty - Math.sin(a) * r * 0.9 - r * 0.16];
    const fill = Math.cos(a) * at.sun > 0.1 ? tone.light : i % 2 ? tone.body : tone.deep;
    out += path(
      `M${n(tx)} ${n(ty)}Q${n(mx)} ${n(my - r * 0.05)} ${n(ex)} ${n(ey)}Q${n(mx)} ${n(my + r * 0.17)} ${n(tx)} ${n(ty + 3)}Z`,
      fill,
    );
  }
  return out;
};

const trees = { fir, cypress, broadleaf, birch, umbrellaPine, pine, olive, palm };
export type TreeKind = keyof typeof trees;

export function drawTree(kind: TreeKind, random: Random, palette: Palette, at: TreeAt): string {
  const shadow =
    at.distance < 0.35
      ? ellipse(
          at.x - at.sun * at.height * 0.12,
          at.y + 1,
          at.height * 0.24,
          at.height * 0.022,
          palette.shaded(palette.meadow),
          alpha(0.55),
        )
      : '';
  return shadow + trees[kind](random, palette, at);
}
