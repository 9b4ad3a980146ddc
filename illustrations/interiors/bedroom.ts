import { mix } from '../color.ts';

import { alpha, ellipse, n, path, polygon, rect } from '../svg.ts';
import { plant, print, rug } from './furniture.ts';
import { type Room, roomShell, sunPatch, viewWindow } from './room.ts';

const round = (x: number, y: number, w: number, h: number, r: number, fill: string) =>
  rect(x, y, w, h, fill, `rx="${r}"`);

export function bedroom(room: Room): string {
  const { random, floorY, scheme, lit, shaded, cornerLeft, palette, sheet } = room;
  const bedLeft = random.chance(0.5);
  const bw = random.between(540, 640);
  const bx = bedLeft ? random.between(150, 260) : 1450 - bw - random.between(150, 260);
  const ww = random.between(330, 430);
  const wx = bedLeft ? random.between(bx + bw + 60, 1300 - ww) : random.between(150, bx - 60 - ww);
  const head = random.pick([scheme.wood, scheme.textile, scheme.accent]);
  const cloth = random.pick([scheme.textile, scheme.second, scheme.accent]);
  const linen = random.pick(['#fbf7f0', '#f3e9dc', '#e9eeea']);
  let out =
    roomShell(room, false) +
    viewWindow(room, wx, 130, ww, random.between(340, 410), true) +
    sunPatch(room, wx, ww);
  const cx = bx + bw / 2;
  if (random.chance(0.6)) out += print(room, cx - 170, 120, 150, 120) + print(room, cx + 20, 120, 150, 120);
  else out += print(room, cx - 150, 104, 300, 150);
  out += rug(room, bx - 90, floorY + 120, bw + 180, 110);
  const headTop = floorY - random.between(250, 290);
  if (random.chance(0.5))
    out += path(
      `M${n(bx - 14)} ${n(floorY + 40)}V${n(headTop + 60)}Q${n(cx)} ${n(headTop - 50)} ${n(bx + bw + 14)} ${n(headTop + 60)}V${n(floorY + 40)}Z`,
      lit(head),
    );
  else {
    out += round(bx - 14, headTop, bw + 28, floorY + 40 - headTop, 18, lit(head));
    for (let i = 1; i < 7; i++)
      out += rect(bx - 14 + (i * (bw + 28)) / 7, headTop + 6, 3, 200, shaded(head), alpha(0.6));
  }
  out += round(bx, floorY - 130, bw, 240, 26, shaded(linen));
  for (const [i, color] of [
    [0, linen],
    [1, linen],
  ] as const)
    out +=
      round(bx + 30 + i * (bw / 2 - 10), floorY - 206, bw / 2 - 52, 112, 34, lit(color)) +
      path(
        `M${n(bx + 60 + i * (bw / 2 - 10))} ${n(floorY - 108)}q${n(bw * 0.12)} 16 ${n(bw * 0.3)} 0`,
        'none',
        `stroke="${shaded(linen)}" stroke-width="4"`,
      );
  for (let i = 0; i < 2; i++)
    out += round(
      bx + 92 + i * (bw / 2 - 20),
      floorY - 168,
      bw / 2 - 140,
      82,
      20,
      lit(i ? scheme.second : cloth),
    );
  out += path(
    `M${n(bx - 10)} ${n(floorY - 60)}Q${n(cx)} ${n(floorY - 106)} ${n(bx + bw + 10)} ${n(floorY - 60)}L${n(bx + bw + 34)} ${n(floorY + 150)}Q${n(cx)} ${n(floorY + 178)} ${n(bx - 34)} ${n(floorY + 150)}Z`,
    lit(linen),
  );
  out += path(
    `M${n(bx - 18)} ${n(floorY + 16)}Q${n(cx)} ${n(floorY - 24)} ${n(bx + bw + 18)} ${n(floorY + 16)}L${n(bx + bw + 36)} ${n(floorY + 152)}Q${n(cx)} ${n(floorY + 182)} ${n(bx - 36)} ${n(floorY + 152)}Z`,
    lit(cloth),
  );
  out += path(
    `M${n(bx - 18)} ${n(floorY + 16)}Q${n(cx)} ${n(floorY - 24)} ${n(bx + bw + 18)} ${n(floorY + 16)}L${n(bx + bw + 22)} ${n(floorY + 44)}Q${n(cx)} ${n(floorY + 6)} ${n(bx - 22)} ${n(floorY + 44)}Z`,
    lit(mix(cloth, '#fbf3e2', 0.4)),
  );
  for (let i = 1; i < 6; i++)
    out += path(
      `M${n(bx + (bw * i) / 6)} ${n(floorY + 30)}q${n((i - 3) * 5)} 60 ${n((i - 3) * 9)} 134`,
      'none',
      `stroke="${shaded(cloth)}" stroke-width="4" stroke-opacity="0.5"`,
    );
  for (const side of [bx - 116, bx + bw + 26]) {
    out +=
      rect(side, floorY - 70, 92, 96, lit(scheme.wood)) +
      rect(side, floorY - 26, 92, 3, shaded(scheme.wood)) +
      ellipse(side + 46, floorY - 48, 5, 5, shaded('#3a3430')) +
      rect(side - 4, floorY - 78, 100, 10, shaded(scheme.wood));
    if (palette.dark)
      out += ellipse(side + 46, floorY - 150, 190, 190, sheet.glow([0, '#ffd98a', 0.6], [1, '#ffd98a', 0]));
    out +=
      ellipse(side + 46, floorY - 94, 18, 20, lit(scheme.accent)) +
      polygon(
        [
          [side + 20, floorY - 176],
          [side + 72, floorY - 176],
          [side + 84, floorY - 112],
          [side + 8, floorY - 112],
        ],
        palette.dark ? '#ffe2a6' : lit('#f6eedd'),
      );
  }
  if (random.chance(0.6)) out += plant(room, cornerLeft ? 1360 : 90, floorY + 60, 250);
  return out;
}
