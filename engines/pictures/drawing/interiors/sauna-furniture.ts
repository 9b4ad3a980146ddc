import { mix } from '../color.ts';
import { onWall } from '../houses/wall.ts';
import { type Place, type Vec, face, project, put } from '../space/camera.ts';
import { disc, drawBox, drum } from '../space/solid.ts';
import { alpha, ellipse, n, formatPath } from '../svg.ts';
import { box } from './box.ts';
import { type Room, contact } from './room.ts';

/** Colours of hidden lamps and of the glow in the stove. */
const [lamplight, embers] = ['#ffd08a', '#ff9a4a'];

type Bench = { place: Place; length: number; depth: number; up: number };

/** Boards with gaps over a slatted front, and light that falls out from under the seat. */
export function bench(room: Room, { place, length, depth, up }: Bench): string {
  const { camera, palette, canvas, style } = room;
  const [board, shade] = [mix(style.wood, '#ffe9c8', 0.34), mix(style.wood, '#2a1408', 0.62)];
  const front = (foot: number, top: number, out = 0): Vec[] => [
    put(place, -length / 2, foot, -depth / 2 + out),
    put(place, length / 2, foot, -depth / 2 + out),
    put(place, length / 2, top, -depth / 2 + out),
    put(place, -length / 2, top, -depth / 2 + out),
  ];
  let d =
    contact(room, place, length * 0.9, depth) +
    face(camera, front(0.02, up, 0.1), palette.shaded(shade)) +
    face(
      camera,
      front(0.02, up, 0.1),
      canvas.down([0, lamplight, 0.85], [0.55, embers, 0.22], [1, embers, 0]),
    );
  const slats = Math.max(3, Math.round(length / 0.62));
  for (let i = 0; i <= slats; i++)
    d += drawBox(
      room,
      place,
      box(-length / 2 + (length * i) / slats, -depth / 2 + 0.06, 0.05, 0.05, 0, up),
      style.wood,
    );
  for (let i = 0; i < 5; i++)
    d += drawBox(
      room,
      place,
      box(0, depth / 2 - (depth * (i + 0.5)) / 5, length, depth / 5 - 0.022, up, 0.05),
      i % 2 ? board : mix(board, style.wood, 0.25),
    );
  return d + drawBox(room, place, box(0, -depth / 2, length, 0.03, up - 0.05, 0.1), board);
}

/** Slanted boards to lean against, with light from behind them. */
export function backrest(room: Room, from: number, to: number, low: number): string {
  const { camera, palette, canvas, style, walls } = room;
  const strip = (a: number, b: number, out: number): Vec[] => [
    walls.back.at(from, a, out),
    walls.back.at(to, a, out),
    walls.back.at(to, b, out),
    walls.back.at(from, b, out),
  ];
  let d = face(
    camera,
    strip(low - 0.2, low + 0.95, 0.01),
    canvas.down([0, lamplight, 0], [0.62, lamplight, 0.62], [0.72, lamplight, 0.5], [1, embers, 0]),
  );
  for (const at of [low, low + 0.16])
    d +=
      face(camera, strip(at - 0.015, at + 0.1, 0.03), palette.shaded(mix(style.wood, '#2a1408', 0.55))) +
      face(camera, strip(at, at + 0.11, 0.09), palette.lit(mix(style.wood, '#ffe9c8', 0.3)));
  return d;
}

/** A heap of stones over a black stove, behind a rail that keeps hands away. */
export function stove(room: Room, place: Place): string {
  const { camera, palette, random, canvas, style } = room;
  const scale = camera.focal / place.z;
  const rail = mix(style.wood, '#ffe9c8', 0.2);
  const [x, y] = project(camera, put(place, 0, 0.86, 0));
  const fence = (w: number): string =>
    [-0.5, 0.5]
      .map((u) => drawBox(room, place, box(u, w, 0.05, 0.05, 0, 0.66), mix(rail, '#3a2010', 0.2)))
      .join('') +
    drawBox(room, place, box(0, w, 1.06, 0.04, 0.6, 0.08), rail) +
    drawBox(room, place, box(0, w, 1.06, 0.04, 0.28, 0.05), rail);
  let d =
    contact(room, place, 1, 1) +
    fence(0.46) +
    drawBox(room, place, box(0, 0, 0.66, 0.58, 0.06, 0.6), '#33343a', 3);
  for (let i = 0; i < 6; i++)
    d += face(
      camera,
      [
        put(place, -0.22, 0.16 + i * 0.085, -0.29),
        put(place, 0.22, 0.16 + i * 0.085, -0.29),
        put(place, 0.22, 0.2 + i * 0.085, -0.29),
        put(place, -0.22, 0.2 + i * 0.085, -0.29),
      ],
      mix('#d8502a', '#ffd07a', i / 6),
    );
  for (const [count, reach, up] of [
    [9, 0.36, 0.68],
    [8, 0.31, 0.78],
    [7, 0.25, 0.88],
    [5, 0.17, 0.98],
    [3, 0.08, 1.06],
  ] as const)
    for (let i = 0; i < count; i++) {
      const [sx, sy] = project(
        camera,
        put(place, -reach + (2 * reach * (i + 0.5)) / count + random.between(-0.03, 0.03), up, -0.1),
      );
      const [w, h] = [random.between(0.07, 0.1) * scale, random.between(0.055, 0.08) * scale];
      const stone = random.pick(['#8d8782', '#6f6a68', '#a39a90', '#5d595a']);
      d +=
        ellipse(sx, sy, w, h, palette.shaded(mix(stone, '#2a1a14', 0.25))) +
        ellipse(sx - w * 0.12, sy - h * 0.2, w * 0.78, h * 0.66, palette.facing(stone, [0, 0.8, -0.4])) +
        ellipse(sx, sy + h * 0.62, w * 0.7, h * 0.3, embers, alpha(0.4));
    }
  d += fence(-0.46);
  d += ellipse(
    x,
    y + scale * 0.12,
    scale * 1.25,
    scale * 1.05,
    canvas.glow([0, embers, 0.5], [0.4, embers, 0.2], [1, embers, 0]),
  );
  // Steam is soft: the higher, the wider and the fainter.
  for (let i = 0; i < 7; i++)
    d += ellipse(
      x + random.between(-0.1, 0.1) * scale * (1 + i * 0.3),
      y - scale * (0.25 + i * 0.17),
      scale * (0.16 + i * 0.06),
      scale * (0.13 + i * 0.035),
      canvas.glow([0, '#fff3de', 0.3 - i * 0.03], [1, '#fff3de', 0]),
    );
  return d;
}

/** A wooden pail with its hoops, and the ladle in it. */
export function pail(room: Room, place: Place, up: number): string {
  const { camera, style } = room;
  const stave = mix(style.wood, '#ffe9c8', 0.16);
  const [x, y] = project(camera, put(place, 0.1, up + 0.22, 0));
  const scale = camera.focal / place.z;
  const iron = '#4a3428';
  // From the foot upwards: each ring covers the lid of the one below.
  const rings = [
    [0, 0.06, 0.13, stave],
    [0.06, 0.085, 0.142, iron],
    [0.085, 0.19, 0.143, stave],
    [0.19, 0.215, 0.162, iron],
    [0.215, 0.27, 0.162, stave],
  ] as const;
  return (
    rings
      .map(([low, high, r, color]) =>
        drum(
          room,
          place,
          up + low,
          up + high,
          r,
          r + (high - low) * 0.14,
          color,
          high > 0.25 ? '#6a4426' : color,
        ),
      )
      .join('') +
    `<path d="M${n(x)} ${n(y)}l${n(scale * 0.3)} ${n(-scale * 0.3)}" stroke="${mix(style.wood, '#4a2a14', 0.35)}" stroke-width="${n(scale * 0.028)}" stroke-linecap="round"/>`
  );
}

/** Towels rolled up, their ends turned to the viewer. */
export function towels(room: Room, place: Place, up: number): string {
  const { camera, palette, style } = room;
  const scale = camera.focal / place.z;
  let d = '';
  for (const [u, level, color] of [
    [-0.13, 0, '#fbf4e6'],
    [0.13, 0, style.accent],
    [0, 1, '#f1e2c8'],
  ] as const) {
    const [x, y] = project(camera, put(place, u, up + 0.11 + level * 0.19, -0.16));
    const r = scale * 0.125;
    d +=
      ellipse(x, y, r, r * 0.94, palette.shaded(color)) +
      ellipse(x - r * 0.06, y - r * 0.08, r * 0.88, r * 0.82, palette.lit(color)) +
      `<path d="M${n(x - r * 0.5)} ${n(y)}a${n(r * 0.5)} ${n(r * 0.46)} 0 1 1 ${n(r * 0.56)} ${n(r * 0.42)}a${n(r * 0.3)} ${n(r * 0.28)} 0 1 1 ${n(-r * 0.1)} ${n(-r * 0.55)}" fill="none" stroke="${palette.shaded(color)}" stroke-width="${n(Math.max(1.4, r * 0.1))}"/>`;
  }
  return d;
}

/** Slats on the floor before the benches. */
export function duckboard(room: Room, place: Place, length: number): string {
  let d = '';
  for (let i = 0; i < 6; i++)
    d += drawBox(
      room,
      place,
      box(0, 0.36 - i * 0.145, length, 0.1, 0.02, 0.045),
      mix(room.style.wood, '#ffe9c8', i % 2 ? 0.1 : 0.18),
    );
  return d;
}

/** A thermometer or an hourglass on the back wall. */
export function gauge(room: Room, s: number, t: number, hourglass: boolean): string {
  const { camera, palette, style, walls } = room;
  const ring = (r: number): string =>
    `${formatPath(
      onWall(
        room,
        walls.back,
        Array.from({ length: 20 }, (_, i) => {
          const a = (i / 20) * 6.283;
          return [s + Math.cos(a) * r, t + Math.sin(a) * r] as const;
        }),
      ),
    )}Z`;
  const part = (points: readonly (readonly [number, number])[], fill: string): string =>
    face(
      camera,
      points.map(([a, b]) => walls.back.at(s + a, t + b, 0.02)),
      fill,
    );
  const [dark, cream] = [palette.shaded(mix(style.wood, '#2a1408', 0.5)), palette.lit('#fbf1dc')];
  if (!hourglass)
    return `<path d="${ring(0.15)}" fill="${dark}"/><path d="${ring(0.12)}" fill="${cream}"/>${part(
      [
        [-0.008, 0],
        [0.07, 0.075],
        [0.012, -0.012],
      ],
      '#c8421b',
    )}`;
  const block = (a: number, b: number, c: number, e: number): readonly (readonly [number, number])[] => [
    [a, c],
    [b, c],
    [b, e],
    [a, e],
  ];
  return (
    part(block(-0.13, 0.13, -0.25, 0.25), dark) +
    part(block(-0.1, 0.1, -0.2, 0.2), mix(cream, style.wood, 0.45)) +
    part(
      [
        [-0.08, 0.18],
        [0.08, 0.18],
        [0, 0],
      ],
      cream,
    ) +
    part(
      [
        [-0.08, -0.18],
        [0.08, -0.18],
        [0, 0.02],
      ],
      mix(cream, '#e0a860', 0.5),
    )
  );
}

/** A round mat of light on a wall, and the slatted shade before the lamp. */
export function cornerLamp(room: Room, place: Place, up: number): string {
  const { camera, canvas, style } = room;
  const [x, y] = project(camera, put(place, 0, up, 0));
  const scale = camera.focal / place.z;
  let d = ellipse(
    x,
    y,
    scale * 0.95,
    scale * 0.95,
    canvas.glow([0, lamplight, 0.85], [0.35, lamplight, 0.3], [1, embers, 0]),
  );
  d += disc(room, place, up - 0.2, 0.24, 0.2, '#fff0c8');
  for (let i = 0; i < 5; i++)
    d += drawBox(
      room,
      place,
      box(-0.16 + i * 0.08, -0.1, 0.045, 0.03, up - 0.22, 0.44),
      mix(style.wood, '#ffe9c8', 0.22),
    );
  return d;
}
