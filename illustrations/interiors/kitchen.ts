import { mix } from '../color.ts';

import { alpha, ellipse, line, n, path, polygon, rect } from '../svg.ts';
import { pendant } from './furniture.ts';
import { type Room, roomShell, sunPatch, viewWindow } from './room.ts';
import { vase } from './vase.ts';

const round = (x: number, y: number, w: number, h: number, r: number, fill: string) =>
  rect(x, y, w, h, fill, `rx="${r}"`);

export function kitchen(room: Room): string {
  const { random, floorY, scheme, lit, shaded, palette } = room;
  const front = random.pick([scheme.accent, '#f3ead9', scheme.textile, scheme.wood, '#8fa89c', '#3f5f6a']);
  const top = random.pick(['#efe6d6', scheme.wood, '#5a5654']);
  const w = random.between(330, 520);
  const wx = random.between(420, 1000 - w);
  const counterY = floorY - 190;
  let out = roomShell(room, random.chance(0.6));
  const tile = mix(random.pick([scheme.second, scheme.wall, '#dfe6e0', scheme.textile]), '#fbf7f0', 0.5);
  out += rect(150, counterY - 150, 1150, 150, lit(tile));
  for (let i = 0; i < 29; i++) out += rect(150 + i * 40, counterY - 150, 1.6, 150, shaded(tile), alpha(0.6));
  for (let i = 1; i < 4; i++) out += rect(150, counterY - i * 38, 1150, 1.6, shaded(tile), alpha(0.6));
  out += viewWindow(room, wx, 120, w, counterY - 190, false) + sunPatch(room, wx, w);
  const shelfX = wx > 500 ? 190 : wx + w + 60;
  const shelfW = Math.min(280, wx > 500 ? wx - 260 : 1270 - shelfX);
  for (let s = 0; s < 2 && shelfW > 120; s++) {
    const y = 190 + s * 110;
    out +=
      rect(shelfX, y, shelfW, 11, lit(scheme.wood)) + rect(shelfX, y + 11, shelfW, 6, shaded(scheme.wall));
    for (let x = shelfX + 10; x < shelfX + shelfW - 42; x += random.between(42, 58)) {
      const color = random.pick([scheme.second, scheme.accent, '#f6eedd', '#c8764e', scheme.textile]);
      const h = random.between(26, 62);
      out += random.chance(0.5)
        ? round(x, y - h, 32, h, 6, lit(color))
        : path(
            `M${n(x)} ${n(y - 26)}H${n(x + 38)}Q${n(x + 34)} ${n(y)} ${n(x + 19)} ${n(y)}Q${n(x + 4)} ${n(y)} ${n(x)} ${n(y - 26)}Z`,
            lit(color),
          );
    }
  }
  out += rect(150, counterY, 1150, 196, shaded(front));
  const units = random.int(6, 8);
  for (let i = 0; i < units; i++) {
    const x = 156 + (i * 1138) / units;
    const uw = 1138 / units - 8;
    out += rect(x, counterY + 14, uw, 150, lit(front));
    if (i % 3 === 1) for (let k = 1; k < 3; k++) out += rect(x, counterY + 14 + k * 50, uw, 3, shaded(front));
    out += rect(x + uw / 2 - 22, counterY + 28, 44, 5, lit('#d9b26a'));
  }
  const oven = 156 + (Math.floor(units / 2) * 1138) / units;
  out +=
    rect(oven, counterY + 14, 1138 / units - 8, 150, shaded('#3c3f40')) +
    rect(oven + 14, counterY + 58, 1138 / units - 36, 76, palette.dark ? '#e9a23b' : '#22292b') +
    rect(oven + 10, counterY + 40, 1138 / units - 28, 5, lit('#d8d4cc'));
  out += rect(136, counterY - 10, 1178, 24, lit(top)) + rect(136, counterY + 10, 1178, 7, shaded(top));
  out += path(
    `M${n(wx + w / 2)} ${n(counterY - 10)}V${n(counterY - 70)}Q${n(wx + w / 2)} ${n(counterY - 96)} ${n(wx + w / 2 + 26)} ${n(counterY - 96)}T${n(wx + w / 2 + 48)} ${n(counterY - 66)}`,
    'none',
    `stroke="${shaded('#d0c8b8')}" stroke-width="8"`,
  );
  out +=
    vase(room, wx + w + 20, counterY - 10, 70) +
    ellipse(oven + 60, counterY - 22, 46, 10, shaded('#3c3f40')) +
    round(oven + 18, counterY - 66, 84, 46, 8, lit('#c8421b')) +
    rect(oven + 8, counterY - 58, 104, 9, shaded('#c8421b'));
  const ix = random.between(330, 520);
  const iw = random.between(560, 680);
  out +=
    ellipse(ix + iw / 2, 880, iw * 0.62, 26, shaded(scheme.floor), alpha(0.6)) +
    rect(ix + 20, floorY + 92, iw - 40, 150, lit(mix(front, scheme.wood, 0.4)));
  for (let i = 1; i < 9; i++)
    out += rect(ix + 20 + (i * (iw - 40)) / 9, floorY + 92, 2, 150, shaded(front), alpha(0.5));
  out +=
    polygon(
      [
        [ix + 40, floorY + 50],
        [ix + iw - 40, floorY + 50],
        [ix + iw, floorY + 84],
        [ix, floorY + 84],
      ],
      lit(mix(top, '#ffffff', 0.12)),
    ) + rect(ix, floorY + 84, iw, 15, shaded(top));
  const bowl = ix + iw * random.between(0.3, 0.7);
  for (const [dx, c] of [
    [-24, '#e9a23b'],
    [0, '#c8421b'],
    [24, '#e9a23b'],
    [-10, '#9bb257'],
    [12, '#e0702f'],
  ] as const)
    out += ellipse(bowl + dx, floorY + 30 - (Math.abs(dx) < 20 ? 12 : 0), 17, 16, lit(c));
  out += path(
    `M${n(bowl - 62)} ${n(floorY + 32)}H${n(bowl + 62)}Q${n(bowl + 44)} ${n(floorY + 70)} ${n(bowl)} ${n(floorY + 70)}Q${n(bowl - 44)} ${n(floorY + 70)} ${n(bowl - 62)} ${n(floorY + 32)}Z`,
    lit(mix(scheme.second, '#fbf3e2', 0.5)),
  );
  for (let i = 0; i < 3; i++) out += stool(room, ix + 110 + (i * (iw - 220)) / 2, 896);
  for (let i = 0; i < 3; i++) out += pendant(room, ix + iw * (0.2 + i * 0.3), random.between(180, 186), 40);
  return out;
}

function stool(room: Room, x: number, y: number): string {
  const { lit, shaded, scheme } = room;
  return (
    line(
      [
        [x - 34, y - 116],
        [x - 46, y],
      ],
      shaded(scheme.wood),
      8,
    ) +
    line(
      [
        [x + 34, y - 116],
        [x + 46, y],
      ],
      shaded(scheme.wood),
      8,
    ) +
    line(
      [
        [x - 40, y - 44],
        [x + 40, y - 44],
      ],
      shaded(scheme.wood),
      5,
    ) +
    ellipse(x, y - 118, 52, 13, shaded(scheme.wood)) +
    ellipse(x, y - 123, 52, 13, lit(scheme.wood))
  );
}
