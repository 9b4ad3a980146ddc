import { type Color, mix } from '../color.ts';
import { type Place, project, put } from '../space/camera.ts';
import { drawBox } from '../space/solid.ts';
import { alpha, n, path } from '../svg.ts';
import { box } from './box.ts';
import { type Room, contact } from './room.ts';

/** A sofa that looks along its own minus-deep direction. */
export function sofa(room: Room, place: Place, length: number, color: Color): string {
  const { random, style } = room;
  const seats = length > 2 ? 3 : 2;
  let out = contact(room, place, length * 1.06, 1.1);
  for (const u of [-1, 1])
    out += drawBox(room, place, box((u * (length - 0.3)) / 2, -0.36, 0.08, 0.08, 0, 0.14), style.wood);
  out += drawBox(room, place, box(0, 0.36, length, 0.24, 0.14, 0.68), color, 9);
  out += drawBox(room, place, box(0, 0, length, 0.9, 0.14, 0.22), mix(color, '#2a2024', 0.1), 7);
  const inner = length - 0.44;
  for (let i = 0; i < seats; i++)
    out += drawBox(
      room,
      place,
      box(-inner / 2 + (inner / seats) * (i + 0.5), -0.06, inner / seats - 0.03, 0.74, 0.36, 0.12),
      mix(color, '#ffffff', 0.08),
      9,
    );
  for (let i = 0; i < seats; i++)
    out += drawBox(
      room,
      place,
      box(-inner / 2 + (inner / seats) * (i + 0.5), 0.26, inner / seats - 0.03, 0.16, 0.46, 0.42),
      mix(color, '#ffffff', 0.05),
      12,
    );
  const far = place.yaw > 0 ? 1 : -1;
  for (const u of [far, -far])
    out += drawBox(
      room,
      place,
      box((u * (length - 0.22)) / 2, -0.02, 0.22, 0.88, 0.14, 0.46),
      mix(color, '#2a2024', 0.04),
      9,
    );
  for (const [u, tone] of [
    [-0.34, style.accent],
    [0.32, random.pick(['#f4ecdc', mix(style.accent, '#ffffff', 0.5), '#e0a03a'])],
    [-0.2, random.pick(['#f4ecdc', mix(style.accent, '#ffe9c8', 0.6)])],
  ] as const)
    if (random.chance(0.85)) out += pillow(room, place, u * length, 0.1, 0.5, 0.44, tone);
  if (random.chance(0.5))
    out += drawBox(
      room,
      place,
      box(length * 0.2, -0.1, 0.5, 0.82, 0.49, 0.03),
      mix(style.accent, '#fff2dc', 0.5),
      4,
    );
  return out;
}

/** A cushion that leans back, corners drawn out. */
export function pillow(
  room: Room,
  place: Place,
  right: number,
  deep: number,
  foot: number,
  size: number,
  color: Color,
): string {
  const { camera, palette, random } = room;
  const tilt = random.between(-0.1, 0.1);
  const p = (u: number, v: number) =>
    project(
      camera,
      put(place, right + u * size * 0.56 + v * tilt, foot + (v + 0.5) * size * 0.86, deep + v * 0.1),
    );
  const [a, b, c, d, top, low, l, r] = [
    p(-0.5, -0.5),
    p(0.5, -0.5),
    p(0.5, 0.5),
    p(-0.5, 0.5),
    p(0, 0.42),
    p(0, -0.42),
    p(-0.42, 0),
    p(0.42, 0),
  ];
  const q = (via: readonly [number, number], to: readonly [number, number]) =>
    `Q${n(via[0])} ${n(via[1])} ${n(to[0])} ${n(to[1])}`;
  const tone = palette.facing(color, [0, 0.35, -0.9]);
  const shape = `M${n(a[0])} ${n(a[1])}${q(low, b)}${q(r, c)}${q(top, d)}${q(l, a)}Z`;
  const half =
    palette.side < 0
      ? `M${n(b[0])} ${n(b[1])}${q(r, c)}L${n(top[0])} ${n(top[1])}Q${n(p(0.2, 0)[0])} ${n(p(0.2, 0)[1])} ${n(low[0])} ${n(low[1])}Z`
      : `M${n(a[0])} ${n(a[1])}${q(l, d)}L${n(top[0])} ${n(top[1])}Q${n(p(-0.2, 0)[0])} ${n(p(-0.2, 0)[1])} ${n(low[0])} ${n(low[1])}Z`;
  return (
    path(shape, tone, `stroke="${tone}" stroke-width="4" stroke-linejoin="round"`) +
    path(half, palette.shaded(mix(color, '#3a2a2c', 0.1)), alpha(0.4))
  );
}

export function armchair(room: Room, place: Place, color: Color): string {
  const { style } = room;
  let out = contact(room, place, 0.9, 0.9);
  for (const u of [-0.3, 0.3])
    for (const w of [0.3, -0.3]) out += drawBox(room, place, box(u, w, 0.05, 0.05, 0, 0.3), style.wood);
  out +=
    drawBox(room, place, box(0, 0.3, 0.74, 0.16, 0.26, 0.66), color, 10) +
    drawBox(room, place, box(0, 0, 0.62, 0.7, 0.26, 0.2), mix(color, '#ffffff', 0.1), 9);
  const far = place.yaw > 0 ? 1 : -1;
  for (const u of [far, -far])
    out += drawBox(room, place, box(u * 0.36, 0, 0.12, 0.72, 0.26, 0.38), color, 8);
  return out + pillow(room, place, 0, 0.1, 0.48, 0.38, style.accent);
}
