import { mix } from '../color.ts';

import { alpha, ellipse, n, path, polygon, rect } from '../svg.ts';
import { plant, rug } from './furniture.ts';
import { type Room, roomShell, sunPatch, viewWindow } from './room.ts';
import { vase } from './vase.ts';

const round = (x: number, y: number, w: number, h: number, r: number, fill: string) =>
  rect(x, y, w, h, fill, `rx="${r}"`);

export function bath(room: Room, asSauna = false): string {
  const { random, floorY, scheme, lit, shaded, palette } = room;
  if (asSauna) return sauna(room);
  const tile = mix(
    random.pick([scheme.accent, scheme.textile, '#5f9a98', '#d9c4a8', '#c8795a', '#7f9a8a']),
    '#fbf7f0',
    random.between(0.1, 0.55),
  );
  const ww = random.between(300, 420);
  const tubLeft = random.chance(0.5);
  const tx = tubLeft ? 170 : 720;
  const wx = tx + 280 - ww / 2;
  const half = floorY - random.between(250, 420);
  let out = roomShell(room, true) + rect(0, half, 1450, floorY - half, lit(tile));
  const step = random.pick([38, 46, 54]);
  const upright = random.chance(0.5);
  for (let y = half; y < floorY; y += step) out += rect(0, y, 1450, 2, shaded(tile), alpha(0.5));
  for (let x = 0; x < 1450; x += upright ? step * 0.5 : step * 1.6)
    out += rect(x, half, 2, floorY - half, shaded(tile), alpha(0.4));
  out += rect(0, half - 12, 1450, 13, lit(mix(tile, '#ffffff', 0.5)));
  out += viewWindow(room, wx, 96, ww, 290, random.chance(0.35)) + sunPatch(room, wx, ww);
  const bx = tubLeft ? 900 : 150;
  const round2 = random.chance(0.5);
  out += round2
    ? ellipse(bx + 190, 250, 128, 128, lit('#d9b26a')) +
      ellipse(bx + 190, 250, 118, 118, mix(palette.sky.horizon, '#dfe9e8', 0.5)) +
      path(
        `M${n(bx + 110)} 300L${n(bx + 240)} 150L${n(bx + 270)} 176L${n(bx + 140)} 336Z`,
        '#ffffff',
        alpha(0.35),
      )
    : round(bx + 60, 110, 260, 300, 16, lit(scheme.wood)) +
      round(bx + 72, 122, 236, 276, 8, mix(palette.sky.horizon, '#dfe9e8', 0.5)) +
      polygon(
        [
          [bx + 90, 390],
          [bx + 220, 130],
          [bx + 270, 130],
          [bx + 140, 390],
        ],
        '#ffffff',
        alpha(0.35),
      );
  out +=
    rect(bx, floorY - 170, 380, 150, lit(scheme.wood)) +
    rect(bx + 188, floorY - 170, 3, 150, shaded(scheme.wood)) +
    rect(bx - 12, floorY - 188, 404, 22, lit('#f6f0e4')) +
    rect(bx - 12, floorY - 168, 404, 6, shaded('#d8cfc0'));
  out +=
    path(
      `M${n(bx + 100)} ${n(floorY - 226)}H${n(bx + 280)}Q${n(bx + 268)} ${n(floorY - 188)} ${n(bx + 190)} ${n(floorY - 188)}T${n(bx + 100)} ${n(floorY - 226)}Z`,
      lit('#fbf8f1'),
    ) +
    path(
      `M${n(bx + 190)} ${n(floorY - 226)}V${n(floorY - 272)}Q${n(bx + 190)} ${n(floorY - 288)} ${n(bx + 214)} ${n(floorY - 280)}`,
      'none',
      `stroke="${shaded('#d9b26a')}" stroke-width="9"`,
    ) +
    vase(room, bx + 340, floorY - 188, 52);
  const ty = floorY + 120;
  out += ellipse(tx + 280, ty, 330, 22, shaded(scheme.floor), alpha(0.7));
  out +=
    path(
      `M${n(tx - 10)} ${n(ty - 210)}Q${n(tx + 30)} ${n(ty - 6)} ${n(tx + 110)} ${n(ty - 6)}H${n(tx + 450)}Q${n(tx + 530)} ${n(ty - 6)} ${n(tx + 570)} ${n(ty - 210)}Z`,
      lit('#fbf8f1'),
    ) +
    path(
      `M${n(tx + 300)} ${n(ty - 210)}Q${n(tx + 480)} ${n(ty - 130)} ${n(tx + 440)} ${n(ty - 6)}Q${n(tx + 530)} ${n(ty - 6)} ${n(tx + 570)} ${n(ty - 210)}Z`,
      shaded('#e9e4da'),
      alpha(0.6),
    ) +
    ellipse(tx + 280, ty - 210, 300, 32, lit('#ffffff')) +
    ellipse(tx + 280, ty - 208, 276, 23, mix(lit('#8fd0d0'), palette.sky.horizon, 0.3));
  for (let i = 0; i < 15; i++)
    out += ellipse(
      tx + random.between(60, 500),
      ty - 212 + random.between(-8, 8),
      random.between(16, 38),
      random.between(9, 18),
      '#ffffff',
      alpha(0.8),
    );
  const towel = random.pick([scheme.second, scheme.textile, scheme.accent]);
  out +=
    path(
      `M${n(tx + 400)} ${n(ty - 232)}H${n(tx + 510)}V${n(ty - 90)}Q${n(tx + 456)} ${n(ty - 84)} ${n(tx + 404)} ${n(ty - 94)}Z`,
      lit(towel),
    ) + rect(tx + 402, ty - 122, 106, 8, lit(mix(towel, '#fbf3e2', 0.5)));
  return (
    out +
    plant(room, tubLeft ? 820 : 640, floorY + 90, random.between(200, 270)) +
    rug(room, bx + 10, floorY + 110, 360, 76)
  );
}

function sauna(room: Room): string {
  const { random, lit, shaded, sheet, palette } = room;
  const wood = random.pick(['#c99a66', '#b98a5c', '#d2a878']);
  const warm = {
    ...room,
    scheme: { ...room.scheme, wall: wood, floor: mix(wood, '#5a3d2a', 0.4) },
    rustic: true,
  };
  let out = rect(0, 0, 1450, 900, lit(wood));
  for (let y = 30; y < 900; y += 46)
    out += rect(0, y, 1450, 3, shaded(mix(wood, '#5a3d2a', 0.4)), alpha(0.6));
  const ww = random.between(520, 640);
  const wx = random.chance(0.5) ? 150 : 1300 - ww;
  out += viewWindow(warm, wx, 130, ww, 330, false);
  for (const [y, deep] of [
    [560, 0],
    [720, 1],
  ] as const) {
    out +=
      rect(0, y, 1450, 42, lit(mix(wood, '#fff0d0', 0.3))) +
      rect(0, y + 38, 1450, 9, shaded(mix(wood, '#3a2418', 0.4)));
    for (let i = 0; i < 8; i++) out += rect(i * 190 - 30 * deep, y + 47, 14, 113, shaded(wood));
    out += rect(0, y + 47, 1450, 60, shaded(mix(wood, '#3a2418', 0.55)), alpha(0.5));
  }
  const sx = wx < 400 ? 1050 : 140;
  out +=
    rect(sx, 470, 240, 400, '#2f2d2c') +
    rect(sx + 18, 640, 204, 150, '#1b1817') +
    ellipse(sx + 120, 720, 84, 54, sheet.glow([0, '#ffb04d', 0.95], [1, '#c8421b', 0]));
  for (let i = 0; i < 22; i++)
    out += ellipse(
      sx + 20 + random.between(0, 200),
      466 - random.between(0, 46),
      random.between(18, 32),
      random.between(14, 24),
      random.chance(0.5) ? shaded('#8a857f') : lit('#a39d95'),
    );
  for (let i = 0; i < 4; i++)
    out += path(
      `M${n(sx + 50 + i * 48)} 400q-34 -60 0 -120t0 -130`,
      'none',
      'stroke="#fff6e4" stroke-opacity="0.28" stroke-width="16" stroke-linecap="round"',
    );
  const bx = wx < 400 ? random.between(300, 700) : random.between(620, 1080);
  out +=
    path(`M${bx.toFixed(0)} 560l-12 -92h130l-12 92Z`, shaded('#8f6240')) +
    rect(bx - 16, 484, 138, 10, shaded('#3a2a20')) +
    path(
      `M${n(bx - 6)} 470Q${n(bx + 52)} 380 ${n(bx + 112)} 470`,
      'none',
      `stroke="${shaded('#3a2a20')}" stroke-width="6"`,
    ) +
    round(bx + 180, 510, 190, 50, 22, lit('#f6eedd')) +
    round(bx + 200, 470, 150, 44, 20, lit(room.scheme.second));
  return (
    out + rect(0, 0, 1450, 900, sheet.glow([0, '#ffd08a', palette.dark ? 0.25 : 0.12], [1, '#5a2a1a', 0.34]))
  );
}
