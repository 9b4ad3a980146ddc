import { type Color, mix } from '../color.ts';
import { type Place, beside, face, put } from '../space/camera.ts';
import { boxCorners, castShadows, disc, drawBox } from '../space/solid.ts';
import { box } from './box.ts';
import { vase } from './decoration.ts';
import { type Room, contact } from './room.ts';

export function coffeeTable(room: Room, place: Place): string {
  const { palette, random, style } = room;
  let out = contact(room, place, 1.3, 1);
  if (random.chance(0.55)) {
    for (const [u, w] of [
      [-0.36, 0.2],
      [0.36, 0.2],
      [0, -0.34],
    ] as const)
      out += drawBox(room, place, box(u, w, 0.05, 0.05, 0, 0.38), style.wood);
    out +=
      disc(room, place, 0.36, 1.16, 1.02, palette.shaded(mix(style.wood, '#2a1a14', 0.2))) +
      disc(room, place, 0.4, 1.16, 1.02, palette.facing(mix(style.wood, '#fff0d8', 0.16), [0, 1, 0]));
  } else {
    for (const u of [-0.55, 0.55])
      for (const w of [0.26, -0.26]) out += drawBox(room, place, box(u, w, 0.06, 0.06, 0, 0.36), style.wood);
    out +=
      drawBox(room, place, box(0, 0, 1.3, 0.68, 0.34, 0.07), style.wood, 3) +
      drawBox(room, place, box(0, 0, 1.16, 0.5, 0.12, 0.03), style.wood);
  }
  out +=
    drawBox(room, { ...place, yaw: place.yaw + 0.3 }, box(-0.22, -0.06, 0.3, 0.2, 0.41, 0.05), style.accent) +
    drawBox(room, { ...place, yaw: place.yaw + 0.1 }, box(-0.22, -0.06, 0.26, 0.18, 0.46, 0.03), '#f4ecdc');
  return out + vase(room, beside(place, 0.24, 0.1), 0.41, 0.22);
}

export function bookcase(room: Room, place: Place, length: number, height: number): string {
  const { palette, camera, style, random } = room;
  const wood = random.pick([style.wood, '#fbf7f0', mix(style.wood, '#ffffff', 0.3)]);
  let out = drawBox(room, place, box(0, 0, length, 0.34, 0, height), wood);
  const quad = (a: number, b: number, y: number, h: number, tone: Color) =>
    face(
      camera,
      [
        put(place, a, y, -0.171),
        put(place, b, y, -0.171),
        put(place, b, y + h, -0.171),
        put(place, a, y + h, -0.171),
      ],
      tone,
    );
  const levels = Math.max(2, Math.round(height / 0.4));
  for (let i = 0; i < levels; i++) {
    const y = 0.06 + (i * (height - 0.06)) / levels;
    const h = height / levels - 0.07;
    out += quad(-length / 2 + 0.05, length / 2 - 0.05, y, h, palette.shaded(mix(wood, '#2a2024', 0.42)));
    for (let u = -length / 2 + 0.07; u < length / 2 - 0.12;) {
      const w = random.between(0.035, 0.075);
      if (random.chance(0.24)) u += 0.12;
      else
        out += quad(
          u,
          u + w - 0.006,
          y,
          h * random.between(0.6, 0.9),
          palette.facing(
            random.pick([
              '#a8503c',
              '#41697a',
              '#e6d6b8',
              '#5f7a5a',
              '#d8a850',
              '#6f5a6a',
              '#f4ecdc',
              style.accent,
            ]),
            [0, 0, -1],
          ),
        );
      u += w;
    }
  }
  return out;
}

export function diningTable(room: Room, place: Place, length: number): string {
  const { style, random, palette } = room;
  const chair = (right: number, deep: number, turn: number): string => {
    const here = { ...beside(place, right, deep), yaw: place.yaw + turn };
    let out = '';
    for (const u of [-0.19, 0.19])
      for (const w of [0.19, -0.19]) out += drawBox(room, here, box(u, w, 0.045, 0.045, 0, 0.45), style.wood);
    return (
      out +
      drawBox(room, here, box(0, 0, 0.46, 0.46, 0.43, 0.07), style.fabric, 3) +
      drawBox(room, here, box(0, 0.21, 0.46, 0.05, 0.56, 0.4), style.wood, 2)
    );
  };
  let out = castShadows(room, [boxCorners(place, box(0, 0, length, 0.9, 0.5, 0.25))]);
  const seats = length > 1.9 ? [-0.32, 0, 0.32] : [-0.24, 0.24];
  for (const u of seats) out += chair(u * length, 0.66, 0);
  for (const u of [-1, 1])
    for (const w of [0.34, -0.34])
      out += drawBox(room, place, box((u * (length - 0.2)) / 2, w, 0.08, 0.08, 0, 0.72), style.wood);
  out += drawBox(room, place, box(0, 0, length, 0.95, 0.7, 0.06), style.wood, 3);
  for (const u of seats)
    for (const w of [-0.26, 0.26])
      out += disc(room, beside(place, u * length, w), 0.77, 0.27, 0.27, palette.facing('#fbf7ee', [0, 1, 0]));
  out += vase(room, beside(place, random.between(-0.2, 0.2), 0), 0.76, 0.24);
  for (const u of seats) out += chair(u * length, -0.66, Math.PI);
  return out;
}
