import { mix } from '../color.ts';
import { type Point, alpha, curve, ellipse, group, n, path, polygon } from '../svg.ts';
import type { TreeKind } from '../trees.ts';
import type { Framing, Landscape } from './landscape.ts';
import { drawPlant, tuft } from './plants.ts';
import type { Stage } from './stage.ts';

/** What is close to the eye and in the shade: it closes the picture in front and makes the depth. */
export function drawFraming(stage: Stage, landscape: Landscape, left: boolean): string {
  const { random, palette } = stage;
  const plain = random.pick(landscape.framing);
  const style: Framing =
    palette.snow && ['flowers', 'reeds', 'dune', 'grass'].includes(plain) ? 'pines' : plain;
  switch (style) {
    case 'branch':
      return branch(stage, landscape.trees[0] ?? 'broadleaf', !left) + corner(stage, landscape, left, 0.7);
    case 'wall':
      return dryWall(stage) + corner(stage, landscape, random.chance(0.5), 0.8);
    case 'fence':
      return fence(stage) + corner(stage, landscape, left, 1);
    case 'rocks':
      return rocks(stage, !left) + corner(stage, landscape, left, 0.8);
    case 'pines':
      return spruceTwigs(stage, !left) + corner(stage, landscape, left, 0.7);
    case 'none':
      return corner(stage, landscape, left, 0.6);
    case 'flowers':
      return corner(stage, landscape, left, 1.5) + corner(stage, landscape, !left, 1.1);
    default:
      return meadowEdge(stage, style) + corner(stage, landscape, !left, 0.9);
  }
}

/**
 * What closes a landscape in front, moved inwards by `cut` pixels from above and below, so that a wide cut keeps it.
 * The upper left stays free for a headline.
 */
export function drawForeground(stage: Stage, landscape: Landscape, cut: number): string {
  const { random, palette } = stage;
  const plain = random.pick(landscape.framing);
  const style: Framing =
    palette.snow && ['flowers', 'reeds', 'dune', 'grass', 'none'].includes(plain) ? 'pines' : plain;
  const low = (markup: string) => group(markup, `transform="translate(0 ${-cut})"`);
  const high = (markup: string) => group(markup, `transform="translate(0 ${cut})"`);
  const foot = deepGreen(stage, 0.6);
  const bank =
    cut > 0
      ? path(
          `M-10 ${n(918 - cut)}Q300 ${n(890 - cut)} 720 ${n(908 - cut)}T1460 ${n(890 - cut)}V910H-10Z`,
          palette.snow ? palette.facing('#e6edf4', [0, 1, 0]) : foot,
        )
      : '';
  const edge = corner(stage, landscape, false, 1.3) + corner(stage, landscape, true, 0.8);
  switch (style) {
    case 'branch':
      return high(branch(stage, landscape.trees[0] ?? 'broadleaf', false)) + bank + low(edge);
    case 'pines':
      return high(spruceTwigs(stage, false)) + bank + low(edge);
    case 'wall':
      return bank + low(dryWall(stage) + edge);
    case 'rocks':
      return bank + low(rocks(stage, false) + edge);
    case 'fence':
    case 'none':
    case 'flowers':
      return bank + low(edge + corner(stage, landscape, false, 0.8));
    default:
      return bank + low(meadowEdge(stage, style) + corner(stage, landscape, false, 0.7));
  }
}

const deepGreen = ({ palette }: Stage, share = 0.5) =>
  palette.shaded(mix(mix(palette.foliage, palette.evergreen, share), '#14302c', palette.dark ? 0.5 : 0.3));

function corner(stage: Stage, landscape: Landscape, left: boolean, plenty: number): string {
  const { random, palette } = stage;
  let out = '';
  for (let i = 0, count = Math.round(random.int(9, 14) * plenty); i < count; i++) {
    const away = random.next() ** 1.7 * 640;
    const x = left ? away - 30 : 1480 - away;
    const size = random.between(80, 170) * (1.15 - away / 900);
    out += drawPlant(
      palette.snow ? 'snow' : random.pick(landscape.plants),
      random,
      palette,
      x,
      910 - random.between(0, 24) + away * 0.02,
      size,
    );
  }
  return out;
}

/** A whole edge of tall blades, dark behind and light in front, with ears that catch the sun. */
function meadowEdge(stage: Stage, style: Framing): string {
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
function dryWall(stage: Stage): string {
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

function fence(stage: Stage): string {
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

function rocks(stage: Stage, left: boolean): string {
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

/** A bough that hangs into the picture from an upper corner. */
function branch(stage: Stage, kind: TreeKind, left: boolean): string {
  const { random, palette } = stage;
  if (kind === 'fir' || kind === 'larch' || kind === 'pine' || palette.snow || palette.season === 'winter')
    return spruceTwigs(stage, left);
  const olive = kind === 'olive' || kind === 'cypress' || kind === 'palm' || kind === 'umbrellaPine';
  const color = olive
    ? '#8d9c78'
    : palette.season === 'spring' && random.chance(0.4)
      ? '#f2cdd4'
      : palette.foliage;
  const [deep, mid, light] = [
    palette.shaded(mix(color, '#173030', 0.4)),
    palette.shaded(color),
    palette.lit(color),
  ];
  const flip = (x: number) => (left ? x : 1450 - x);
  const bark = palette.shaded('#54443a');
  let wood = '';
  const leaves = ['', '', ''];
  for (let b = 0; b < 5; b++) {
    const start: Point = [-40, random.between(-60, 140)];
    const reach = random.between(300, 560);
    const end: Point = [reach, start[1] + random.between(-40, 130)];
    const bend: Point = [reach * 0.5, (start[1] + end[1]) / 2 - random.between(10, 60)];
    wood += `M${n(flip(start[0]))} ${n(start[1])}Q${n(flip(bend[0]))} ${n(bend[1])} ${n(flip(end[0]))} ${n(end[1])}`;
    for (let i = 0; i < 78; i++) {
      const t = random.between(0.05, 1.04);
      const u = 1 - t;
      const x = u * u * start[0] + 2 * u * t * bend[0] + t * t * end[0] + random.between(-15, 15);
      const y = u * u * start[1] + 2 * u * t * bend[1] + t * t * end[1] + random.between(-12, 20);
      const a = random.between(-0.5, 1.4);
      const [l, w] = olive ? [random.between(22, 38), 4.6] : [random.between(20, 34), random.between(8, 13)];
      const [dx, dy] = [Math.cos(a) * l * (left ? 1 : -1), Math.sin(a) * l];
      const [px, py] = [(-dy / l) * w, (dx / l) * w];
      leaves[i % 3] +=
        `M${n(flip(x))} ${n(y)}q${n(dx / 2 + px)} ${n(dy / 2 + py)} ${n(dx)} ${n(dy)}q${n(-dx / 2 - px)} ${n(-dy / 2 - py)} ${n(-dx)} ${n(-dy)}Z`;
    }
  }
  return (
    `<path d="${wood}" fill="none" stroke="${bark}" stroke-width="3.6" stroke-linecap="round"/>` +
    path(leaves[0] ?? '', deep) +
    path(leaves[1] ?? '', mid) +
    path(leaves[2] ?? '', light, alpha(0.9))
  );
}

/** Boughs of spruce or pine that hang in from above, needle by needle, with snow on them in winter. */
function spruceTwigs({ random, palette }: Stage, left: boolean): string {
  const flip = (x: number) => (left ? x : 1450 - x);
  const needle = palette.shaded(mix(palette.evergreen, '#10262a', 0.3));
  const light = palette.facing(mix(palette.evergreen, '#9fb48a', 0.3), [0, 1, 0]);
  let [under, over, wood, snow] = ['', '', '', ''];
  for (let b = 0; b < 6; b++) {
    const [x0, y0] = [-30, -70 + b * random.between(26, 40)];
    const reach = random.between(220, 420) * (1 - b * 0.08);
    const drop = random.between(70, 170);
    const at = (t: number): Point => [x0 + reach * t, y0 + drop * t ** 1.5];
    wood += curve([0, 0.3, 0.6, 0.85, 1].map((t): Point => [flip(at(t)[0]), at(t)[1]]));
    for (let i = 0; i < 120; i++) {
      const t = i / 120;
      const [x, y] = at(t);
      const length = (24 - 13 * t) * random.between(0.6, 1.15);
      under += `M${n(flip(x))} ${n(y)}L${n(flip(x + length * 0.75))} ${n(y + length * 0.8)}`;
      over += `M${n(flip(x))} ${n(y)}L${n(flip(x + length * 0.95))} ${n(y - length * 0.22)}`;
    }
    snow += curve([0.04, 0.3, 0.6, 0.9].map((t): Point => [flip(at(t)[0] + 8), at(t)[1] - 6]));
  }
  const strokes = (d: string, color: string, width: number) =>
    `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"/>`;
  return (
    strokes(under, needle, 2.2) +
    strokes(over, palette.snow ? mix(needle, '#ffffff', 0.3) : light, 1.9) +
    strokes(wood, palette.shaded('#4a3a30'), 4) +
    (palette.snow ? strokes(snow, palette.lit('#fdfdfb'), 9) : '')
  );
}
