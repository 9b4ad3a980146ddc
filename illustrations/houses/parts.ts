import { type Color, mix } from '../color.ts';
import type { Palette } from '../palette.ts';
import type { Random } from '../seeded-random.ts';
import { type Point, alpha, group, line, n, path, polygon, rect } from '../svg.ts';

/** What a house is drawn with: origin at its left foot, light from the left, up is negative. */
export type Site = { random: Random; palette: Palette };
/** A drawn house; `door` is the x of its entrance, `width` includes all wings. */
export type House = { markup: string; width: number; door: number };

export type WindowLook = { frame: Color; shutter?: Color; box?: boolean; arched?: boolean; bars?: boolean };

export function drawWindow(
  { random, palette }: Site,
  x: number,
  y: number,
  w: number,
  h: number,
  look: WindowLook,
): string {
  const lit = palette.glowing && random.chance(0.82);
  const pane = lit ? palette.pane : palette.glowing ? mix(palette.sky.top, '#101d2b', 0.4) : palette.pane;
  const frame = palette.lit(look.frame);
  let out = '';
  if (lit)
    out += rect(x - w * 0.3, y - h * 0.2, w * 1.6, h * 1.4, palette.pane, 'fill-opacity="0.12" rx="6"');
  if (look.shutter) {
    const s = palette.lit(look.shutter);
    for (const sx of [x - w * 0.5 - 2, x + w + 2]) {
      out += rect(sx, y - 2, w * 0.5, h + 4, s);
      for (let i = 1; i < 6; i++)
        out += rect(sx + 2, y + (h * i) / 6, w * 0.5 - 4, 1.4, palette.shaded(look.shutter), alpha(0.6));
    }
  }
  const arch = (inset: number) =>
    `M${n(x + inset)} ${n(y + h)}V${n(y + w / 2)}A${n(w / 2 - inset)} ${n(w / 2 - inset)} 0 0 1 ${n(x + w - inset)} ${n(y + w / 2)}V${n(y + h)}Z`;
  if (look.arched) {
    out += path(arch(-3), frame) + path(arch(1), pane);
  } else {
    out += rect(x - 3, y - 3, w + 6, h + 6, frame) + rect(x, y, w, h, pane);
    out += polygon(
      [
        [x, y],
        [x + w, y],
        [x + w, y + h * 0.16],
        [x, y + h * 0.3],
      ],
      palette.shaded('#3a4a55'),
      alpha(lit ? 0.12 : 0.32),
    );
    if (!lit)
      out += polygon(
        [
          [x + w * 0.55, y],
          [x + w * 0.86, y],
          [x + w * 0.3, y + h],
          [x, y + h],
        ],
        palette.sky.horizon,
        alpha(0.28),
      );
    if (lit && h > 50)
      out +=
        rect(x, y, w * 0.2, h, mix(palette.pane, '#fff6e0', 0.5), alpha(0.6)) +
        rect(x + w * 0.8, y, w * 0.2, h, mix(palette.pane, '#fff6e0', 0.5), alpha(0.6));
  }
  if (look.bars !== false)
    out += rect(x + w / 2 - 1.2, y, 2.4, h, frame) + rect(x, y + h * 0.42, w, 2.2, frame);
  if (look.box) {
    out += rect(x - 5, y + h + 3, w + 10, 8, palette.shaded('#6b4a33'));
    if (!palette.snow && palette.season !== 'winter') {
      const bloom = palette.lit(random.pick(['#c8421b', '#d4646f', '#e0607a']));
      let d = '';
      for (let i = 0; i < 9; i++) d += `M${n(x - 3 + (i * (w + 6)) / 8)} ${n(y + h + 4)}m-4 0a4 4 0 1 1 8 0Z`;
      out += path(d, bloom) + path(d.replaceAll('m-4 0', 'm0 4'), palette.shaded('#5a7d45'), alpha(0.7));
    }
  }
  return out;
}

export function drawDoor(
  { palette }: Site,
  x: number,
  h: number,
  w: number,
  color: Color,
  arched = false,
): string {
  const body = palette.lit(color);
  const shape = arched
    ? `M${n(x)} 0V${n(-h + w / 2)}A${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(x + w)} ${n(-h + w / 2)}V0Z`
    : `M${n(x)} 0V${n(-h)}H${n(x + w)}V0Z`;
  return (
    rect(x - 6, -4, w + 12, 7, palette.lit('#b8ab98')) +
    `<path d="${shape}" fill="${body}" stroke="${palette.lit('#efe6d4')}" stroke-width="4"/>` +
    rect(
      x + w * 0.2,
      -h * 0.82,
      w * 0.6,
      h * 0.3,
      palette.glowing ? palette.pane : palette.shaded('#31464f'),
    ) +
    rect(x + w * 0.2, -h * 0.42, w * 0.6, h * 0.32, palette.shaded(color), alpha(0.4)) +
    (palette.glowing
      ? path(
          `M${n(x + w / 2)} ${n(-h - 12)}m-70 0a70 70 0 1 0 140 0a70 70 0 1 0 -140 0Z`,
          palette.pane,
          alpha(0.13),
        )
      : '')
  );
}

export type Surface = 'plaster' | 'planks' | 'boards' | 'stone' | 'brick';

/** Texture of a wall `w` x `h` whose foot is at y. */
export function wallTexture(
  { random, palette }: Site,
  surface: Surface,
  x: number,
  y: number,
  w: number,
  h: number,
  color: Color,
): string {
  let out = '';
  if (surface === 'planks' || surface === 'boards') {
    const step = surface === 'planks' ? 13 : 15;
    const tone = palette.shaded(mix(color, '#1d1512', 0.35));
    if (surface === 'planks')
      for (let px = x + step; px < x + w; px += step) out += rect(px, y - h, 1.6, h, tone, alpha(0.5));
    else for (let py = y - step; py > y - h; py -= step) out += rect(x, py, w, 1.8, tone, alpha(0.5));
  } else if (surface === 'stone' || surface === 'brick') {
    const [rowHeight, low, high] = surface === 'stone' ? [17, 18, 44] : [9, 18, 22];
    let row = 0;
    for (let py = y - rowHeight; py > y - h; py -= rowHeight) {
      for (let px = x + (row % 2) * 11; px < x + w - low;) {
        const bw = Math.min(random.between(low, high), x + w - px);
        if (random.chance(surface === 'stone' ? 0.62 : 0.42))
          out += rect(
            px + 1,
            py + 1,
            bw - 2,
            rowHeight - 2.5,
            random.chance(0.5) ? palette.lit(mix(color, '#ffffff', 0.16)) : palette.shaded(color),
            `fill-opacity="0.45" rx="2"`,
          );
        px += bw;
      }
      row++;
    }
  } else {
    for (let i = 0; i < 5; i++)
      out += rect(
        x + random.between(0, w * 0.8),
        y - random.between(8, h),
        random.between(20, 60),
        random.between(2, 5),
        palette.shaded(color),
        'fill-opacity="0.14" rx="2"',
      );
  }
  return out;
}

/** A wall with its texture and a shade under the eaves. */
export function wall(
  site: Site,
  surface: Surface,
  x: number,
  y: number,
  w: number,
  h: number,
  color: Color,
): string {
  return (
    rect(x, y - h, w, h, site.palette.lit(color)) +
    wallTexture(site, surface, x, y, w, h, color) +
    rect(x, y - h, w, h * 0.09 + 5, site.palette.shaded(color), alpha(0.7))
  );
}

export type Covering = 'tiles' | 'thatch' | 'shingles' | 'slate' | 'grass';

/** Roof plane between two horizontal-ish edges, textured along them. */
export function roofPlane(
  { random, palette }: Site,
  covering: Covering,
  a: Point,
  b: Point,
  c: Point,
  d: Point,
  color: Color,
  inLight: boolean,
): string {
  const base = palette.snow ? '#f7f5f0' : color;
  const tone = inLight ? palette.lit(base) : palette.shaded(mix(base, palette.lit(base), 0.25));
  let out = polygon([a, b, c, d], tone);
  const at = (from: Point, to: Point, t: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t,
  ];
  const mark = palette.shaded(mix(base, '#1d1512', 0.25));
  if (palette.snow) {
    return out + polygon([at(a, d, 0.82), at(b, c, 0.82), c, d], palette.shaded('#dfe4ea'), alpha(0.7));
  }
  const rows = covering === 'thatch' ? 5 : covering === 'tiles' ? 9 : 8;
  for (let i = 1; i < rows; i++) {
    const t = i / rows;
    out += line(
      [at(a, d, t), at(b, c, t)],
      mark,
      covering === 'thatch' ? 2.4 : 1.5,
      `stroke-opacity="${covering === 'thatch' ? 0.2 : 0.42}"`,
    );
  }
  let dabs = '';
  for (let i = 0; i < 70; i++) {
    const [u, v] = [random.next(), random.next() * 0.9];
    const top = at(at(a, b, u), at(d, c, u), v);
    const low = at(at(a, b, u), at(d, c, u), v + (covering === 'thatch' ? 0.11 : 0.07));
    dabs += `M${n(top[0])} ${n(top[1])}L${n(low[0])} ${n(low[1])}`;
  }
  return (
    out +
    `<path d="${dabs}" stroke="${random.chance(0.5) ? palette.lit(mix(base, '#ffffff', 0.2)) : mark}" stroke-width="${covering === 'tiles' ? 5 : 2.5}" stroke-opacity="0.34"/>`
  );
}

export function chimney({ random, palette }: Site, x: number, y: number, h: number, color: Color): string {
  let out =
    rect(x, y - h, 24, h, palette.lit(color)) +
    rect(x + 15, y - h, 9, h, palette.shaded(color)) +
    rect(x - 3, y - h - 6, 30, 8, palette.snow ? palette.lit('#fbfaf6') : palette.shaded(color));
  if (palette.season === 'winter' || (palette.season === 'autumn' && random.chance(0.6))) {
    for (let i = 0; i < 5; i++)
      out += path(
        `M${n(x + 12 + i * 9 + i * i * 2)} ${n(y - h - 22 - i * 27)}m${n(-8 - i * 5)} 0a${n(8 + i * 5)} ${n(7 + i * 3.6)} 0 1 0 ${n(16 + i * 10)} 0a${n(8 + i * 5)} ${n(7 + i * 3.6)} 0 1 0 ${n(-16 - i * 10)} 0Z`,
        mix(palette.sky.horizon, '#ffffff', 0.5),
        alpha(0.36 - i * 0.055),
      );
  }
  return out;
}

/** A wall that recedes to the right, in the shade. */
export function sideWall(
  site: Site,
  x: number,
  length: number,
  h: number,
  color: Color,
  windows: number,
  look: WindowLook,
): string {
  const slope = -0.07;
  let out = polygon(
    [
      [x, 0],
      [x + length, length * slope],
      [x + length, -h * 0.94 + length * slope * 0.4],
      [x, -h],
    ],
    site.palette.shaded(color),
  );
  let inner = '';
  const size = Math.min(34, length / (windows + 1) / 1.7);
  for (let i = 0; i < windows; i++)
    inner += drawWindow(site, x + (length * (i + 0.5)) / windows - size / 2, -h * 0.66, size, h * 0.36, {
      ...look,
      frame: mix(look.frame, '#3c4656', 0.3),
      shutter: undefined,
      box: false,
    });
  out += group(inner, `transform="translate(${n(x)} 0) skewY(-3.5) translate(${n(-x)} 0)"`);
  return out;
}
