import { mix } from '../color.ts';
import { panel } from '../houses/wall.ts';
import { type Place, beside, face, put } from '../space/camera.ts';
import { type Item, inOrder } from '../space/depth-order.ts';
import { drawBox } from '../space/solid.ts';
import { lamp, plant, rug, wallPicture } from './decoration.ts';
import { backWindow } from './living.ts';
import { type Room, contact } from './room.ts';
import { armchair, pillow } from './seating.ts';
import { drawShell } from './shell.ts';
import { type Opening, drawWindow, sunPatch } from './window.ts';

function bed(room: Room, place: Place, width: number, cover: string): string {
  const { style, random, palette, camera } = room;
  const head = random.int(0, 2);
  let out = contact(room, place, width * 1.1, 2.3);
  const headColor = random.pick([style.wood, style.fabric, mix(style.accent, '#f4ead8', 0.3)]);
  out += drawBox(
    room,
    place,
    { right: 0, deep: 1.04, length: width + 0.12, depth: 0.1, foot: 0, height: head === 0 ? 1.15 : 1 },
    headColor,
    head === 1 ? 14 : 3,
  );
  out += drawBox(
    room,
    place,
    { right: 0, deep: 0, length: width, depth: 2, foot: 0.1, height: 0.2 },
    style.wood,
    2,
  );
  out += drawBox(
    room,
    place,
    { right: 0, deep: 0.02, length: width - 0.06, depth: 1.96, foot: 0.3, height: 0.2 },
    '#f8f3ea',
    6,
  );
  for (const u of [-0.25, 0.25])
    for (const [d, tone] of [
      [0.78, '#fbf8f2'],
      [0.62, mix(style.accent, '#fbf4e8', 0.45)],
    ] as const)
      out += pillow(room, beside(place, u * width, 0), 0, d, 0.46, d > 0.7 ? 0.56 : 0.46, tone);
  out += drawBox(
    room,
    place,
    { right: 0, deep: -0.3, length: width + 0.06, depth: 1.42, foot: 0.22, height: 0.35 },
    cover,
    10,
  );
  out += drawBox(
    room,
    place,
    { right: 0, deep: 0.33, length: width + 0.07, depth: 0.24, foot: 0.26, height: 0.34 },
    '#fbf8f2',
    8,
  );
  out += drawBox(
    room,
    place,
    { right: 0, deep: -0.72, length: width + 0.1, depth: 0.52, foot: 0.2, height: 0.4 },
    mix(style.accent, '#fff2dc', random.between(0.1, 0.5)),
    7,
  );
  // Folds of the blanket.
  for (let i = 0; i < 5; i++) {
    const u = (-0.5 + (i + 0.5) / 5) * width;
    out += face(
      camera,
      [put(place, u, 0.24, -1.02), put(place, u + 0.05, 0.24, -1.02), put(place, u + 0.02, 0.55, -1.02)],
      palette.shaded(mix(cover, '#2a2024', 0.2)),
      'fill-opacity="0.5"',
    );
  }
  return out;
}

export function bedroom(room: Room): string {
  const { random, hand, deep, wide, style, walls, palette, camera } = room;
  const items: Item[] = [];
  const add = (right: number, z: number, draw: (place: Place) => string, yaw = 0) => {
    const place = room.at(right, z, yaw);
    items.push({ z: place.z, markup: draw(place) });
  };
  const cover = random.pick([
    '#f0e8da',
    style.fabric,
    '#d5ddd8',
    '#e6d2bc',
    '#c9d3da',
    mix(style.accent, '#f4ead8', 0.6),
  ]);
  const lodge = random.chance(0.5);
  const width = random.between(1.6, 1.8);
  let out = drawShell(room);
  if (random.chance(0.35))
    out += face(
      camera,
      panel(walls.back, 0, 0.12, wide, 1.1, 0.02),
      palette.facing(mix(style.back, style.accent, 0.22), [0, 0, -1]),
    );
  const bedAt = lodge ? -hand * random.between(0.7, 1) : hand * random.between(-0.2, 0.2);
  let window: Opening;
  if (lodge) {
    window = backWindow(room, hand * 1.5, random.between(1.5, 2));
    out += drawWindow(room, walls.back, window) + sunPatch(room, walls.back, window);
    out += wallPicture(room, walls.back, wide / 2 + bedAt - 0.5, 1.45, 1, 0.75);
  } else {
    const side = hand > 0 ? 'right' : 'left';
    window = {
      s: side === 'left' ? deep - 3.2 : 1.2,
      t: random.pick([0.06, 0.75]),
      w: 1.9,
      h: 1.5,
      across: 2,
      up: 1,
      curtains: true,
    };
    if (window.t < 0.5) window.h = 2.2;
    out += drawWindow(room, walls[side], window);
    const slit: Opening = {
      s: wide / 2 + bedAt - 1.1,
      t: 1.5,
      w: 2.2,
      h: 0.72,
      across: 3,
      up: 1,
      curtains: false,
    };
    if (random.chance(0.4)) out += drawWindow(room, walls.back, slit) + sunPatch(room, walls.back, slit);
    else
      for (const u of [-0.62, 0.12])
        out += wallPicture(room, walls.back, wide / 2 + bedAt + u, 1.4, 0.54, 0.7);
  }
  out += rug(room, room.at(bedAt, deep - 2.3), width + 1.5, 1.9);
  add(bedAt, deep - 1.12, (place) => bed(room, place, width, cover));
  for (const u of [-1, 1]) {
    const right = bedAt + u * (width / 2 + 0.42);
    if (Math.abs(right) > wide / 2 - 0.3) continue;
    add(
      right,
      deep - 0.35,
      (place) =>
        contact(room, place, 0.5, 0.5) +
        drawBox(
          room,
          place,
          { right: 0, deep: 0, length: 0.46, depth: 0.42, foot: 0.08, height: 0.42 },
          style.wood,
          2,
        ) +
        lamp(room, place, 0.5, 0.5),
    );
  }
  const free = lodge ? hand : -hand;
  if (random.chance(0.5))
    add(
      free * (wide / 2 - 0.9),
      deep - 1.6,
      (place) => armchair(room, place, mix(style.accent, '#f4ead8', 0.3)),
      free * -0.8,
    );
  else
    add(
      free * (wide / 2 - 0.32),
      deep - 2.4,
      (place) => {
        const doors = [-0.45, 0.45]
          .map((u) =>
            face(
              camera,
              [
                put(place, u - 0.42, 0.1, -0.305),
                put(place, u + 0.42, 0.1, -0.305),
                put(place, u + 0.42, 2, -0.305),
                put(place, u - 0.42, 2, -0.305),
              ],
              'none',
              `stroke="${palette.shaded('#6a5a4c')}" stroke-width="1.4"`,
            ),
          )
          .join('');
        return (
          drawBox(
            room,
            place,
            { right: 0, deep: 0, length: 1.8, depth: 0.6, foot: 0, height: 2.1 },
            random.pick([style.wood, '#f4efe4']),
          ) + doors
        );
      },
      -free * 1.57,
    );
  add(-free * (wide / 2 - 0.4), deep - 0.5, (place) => (random.chance(0.6) ? plant(room, place, 1.3) : ''));
  return out + inOrder(items);
}
