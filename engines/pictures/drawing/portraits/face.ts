import { type Color, mix } from '../color.ts';
import { type Random } from '../../../../domain/seeded-random.ts';
import { alpha, ellipse, n, path } from '../svg.ts';
import type { Head } from './head.ts';

export function face(
  random: Random,
  { x, y, rx, ry }: Head,
  skin: Color,
  shade: Color,
  hair: Color,
  grey: boolean,
): string {
  let out =
    ellipse(x - rx, y + 6, 6, 9, skin) + ellipse(x + rx, y + 6, 6, 9, shade) + path(oval(x, y, rx, ry), skin);
  // The side that is turned from the light.
  out += path(
    `M${n(x + rx * 0.5)} ${n(y - ry * 0.86)}Q${n(x + rx)} ${n(y - ry * 0.6)} ${n(x + rx)} ${n(y - 4)}Q${n(x + rx)} ${n(y + ry * 0.7)} ${n(x + 4)} ${n(y + ry)}Q${n(x + rx * 0.86)} ${n(y + ry * 0.3)} ${n(x + rx * 0.5)} ${n(y - ry * 0.86)}Z`,
    shade,
    alpha(0.28),
  );
  const brow = grey ? mix(hair, '#6a6460', 0.5) : mix(hair, '#2b2320', 0.25);
  const eye = random.pick(['#2b2320', '#33291f', '#2f3d40']);
  const smiling = random.chance(0.3);
  const lift = random.between(-1.5, 1);
  for (const s of [-1, 1]) {
    const ex = x + s * 13.5;
    out += smiling
      ? `<path d="M${n(ex - 4.4)} ${n(y + 3)}q4.4 -5 8.8 0" fill="none" stroke="${eye}" stroke-width="2.6" stroke-linecap="round"/>`
      : ellipse(ex, y + 2, 2.7, 3.2, eye) + ellipse(ex - 0.8, y + 0.9, 0.8, 0.8, '#ffffff', alpha(0.85));
    out += `<path d="M${n(ex - s * -6.5)} ${n(y - 8.5 + lift)}q${n(-s * 6)} -3.6 ${n(-s * 12.5)} 0.6" fill="none" stroke="${brow}" stroke-width="2.8" stroke-linecap="round"/>`;
    out += ellipse(x + s * 20, y + 13, 7, 5, '#e0705a', alpha(0.2));
    if (grey)
      out += `<path d="M${n(x + s * 14)} ${n(y + 14)}q${n(s * 4)} 4 ${n(s * 3)} 9" fill="none" stroke="${shade}" stroke-width="1.6" stroke-opacity="0.6" stroke-linecap="round"/>`;
  }
  return (
    out +
    `<path d="M${n(x + 1)} ${n(y + 3)}q5 9 -3.4 10.4" fill="none" stroke="${shade}" stroke-width="2.4" stroke-linecap="round"/>`
  );
}

const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${n(x - rx)} ${n(y - 6)}C${n(x - rx)} ${n(y - ry * 1.16)} ${n(x + rx)} ${n(y - ry * 1.16)} ${n(x + rx)} ${n(y - 6)}C${n(x + rx)} ${n(y + ry * 0.52)} ${n(x + rx * 0.52)} ${n(y + ry)} ${n(x)} ${n(y + ry)}C${n(x - rx * 0.52)} ${n(y + ry)} ${n(x - rx)} ${n(y + ry * 0.52)} ${n(x - rx)} ${n(y - 6)}Z`;

export function mouth(random: Random, { x, y }: Head, bearded: boolean): string {
  const lip = bearded ? '#8f4638' : random.pick(['#b0513f', '#a8473c', '#bd5c4c']);
  const w = random.between(9, 11.5);
  const at = y + 21.5;
  return random.chance(0.4)
    ? path(
        `M${n(x - w)} ${n(at)}Q${n(x)} ${n(at + 3)} ${n(x + w)} ${n(at)}Q${n(x)} ${n(at + 13)} ${n(x - w)} ${n(at)}Z`,
        '#fffaf2',
      ) +
        `<path d="M${n(x - w)} ${n(at)}Q${n(x)} ${n(at + 3)} ${n(x + w)} ${n(at)}Q${n(x)} ${n(at + 13)} ${n(x - w)} ${n(at)}Z" fill="none" stroke="${lip}" stroke-width="2" stroke-linejoin="round"/>`
    : `<path d="M${n(x - w)} ${n(at + 0.5)}q${n(w)} ${n(random.between(7, 9))} ${n(w * 2)} 0" fill="none" stroke="${lip}" stroke-width="2.8" stroke-linecap="round"/>`;
}

export const beard = ({ x, y, rx, ry }: Head, color: Color): string =>
  path(
    `M${n(x - rx)} ${n(y + 1)}C${n(x - rx)} ${n(y + ry * 0.7)} ${n(x - rx * 0.6)} ${n(y + ry + 7)} ${n(x)} ${n(y + ry + 7)}S${n(x + rx)} ${n(y + ry * 0.7)} ${n(x + rx)} ${n(y + 1)}Q${n(x + rx * 0.82)} ${n(y + 17)} ${n(x + 14)} ${n(y + 16)}Q${n(x)} ${n(y + 12)} ${n(x - 14)} ${n(y + 16)}Q${n(x - rx * 0.82)} ${n(y + 17)} ${n(x - rx)} ${n(y + 1)}Z`,
    color,
  );

export function glasses(random: Random, { x, y, rx }: Head): string {
  const color = random.pick(['#2b2320', '#6a4530', '#8a3a2c', '#31484c']);
  const soft = random.pick([9.5, 6, 4.5]);
  let out = `<path d="M${n(x - 4)} ${n(y)}q4 -3 8 0M${n(x - 23)} ${n(y - 1)}L${n(x - rx)} ${n(y - 2)}M${n(x + 23)} ${n(y - 1)}L${n(x + rx)} ${n(y - 2)}" fill="none" stroke="${color}" stroke-width="2.2"/>`;
  for (const s of [-1, 1])
    out += `<rect x="${n(x + s * 13.5 - 9.6)}" y="${n(y - 7)}" width="19.2" height="18" rx="${soft}" fill="#ffffff" fill-opacity="0.1" stroke="${color}" stroke-width="2.2"/>`;
  return out;
}
