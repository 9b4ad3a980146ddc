import { mix } from './color.ts';
import { seededRandom } from './seeded-random.ts';
import { type Point, alpha, createSheet, curve, ellipse, n, path, rect } from './svg.ts';

const skins = ['#f2cfae', '#e6b48e', '#c98f64', '#9c6642', '#f6dcc4', '#7d4f35'] as const;
const hairs = ['#2b2320', '#5a3a28', '#8f5a34', '#c9974f', '#a9a29a', '#8c3f28', '#3b3634'] as const;
const grounds = [
  ['#f3d9a8', '#e9a23b'],
  ['#cfe3da', '#5f9a90'],
  ['#f6d2bd', '#d9795a'],
  ['#d6e2ea', '#6f9ab0'],
  ['#ece0c8', '#b59a6a'],
] as const;
const clothes = ['#0f4c4a', '#c8421b', '#2f4a6a', '#7a4a56', '#3f6b4f', '#b5653f', '#f3ead9'] as const;

/** A friendly bust for a member of the office, 240 x 240. */
export function drawPortrait(seed: number | string): string {
  const random = seededRandom('portrait', seed);
  const sheet = createSheet();
  const [light, deep] = random.pick(grounds);
  const skin = random.pick(skins);
  const shade = mix(skin, '#7a3f3a', 0.24);
  const hair = random.pick(hairs);
  const cloth = random.pick(clothes);
  const long = random.chance(0.5);
  const [cx, cy] = [120, 106];
  const [rx, ry] = [random.between(38, 43), random.between(47, 52)];
  let out = rect(0, 0, 240, 240, sheet.down([0, light], [1, deep]));
  out += ellipse(
    random.between(60, 180),
    random.between(64, 100),
    72,
    72,
    mix(light, '#ffffff', 0.5),
    alpha(0.55),
  );
  const hills: Point[] = [
    [-5, 186],
    [50, random.between(150, 176)],
    [120, random.between(158, 182)],
    [190, random.between(146, 172)],
    [245, 182],
  ];
  out += path(`${curve(hills)}V245H-5Z`, mix(deep, '#0f4c4a', 0.35), alpha(0.55));
  const style = long ? random.int(0, 2) : random.int(3, 5);
  if (style === 0)
    out += path(
      `M${cx - rx - 15} 190C${cx - rx - 26} 60 ${cx - 40} 38 ${cx} 40S${cx + rx + 26} 60 ${cx + rx + 15} 190Z`,
      hair,
    );
  if (style === 1)
    out +=
      ellipse(cx, cy - 14, rx + 17, ry + 10, hair) +
      path(
        `M${n(cx - rx - 16)} 96Q${n(cx - rx - 18)} 150 ${n(cx - rx + 2)} 152H${n(cx + rx - 2)}Q${n(cx + rx + 18)} 150 ${n(cx + rx + 16)} 96Z`,
        hair,
      );
  if (style === 2)
    out += ellipse(cx + 4, cy - ry - 14, 24, 22, hair) + ellipse(cx, cy - 12, rx + 9, ry + 4, hair);
  out +=
    path(`M20 245Q22 178 ${cx - 28} 170H${cx + 28}Q218 178 220 245Z`, cloth) +
    path(`M${cx + 10} 172Q218 178 220 245H${cx + 50}Z`, mix(cloth, '#14282f', 0.35), alpha(0.6));
  out +=
    path(`M${cx - 17} 138V168Q${cx} 192 ${cx + 17} 168V138Z`, shade) +
    path(`M${cx - 17} 150V168Q${cx} 186 ${cx + 17} 168V160Z`, skin);
  const collar = mix(cloth, '#fbf7f0', 0.75);
  out += random.chance(0.6)
    ? path(
        `M${cx - 25} 163L${cx} 192L${cx - 25} 206L${cx - 38} 171ZM${cx + 25} 163L${cx} 192L${cx + 25} 206L${cx + 38} 171Z`,
        collar,
      )
    : path(`M${cx - 30} 168Q${cx} 206 ${cx + 30} 168L${cx + 22} 164Q${cx} 192 ${cx - 22} 164Z`, collar);
  out += ellipse(cx - rx, cy + 4, 8, 11, shade) + ellipse(cx + rx, cy + 4, 8, 11, shade);
  out += path(
    `M${n(cx - rx)} ${n(cy - 12)}Q${n(cx - rx)} ${n(cy - ry)} ${cx} ${n(cy - ry)}T${n(cx + rx)} ${n(cy - 12)}Q${n(cx + rx + 1)} ${n(cy + 30)} ${cx + 17} ${n(cy + ry - 4)}Q${cx} ${n(cy + ry + 6)} ${cx - 17} ${n(cy + ry - 4)}Q${n(cx - rx - 1)} ${n(cy + 30)} ${n(cx - rx)} ${n(cy - 12)}Z`,
    skin,
  );
  out += path(
    `M${cx + 8} ${n(cy - ry)}Q${n(cx + rx)} ${n(cy - ry)} ${n(cx + rx)} ${n(cy - 12)}Q${n(cx + rx + 1)} ${n(cy + 30)} ${cx + 17} ${n(cy + ry - 4)}Q${cx + 30} ${cy} ${cx + 8} ${n(cy - ry)}Z`,
    shade,
    alpha(0.35),
  );
  const eye = random.pick(['#2b2320', '#3f5a4a', '#3f5f7a', '#5a3a28']);
  for (const s of [-1, 1]) {
    out +=
      ellipse(cx + s * 16, cy + 1, 4.2, 4.8, eye) + ellipse(cx + s * 16 + 1.4, cy - 0.8, 1.4, 1.4, '#ffffff');
    out += path(
      `M${n(cx + s * 16 - 9)} ${n(cy - 12 + s)}q9 ${n(random.between(-6, -3))} 18 ${n(-2 * s)}`,
      'none',
      `stroke="${mix(hair, '#2b2320', 0.3)}" stroke-width="3.4" stroke-linecap="round"`,
    );
    out += ellipse(cx + s * 25, cy + 16, 9, 6, '#d9694f', alpha(0.26));
  }
  out += path(
    `M${cx + 1} ${cy + 2}q6 11 -3 14`,
    'none',
    `stroke="${shade}" stroke-width="3" stroke-linecap="round"`,
  );
  out += random.chance(0.5)
    ? path(`M${cx - 15} ${cy + 26}Q${cx} ${cy + 46} ${cx + 15} ${cy + 26}Z`, '#a5402f') +
      path(
        `M${cx - 13} ${cy + 27}H${cx + 13}Q${cx + 9} ${cy + 32} ${cx} ${cy + 32}T${cx - 13} ${cy + 27}Z`,
        '#fffaf2',
      )
    : path(
        `M${cx - 14} ${cy + 27}Q${cx} ${cy + 40} ${cx + 14} ${cy + 27}`,
        'none',
        'stroke="#a5402f" stroke-width="4" stroke-linecap="round"',
      );
  if (style >= 3 && random.chance(0.4))
    out +=
      path(
        `M${n(cx - rx)} ${cy + 4}Q${n(cx - rx + 4)} ${n(cy + ry + 12)} ${cx} ${n(cy + ry + 13)}T${n(cx + rx)} ${cy + 4}Q${cx + 26} ${cy + 24} ${cx + 20} ${cy + 20}Q${cx} ${cy + 12} ${cx - 20} ${cy + 20}Q${cx - 26} ${cy + 24} ${n(cx - rx)} ${cy + 4}Z`,
        mix(hair, skin, 0.15),
      ) + path(`M${cx - 13} ${cy + 28}Q${cx} ${cy + 40} ${cx + 13} ${cy + 28}Z`, '#a5402f');
  const part = random.pick([-1, 1]);
  if (style === 5)
    out += path(
      `M${n(cx - rx - 3)} ${cy - 6}C${n(cx - rx - 14)} ${cy - 70} ${n(cx + rx + 14)} ${cy - 76} ${n(cx + rx + 3)} ${cy - 6}Q${n(cx + rx - 2)} ${cy - 34} ${cx + 14} ${cy - 30}T${cx - 22} ${cy - 34}Q${n(cx - rx + 2)} ${cy - 26} ${n(cx - rx - 3)} ${cy - 6}Z`,
      hair,
    );
  else
    out += path(
      `M${n(cx - part * (rx + 4))} ${cy - 4}C${n(cx - part * (rx + 12))} ${cy - 66} ${n(cx + part * (rx + 12))} ${cy - 72} ${n(cx + part * (rx + 4))} ${cy - 4}Q${n(cx + part * (rx - 3))} ${cy - 26} ${n(cx + part * 22)} ${cy - 36}Q${n(cx - part * 12)} ${cy - 22} ${n(cx - part * (rx + 4))} ${cy - 4}Z`,
      hair,
    );
  if (random.chance(0.3))
    for (const s of [-1, 1])
      out += `<rect x="${cx + s * 16 - 12}" y="${cy - 10}" width="24" height="21" rx="9" fill="#ffffff" fill-opacity="0.2" stroke="#2b2320" stroke-width="2.6"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" width="240" height="240"><defs>${sheet.definitions()}</defs>${out}</svg>`;
}
