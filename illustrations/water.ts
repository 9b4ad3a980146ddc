import { type Color, mix } from './color.ts';
import type { Palette } from './palette.ts';
import type { Random } from './seeded-random.ts';
import type { SkyPlan } from './sky.ts';
import { type Sheet, alpha, ellipse, group, n, path, polygon, rect } from './svg.ts';

/** Water from the horizon down to `bottom`, with the sun's path on it. */
export function drawWater(
  sheet: Sheet,
  random: Random,
  palette: Palette,
  plan: SkyPlan,
  bottom: number,
  deep: Color,
): string {
  const { horizon } = plan;
  const far = mix(palette.sky.horizon, palette.far(deep, 0.2), 0.72);
  const near = mix(palette.lit(deep), palette.sky.top, 0.14);
  let out = rect(
    0,
    horizon,
    1450,
    bottom - horizon,
    sheet.down([0, far], [0.35, mix(far, near, 0.6)], [1, near]),
  );
  const depth = bottom - horizon;
  for (let i = 0; i < 34; i++) {
    const share = random.next() ** 1.5;
    const y = horizon + 4 + share * depth;
    const length = 30 + share * random.between(60, 260);
    const bright = random.chance(0.55);
    out += path(
      lens(random.between(-100, 1450), y, length, 0.8 + share * 3),
      bright ? mix(palette.sky.horizon, '#ffffff', 0.3) : palette.shaded(deep),
      alpha(bright ? 0.4 : 0.3),
    );
  }
  return out + glitter(random, palette, plan, bottom);
}

const lens = (x: number, y: number, length: number, thick: number) =>
  `M${n(x)} ${n(y)}Q${n(x + length / 2)} ${n(y - thick * 2)} ${n(x + length)} ${n(y)}Q${n(x + length / 2)} ${n(y + thick * 2)} ${n(x)} ${n(y)}Z`;

function glitter(random: Random, palette: Palette, plan: SkyPlan, bottom: number): string {
  let d = '';
  const depth = bottom - plan.horizon;
  for (let i = 0; i < 30; i++) {
    const share = i / 30;
    const y = plan.horizon + 3 + share * depth;
    const spread = 16 + share * 90;
    const length = random.between(0.5, 1.5) * (26 + share * 70);
    d += lens(plan.sunX - length / 2 + random.between(-1, 1) * spread, y, length, 0.7 + share * 2.4);
  }
  return path(d, palette.sun, alpha(palette.hour === 'noon' ? 0.5 : 0.75));
}

/** Far land upside down in still water. */
export const reflection = (content: string, horizon: number): string =>
  group(content, `transform="translate(0 ${n(horizon * 1.42)}) scale(1 -0.42)" opacity="0.42"`);

export function sailingBoat(random: Random, palette: Palette, x: number, y: number, size: number): string {
  const sail = palette.lit(random.pick(['#fffaf0', '#fff3df', '#e9a23b', '#c8421b']));
  const flip = random.chance(0.5) ? -1 : 1;
  let out = polygon(
    [
      [x - size * 0.38, y],
      [x + size * 0.38, y],
      [x + size * 0.26, y + size * 0.12],
      [x - size * 0.28, y + size * 0.12],
    ],
    palette.shaded('#1d3b4a'),
  );
  out += path(
    `M${n(x)} ${n(y - size)}Q${n(x + flip * size * 0.34)} ${n(y - size * 0.4)} ${n(x + flip * size * 0.4)} ${n(y - size * 0.08)}L${n(x)} ${n(y - size * 0.08)}Z`,
    sail,
  );
  out += path(
    `M${n(x - flip * 3)} ${n(y - size * 0.9)}Q${n(x - flip * size * 0.16)} ${n(y - size * 0.4)} ${n(x - flip * size * 0.26)} ${n(y - size * 0.06)}L${n(x - flip * 3)} ${n(y - size * 0.06)}Z`,
    palette.shaded(sail),
  );
  return out + path(lens(x - size * 0.35, y + size * 0.2, size * 0.7, 2), sail, alpha(0.45));
}

/** A jetty on posts that runs out into the water. */
export function jetty(
  palette: Palette,
  x: number,
  near: number,
  far: number,
  width: number,
  lean: number,
): string {
  const top = palette.lit('#a98a66');
  const side = palette.shaded('#6b5540');
  let out = '';
  for (let i = 0; i <= 5; i++) {
    const t = (i / 5) ** 1.6;
    const y = far + (near - far) * t;
    const half = (width / 2) * (0.22 + 0.78 * t);
    const cx = x + lean * (1 - t);
    const post = 9 + 38 * t;
    out += rect(cx - half, y, 3 + 6 * t, post, side) + rect(cx + half - 3 - 6 * t, y, 3 + 6 * t, post, side);
    out += ellipse(cx, y + post, half * 1.2, 2 + 3 * t, side, alpha(0.25));
  }
  const deck: [number, number][] = [
    [x - width / 2, near],
    [x + lean - width * 0.11, far],
    [x + lean + width * 0.11, far],
    [x + width / 2, near],
  ];
  out += polygon(deck, top);
  for (let i = 1; i < 16; i++) {
    const t = (i / 16) ** 1.6;
    const y = far + (near - far) * t;
    const half = (width / 2) * (0.22 + 0.78 * t);
    out += rect(x + lean * (1 - t) - half, y, half * 2, 0.6 + 1.6 * t, side, alpha(0.55));
  }
  return out;
}
