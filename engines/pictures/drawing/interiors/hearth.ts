import { mix } from '../color.ts';
import { type Place, face, project, put } from '../space/camera.ts';
import { drawBox } from '../space/solid.ts';
import { alpha, ellipse, n, path } from '../svg.ts';
import type { Room } from './room.ts';

/** A chimney breast with its fire, looking along minus-deep of its place. */
export function fireplace(room: Room, place: Place): string {
  const { palette, camera, style, high, random, canvas } = room;
  const stone = random.pick(['#e9e0d0', '#b8aa98', '#f6f0e4', '#9f968c', style.wall]);
  const breast = random.chance(0.7);
  let out = drawBox(
    room,
    place,
    { right: 0, deep: 0.1, length: 1.7, depth: 0.5, foot: 0, height: breast ? high : 1.25 },
    stone,
  );
  const front = -0.152;
  const quad = (a: number, b: number, y: number, h: number, deep = front) => [
    put(place, a, y, deep),
    put(place, b, y, deep),
    put(place, b, y + h, deep),
    put(place, a, y + h, deep),
  ];
  out += face(camera, quad(-0.58, 0.58, 0.16, 0.86), palette.facing(mix(stone, '#3a3434', 0.3), [0, 0, -1]));
  out += face(camera, quad(-0.48, 0.48, 0.2, 0.74), canvas.down([0, '#1f1614'], [1, '#4a2416']));
  const [x, y] = project(camera, put(place, 0, 0.3, front));
  const s = camera.focal / Math.max(0.5, put(place, 0, 0, 0)[2]);
  out += ellipse(
    x,
    y - s * 0.12,
    s * 0.5,
    s * 0.42,
    canvas.glow([0, '#ffb24a', 0.9], [0.5, '#f0702a', 0.4], [1, '#f0702a', 0]),
  );
  for (const [w, h, color] of [
    [0.22, 0.46, '#f0702a'],
    [0.15, 0.34, '#ffa63a'],
    [0.08, 0.2, '#ffe08a'],
  ] as const) {
    const lean = random.between(-0.04, 0.04);
    out += path(
      `M${n(x - w * s)} ${n(y)}Q${n(x - w * s * 1.1)} ${n(y - h * s * 0.4)} ${n(x - w * s * 0.4)} ${n(y - h * s * 0.66)}Q${n(x - w * s * 0.3)} ${n(y - h * s * 0.4)} ${n(x + lean * s)} ${n(y - h * s)}Q${n(x + w * s * 0.4)} ${n(y - h * s * 0.6)} ${n(x + w * s * 0.62)} ${n(y - h * s * 0.5)}Q${n(x + w * s * 1.1)} ${n(y - h * s * 0.25)} ${n(x + w * s)} ${n(y)}Z`,
      color,
      alpha(0.92),
    );
  }
  for (const turn of [-1, 1])
    out += path(
      `M${n(x - 0.26 * s * turn)} ${n(y + 0.02 * s)}L${n(x + 0.24 * s * turn)} ${n(y - 0.05 * s)}l0 ${n(0.07 * s)}L${n(x - 0.26 * s * turn)} ${n(y + 0.09 * s)}Z`,
      '#5a3424',
    );
  out += drawBox(
    room,
    place,
    { right: 0, deep: -0.02, length: 1.9, depth: 0.62, foot: 1.16, height: 0.09 },
    style.wood,
    2,
  );
  out += drawBox(
    room,
    place,
    { right: 0, deep: -0.36, length: 1.8, depth: 0.46, foot: 0, height: 0.07 },
    mix(stone, '#5a5250', 0.3),
  );
  for (let i = 0; i < 3; i++)
    out += drawBox(
      room,
      place,
      {
        right: -0.6 + i * random.between(0.3, 0.5),
        deep: 0,
        length: 0.1,
        depth: 0.1,
        foot: 1.25,
        height: random.between(0.12, 0.34),
      },
      random.pick(['#c98a66', '#f4ecdc', '#41697a', style.accent]),
      2,
    );
  const [gx, gy] = project(camera, put(place, 0, 0, -0.9));
  return (
    out +
    ellipse(
      gx,
      gy,
      s * 1.5,
      s * 0.42,
      canvas.glow([0, '#ffab58', palette.dark ? 0.42 : 0.22], [1, '#ffab58', 0]),
    )
  );
}

export function ironStove(room: Room, place: Place): string {
  const { palette, camera, high, canvas } = room;
  let out = drawBox(
    room,
    place,
    { right: 0, deep: 0, length: 0.9, depth: 0.9, foot: 0, height: 0.04 },
    '#8d8a86',
  );
  out += drawBox(
    room,
    place,
    { right: 0, deep: 0, length: 0.1, depth: 0.1, foot: 1, height: high - 1 },
    '#3a3d40',
  );
  out += drawBox(
    room,
    place,
    { right: 0, deep: 0, length: 0.56, depth: 0.46, foot: 0.14, height: 0.92 },
    '#34373a',
    3,
  );
  const quad = (a: number, b: number, y: number, h: number) => [
    put(place, a, y, -0.235),
    put(place, b, y, -0.235),
    put(place, b, y + h, -0.235),
    put(place, a, y + h, -0.235),
  ];
  out += face(camera, quad(-0.2, 0.2, 0.36, 0.42), canvas.down([0, '#ffcf6a'], [1, '#e8632a']));
  const [x, y] = project(camera, put(place, 0, 0.55, -0.3));
  const s = camera.focal / Math.max(0.5, place.z);
  return (
    out +
    ellipse(x, y, s * 0.9, s * 0.8, canvas.glow([0, '#ffb45a', palette.dark ? 0.5 : 0.3], [1, '#ffb45a', 0]))
  );
}
