import { mix } from '../color.ts';
import { alpha, line, n, path } from '../svg.ts';
import { type DrawTree, crown, tones, trunk } from './tree-parts.ts';

export const cypress: DrawTree = (random, palette, { x, y, height, distance, sun }) => {
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

export const umbrellaPine: DrawTree = (random, palette, at) => {
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

export const pine: DrawTree = (random, palette, at) => {
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

export const olive: DrawTree = (random, palette, at) => {
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

export const palm: DrawTree = (random, palette, at) => {
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
