import { type Color, mix } from '../color.ts';
import { type Point, alpha, ellipse, n, path, polygon } from '../svg.ts';
import type { Framing } from './landscape.ts';
import { tuft } from './plants.ts';
import type { Stage } from './stage.ts';

/** Dark green of plants in the shade close to the viewer. */
export const deepGreen = ({ palette }: Stage, share = 0.5): Color =>
  palette.shaded(mix(mix(palette.foliage, palette.evergreen, share), '#14302c', palette.dark ? 0.5 : 0.3));

/** A whole edge of tall blades, dark behind and light in front, with ears that catch the sun. */
export function meadowEdge(stage: Stage, style: Framing): string {
  const { random, palette } = stage;
  const [deep, light] =
    style === 'dune'
      ? [palette.shaded('#7d8052'), palette.lit('#cdbb7c')]
      : style === 'reeds'
        ? [palette.shaded('#66794c'), palette.lit('#b7b070')]
        : [deepGreen(stage), palette.lit(mix(palette.foliage, '#d8c878', 0.4))];
  let out = '';
  const swell = random.between(0, 6);
  for (let i = 0; i < 46; i++) {
    const x = -20 + i * 33 + random.between(-14, 14);
    const lift = 34 + 30 * Math.sin(x / 260 + swell) + Math.abs(x - 725) * 0.055;
    out += tuft(random, x, 912, lift * random.between(1, 1.7), i % 3 ? deep : mix(deep, light, 0.45), 9);
  }
  let [stems, ears] = ['', ''];
  for (let i = 0; i < (style === 'grass' ? 34 : 22); i++) {
    const x = random.chance(0.6) ? random.next() ** 1.6 * 620 : 1450 - random.next() ** 1.6 * 620;
    const top = 900 - random.between(90, 220);
    const lean = random.between(-26, 34);
    stems += `M${n(x)} 910Q${n(x + lean * 0.2)} ${n((910 + top) / 2)} ${n(x + lean)} ${n(top)}`;
    ears += `M${n(x + lean)} ${n(top - 20)}q6 12 -1 26q-7 -12 1 -26Z`;
  }
  out +=
    `<path d="${stems}" fill="none" stroke="${mix(deep, light, 0.6)}" stroke-width="1.8"/>` +
    path(ears, style === 'reeds' ? palette.shaded('#7a5236') : light);
  return out;
}

/** Stones laid dry, the caps in the sun, flowers in the joints. */
export function dryWall(stage: Stage): string {
  const { random, palette, canvas } = stage;
  const base = palette.snow ? '#a9a49c' : random.pick(['#b9a684', '#b3a58e', '#c2ae8c']);
  const y = random.between(800, 832);
  const slope = random.between(-26, 26);
  let out = path(
    `M-10 ${n(y)}L1460 ${n(y + slope)}V910H-10Z`,
    canvas.down(
      [0, palette.shaded(mix(base, '#5a4c40', 0.2))],
      [1, palette.shaded(mix(base, '#2f2a2c', 0.5))],
    ),
  );
  for (let layer = 0; layer < 4; layer++)
    for (let x = -30 - layer * 17; x < 1470;) {
      const w = random.between(46, 118);
      const h = layer === 0 ? random.between(24, 32) : random.between(26, 34);
      const top = y + slope * (x / 1450) + layer * 31 - (layer === 0 ? random.between(0, 9) : 0);
      const tone =
        layer === 0
          ? palette.facing(mix(base, '#fff0d0', random.between(0, 0.24)), [palette.side * 0.5, 0.86, 0])
          : palette.shaded(mix(base, random.chance(0.5) ? '#4a4038' : '#f4e6cc', random.between(0.05, 0.3)));
      out += `<path d="M${n(x + 7)} ${n(top)}L${n(x + w - 9)} ${n(top + random.between(-4, 4))}L${n(x + w - 3)} ${n(top + h * 0.7)}L${n(x + w - 12)} ${n(top + h)}L${n(x + 8)} ${n(top + h - 2)}L${n(x + 2)} ${n(top + h * 0.4)}Z" fill="${tone}" stroke="${tone}" stroke-width="4" stroke-linejoin="round"/>`;
      x += w;
    }
  return palette.snow
    ? out +
        path(
          `M-10 ${n(y - 14)}Q360 ${n(y - 26)} 725 ${n(y - 12 + slope / 2)}T1460 ${n(y + slope - 14)}L1460 ${n(y + slope + 10)}L-10 ${n(y + 10)}Z`,
          palette.lit('#fdfdfb'),
        )
    : out;
}

export function fence(stage: Stage): string {
  const { random, palette } = stage;
  const wood = random.pick(['#a98c68', '#8d8072', '#c9b492']);
  const [lit, dark] = [palette.lit(wood), palette.shaded(mix(wood, '#2f2a2c', 0.25))];
  const [y, slope] = [random.between(740, 780), random.between(-40, 40)];
  const at = (x: number) => y + (slope * x) / 1450;
  let out = '';
  for (const drop of [26, 74])
    out +=
      polygon(
        [
          [-10, at(0) + drop],
          [1460, at(1450) + drop],
          [1460, at(1450) + drop + 12],
          [-10, at(0) + drop + 12],
        ],
        dark,
      ) +
      polygon(
        [
          [-10, at(0) + drop],
          [1460, at(1450) + drop],
          [1460, at(1450) + drop + 5],
          [-10, at(0) + drop + 5],
        ],
        lit,
      );
  for (let x = random.between(-20, 60); x < 1470; x += random.between(150, 185)) {
    const lean = random.between(-6, 6);
    out +=
      polygon(
        [
          [x, 912],
          [x + lean, at(x) - 6],
          [x + lean + 20, at(x)],
          [x + 22, 912],
        ],
        dark,
      ) +
      polygon(
        palette.side < 0
          ? [
              [x, 912],
              [x + lean, at(x) - 6],
              [x + lean + 9, at(x) - 4],
              [x + 9, 912],
            ]
          : [
              [x + 13, 912],
              [x + lean + 11, at(x) - 3],
              [x + lean + 20, at(x)],
              [x + 22, 912],
            ],
        lit,
      );
    if (palette.snow) out += ellipse(x + lean + 10, at(x) - 6, 15, 8, palette.lit('#fdfdfb'));
  }
  return out;
}

export function rocks(stage: Stage, left: boolean): string {
  const { random, palette } = stage;
  const stone = random.pick(['#8d8a86', '#a39484', '#7f7c7a']);
  let out = '';
  for (let i = 6; i >= 0; i--) {
    const away = i * random.between(58, 92);
    const x = left ? away - 60 : 1510 - away;
    const [w, h] = [random.between(110, 210), random.between(60, 150) * (1 - i * 0.09)];
    const y = 915;
    const a: Point = [x - w / 2, y];
    const b: Point = [x - w * 0.36, y - h * 0.62];
    const c: Point = [x - w * 0.06, y - h];
    const d: Point = [x + w * 0.3, y - h * 0.74];
    const e: Point = [x + w / 2, y];
    const m: Point = [x + w * 0.02, y - h * 0.44];
    out += polygon([a, b, c, d, e], palette.shaded(mix(stone, '#23282e', 0.3)));
    out += polygon(palette.side < 0 ? [a, b, c, m] : [c, d, e, m], palette.lit(stone), alpha(0.75));
    out += polygon(
      [b, c, d, m],
      palette.facing(palette.snow ? '#fbfcfd' : mix(stone, '#f4ecd8', 0.3), [palette.side * 0.4, 0.9, 0]),
    );
  }
  return out;
}
