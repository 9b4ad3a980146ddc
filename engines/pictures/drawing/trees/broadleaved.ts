import { mix } from '../color.ts';
import { alpha, ellipse, n, path } from '../svg.ts';
import { type DrawTree, bare, crown, tones, trunk } from './tree-parts.ts';

export const broadleaf: DrawTree = (random, palette, at) => {
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

export const willow: DrawTree = (random, palette, at) => {
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

export const poplar: DrawTree = (random, palette, at) => {
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

export const birch: DrawTree = (random, palette, at) => {
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
