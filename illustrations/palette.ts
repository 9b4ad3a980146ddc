import { type Color, mix, under } from './color.ts';
import type { Hour, Season } from './scene-description.ts';
import type { Random } from './seeded-random.ts';

type Sky = readonly [top: Color, middle: Color, horizon: Color, sun: Color];

/** Each sky is a poster's colour chord; everything else in the picture is mixed from it. */
const skies: Record<Hour, readonly Sky[]> = {
  morning: [
    ['#7fb7bf', '#cfe3d6', '#fbe3c0', '#fff6df'],
    ['#9fb3d4', '#e3d3da', '#fbdcc0', '#fff1dc'],
    ['#8cc0b4', '#dfe6c8', '#fde9bf', '#fff7e0'],
    ['#a7c4d2', '#f0dcd0', '#f8c9a8', '#fff0d6'],
  ],
  noon: [
    ['#2f86a6', '#86c1c9', '#eaeeda', '#fffbe8'],
    ['#1f7391', '#72b3bc', '#f3ead2', '#fffaea'],
    ['#4f9fa3', '#a5d2c4', '#f7efd3', '#fffaea'],
    ['#3a7fb0', '#93bfd6', '#f4ead8', '#fffbee'],
  ],
  golden: [
    ['#5b8b9b', '#eec78f', '#f59f5d', '#fff0c0'],
    ['#7a8aa6', '#f2c79e', '#ec8658', '#ffe9bc'],
    ['#e2a94f', '#f3c88a', '#fae3b8', '#fff4d4'],
    ['#4c8087', '#d9c492', '#f2a96b', '#ffedc0'],
    ['#c8743f', '#efa765', '#f9d79c', '#fff1cc'],
  ],
  dusk: [
    ['#2b3d69', '#96688b', '#ef8d69', '#ffd9a6'],
    ['#1c455c', '#6b7f90', '#f0a67b', '#ffdfb4'],
    ['#3a2e58', '#b35a72', '#f5a667', '#ffdca6'],
    ['#134e5e', '#5a8f8c', '#f3c08a', '#ffe6bd'],
  ],
  night: [
    ['#0b1f36', '#17405a', '#3a7680', '#f6efd6'],
    ['#141b3c', '#2a3566', '#626799', '#f3ecd9'],
    ['#0a2a33', '#14505a', '#4f8a7f', '#f8f0d2'],
  ],
};

const lights: Record<Hour, readonly [light: Color, shade: Color, haze: number]> = {
  morning: ['#fff5e6', '#a3adc2', 0.94],
  noon: ['#fffaf0', '#8a9fb4', 0.85],
  golden: ['#ffe7c0', '#9a8a9c', 0.92],
  dusk: ['#c79aa0', '#5d567f', 1],
  night: ['#6f8fa6', '#37506f', 1],
};

const foliages: Record<Season, readonly Color[]> = {
  spring: ['#8aa850', '#9bb257', '#7fa35c'],
  summer: ['#6c9a45', '#5b924f', '#7fa044'],
  autumn: ['#b5803a', '#a8602f', '#98823c'],
  winter: ['#6d7a66', '#78806a', '#66776c'],
};

export type Palette = {
  hour: Hour;
  season: Season;
  snow: boolean;
  dark: boolean;
  sky: { top: Color; middle: Color; horizon: Color };
  sun: Color;
  foliage: Color;
  evergreen: Color;
  meadow: Color;
  /** Panes as seen from outside: lit from within when it is dark. */
  pane: Color;
  glowing: boolean;
  /** A surface in the sun, in the shade, and far away (0 near .. 1 horizon). */
  lit: (surface: Color) => Color;
  shaded: (surface: Color) => Color;
  far: (surface: Color, distance: number) => Color;
};

export function createPalette(random: Random, hour: Hour, season: Season, snow: boolean): Palette {
  const [top, middle, horizon, sun] = random.pick(skies[hour]);
  const [light, shade, hazeShare] = lights[hour];
  const foliage = random.pick(foliages[season]);
  const dark = hour === 'dusk' || hour === 'night';
  const haze = mix(horizon, middle, 0.35);
  return {
    hour,
    season,
    snow,
    dark,
    sky: { top, middle, horizon },
    sun,
    foliage,
    evergreen: random.pick(['#2f5a4a', '#0f4c4a', '#3a5f45', '#27524f']),
    meadow: snow ? '#f4f2ec' : mix(foliage, '#c9bd78', season === 'summer' ? 0.28 : 0.2),
    pane: dark ? '#ffcf7d' : mix(top, '#16323a', 0.5),
    glowing: dark,
    lit: (surface) => mix(under(surface, light), horizon, 0.06),
    shaded: (surface) => mix(under(surface, shade), top, 0.12),
    far: (surface, distance) =>
      mix(under(surface, mix(light, shade, 0.45)), haze, distance * 0.92 * hazeShare),
  };
}
