import { type Color, mix, under } from './color.ts';
import type { Hour, Season } from './scene-description.ts';
import type { Random } from '../../../domain/seeded-random.ts';
import { type Vec, dot, unit } from './space/camera.ts';

type Sky = readonly [top: Color, middle: Color, horizon: Color, sun: Color];

/** Each sky is a poster's colour chord; everything else in the picture is mixed from it. */
const skies: Record<Hour, readonly Sky[]> = {
  morning: [
    ['#6fb0c4', '#bfe0dc', '#fdebc9', '#fff6df'],
    ['#8fb0d8', '#d6dcea', '#fbdcc2', '#fff1dc'],
    ['#7cc0c0', '#cfe8da', '#fdeccb', '#fff7e0'],
    ['#93bcd6', '#dfe3e6', '#f9cfb0', '#fff0d6'],
  ],
  noon: [
    ['#2a86b8', '#7fc3d8', '#e2f0ea', '#fffbe8'],
    ['#2479ad', '#74b8d6', '#eef0e2', '#fffaea'],
    ['#4aa3b5', '#a0d6d6', '#f3f1dc', '#fffaea'],
    ['#3b84c0', '#93c4e2', '#eaf0ea', '#fffbee'],
  ],
  golden: [
    ['#6f9fb4', '#f3cf9c', '#f7ab68', '#fff0c0'],
    ['#8aa0c0', '#f6cda2', '#f0925f', '#ffe9bc'],
    ['#7fa6b8', '#f0d6a6', '#fbdfac', '#fff4d4'],
    ['#5f99a4', '#e5cf9e', '#f7b274', '#ffedc0'],
    ['#7d8fb8', '#eebfa0', '#fbcb92', '#fff1cc'],
  ],
  dusk: [
    ['#2f4a80', '#a0749c', '#f59a76', '#ffd9a6'],
    ['#245a7c', '#7f93a8', '#f6b088', '#ffdfb4'],
    ['#473a72', '#c06a86', '#f9b074', '#ffdca6'],
    ['#1f6478', '#6aa3a4', '#f6c894', '#ffe6bd'],
  ],
  night: [
    ['#0c2342', '#1c4a6c', '#4a8692', '#f6efd6'],
    ['#16204a', '#32407a', '#7478a8', '#f3ecd9'],
    ['#0b2f3c', '#185c6a', '#5c9a92', '#f8f0d2'],
  ],
};

/** By hour: colours of light and shade, strength of the haze, sine of the sun's height, strength of cast shadows. */
const lights: Record<Hour, readonly [Color, Color, number, number, number]> = {
  morning: ['#fff2d8', '#8f9cc0', 0.96, 0.42, 0.4],
  noon: ['#fffaf0', '#8398bd', 0.86, 0.78, 0.44],
  golden: ['#ffe4b8', '#7a7aac', 0.9, 0.3, 0.46],
  dusk: ['#c99a9f', '#64608f', 1, 0.3, 0.22],
  night: ['#6f93b4', '#38557c', 1, 0.6, 0.3],
};

/** Evening light over snow: snow reflects the sky's blue, while grass and walls reflect the sun's red. */
const snowyDusk: (typeof lights)[Hour] = ['#c4c6de', '#7482b4', 1, 0.3, 0.22];

const foliages: Record<Season, readonly Color[]> = {
  spring: ['#8cb440', '#9bbb4c', '#82ae50'],
  summer: ['#689f3e', '#56964a', '#7aa53c'],
  autumn: ['#cf8a35', '#c06a30', '#b3923c', '#b4502e'],
  winter: ['#77806a', '#7d856c', '#6c7b6c'],
};

export type Palette = {
  hour: Hour;
  season: Season;
  snow: boolean;
  dark: boolean;
  sky: { top: Color; middle: Color; horizon: Color };
  sun: Color;
  /** Unit vector to the sun; its first component is negative when light comes from the left. */
  light: Vec;
  side: -1 | 1;
  foliage: Color;
  evergreen: Color;
  meadow: Color;
  pane: Color;
  glowing: boolean;
  shadow: Color;
  shadowDepth: number;
  /** The colour of a surface in the sun, in the shade, and far away (0 near, 1 horizon). */
  lit: (surface: Color) => Color;
  shaded: (surface: Color) => Color;
  far: (surface: Color, distance: number) => Color;
  /** The colour of a surface with this unit normal. */
  facing: (surface: Color, normal: Vec) => Color;
};

/** `tint` pulls the sky towards the typical colour of a region. */
export function createPalette(
  random: Random,
  hour: Hour,
  season: Season,
  snow: boolean,
  tint: Color = '#f3ead6',
): Palette {
  const [top, plainMiddle, plainHorizon, sun] = random.pick(skies[hour]);
  const [light, shade, hazeShare, height, shadowDepth] = snow && hour === 'dusk' ? snowyDusk : lights[hour];
  const tinting = hour === 'dusk' || hour === 'night' ? 0.08 : 0.3;
  const middle = mix(plainMiddle, tint, tinting * 0.6);
  const horizon = mix(plainHorizon, tint, tinting);
  const foliage = random.pick(foliages[season]);
  const side = random.chance(0.5) ? -1 : 1;
  const dark = hour === 'dusk' || hour === 'night';
  // Late light is warm, what it does not reach is cool: far land turns blue against the sky's gold.
  const haze = mix(mix(horizon, middle, 0.42), '#93a3c2', hour === 'golden' ? 0.4 : 0);
  const direction = unit([side * random.between(0.75, 1), height, -random.between(0.25, 0.55)]);
  const lit = (surface: Color) => mix(under(surface, light), horizon, 0.05);
  const shaded = (surface: Color) => mix(under(surface, shade), top, 0.1);
  return {
    hour,
    season,
    snow,
    dark,
    sky: { top, middle, horizon },
    sun,
    light: direction,
    side,
    foliage,
    evergreen: random.pick(['#2f6350', '#1c5650', '#43694a', '#2d5c58']),
    meadow: snow
      ? '#f4f4f2'
      : mix(foliage, season === 'autumn' ? '#b7ab5e' : '#b9c069', season === 'autumn' ? 0.62 : 0.3),
    pane: dark ? '#ffcf7d' : mix(top, '#16323a', 0.5),
    glowing: dark,
    shadow: mix(shade, '#17233f', 0.62),
    shadowDepth,
    lit,
    shaded,
    far: (surface, distance) =>
      mix(
        under(surface, mix(light, shade, 0.22)),
        mix(haze, middle, hour === 'golden' ? 0.12 : 0.35),
        distance * 0.86 * hazeShare,
      ),
    facing: (surface, normal) => {
      const sunny = Math.min(1, Math.max(0, dot(normal, direction)) * 1.35);
      const open = mix(shaded(surface), lit(surface), 0.16 + 0.2 * Math.max(0, normal[1]));
      return mix(open, lit(surface), dark ? sunny * 0.6 : sunny);
    },
  };
}
