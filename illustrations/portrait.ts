import { type Color, mix } from './color.ts';
import { backOfHair, frontOfHair, hairCuts } from './portrait-hair.ts';
import { type Random, seededRandom } from './seeded-random.ts';
import { alpha, createSvgCanvas, ellipse, group, n, path, rect } from './svg.ts';

const skins = ['#f4d3b8', '#ecc09a', '#d9a075', '#b97f55', '#8f5c3e', '#6d4430', '#f0c8a8'] as const;
const hairs = ['#2b2422', '#4a3226', '#6f4a30', '#9a6b3e', '#c79a58', '#8a4228', '#3a3534'] as const;
const darkSkins = new Set<string>(['#b97f55', '#8f5c3e', '#6d4430']);
const darkHairs = ['#241d1b', '#3a2a22', '#2b2422', '#4a3226'] as const;
const greys = ['#a8a29c', '#c9c3ba', '#8b8783', '#dcd6cb'] as const;
const grounds = [
  ['#f7e3bd', '#eec283'],
  ['#f5dccb', '#e3a98a'],
  ['#dfe9dc', '#a9c4ae'],
  ['#f3e6cf', '#d9bd8c'],
  ['#e3e8e6', '#a5bfc2'],
  ['#f6dfd3', '#dd9a84'],
] as const;
const clothes = [
  '#0f4c4a',
  '#b8452a',
  '#2f4a6a',
  '#7a4a56',
  '#4a6b4a',
  '#d39a4a',
  '#efe4d0',
  '#5a6f8a',
] as const;

/** The middle of the face and its half width and half height. */
export type Head = { x: number; y: number; rx: number; ry: number };

/** A friendly bust for a member of the office, 240 x 240: few shapes, light from the upper left. */
export function drawPortrait(seed: number | string): string {
  const random = seededRandom('portrait', seed);
  const canvas = createSvgCanvas();
  const [light, deep] = random.pick(grounds);
  const skin = random.pick(skins);
  const shade = mix(skin, '#7d3f34', 0.26);
  const grey = random.chance(0.28);
  const hair = random.pick(grey ? greys : darkSkins.has(skin) ? darkHairs : hairs);
  const cut = random.pick(hairCuts);
  const head: Head = { x: 120, y: 103, rx: random.between(32, 36), ry: random.between(40, 44) };
  let out = rect(0, 0, 240, 240, canvas.down([0, light], [1, deep]));
  const round = random.between(70, 170);
  out += ellipse(round, random.between(80, 110), 84, 84, mix(light, '#ffffff', 0.55), alpha(0.6));
  out += path(
    `M-5 ${n(random.between(176, 200))}Q60 ${n(random.between(150, 176))} 128 ${n(random.between(176, 192))}T245 ${n(random.between(160, 186))}V245H-5Z`,
    mix(deep, '#0f4c4a', 0.2),
    alpha(0.45),
  );
  let bust = backOfHair(cut, head, hair);
  bust += body(random, canvas.across([0.35, '#14282f', 0], [1, '#14282f', 0.34]), skin, shade);
  bust += face(random, head, skin, shade, hair, grey);
  const bearded = ['crop', 'part', 'bald', 'curls'].includes(cut) && random.chance(0.42);
  if (bearded) bust += beard(head, mix(hair, skin, 0.12));
  bust += mouth(random, head, bearded);
  bust += frontOfHair(cut, head, hair, random.chance(0.5) ? 1 : -1);
  if (random.chance(0.38)) bust += glasses(random, head);
  out += group(bust, 'transform="translate(-15.6 -20) scale(1.13)"');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" width="240" height="240"><defs>${canvas.definitions()}</defs>${out}</svg>`;
}

/** Shoulders and neck in a jersey, a shirt with a jacket, a roll neck or a blouse with a scarf. */
function body(random: Random, shadow: string, skin: Color, shade: Color): string {
  const cloth = random.pick(clothes);
  const wide = random.between(80, 92);
  const shoulders = `M${n(120 - wide)} 245Q${n(120 - wide + 2)} 186 ${n(120 - wide * 0.5)} 176L103 163H137L${n(120 + wide * 0.5)} 176Q${n(120 + wide - 2)} 186 ${n(120 + wide)} 245Z`;
  const neck =
    path('M105 128V166Q120 184 135 166V128Z', skin) +
    path('M105 140Q120 156 135 140V150Q118 166 105 152Z', shade, alpha(0.6));
  const garment = path(shoulders, cloth) + path(shoulders, shadow);
  const other = random.pick(clothes.filter((color) => color !== cloth));
  switch (random.int(0, 3)) {
    case 0:
      return (
        garment + neck + path('M99 165Q120 194 141 165L146 169Q120 206 94 169Z', mix(cloth, '#fbf7f0', 0.25))
      );
    case 1:
      return (
        garment +
        path('M104 160L92 176L120 245L148 176L136 160Z', '#fbf5e8') +
        neck +
        path('M103 160L120 184L108 196L92 172ZM137 160L120 184L132 196L148 172Z', '#ffffff') +
        path(
          'M92 170L80 182L90 198L84 204L117 245H122L100 190ZM148 170L160 182L150 198L156 204L123 245H118L140 190Z',
          mix(cloth, '#14282f', 0.25),
        )
      );
    case 2:
      return (
        garment +
        neck +
        path('M102 150Q120 164 138 150L141 174Q120 186 99 174Z', mix(cloth, '#ffffff', 0.14)) +
        path('M100 168Q120 180 140 168L141 174Q120 186 99 174Z', '#14282f', alpha(0.18))
      );
    default:
      return (
        garment +
        neck +
        path('M96 160Q120 186 144 160Q154 168 150 178Q122 206 90 178Q86 168 96 160Z', other) +
        path('M128 184Q146 190 146 232L130 236Q132 206 118 190Z', mix(other, '#14282f', 0.16))
      );
  }
}

function face(
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

function mouth(random: Random, { x, y }: Head, bearded: boolean): string {
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

const beard = ({ x, y, rx, ry }: Head, color: Color): string =>
  path(
    `M${n(x - rx)} ${n(y + 1)}C${n(x - rx)} ${n(y + ry * 0.7)} ${n(x - rx * 0.6)} ${n(y + ry + 7)} ${n(x)} ${n(y + ry + 7)}S${n(x + rx)} ${n(y + ry * 0.7)} ${n(x + rx)} ${n(y + 1)}Q${n(x + rx * 0.82)} ${n(y + 17)} ${n(x + 14)} ${n(y + 16)}Q${n(x)} ${n(y + 12)} ${n(x - 14)} ${n(y + 16)}Q${n(x - rx * 0.82)} ${n(y + 17)} ${n(x - rx)} ${n(y + 1)}Z`,
    color,
  );

function glasses(random: Random, { x, y, rx }: Head): string {
  const color = random.pick(['#2b2320', '#6a4530', '#8a3a2c', '#31484c']);
  const soft = random.pick([9.5, 6, 4.5]);
  let out = `<path d="M${n(x - 4)} ${n(y)}q4 -3 8 0M${n(x - 23)} ${n(y - 1)}L${n(x - rx)} ${n(y - 2)}M${n(x + 23)} ${n(y - 1)}L${n(x + rx)} ${n(y - 2)}" fill="none" stroke="${color}" stroke-width="2.2"/>`;
  for (const s of [-1, 1])
    out += `<rect x="${n(x + s * 13.5 - 9.6)}" y="${n(y - 7)}" width="19.2" height="18" rx="${soft}" fill="#ffffff" fill-opacity="0.1" stroke="${color}" stroke-width="2.2"/>`;
  return out;
}
