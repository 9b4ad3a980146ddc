import { type Color, mix } from '../color.ts';
import { type Point, alpha, line, n, path, polygon, rect } from '../svg.ts';
import {
  type Covering,
  type House,
  type Site,
  type Surface,
  type WindowLook,
  chimney,
  drawDoor,
  drawWindow,
  roofPlane,
  sideWall,
  wall,
  wallTexture,
} from './parts.ts';

export type GabledLook = {
  surface: Surface;
  color: Color;
  gable?: { surface: Surface; color: Color; from: number };
  base?: Color;
  covering: Covering;
  roof: Color;
  trim: Color;
  door: Color;
  window: WindowLook;
  width: number;
  length: number;
  height: number;
  rise: number;
  overhang: number;
  thick: number;
  balcony?: Color;
  chimney?: boolean;
  panorama?: boolean;
};

/** A house that shows its gable, its long side receding into the shade. */
export function gabledHouse(site: Site, look: GabledLook): House {
  const { random, palette } = site;
  const { width: w, length, height: h, rise, overhang: o, thick } = look;
  const apex: Point = [w / 2, -h - rise];
  const pitch = rise / (w / 2);
  const ridgeEnd: Point = [w / 2 + length * 0.96, -h - rise * 0.94 - length * 0.03];
  let out = look.chimney ? chimney(site, w / 2 + length * 0.55, -h - rise * 0.8, 62, '#b0785c') : '';
  out += sideWall(site, w, length, h, look.color, Math.max(2, Math.round(length / 90)), look.window);
  const front: Point[] = [[0, 0], [w, 0], [w, -h], apex, [0, -h]];
  out += polygon(front, palette.lit(look.color)) + wallTexture(site, look.surface, 0, 0, w, h, look.color);
  const upper = look.gable ?? { surface: look.surface, color: look.color, from: h };
  out += polygon([[0, -upper.from], [w, -upper.from], [w, -h], apex, [0, -h]], palette.lit(upper.color));
  out += wallTexture(site, upper.surface, 0, -upper.from, w, h - upper.from, upper.color);
  if (upper.surface === 'planks' || upper.surface === 'boards') {
    for (let px = 14; px < w; px += 14)
      out += rect(
        px,
        -h - rise * (1 - Math.abs(px - w / 2) / (w / 2)),
        1.6,
        rise * (1 - Math.abs(px - w / 2) / (w / 2)),
        palette.shaded(mix(upper.color, '#1d1512', 0.3)),
        alpha(0.42),
      );
  }
  if (look.base) out += wall(site, 'stone', -3, 0, w + 6, h * 0.13, look.base);
  out += polygon(
    [[0, -h], apex, [w, -h], [w, -h + 15], [w / 2, -h - rise + 26], [0, -h + 15]],
    palette.shaded(upper.color),
    alpha(0.65),
  );
  const storeys = h > 190 ? 2 : 1;
  const door = w * random.pick([0.18, 0.42, 0.66]);
  const doorWidth = 44;
  const floor = h / storeys;
  if (look.panorama) {
    out += drawWindow(site, w * 0.1, -h * 0.78, w * 0.36, h * 0.7, {
      ...look.window,
      shutter: undefined,
      box: false,
    });
    out += drawWindow(site, w * 0.54, -h * 0.78, w * 0.36, h * 0.7, {
      ...look.window,
      shutter: undefined,
      box: false,
    });
    const glass: Point[] = [
      [w * 0.24, -h - rise * 0.1],
      [w * 0.76, -h - rise * 0.1],
      [w * 0.76, -h - rise * 0.3],
      [w / 2, -h - rise * 0.74],
      [w * 0.24, -h - rise * 0.3],
    ];
    out +=
      polygon(glass, palette.pane, `stroke="${palette.lit(look.window.frame)}" stroke-width="5"`) +
      rect(w / 2 - 2, -h - rise * 0.74, 4, rise * 0.64, palette.lit(look.window.frame));
  } else {
    out += drawDoor(site, door, Math.min(84, floor * 0.78), doorWidth, look.door);
    const slots = Math.max(3, Math.round(w / 105));
    for (let s = 0; s < storeys; s++) {
      for (let i = 0; i < slots; i++) {
        const cx = (w * (i + 0.5)) / slots;
        if (s === 0 && Math.abs(cx - door - doorWidth / 2) < 66) continue;
        out += drawWindow(site, cx - 18, -floor * s - floor * 0.74, 36, floor * 0.42, look.window);
      }
    }
    out += drawWindow(site, w / 2 - 17, -h - rise * 0.46, 34, Math.min(50, rise * 0.34), look.window);
  }
  if (look.balcony) {
    const y = -floor + 4;
    out +=
      rect(-14, y - 40, w + 28, 44, palette.shaded(look.balcony)) +
      rect(-14, y - 44, w + 28, 6, palette.lit(look.balcony));
    for (let px = -10; px < w + 10; px += 11)
      out += rect(px, y - 38, 6, 36, palette.lit(look.balcony), alpha(0.75));
    out +=
      rect(-14, y, w + 28, 8, palette.shaded('#4a3426')) +
      rect(0, y + 8, w, 14, palette.shaded(look.color), alpha(0.6));
  }
  const eaveRight: Point = [w + o, -h + o * pitch];
  const eaveFar: Point = [w + length + o * 0.8, -h * 0.94 - length * 0.028 + o * pitch * 0.7];
  const apexOut: Point = [w / 2 - 4, -h - rise - 5];
  out += roofPlane(site, look.covering, apexOut, ridgeEnd, eaveFar, eaveRight, look.roof, false);
  const bargeboard = (from: Point, to: Point) =>
    polygon(
      [
        [from[0], from[1] - thick],
        [to[0], to[1] - thick],
        [to[0], to[1] + 4],
        [from[0], from[1] + 4],
      ],
      palette.snow ? palette.lit('#fbfaf6') : palette.lit(look.trim),
    ) +
    polygon(
      [
        [from[0], from[1] + 2],
        [to[0], to[1] + 2],
        [to[0], to[1] + 8],
        [from[0], from[1] + 8],
      ],
      palette.shaded(look.trim),
    );
  out += bargeboard([-o, -h + o * pitch], apexOut) + bargeboard(apexOut, eaveRight);
  return { markup: out, width: w + length, door: look.panorama ? w / 2 : door + doorWidth / 2 };
}

export type LongLook = {
  surface: Surface;
  color: Color;
  covering: Covering;
  roof: Color;
  door: Color;
  window: WindowLook;
  width: number;
  depth: number;
  height: number;
  rise: number;
  overhang: number;
  thick: number;
  inset: number;
  dormers?: number;
  chimney?: boolean;
  arches?: boolean;
  panorama?: boolean;
  arched?: boolean;
};

/** A house that shows its long side under a broad roof, with the gable end receding. */
export function longHouse(site: Site, look: LongLook): House {
  const { random, palette } = site;
  const { width: w, depth, height: h, rise, overhang: o, thick, inset } = look;
  let out = look.chimney ? chimney(site, w * random.between(0.25, 0.7), -h - rise * 0.82, 58, '#c4a187') : '';
  const farTop: Point = [w + depth, -h * 0.95 - depth * 0.03];
  const ridgeRight: Point = [w - inset * 0.4 + depth * 0.42, -h - rise];
  out += polygon([[w, -h], farTop, ridgeRight], palette.shaded(look.color));
  out += sideWall(site, w, depth, h, look.color, Math.max(1, Math.round(depth / 70)), look.window);
  out += wall(site, look.surface, 0, 0, w, h, look.color);
  const doorWidth = 46;
  const slots = Math.max(4, Math.round(w / 92));
  const doorSlot = random.int(1, slots - 2);
  const doorHeight = Math.min(88, h * 0.72);
  const doorX = (w * (doorSlot + 0.5)) / slots - doorWidth / 2;
  const storeys = h > 185 ? 2 : 1;
  const floor = h / storeys;
  for (let s = 0; s < storeys; s++) {
    for (let i = 0; i < slots; i++) {
      const cx = (w * (i + 0.5)) / slots;
      if (s === 0 && i === doorSlot) continue;
      if (look.panorama)
        out += drawWindow(
          site,
          cx - w / slots / 2.5,
          -floor * s - floor * 0.84,
          w / slots / 1.25,
          floor * 0.8,
          { ...look.window, shutter: undefined, bars: i % 2 === 0 },
        );
      else if (look.arches && s === 0 && i > doorSlot && i < slots)
        out += drawWindow(site, cx - 31, -floor * 0.84, 62, floor * 0.8, {
          frame: mix(look.color, '#ffffff', 0.4),
          arched: true,
          bars: false,
        });
      else out += drawWindow(site, cx - 19, -floor * s - floor * 0.74, 38, floor * 0.46, look.window);
    }
  }
  out += drawDoor(site, doorX, doorHeight, doorWidth, look.door, look.arched);
  const roofY = -h + thick * 0.4;
  out += roofPlane(
    site,
    look.covering,
    [inset, -h - rise],
    ridgeRight,
    [w + o * 0.7, roofY],
    [-o, roofY],
    look.roof,
    true,
  );
  if (inset > 90)
    out += polygon(
      [
        [inset, -h - rise],
        [-o, roofY],
        [-o + 34, roofY],
      ],
      palette.lit('#ffffff'),
      alpha(0.12),
    );
  out += polygon(
    [
      ridgeRight,
      [w + o * 0.7, roofY],
      [w + o * 0.7, roofY + thick],
      [w + depth + o * 0.7, farTop[1] + thick * 0.7],
      [w + depth + o * 0.7, farTop[1] - 2],
    ],
    palette.shaded(palette.snow ? '#e4e8ec' : mix(look.roof, '#2a2230', 0.2)),
  );
  out += path(
    `M${n(-o)} ${n(roofY)}H${n(w + o * 0.7)}V${n(roofY + thick)}H${n(-o)}Z`,
    palette.snow ? palette.lit('#ffffff') : palette.shaded(look.roof),
  );
  out += rect(
    inset - 4,
    -h - rise - 5,
    ridgeRight[0] - inset + 8,
    9,
    palette.snow ? palette.lit('#ffffff') : palette.shaded(mix(look.roof, '#2a1d18', 0.25)),
  );
  for (let i = 0, count = look.dormers ?? 0; i < count; i++) {
    const cx = (w * (i + 1)) / (count + 1);
    const y = -h - rise * 0.2;
    if (look.covering === 'thatch') {
      out += path(
        `M${n(cx - 76)} ${n(y + 8)}C${n(cx - 44)} ${n(y)} ${n(cx - 40)} ${n(y - 58)} ${n(cx)} ${n(y - 58)}S${n(cx + 44)} ${n(y)} ${n(cx + 76)} ${n(y + 8)}Z`,
        palette.snow ? palette.lit('#ffffff') : palette.lit(mix(look.roof, '#ffffff', 0.1)),
      );
      out += drawWindow(site, cx - 30, y - 30, 60, 34, { frame: '#fbf7f0' });
    } else {
      out +=
        rect(cx - 24, y - 44, 48, 52, palette.lit(look.color)) +
        drawWindow(site, cx - 15, y - 36, 30, 36, { frame: look.window.frame });
      out += polygon(
        [
          [cx - 34, y - 42],
          [cx, y - 74],
          [cx + 34, y - 42],
        ],
        palette.snow ? palette.lit('#ffffff') : palette.shaded(look.roof),
      );
    }
  }
  out += line(
    [
      [0, -h + thick + 4],
      [w, -h + thick + 4],
    ],
    palette.shaded(look.color),
    6,
    'stroke-opacity="0.5"',
  );
  return { markup: out, width: w + depth, door: doorX + doorWidth / 2 };
}
