import { mix } from './color.ts';
import type { Palette } from './palette.ts';
import type { Random } from './seeded-random.ts';
import { alpha, ellipse, line, n, path } from './svg.ts';
import { type DrawTree, type TreeAt, bare, crown, tones, trunk } from './tree-parts.ts';
export type { TreeAt } from './tree-parts.ts';

/** Skirts of branches, each lit on the sun's side. */
const conifer =
  (color: string, slim: number): DrawTree =>
  (random, palette, { x, y, height, distance, sun }) => {
    const tone = tones(palette, color, distance);
    const half = height * random.between(0.17, 0.23) * slim;
    const tiers = distance > 0.25 ? 7 : 11;
    let [deep, body, light, snow] = ['', '', '', ''];
    for (let i = tiers; i >= 1; i--) {
      const t = i / tiers;
      const foot = y - height + height * 0.96 * t;
      const top = foot - (height / tiers) * 1.9;
      const reach = half * (0.1 + 0.9 * t) * random.between(0.86, 1.1);
      const droop = (height / tiers) * 0.34;
      const skirt = (from: number, to: number, d: number) =>
        `M${n(x)} ${n(top)}L${n(x + from)} ${n(foot + droop)}Q${n(x + (from + to) / 2)} ${n(foot - droop * 0.7 + d)} ${n(x + to)} ${n(foot + droop)}Z`;
      deep += skirt(-reach, reach, droop);
      body += skirt(sun < 0 ? -reach * 0.96 : -reach * 0.34, sun < 0 ? reach * 0.34 : reach * 0.96, 0);
      light += skirt(sun * reach * 0.34, sun * reach * 0.92, -droop);
      if (palette.snow)
        snow += `M${n(x)} ${n(top + droop * 1.4)}L${n(x - reach * 0.8)} ${n(foot + droop * 0.3)}Q${n(x - reach * 0.3)} ${n(foot - droop * 2.4)} ${n(x)} ${n(foot - droop * 2.2)}T${n(x + reach * 0.78)} ${n(foot + droop * 0.3)}Z`;
    }
    const w = height * 0.016;
    return (
      path(`M${n(x - w)} ${n(y - height * 0.1)}H${n(x + w)}V${n(y)}H${n(x - w)}Z`, tone.deep) +
      path(deep, tone.deep) +
      path(body, tone.body) +
      path(light, tone.light, alpha(0.5)) +
      (palette.snow
        ? path(
            snow,
            palette.far(
              mix(palette.facing('#f6f9fd', [0, 0.8, -0.6]), '#ffffff', palette.dark ? 0 : 0.4),
              distance * 0.5,
            ),
            alpha(0.92),
          )
        : '')
    );
  };

const fir: DrawTree = (random, palette, at) => conifer(palette.evergreen, 1)(random, palette, at);

const larch: DrawTree = (random, palette, at) =>
  conifer(
    palette.season === 'autumn' ? '#d29a3c' : palette.season === 'winter' ? '#857a66' : '#7d9a4e',
    0.82,
  )(random, palette, at);

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
  if (palette.season === 'winter') return bare(random, palette, at, palette.far('#5a4c48', at.distance));
  const rx = at.height * random.between(0.3, 0.44);
  const blossom =
    palette.season === 'spring' && random.chance(0.3)
      ? random.pick(['#f6dfe2', '#fbf3ea', '#f2c8d0'])
      : palette.foliage;
  const lean = random.between(-0.06, 0.06) * at.height;
  const high = { ...at, x: at.x + lean };
  return (
    trunk(at, at.y - at.height * 0.5, at.height * 0.03, bark, lean * 0.4) +
    crown(
      random,
      palette,
      high,
      blossom,
      at.y - at.height * 0.58,
      rx,
      at.height * 0.4,
      at.distance > 0.25 ? 9 : 20,
    )
  );
};

const willow: DrawTree = (random, palette, at) => {
  const bark = palette.far('#6b5f4a', at.distance);
  if (palette.season === 'winter') return bare(random, palette, at, bark);
  const color = mix(palette.foliage, '#b9bd72', 0.4);
  const tone = tones(palette, color, at.distance);
  const rx = at.height * random.between(0.36, 0.46);
  let [deep, light] = ['', ''];
  for (let i = 0; i < 34; i++) {
    const share = random.between(-1, 1);
    const x = at.x + share * rx;
    const top = at.y - at.height * (0.9 - share * share * 0.34);
    const foot = at.y - at.height * random.between(0.06, 0.3);
    const w = at.height * random.between(0.025, 0.05);
    const strand = `M${n(x - w)} ${n(top)}Q${n(x - w * 1.3 + share * 10)} ${n((top + foot) / 2)} ${n(x + share * 8)} ${n(foot)}Q${n(x + w * 1.3 + share * 10)} ${n((top + foot) / 2)} ${n(x + w)} ${n(top)}Z`;
    if (share * at.sun > random.between(-0.3, 0.5)) light += strand;
    else deep += strand;
  }
  return (
    trunk(at, at.y - at.height * 0.6, at.height * 0.04, bark) +
    crown(random, palette, at, color, at.y - at.height * 0.72, rx * 0.9, at.height * 0.24, 12) +
    path(deep, tone.body, alpha(0.9)) +
    path(light, tone.light, alpha(0.8))
  );
};

const poplar: DrawTree = (random, palette, at) => {
  if (palette.season === 'winter') return bare(random, palette, at, palette.far('#6a5f58', at.distance));
  return (
    trunk(at, at.y - at.height * 0.5, at.height * 0.016, palette.far('#7a6a58', at.distance)) +
    crown(
      random,
      palette,
      at,
      mix(palette.foliage, '#8fa04c', 0.3),
      at.y - at.height * 0.52,
      at.height * 0.11,
      at.height * 0.46,
      at.distance > 0.25 ? 8 : 18,
    )
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
    return (
      out + bare(random, palette, { ...at, height: at.height * 0.95 }, palette.far('#8d8078', at.distance))
    );
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
      at.distance > 0.25 ? 7 : 15,
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
      at.height * 0.15,
      16,
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
      8,
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
      palette.season === 'winter' ? '#87927a' : '#98a888',
      low.y - low.height * 0.72,
      low.height * 0.44,
      low.height * 0.32,
      17,
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

const trees = { fir, larch, cypress, broadleaf, willow, poplar, birch, umbrellaPine, pine, olive, palm };
export type TreeKind = keyof typeof trees;

/** Height in metres of a grown one. */
export const grown: Record<TreeKind, number> = {
  fir: 13,
  larch: 12,
  cypress: 10,
  broadleaf: 9,
  willow: 8,
  poplar: 14,
  birch: 10,
  umbrellaPine: 9,
  pine: 11,
  olive: 5.4,
  palm: 8,
};

export const drawTree = (kind: TreeKind, random: Random, palette: Palette, at: TreeAt): string =>
  trees[kind](random, palette, at);
