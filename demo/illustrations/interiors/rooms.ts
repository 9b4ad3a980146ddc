import { mix } from '../color.ts';
import { drawDog } from '../grounds.ts';
import { alpha, ellipse, line, n, path, polygon, rect } from '../svg.ts';
import { armchair, fireplace, lamp, pendant, plant, print, rug, sofa } from './furniture.ts';
import { type Room, roomShell, sunPatch, viewWindow } from './room.ts';

const round = (x: number, y: number, w: number, h: number, r: number, fill: string) =>
  rect(x, y, w, h, fill, `rx="${r}"`);

export function living(room: Room): string {
  const { random, floorY, scheme, lit, shaded, scene, cornerLeft } = room;
  const hearth = scene.features.fireplace === true;
  const w = hearth ? random.between(380, 520) : random.between(460, 680);
  const wx = hearth ? (cornerLeft ? 330 : 1120 - w) : random.between(360, 1060 - w);
  const hx = cornerLeft ? random.between(980, 1100) : random.between(90, 200);
  let out =
    roomShell(room, false) +
    viewWindow(room, wx, random.between(120, 150), w, random.between(300, 390), random.chance(0.6)) +
    sunPatch(room, wx, w);
  if (hearth) out += fireplace(room, hx, floorY + 8);
  else {
    const px = cornerLeft ? 1180 : 130;
    if (random.chance(0.5)) out += print(room, px, 190, 120, 160);
    else for (let i = 0; i < 2; i++) out += print(room, px - 40 + i * 110, 180 + i * 30, 92, 118);
  }
  out += rug(room, 330, floorY + 92, 800, 150);
  const sw = random.between(420, 560);
  const sx = hearth ? (cornerLeft ? 260 : 1190 - sw) : random.between(330, 1100 - sw);
  out +=
    plant(room, cornerLeft ? 240 : 1210, floorY + 40, random.between(230, 320)) +
    lamp(room, sx < 500 ? sx + sw + 66 : sx - 66, floorY + 70, 330);
  out += sofa(room, sx, floorY + 96, sw);
  const cx = sx + sw / 2 + random.between(-60, 60);
  out +=
    ellipse(cx, floorY + 206, 170, 16, shaded(scheme.floor), alpha(0.5)) +
    rect(cx - 120, floorY + 146, 9, 60, shaded(scheme.wood)) +
    rect(cx + 112, floorY + 146, 9, 60, shaded(scheme.wood)) +
    ellipse(cx, floorY + 142, 160, 26, shaded(scheme.wood)) +
    ellipse(cx, floorY + 136, 160, 25, lit(scheme.wood));
  out +=
    vase(room, cx + 40, floorY + 134, 64) +
    rect(cx - 86, floorY + 122, 78, 11, lit(scheme.accent)) +
    rect(cx - 78, floorY + 112, 66, 10, lit('#f6eedd'));
  if (random.chance(0.72)) out += armchair(room, sx < 500 ? 1130 : 120, floorY + 190, sx < 500);
  if (scene.features.dog) out += drawDog(random, room.palette, sx < 500 ? 980 : 420, floorY + 222, 0.8);
  return out;
}

function vase(room: Room, x: number, y: number, h: number): string {
  const { lit, shaded, random, scheme } = room;
  const bloom = random.pick(['#e9a23b', '#c8421b', '#f6efe0', '#d97a86', '#8a9a6a']);
  let out = '';
  for (let i = 0; i < 6; i++) {
    const ex = x + (i - 2.5) * h * 0.2;
    const ey = y - h * random.between(1.2, 1.7);
    out +=
      line(
        [
          [x, y - h * 0.5],
          [ex, ey],
        ],
        shaded('#5a7a4c'),
        2.5,
      ) +
      ellipse(ex, ey, h * 0.13, h * 0.11, lit(bloom)) +
      ellipse(ex + h * 0.08, ey + h * 0.16, h * 0.09, h * 0.04, lit('#6f8f5a'));
  }
  return (
    out +
    path(
      `M${n(x - h * 0.1)} ${n(y - h * 0.62)}H${n(x + h * 0.1)}Q${n(x + h * 0.36)} ${n(y - h * 0.3)} ${n(x + h * 0.16)} ${n(y)}H${n(x - h * 0.16)}Q${n(x - h * 0.36)} ${n(y - h * 0.3)} ${n(x - h * 0.1)} ${n(y - h * 0.62)}Z`,
      lit(mix(scheme.textile, '#fbf3e2', 0.3)),
    )
  );
}

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
    out += rect(x + uw / 2 - 22, counterY + 28, 44, 5, lit(random.chance(0.99) ? '#d9b26a' : '#333333'));
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
