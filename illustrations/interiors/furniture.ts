import { mix } from '../color.ts';
import { type Point, alpha, ellipse, line, n, path, polygon, rect } from '../svg.ts';
import type { Room } from './room.ts';

const shadow = (room: Room, x: number, y: number, rx: number) =>
  ellipse(x, y, rx, rx * 0.085 + 5, room.shaded(mix(room.scheme.floor, '#2a1d1a', 0.55)), alpha(0.45));
const round = (x: number, y: number, w: number, h: number, r: number, fill: string, more = '') =>
  rect(x, y, w, h, fill, `rx="${r}"${more && ` ${more}`}`);

export function sofa(room: Room, x: number, y: number, w: number): string {
  const { lit, shaded, scheme, random } = room;
  const body = scheme.textile;
  let out =
    shadow(room, x + w / 2, y, w * 0.56) +
    rect(x + 24, y - 24, 10, 24, shaded(scheme.wood)) +
    rect(x + w - 34, y - 24, 10, 24, shaded(scheme.wood));
  out += round(x + 8, y - 190, w - 16, 150, 22, shaded(body));
  const seats = w > 440 ? 3 : 2;
  for (let i = 0; i < seats; i++)
    out += round(
      x + 22 + (i * (w - 44)) / seats,
      y - 184,
      (w - 44) / seats - 4,
      112,
      18,
      mix(lit(body), shaded(body), 0.3),
    );
  out += round(x, y - 98, w, 78, 20, shaded(body));
  for (let i = 0; i < seats; i++)
    out += round(
      x + 30 + (i * (w - 60)) / seats,
      y - 104,
      (w - 60) / seats - 3,
      42,
      13,
      lit(mix(body, '#ffffff', 0.08)),
    );
  out +=
    round(x - 18, y - 136, 54, 118, 20, lit(body)) +
    round(x + w - 36, y - 136, 54, 118, 20, mix(lit(body), shaded(body), 0.5));
  for (let i = 0, count = random.int(2, 3); i < count; i++) {
    const cx = x + random.between(50, w - 110);
    const color = random.pick([scheme.second, scheme.accent, '#f6efe0']);
    out += `<g transform="rotate(${n(random.between(-14, 14))} ${n(cx + 36)} ${n(y - 130)})">${round(cx, y - 164, 72, 64, 12, lit(color))}${rect(cx + 8, y - 134, 56, 5, shaded(color), alpha(0.6))}${rect(cx + 8, y - 146, 56, 3, shaded(color), alpha(0.5))}</g>`;
  }
  return out;
}

export function armchair(room: Room, x: number, y: number, flip: boolean): string {
  const { lit, shaded, scheme } = room;
  const body = scheme.second;
  const inner =
    shadow(room, 84, 0, 104) +
    line(
      [
        [30, -50],
        [10, 0],
      ],
      shaded(scheme.wood),
      9,
    ) +
    line(
      [
        [138, -50],
        [160, 0],
      ],
      shaded(scheme.wood),
      9,
    ) +
    path('M10 -210Q50 -226 84 -216L96 -92H30Q2 -150 10 -210Z', shaded(body)) +
    path('M26 -204Q56 -216 80 -206L92 -96H40Q18 -150 26 -204Z', lit(body)) +
    round(24, -112, 130, 62, 20, lit(mix(body, '#ffffff', 0.1))) +
    round(24, -70, 130, 26, 12, shaded(body)) +
    path('M92 -132H160Q172 -132 170 -118V-104H150V-118H92Z', lit(scheme.wood));
  return `<g transform="translate(${n(flip ? x + 170 : x)} ${n(y)}) scale(${flip ? -1 : 1} 1)">${inner}</g>`;
}

export function rug(room: Room, x: number, y: number, w: number, h: number): string {
  const { lit, scheme, random } = room;
  const color = random.pick([scheme.accent, scheme.second, '#efe3cc', scheme.textile]);
  const style = random.int(0, 2);
  const shape = (grow: number): Point[] => [
    [x + 70 - grow * 0.7, y - grow * 0.4],
    [x + w - 70 + grow * 0.7, y - grow * 0.4],
    [x + w + grow, y + h + grow * 0.4],
    [x - grow, y + h + grow * 0.4],
  ];
  if (style === 0)
    return (
      ellipse(x + w / 2, y + h / 2, w / 2, h / 2, lit(mix(color, '#fbf3e2', 0.3))) +
      ellipse(x + w / 2, y + h / 2, w * 0.43, h * 0.41, lit(color), alpha(0.6)) +
      ellipse(x + w / 2, y + h / 2, w * 0.34, h * 0.31, lit(mix(color, '#fbf3e2', 0.5)), alpha(0.7))
    );
  let out =
    polygon(shape(0), lit(mix(color, '#fbf3e2', 0.35))) +
    polygon(shape(-26), lit(color), alpha(0.75)) +
    polygon(shape(-40), lit(mix(color, '#fbf3e2', 0.45)), alpha(0.85));
  if (style === 2)
    for (let i = 1; i < 6; i++)
      out += line(
        [
          [x + 70 + ((w - 140) * i) / 6, y + 18],
          [x + (w * i) / 6, y + h - 18],
        ],
        lit(color),
        9,
        'stroke-opacity="0.55"',
      );
  return out;
}

export function lamp(room: Room, x: number, y: number, h: number): string {
  const { lit, shaded, scheme, sheet, palette } = room;
  const glow = palette.dark
    ? ellipse(x, y - h, 210, 210, sheet.glow([0, '#ffd98a', 0.65], [1, '#ffd98a', 0]))
    : '';
  return (
    glow +
    ellipse(x, y, 36, 7, shaded('#3a3430')) +
    rect(x - 3, y - h, 6, h, shaded('#3a3430')) +
    polygon(
      [
        [x - 34, y - h - 46],
        [x + 34, y - h - 46],
        [x + 54, y - h + 22],
        [x - 54, y - h + 22],
      ],
      palette.dark ? '#ffdf9f' : lit(mix(scheme.second, '#fbf3e2', 0.7)),
    ) +
    polygon(
      [
        [x + 8, y - h - 46],
        [x + 34, y - h - 46],
        [x + 54, y - h + 22],
        [x + 12, y - h + 22],
      ],
      shaded(scheme.second),
      alpha(0.16),
    )
  );
}

export function pendant(room: Room, x: number, y: number, size: number): string {
  const { lit, shaded, scheme, sheet, palette } = room;
  return (
    (palette.dark
      ? ellipse(x, y + size * 0.5, size * 4, size * 4, sheet.glow([0, '#ffd98a', 0.55], [1, '#ffd98a', 0]))
      : '') +
    rect(x - 1.5, 0, 3, y - size * 0.6, shaded('#3a3430')) +
    path(
      `M${n(x - size)} ${n(y + size * 0.3)}Q${n(x - size)} ${n(y - size * 0.7)} ${n(x)} ${n(y - size * 0.7)}T${n(x + size)} ${n(y + size * 0.3)}Z`,
      lit(scheme.accent),
    ) +
    path(
      `M${n(x + size * 0.2)} ${n(y + size * 0.3)}Q${n(x + size * 0.4)} ${n(y - size * 0.6)} ${n(x)} ${n(y - size * 0.7)}Q${n(x + size)} ${n(y - size * 0.7)} ${n(x + size)} ${n(y + size * 0.3)}Z`,
      shaded(scheme.accent),
      alpha(0.6),
    ) +
    ellipse(x, y + size * 0.3, size, size * 0.13, palette.dark ? '#fff0c0' : shaded('#efe3cc'))
  );
}

export function plant(room: Room, x: number, y: number, h: number): string {
  const { lit, shaded, random } = room;
  const pot = random.pick(['#c8764e', '#efe6d6', '#3f5f5c', room.scheme.second]);
  const green = random.pick(['#4f7a4c', '#3f6b55', '#6f8f4a']);
  let out = shadow(room, x, y, h * 0.2);
  for (let i = 0; i < 11; i++) {
    const a = Math.PI * (0.1 + (i / 10) * 0.8);
    const r = h * random.between(0.48, 0.74);
    const [ex, ey] = [x + Math.cos(a) * r * 0.62, y - h * 0.26 - Math.sin(a) * r];
    const side = h * 0.07;
    out += path(
      `M${n(x)} ${n(y - h * 0.24)}Q${n((x + ex) / 2 - side)} ${n((y + ey) / 2 - h * 0.2)} ${n(ex)} ${n(ey)}Q${n((x + ex) / 2 + side * 1.4)} ${n((y + ey) / 2 - h * 0.04)} ${n(x)} ${n(y - h * 0.24)}Z`,
      i % 3 ? lit(green) : shaded(green),
    );
  }
  return (
    out +
    polygon(
      [
        [x - h * 0.13, y - h * 0.27],
        [x + h * 0.13, y - h * 0.27],
        [x + h * 0.1, y],
        [x - h * 0.1, y],
      ],
      lit(pot),
    ) +
    polygon(
      [
        [x + h * 0.03, y - h * 0.27],
        [x + h * 0.13, y - h * 0.27],
        [x + h * 0.1, y],
        [x + h * 0.03, y],
      ],
      shaded(pot),
      alpha(0.6),
    )
  );
}

/** A framed print: hills, a sun, an arch or a leaf. */
export function print(room: Room, x: number, y: number, w: number, h: number): string {
  const { lit, shaded, scheme, random } = room;
  const colors = [scheme.accent, scheme.second, scheme.textile, '#e9a23b', '#c8421b', '#0f4c4a'];
  let out =
    rect(x + 6, y + 7, w, h, shaded(scheme.wall)) +
    rect(x, y, w, h, lit(random.pick([scheme.wood, '#2f2d2c', '#fbf7f0']))) +
    rect(x + 7, y + 7, w - 14, h - 14, lit('#f6eedd'));
  const sun = ellipse(
    x + w * random.between(0.35, 0.65),
    y + h * 0.36,
    w * 0.17,
    w * 0.17,
    lit(random.pick(colors)),
  );
  const art = random.int(0, 2);
  if (art === 0)
    out +=
      sun +
      path(
        `M${n(x + 7)} ${n(y + h * 0.62)}Q${n(x + w * 0.3)} ${n(y + h * 0.44)} ${n(x + w * 0.55)} ${n(y + h * 0.64)}T${n(x + w - 7)} ${n(y + h * 0.6)}V${n(y + h - 7)}H${n(x + 7)}Z`,
        lit(random.pick(colors)),
      ) +
      path(
        `M${n(x + 7)} ${n(y + h * 0.78)}Q${n(x + w * 0.4)} ${n(y + h * 0.62)} ${n(x + w - 7)} ${n(y + h * 0.8)}V${n(y + h - 7)}H${n(x + 7)}Z`,
        lit(random.pick(colors)),
      );
  else if (art === 1)
    for (let i = 3; i > 0; i--)
      out += path(
        `M${n(x + w / 2 - i * w * 0.12)} ${n(y + h * 0.82)}V${n(y + h * 0.5)}A${n(i * w * 0.12)} ${n(i * w * 0.12)} 0 0 1 ${n(x + w / 2 + i * w * 0.12)} ${n(y + h * 0.5)}V${n(y + h * 0.82)}Z`,
        lit(colors[(i + art) % colors.length] as string),
      );
  else
    for (let i = 0; i < 5; i++)
      out += ellipse(
        x + w / 2 + (i % 2 ? 1 : -1) * w * 0.14,
        y + h * (0.3 + i * 0.11),
        w * 0.16,
        h * 0.05,
        lit(colors[0] as string),
        `transform="rotate(${i % 2 ? -28 : 28} ${n(x + w / 2)} ${n(y + h * (0.3 + i * 0.11))})"`,
      );
  return out;
}

export function fireplace(room: Room, x: number, y: number): string {
  const { lit, shaded, scheme, sheet, rustic, random } = room;
  const stone = rustic ? '#b5a894' : mix(scheme.wall, '#ffffff', 0.35);
  let out =
    rect(x + 20, 0, 240, y - 250, lit(mix(stone, scheme.wall, 0.4))) +
    rect(x + 226, 0, 34, y - 250, shaded(stone), alpha(0.6)) +
    rect(x, y - 256, 280, 256, lit(stone));
  if (rustic)
    for (let i = 0; i < 46; i++)
      out += round(
        x + random.between(0, 240),
        y - 250 + Math.floor(random.between(0, 12)) * 21,
        random.between(24, 42),
        18,
        4,
        random.chance(0.5) ? lit(mix(stone, '#ffffff', 0.2)) : shaded(stone),
        'fill-opacity="0.5"',
      );
  out +=
    rect(x - 20, y - 276, 320, 22, lit(scheme.wood)) +
    rect(x - 20, y - 258, 320, 8, shaded(scheme.wood)) +
    rect(x + 54, y - 178, 172, 162, '#1f1715');
  out += ellipse(x + 140, y - 60, 190, 150, sheet.glow([0, '#ff9a3c', 0.55], [1, '#ff9a3c', 0]));
  for (const [dx, s, c] of [
    [0, 1, '#e2531f'],
    [-26, 0.66, '#f0802c'],
    [28, 0.72, '#f0802c'],
    [2, 0.62, '#ffc65a'],
    [0, 0.34, '#fff0b8'],
  ] as const) {
    const fx = x + 140 + dx;
    out += path(
      `M${n(fx - 38 * s)} ${n(y - 34)}Q${n(fx - 44 * s)} ${n(y - 74 * s - 20)} ${n(fx - 8 * s)} ${n(y - 128 * s - 20)}Q${n(fx)} ${n(y - 92 * s - 20)} ${n(fx + 20 * s)} ${n(y - 96 * s - 20)}Q${n(fx + 48 * s)} ${n(y - 64 * s - 10)} ${n(fx + 34 * s)} ${n(y - 34)}Z`,
      c,
    );
  }
  out += round(x + 82, y - 42, 116, 18, 9, '#5a3826') + round(x + 96, y - 54, 84, 15, 7, '#6f4630');
  out +=
    rect(x - 30, y - 16, 340, 18, shaded(stone)) +
    round(x + 10, y - 318, 30, 42, 8, lit(scheme.second)) +
    rect(x + 214, y - 330, 50, 54, lit('#f6eedd')) +
    ellipse(x + 239, y - 303, 14, 14, lit(scheme.accent));
  return out;
}
