import { mix } from './color.ts';
import type { Palette } from './palette.ts';
import type { Random } from './seeded-random.ts';
import { type Sheet, alpha, ellipse, group, line, n, path, polygon, rect } from './svg.ts';

/** A pool seen at a low angle, its far edge at y. */
export function drawPool(
  sheet: Sheet,
  random: Random,
  palette: Palette,
  x: number,
  y: number,
  w: number,
  depth: number,
): string {
  const slant = random.between(-60, 60);
  const stone = palette.lit('#efe4d0');
  const edge = (grow: number) =>
    [
      [x - grow, y - grow * 0.4],
      [x + w + grow, y - grow * 0.4],
      [x + w + slant + 90 + grow * 1.6, y + depth + grow * 0.5],
      [x + slant - 90 - grow * 1.6, y + depth + grow * 0.5],
    ] as [number, number][];
  const water = mix(palette.lit('#3bb3ba'), palette.sky.top, palette.dark ? 0.35 : 0.15);
  let out = polygon(edge(36), stone) + polygon(edge(8), palette.shaded('#d6c8ae'));
  out += polygon(
    edge(0),
    sheet.down([0, mix(water, palette.sky.horizon, 0.55)], [0.45, water], [1, mix(water, '#0f4c6a', 0.35)]),
  );
  out += polygon(
    [
      [x, y],
      [x + w, y],
      [x + w + 4, y + 11],
      [x - 4, y + 11],
    ],
    palette.shaded('#2b8f98'),
    alpha(0.7),
  );
  let d = '';
  for (let i = 0; i < 14; i++) {
    const t = random.between(0.18, 0.92);
    const px = x + slant * t + random.between(0.02, 0.75) * w;
    d += `M${n(px)} ${n(y + depth * t)}q${n(22 + t * 16)} ${n(-5)} ${n(44 + t * 40)} 0t${n(34 + t * 20)} 1`;
  }
  out += `<path d="${d}" fill="none" stroke="${mix(palette.sun, '#ffffff', 0.4)}" stroke-opacity="0.6" stroke-width="2.6" stroke-linecap="round"/>`;
  return out + (palette.dark ? polygon(edge(0), palette.pane, alpha(0.08)) : '');
}

/** A lounger with its cushion, head to the right. */
export function lounger(palette: Palette, x: number, y: number, cushion: string, scale = 1): string {
  return group(
    ellipse(70, 26, 92, 9, palette.shaded('#8a7a60'), alpha(0.5)) +
      line(
        [
          [4, 6],
          [0, 26],
        ],
        palette.shaded('#8f6b4a'),
        6,
      ) +
      line(
        [
          [96, 6],
          [96, 26],
        ],
        palette.shaded('#8f6b4a'),
        6,
      ) +
      path('M-8 -2H98L140 -42L148 -36L106 10H-8Z', palette.lit(cushion)) +
      path('M-8 6H104L146 -38L148 -34L108 12H-8Z', palette.shaded(cushion)),
    `transform="translate(${n(x)} ${n(y)}) scale(${n(scale * 10) === '10' ? 1 : scale.toFixed(2)})"`,
  );
}

export function parasol(palette: Palette, x: number, y: number, height: number, color: string): string {
  const top = y - height;
  const r = height * 0.62;
  let out =
    ellipse(x - 10, y, r * 0.75, 10, palette.shaded('#8a7a60'), alpha(0.4)) +
    rect(x - 3, top, 6, height, palette.lit('#c9ab82'));
  const slices = 6;
  for (let i = 0; i < slices; i++) {
    const a = x - r + (i * 2 * r) / slices;
    out += path(
      `M${n(x)} ${n(top - r * 0.38)}Q${n(a)} ${n(top - r * 0.22)} ${n(a)} ${n(top + r * 0.1)}Q${n(a + r / slices)} ${n(top + r * 0.03)} ${n(a + (2 * r) / slices)} ${n(top + r * 0.1)}Q${n(a + (2 * r) / slices)} ${n(top - r * 0.22)} ${n(x)} ${n(top - r * 0.38)}Z`,
      i % 2 ? palette.lit('#fbf3e2') : i < 3 ? palette.lit(color) : palette.shaded(color),
    );
  }
  return out;
}

export function drawDog(random: Random, palette: Palette, x: number, y: number, scale: number): string {
  const coat = random.pick(['#6b4a33', '#c99a5f', '#2f2d2c', '#e9dcc4', '#8a5f3f']);
  const body = palette.lit(coat);
  const deep = palette.shaded(coat);
  const flip = random.chance(0.5) ? -1 : 1;
  return group(
    ellipse(20, 2, 74, 7, palette.shaded('#6a6a50'), alpha(0.5)) +
      path(
        'M-26 0C-36 -34 -30 -66 0 -86C16 -98 34 -98 44 -84C48 -52 38 -26 40 0H26L22 -34L12 -12L14 0Z',
        body,
      ) +
      path('M-26 0C-40 -24 -20 -44 -4 -40C12 -36 8 -12 2 0Z', deep) +
      path('M-24 -6Q-58 -10 -62 -40Q-50 -22 -26 -22Z', deep) +
      path('M20 -92C18 -120 38 -132 56 -126L82 -112Q88 -106 80 -100L58 -96Q44 -80 28 -84Z', body) +
      path('M30 -124Q16 -116 20 -92Q34 -92 40 -112Z', deep) +
      ellipse(80, -108, 5, 4, palette.shaded('#1d1512')) +
      ellipse(56, -114, 2.6, 2.6, '#1d1512') +
      line(
        [
          [22, -86],
          [46, -84],
        ],
        palette.lit('#c8421b'),
        6,
      ),
    `transform="translate(${n(x)} ${n(y)}) scale(${(flip * scale).toFixed(2)} ${scale.toFixed(2)})"`,
  );
}

/** A sauna barrel with its small window lit. */
export function saunaBarrel(palette: Palette, x: number, y: number, scale: number): string {
  const wood = '#a9774c';
  let out =
    ellipse(84, 4, 130, 10, palette.shaded('#6a6a50'), alpha(0.5)) +
    path('M50 -128H170Q206 -122 206 -62T170 0H50Z', palette.shaded(wood));
  for (let i = 1; i < 7; i++)
    out += line(
      [
        [50, -128 + i * 18],
        [202, -128 + i * 18],
      ],
      palette.shaded('#5a3d2a'),
      1.5,
      'stroke-opacity="0.6"',
    );
  out +=
    ellipse(50, -64, 56, 64, palette.lit(wood)) +
    ellipse(50, -64, 47, 55, palette.lit('#c0905f')) +
    rect(30, -104, 40, 98, palette.lit('#8f6240')) +
    rect(37, -96, 26, 40, palette.glowing ? palette.pane : '#f0b76a');
  out +=
    rect(24, -2, 20, 8, palette.shaded('#5a3d2a')) +
    rect(150, -2, 20, 8, palette.shaded('#5a3d2a')) +
    rect(150, -158, 12, 34, palette.shaded('#3a3a3a'));
  if (palette.snow)
    out += path(
      'M50 -132H170Q196 -128 203 -96Q180 -112 150 -112H40Q30 -124 50 -132Z',
      palette.lit('#ffffff'),
    );
  return group(out, `transform="translate(${n(x)} ${n(y)}) scale(${scale.toFixed(2)})"`);
}

export function snowfall(random: Random): string {
  let out = '';
  for (let i = 0; i < 110; i++)
    out += ellipse(
      random.between(0, 1450),
      random.between(0, 900),
      random.between(1.2, 4.2),
      random.between(1.2, 4.2),
      '#ffffff',
      alpha(random.between(0.4, 0.9)),
    );
  return out;
}
