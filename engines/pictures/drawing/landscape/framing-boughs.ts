import { mix } from '../color.ts';
import { type Point, alpha, curve, n, path } from '../svg.ts';
import type { TreeKind } from '../trees/trees.ts';
import type { Stage } from './stage.ts';

export function branch(stage: Stage, kind: TreeKind, left: boolean): string {
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
export function spruceTwigs({ random, palette }: Stage, left: boolean): string {
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
