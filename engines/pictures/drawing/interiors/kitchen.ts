import { mix } from '../color.ts';
import { panel } from '../houses/wall.ts';
import { type Place, beside, face, project, put } from '../space/camera.ts';
import { type Item, inOrder } from '../space/depth-order.ts';
import { disc, drawBox, drum } from '../space/solid.ts';
import { alpha, ellipse, n } from '../svg.ts';
import { pendant, plant, vase, wallPicture } from './decoration.ts';
import { tiles } from './floors.ts';
import { diningTable } from './furniture.ts';
import { type Room, contact } from './room.ts';
import { drawShell } from './shell.ts';
import { type Opening, drawWindow, sunPatch } from './window.ts';

function fronts(
  room: Room,
  place: Place,
  length: number,
  foot: number,
  height: number,
  deep: number,
  handles: boolean,
): string {
  const { camera, palette, style, random } = room;
  const count = Math.max(1, Math.round(length / 0.62));
  let out = '';
  for (let i = 0; i < count; i++) {
    const [a, b] = [
      -length / 2 + (length * i) / count + 0.02,
      -length / 2 + (length * (i + 1)) / count - 0.02,
    ];
    const drawers = handles && random.chance(0.3);
    const parts = drawers ? 3 : 1;
    for (let k = 0; k < parts; k++) {
      const [y, h] = [foot + (height * k) / parts + 0.02, height / parts - 0.03];
      const quad = [
        put(place, a, y, deep),
        put(place, b, y, deep),
        put(place, b, y + h, deep),
        put(place, a, y + h, deep),
      ];
      const tone = palette.facing(style.cabinet, [0, 0, -1]);
      out += face(camera, quad, tone, `stroke="${mix(tone, '#2a2420', 0.35)}" stroke-width="1.3"`);
      const knob = [
        put(place, (a + b) / 2 - 0.1, y + h * 0.84, deep - 0.02),
        put(place, (a + b) / 2 + 0.1, y + h * 0.84, deep - 0.02),
        put(place, (a + b) / 2 + 0.1, y + h * 0.84 + 0.02, deep - 0.02),
        put(place, (a + b) / 2 - 0.1, y + h * 0.84 + 0.02, deep - 0.02),
      ];
      out += face(camera, knob, palette.lit(style.metal));
    }
  }
  return out;
}

function run(room: Room, place: Place, length: number, top: string): string {
  return (
    drawBox(room, place, { right: 0, deep: 0.03, length, depth: 0.55, foot: 0, height: 0.1 }, '#3a3432') +
    drawBox(
      room,
      place,
      { right: 0, deep: 0, length, depth: 0.6, foot: 0.1, height: 0.76 },
      room.style.cabinet,
    ) +
    fronts(room, place, length, 0.1, 0.76, -0.302, true) +
    drawBox(
      room,
      place,
      { right: 0, deep: -0.02, length: length + 0.04, depth: 0.66, foot: 0.86, height: 0.05 },
      top,
    )
  );
}

function stove(room: Room, place: Place): string {
  const { camera, canvas } = room;
  const quad = (a: number, b: number, y: number, h: number) => [
    put(place, a, y, -0.31),
    put(place, b, y, -0.31),
    put(place, b, y + h, -0.31),
    put(place, a, y + h, -0.31),
  ];
  const pot = beside(place, -0.12, 0.04);
  return (
    face(camera, quad(-0.3, 0.3, 0.12, 0.72), '#3a3e40') +
    face(camera, quad(-0.24, 0.24, 0.2, 0.4), canvas.down([0, '#5a6064'], [1, '#1c2022'])) +
    face(camera, quad(-0.24, 0.24, 0.66, 0.03), '#c9cccc') +
    drum(room, pot, 0.92, 1.08, 0.12, 0.13, room.style.accent) +
    drum(room, beside(place, 0.16, 0.1), 0.92, 1.06, 0.09, 0.06, '#c9cccc')
  );
}

function hood(room: Room, place: Place): string {
  const { high } = room;
  return (
    drawBox(
      room,
      place,
      { right: 0, deep: 0.1, length: 0.34, depth: 0.3, foot: 1.85, height: high - 1.85 },
      '#d8d4cc',
    ) +
    drawBox(
      room,
      place,
      { right: 0, deep: 0.02, length: 0.8, depth: 0.48, foot: 1.68, height: 0.18 },
      '#cfcac0',
    )
  );
}

function shelf(room: Room, place: Place, length: number, up: number): string {
  const { random, style } = room;
  let out = '';
  for (const y of [up, up + 0.42]) {
    out += drawBox(
      room,
      place,
      { right: 0, deep: 0, length, depth: 0.24, foot: y, height: 0.04 },
      style.wood,
    );
    for (let u = -length / 2 + 0.12; u < length / 2 - 0.1; u += random.between(0.15, 0.24)) {
      const color = random.pick(['#f4ecdc', '#7f9a94', '#c98a66', '#41697a', '#e8e2d4', style.accent]);
      out += random.chance(0.5)
        ? drum(room, beside(place, u, 0), y + 0.04, y + random.between(0.12, 0.28), 0.05, 0.06, color)
        : drum(room, beside(place, u, 0), y + 0.04, y + 0.12, 0.04, 0.08, color);
    }
  }
  return out;
}

export function kitchen(room: Room): string {
  const { random, hand, deep, wide, style, walls, palette, camera, high } = room;
  const items: Item[] = [];
  const add = (right: number, z: number, draw: (place: Place) => string, yaw = 0) => {
    const place = room.at(right, z, yaw);
    items.push({ z: place.z, markup: draw(place) });
  };
  const top = random.pick(['#f2ede2', '#5a5654', '#d8c4a0', style.wood, '#e6e0d6']);
  const tile = random.pick(['#fbf8f0', '#d5e0dc', '#a9c4c4', '#f0dcc4', '#7f9a94', '#e8e4da']);
  const middle = hand * random.between(0.2, 0.8);
  const window: Opening = {
    s: wide / 2 + middle - 0.85,
    t: 1.12,
    w: random.between(1.5, 1.9),
    h: 1.22,
    across: 2,
    up: random.int(1, 2),
    curtains: false,
  };
  let out = drawShell(room, random.chance(0.4) ? { floor: 'tiles' } : {});
  out += tiles(room, walls.back, random.pick([0.55, 0.55, high - 1.1]), tile, 0.9);
  out += drawWindow(room, walls.back, window) + sunPatch(room, walls.back, window);
  const sideName = hand > 0 ? 'right' : 'left';
  out += wallPicture(room, walls[sideName], walls[sideName].length * 0.38, 1.3, 0.8, 1);
  const length = wide - 1.1;
  const start = -hand * 0.25;
  const base = room.at(start, deep - 0.32);
  let line = run(room, base, length, top);
  const stoveAt = middle - start - hand * random.between(1.6, 1.9);
  line += stove(room, beside(base, stoveAt, 0));
  // Sink and tap under the window.
  const sink = beside(base, middle - start, 0);
  line +=
    disc(room, sink, 0.915, 0.56, 0.34, palette.facing('#b9bdbc', [0, 1, 0])) +
    disc(room, beside(sink, 0, -0.01), 0.914, 0.46, 0.26, palette.shaded('#8d9494'));
  const [tx, ty] = project(camera, put(sink, 0, 0.92, 0.2));
  const s = camera.focal / sink.z;
  line += `<path d="M${n(tx)} ${n(ty)}V${n(ty - s * 0.26)}q0 ${n(-s * 0.1)} ${n(s * 0.1)} ${n(-s * 0.1)}t${n(s * 0.08)} ${n(s * 0.1)}" fill="none" stroke="${palette.lit(style.metal)}" stroke-width="${n(s * 0.03)}"/>`;
  line += vase(room, beside(base, middle - start + hand * 0.75, 0), 0.91, 0.18);
  items.push({ z: base.z + 0.2, markup: line });
  const upper = room.at(start + stoveAt, deep - 0.16);
  items.push({ z: upper.z + 0.1, markup: hood(room, upper) });
  const shelfAt = start + stoveAt - hand * 1.15;
  if (Math.abs(shelfAt) < wide / 2 - 0.5) add(shelfAt, deep - 0.13, (place) => shelf(room, place, 1, 1.4));
  // A tall fridge or larder closes the run.
  add(
    -hand * (wide / 2 - 0.36),
    deep - 0.36,
    (place) =>
      drawBox(
        room,
        place,
        { right: 0, deep: 0, length: 0.66, depth: 0.66, foot: 0, height: 2.1 },
        style.cabinet,
      ) + fronts(room, place, 0.64, 0.06, 2, -0.335, false),
  );
  if (random.chance(0.6)) {
    const islandTop = random.pick([top, style.wood]);
    add(hand * 0.1, deep - 2.05, (place) => {
      let island =
        contact(room, place, 2.3, 1.2) +
        drawBox(
          room,
          place,
          { right: 0, deep: 0, length: 2.1, depth: 0.8, foot: 0, height: 0.88 },
          mix(style.cabinet, random.pick(['#ffffff', '#2f3a3c', style.wood]), 0.25),
        ) +
        fronts(room, place, 2.06, 0.08, 0.76, -0.402, false) +
        drawBox(
          room,
          place,
          { right: 0, deep: -0.04, length: 2.3, depth: 1, foot: 0.88, height: 0.06 },
          islandTop,
          2,
        );
      const bowl = beside(place, -0.3, 0);
      island += drum(room, bowl, 0.94, 1.02, 0.1, 0.2, '#e6dccb');
      const [bx, by] = project(camera, put(bowl, 0, 1.06, 0));
      const k = camera.focal / bowl.z;
      for (const [dx, color] of [
        [-0.1, '#e0a03a'],
        [0, '#c8573a'],
        [0.09, '#8fa84c'],
      ] as const)
        island += ellipse(bx + dx * k, by, k * 0.06, k * 0.058, palette.facing(color, [0, 0.7, -0.5]));
      for (const u of [-0.7, 0, 0.7]) {
        const stool = beside(place, u, -0.85);
        for (const a of [-0.15, 0.15])
          for (const b of [0.13, -0.13])
            island += drawBox(
              room,
              stool,
              { right: a, deep: b, length: 0.03, depth: 0.03, foot: 0, height: 0.64 },
              style.metal,
            );
        island += drum(room, stool, 0.62, 0.68, 0.19, 0.19, style.wood);
      }
      return island;
    });
    const color = random.pick([style.accent, '#2f3a3c', '#f4ecdc', '#d8b25a']);
    for (const u of [-0.7, 0, 0.7])
      add(hand * 0.1 + u, deep - 2.06, (place) => pendant(room, place, high - 1.95, color));
  } else {
    add(hand * 0.2, deep - 2.25, (place) => diningTable(room, place, 2), hand * 0.08);
    add(hand * 0.2, deep - 2.24, (place) =>
      pendant(room, place, high - 1.85, random.pick([style.accent, '#2f3a3c', '#efe0c4'])),
    );
  }
  add(hand * (wide / 2 - 0.45), deep - 0.6, (place) => plant(room, place, random.between(1, 1.5)));
  const glow = face(
    camera,
    panel(walls.back, 0.4, 0.92, wide - 0.8, 0.5, 0.02),
    '#ffdf9a',
    alpha(palette.dark ? 0.2 : 0.02),
  );
  return out + glow + inOrder(items);
}
