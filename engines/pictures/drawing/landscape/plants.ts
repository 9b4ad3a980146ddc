import { type Color, mix } from '../color.ts';
import type { Palette } from '../palette.ts';
import type { Random } from '../../../../domain/seeded-random.ts';
import type { GroundPlant } from './landscape.ts';
import { alpha, ellipse, n, path } from '../svg.ts';

export function tuft(
  random: Random,
  x: number,
  y: number,
  height: number,
  color: Color,
  blades = 11,
): string {
  let d = '';
  for (let i = 0; i < blades; i++) {
    const lean = ((i / (blades - 1)) * 2 - 1) * height * random.between(0.35, 0.75);
    const h = height * random.between(0.6, 1);
    const foot = x + lean * 0.2;
    const w = height * 0.03;
    d += `M${n(foot - w)} ${n(y)}Q${n(foot + lean * 0.15)} ${n(y - h * 0.6)} ${n(foot + lean)} ${n(y - h)}Q${n(foot + lean * 0.35)} ${n(y - h * 0.5)} ${n(foot + w)} ${n(y)}Z`;
  }
  return path(d, color);
}

function bush(
  random: Random,
  palette: Palette,
  x: number,
  y: number,
  size: number,
  color: Color,
  bloom?: Color,
): string {
  let deep = '';
  let body = '';
  for (let i = 0; i < 5; i++) {
    const cx = x + (i / 4 - 0.5) * size * 1.5;
    const r = size * random.between(0.34, 0.5) * (1 - Math.abs(i / 4 - 0.5) * 0.6);
    deep += `M${n(cx - r)} ${n(y)}A${n(r)} ${n(r * 1.1)} 0 0 1 ${n(cx + r)} ${n(y)}Z`;
    body += `M${n(cx - r * 0.7)} ${n(y - r * 0.25)}A${n(r * 0.75)} ${n(r * 0.72)} 0 0 1 ${n(cx + r * 0.8)} ${n(y - r * 0.25)}Z`;
  }
  let out = path(deep, palette.shaded(color)) + path(body, palette.lit(color), alpha(0.7));
  if (bloom && !palette.snow) {
    for (let i = 0; i < 16; i++)
      out += ellipse(
        x + random.between(-0.7, 0.7) * size,
        y - random.between(0.05, 0.42) * size,
        size * 0.035,
        size * 0.035,
        palette.lit(bloom),
      );
  }
  return out;
}

function agave(random: Random, palette: Palette, x: number, y: number, size: number): string {
  let light = '';
  let dark = '';
  for (let i = 0; i < 11; i++) {
    const a = Math.PI * (0.04 + (i / 10) * 0.92);
    const r = size * random.between(0.75, 1);
    const blade = `M${n(x - size * 0.08)} ${n(y)}Q${n(x + Math.cos(a) * r * 0.45 - Math.sin(a) * size * 0.13)} ${n(y - Math.sin(a) * r * 0.5)} ${n(x + Math.cos(a) * r)} ${n(y - Math.sin(a) * r)}Q${n(x + Math.cos(a) * r * 0.45 + Math.sin(a) * size * 0.13)} ${n(y - Math.sin(a) * r * 0.4)} ${n(x + size * 0.08)} ${n(y)}Z`;
    if (i % 2) light += blade;
    else dark += blade;
  }
  return path(dark, palette.shaded('#5f8374')) + path(light, palette.lit('#7fa08c'));
}

function flowers(random: Random, palette: Palette, x: number, y: number, size: number, color: Color): string {
  let out = tuft(random, x, y, size, palette.shaded(palette.foliage), 9);
  for (let i = 0; i < 9; i++) {
    const r = size * random.between(0.045, 0.08);
    out += ellipse(
      x + random.between(-0.55, 0.55) * size,
      y - size * random.between(0.45, 1.05),
      r,
      r * 0.9,
      palette.lit(color),
    );
  }
  return out;
}

function lavender(random: Random, palette: Palette, x: number, y: number, size: number): string {
  let stems = '';
  let heads = '';
  for (let i = 0; i < 17; i++) {
    const lean = (i / 16 - 0.5) * size * 1.2;
    const h = size * random.between(0.7, 1);
    stems += `M${n(x + lean * 0.3)} ${n(y)}L${n(x + lean)} ${n(y - h)}`;
    heads += `M${n(x + lean * 0.8)} ${n(y - h * 0.72)}Q${n(x + lean - size * 0.05)} ${n(y - h * 0.9)} ${n(x + lean * 1.06)} ${n(y - h * 1.08)}Q${n(x + lean + size * 0.06)} ${n(y - h * 0.9)} ${n(x + lean * 0.8)} ${n(y - h * 0.72)}Z`;
  }
  return `<path d="${stems}" stroke="${palette.shaded('#7d8f6a')}" stroke-width="${n(size * 0.022)}"/>${path(heads, palette.lit('#8a76b8'))}`;
}

function reeds(random: Random, palette: Palette, x: number, y: number, size: number): string {
  let out = tuft(random, x, y, size, palette.shaded('#6f8052'), 15);
  for (let i = 0; i < 5; i++) {
    const px = x + random.between(-0.45, 0.45) * size;
    const top = y - size * random.between(0.85, 1.15);
    out += `<path d="M${n(px)} ${n(y)}V${n(top)}" stroke="${palette.shaded('#6f8052')}" stroke-width="2"/>`;
    out += ellipse(px, top, size * 0.026, size * 0.1, palette.shaded('#7a5236'));
  }
  return out;
}

export function drawPlant(
  kind: GroundPlant,
  random: Random,
  palette: Palette,
  x: number,
  y: number,
  size: number,
): string {
  const green = mix(palette.foliage, palette.evergreen, 0.35);
  switch (kind) {
    case 'dune':
      return (
        tuft(random, x, y, size, palette.shaded('#8a8a58'), 13) +
        tuft(random, x + size * 0.2, y + 3, size * 0.72, palette.lit('#b5a86c'), 9)
      );
    case 'agave':
      return agave(random, palette, x, y, size * 0.8);
    case 'lavender':
      return lavender(random, palette, x, y, size * 0.75);
    case 'reeds':
      return reeds(random, palette, x, y, size * 1.1);
    case 'flowers':
      return palette.season === 'winter'
        ? tuft(random, x, y, size * 0.6, palette.shaded(green))
        : flowers(
            random,
            palette,
            x,
            y,
            size * 0.8,
            random.pick(['#e9a23b', '#c8421b', '#f6efe0', '#d97a86', '#8a76b8']),
          );
    case 'bush':
      return bush(
        random,
        palette,
        x,
        y,
        size,
        green,
        palette.season === 'winter' ? undefined : random.pick(['#f2e9dc', '#d4646f', '#e9a23b', '#b98bc0']),
      );
    case 'poppies':
      return flowers(random, palette, x, y, size * 0.85, '#d8452e');
    case 'heather':
      return bush(random, palette, x, y, size * 0.7, mix(green, '#8f5f86', 0.55), '#c48fb5');
    case 'snow':
      return (
        ellipse(x, y, size * 1.3, size * 0.3, palette.lit('#fbfaf6')) +
        tuft(random, x + size * 0.2, y - size * 0.1, size * 0.5, palette.shaded('#8b8468'), 6)
      );
    default:
      return (
        tuft(random, x, y, size * 0.85, palette.shaded(green), 13) +
        tuft(random, x - size * 0.25, y + 3, size * 0.55, palette.lit(green), 8)
      );
  }
}
