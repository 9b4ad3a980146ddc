import { type Color, mix } from '../color.ts';
import { type Wall, onWall, panel } from '../houses/wall.ts';
import { type Place, face, project, put } from '../space/camera.ts';
import { boxCorners, castShadows, disc, drawBox, drum } from '../space/solid.ts';
import { alpha, ellipse, group, n, path, pathOf, polygon } from '../svg.ts';
import { type Room, contact } from './room.ts';

const box = (right: number, deep: number, length: number, depth: number, foot: number, height: number) => ({
  right,
  deep,
  length,
  depth,
  foot,
  height,
});

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

/** A round or long low table with a book and a vase. */
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
  return out + vase(room, { ...place, ...xz(put(place, 0.24, 0, 0.1)) }, 0.41, 0.22);
}

const xz = ([x, , z]: readonly [number, number, number]) => ({ x, z });
export const beside = (place: Place, right: number, deep: number): Place => ({
  ...place,
  ...xz(put(place, right, 0, deep)),
});

/** A vase of flowers or twigs. */
export function vase(room: Room, place: Place, up: number, height: number): string {
  const { camera, palette, random } = room;
  const [x, y] = project(camera, put(place, 0, up + height * 0.9, 0));
  const scale = camera.focal / Math.max(0.5, place.z);
  const h = height * 1.9 * scale;
  let [stems, leaves] = ['', ''];
  let blooms = '';
  const bloom = random.pick(['#e06a5a', '#f2c14a', '#f6ece0', '#b48cc4', '#e58a9a']);
  const twigs = random.chance(0.35);
  for (let i = 0; i < 9; i++) {
    const lean = (i / 8 - 0.5) * h * 0.9;
    const top = y - h * random.between(0.6, 1);
    stems += `M${n(x)} ${n(y)}Q${n(x + lean * 0.3)} ${n((y + top) / 2)} ${n(x + lean)} ${n(top)}`;
    if (twigs || i % 2)
      leaves += `M${n(x + lean)} ${n(top)}q${n(h * 0.09)} ${n(-h * 0.04)} ${n(h * 0.14)} ${n(h * 0.06)}q${n(-h * 0.09)} ${n(h * 0.04)} ${n(-h * 0.14)} ${n(-h * 0.06)}ZM${n(x + lean * 0.7)} ${n(y - (y - top) * 0.6)}q${n(-h * 0.09)} ${n(-h * 0.05)} ${n(-h * 0.15)} ${n(h * 0.04)}q${n(h * 0.09)} ${n(h * 0.05)} ${n(h * 0.15)} ${n(-h * 0.04)}Z`;
    if (!twigs)
      blooms += ellipse(
        x + lean,
        top,
        h * 0.075,
        h * 0.068,
        palette.lit(i % 3 ? bloom : mix(bloom, '#ffffff', 0.4)),
      );
  }
  return (
    `<path d="${stems}" stroke="${palette.shaded('#5f7a4a')}" stroke-width="${n(Math.max(1, h * 0.016))}" fill="none"/>` +
    path(leaves, palette.facing('#7f9a6a', [0, 0.6, -0.6])) +
    blooms +
    drum(
      room,
      place,
      up,
      up + height,
      height * 0.26,
      height * 0.2,
      random.pick(['#f4ecdc', '#7f9a94', '#c98a66', '#41697a']),
    )
  );
}

/** A big plant in a pot. */
export function plant(room: Room, place: Place, height: number): string {
  const { camera, palette, random } = room;
  const pot = height * 0.26;
  const scale = camera.focal / Math.max(0.5, place.z);
  const [x, y] = project(camera, put(place, 0, pot, 0));
  const h = (height - pot) * scale;
  const kind = random.pick(['fig', 'palm', 'tongue'] as const);
  let [back, front] = ['', ''];
  const stalks: string[] = [];
  const leaf = (bx: number, by: number, angle: number, len: number, wide: number) => {
    const [dx, dy] = [Math.cos(angle) * len, Math.sin(angle) * len];
    const [px, py] = [-Math.sin(angle) * wide, Math.cos(angle) * wide];
    return `M${n(bx)} ${n(by)}Q${n(bx + dx * 0.4 + px)} ${n(by + dy * 0.4 + py)} ${n(bx + dx)} ${n(by + dy)}Q${n(bx + dx * 0.4 - px)} ${n(by + dy * 0.4 - py)} ${n(bx)} ${n(by)}Z`;
  };
  for (let i = 0; i < (kind === 'fig' ? 26 : 15); i++) {
    let d = '';
    if (kind === 'fig') {
      const t = random.between(0.2, 1);
      const bx = x + Math.sin(i * 2.4) * h * 0.1 * t;
      d = leaf(bx, y - h * t * 0.82, random.between(-2.9, -0.25), h * random.between(0.16, 0.27), h * 0.07);
    } else if (kind === 'palm')
      d = leaf(
        x,
        y,
        -Math.PI * (0.1 + (i / 14) * 0.8) + random.between(-0.08, 0.08),
        h * random.between(0.7, 1.05),
        h * 0.06,
      );
    else
      d = leaf(
        x + random.between(-0.07, 0.07) * h,
        y,
        -Math.PI / 2 + (i / 14 - 0.5) * 0.9,
        h * random.between(0.65, 1),
        h * 0.045,
      );
    if (i % 2) front += d;
    else back += d;
  }
  if (kind === 'fig')
    stalks.push(
      `<path d="M${n(x)} ${n(y)}Q${n(x + h * 0.05)} ${n(y - h * 0.4)} ${n(x)} ${n(y - h * 0.8)}" stroke="${palette.shaded('#6f5240')}" stroke-width="${n(h * 0.025)}" fill="none"/>`,
    );
  return (
    contact(room, place, pot * 1.6, pot * 1.6) +
    drum(
      room,
      place,
      0,
      pot,
      pot * 0.36,
      pot * 0.5,
      random.pick(['#c98a66', '#f0e6d4', '#7f8a86', '#b5704c', '#d8c4a0']),
      '#4a3a30',
    ) +
    stalks.join('') +
    path(back, palette.shaded('#3f6b4c')) +
    path(front, palette.facing('#6f9a5c', [0, 0.7, -0.5]))
  );
}

/** A lamp on the floor or a table; lit when it is dark. */
export function lamp(room: Room, place: Place, up: number, height: number): string {
  const { camera, palette, style, sheet, random } = room;
  const shade = random.pick(['#f6ead0', '#efe0c4', mix(style.accent, '#fff2dc', 0.6)]);
  const [x, y] = project(camera, put(place, 0, up + height * 0.8, 0));
  const scale = camera.focal / Math.max(0.5, place.z);
  const radius = Math.min(0.26, height * 0.24);
  const on = palette.dark;
  let out =
    up > 0
      ? drum(room, place, up, up + height * 0.55, height * 0.16, height * 0.1, style.accent)
      : disc(room, place, 0.02, 0.36, 0.36, palette.shaded(style.metal)) +
        drawBox(room, place, box(0, 0, 0.03, 0.03, 0.02, height * 0.82), style.metal);
  out += drum(room, place, up + height * 0.66, up + height, radius, radius * 0.72, on ? '#fff0c4' : shade);
  if (on)
    out += ellipse(
      x,
      y,
      scale * 0.95,
      scale * 0.95,
      sheet.glow([0, '#ffdf9a', 0.62], [0.4, '#ffcf7d', 0.22], [1, '#ffcf7d', 0]),
    );
  return out;
}

/** A lamp that hangs from the ceiling. */
export function pendant(room: Room, place: Place, drop: number, color: Color): string {
  const { camera, palette, high, sheet } = room;
  const [a, b] = [project(camera, put(place, 0, high, 0)), project(camera, put(place, 0, high - drop, 0))];
  const [x, y] = project(camera, put(place, 0, high - drop - 0.2, 0));
  const scale = camera.focal / Math.max(0.5, place.z);
  return (
    `<path d="M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}" stroke="${palette.shaded('#3a3432')}" stroke-width="2.4"/>` +
    drum(room, place, high - drop - 0.24, high - drop, 0.2, 0.06, color) +
    disc(room, place, high - drop - 0.24, 0.4, 0.4, palette.dark ? '#fff0c4' : palette.shaded('#f4e6c8')) +
    (palette.dark
      ? ellipse(
          x,
          y + scale * 0.1,
          scale * 0.85,
          scale * 0.75,
          sheet.glow([0, '#ffe2a4', 0.55], [1, '#ffcf7d', 0]),
        )
      : '')
  );
}

/** A framed picture on a wall: hills, sun, leaves or shapes in the home's colours. */
export function wallPicture(room: Room, wall: Wall, s: number, t: number, w: number, h: number): string {
  const { palette, camera, random, style, sheet } = room;
  const tone = (color: Color) => palette.facing(color, wall.normal);
  const map = (points: readonly (readonly [number, number])[]) =>
    onWall(
      room,
      wall,
      points.map(([a, b]) => [s + a * w, t + b * h] as const),
      0.04,
    );
  const out =
    face(camera, panel(wall, s - 0.02, t - 0.07, w + 0.08, h + 0.05), palette.shadow, alpha(0.25)) +
    face(
      camera,
      panel(wall, s - 0.04, t - 0.04, w + 0.08, h + 0.08, 0.03),
      tone(random.pick([style.wood, '#2f3336', '#fbf7f0'])),
    ) +
    face(camera, panel(wall, s, t, w, h, 0.04), tone('#f8f0e0'));
  const clip = sheet.clip(
    `<path d="${pathOf(
      map([
        [0.08, 0.08],
        [0.92, 0.08],
        [0.92, 0.92],
        [0.08, 0.92],
      ]),
    )}Z"/>`,
  );
  const colors = [style.accent, '#e0a03a', '#41697a', '#c98a66', '#7f9a8c', '#e8cfb4'];
  const what = random.int(0, 2);
  const circle = (cx: number, cy: number, r: number) =>
    Array.from(
      { length: 18 },
      (_, i) => [cx + Math.cos((i / 18) * 6.283) * r, cy + (Math.sin((i / 18) * 6.283) * r * w) / h] as const,
    );
  let art = polygon(
    map([
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ]),
    tone(random.pick(['#f0e0c4', '#dce4de', '#f4d8c0'])),
  );
  if (what === 0) {
    art += polygon(map(circle(random.between(0.3, 0.7), 0.66, 0.17)), tone('#e8924a'));
    for (let i = 0; i < 3; i++)
      art += polygon(
        map([
          [0, 0.5 - i * 0.16],
          [0.25, random.between(0.5, 0.62) - i * 0.16],
          [0.55, random.between(0.38, 0.5) - i * 0.16],
          [0.8, random.between(0.48, 0.6) - i * 0.16],
          [1, 0.44 - i * 0.16],
          [1, 0],
          [0, 0],
        ]),
        tone(random.pick(colors)),
      );
  } else if (what === 1) {
    for (let i = 0; i < 7; i++) {
      const y = 0.16 + i * 0.11;
      for (const d of [-1, 1])
        art += polygon(
          map([
            [0.5, y],
            [0.5 + d * 0.16, y + 0.14],
            [0.5 + d * 0.34, y + 0.16],
            [0.5 + d * 0.2, y + 0.02],
          ]),
          tone(mix('#4f7a5a', '#c9d0a0', (i % 3) * 0.25)),
        );
    }
  } else
    for (let i = 0; i < 4; i++)
      art += polygon(
        map(circle(random.between(0.2, 0.8), random.between(0.2, 0.8), random.between(0.12, 0.3))),
        tone(random.pick(colors)),
        alpha(0.85),
      );
  return out + group(art, `clip-path="${clip}"`);
}

/** A rug, woven with borders and stripes or round. */
export function rug(room: Room, place: Place, length: number, depth: number): string {
  const { palette, camera, random, style } = room;
  const up = (color: Color) => palette.facing(color, [0, 1, 0]);
  const base = random.pick(['#efe4d0', '#e0d2ba', mix(style.accent, '#f4e8d4', 0.55), '#d5dcd6']);
  const line = random.pick([style.accent, mix(style.fabric, '#3a3434', 0.3), '#b5906a']);
  if (random.chance(0.35))
    return (
      disc(room, place, 0.01, length * 0.86, length * 0.86, up(mix(base, line, 0.3))) +
      disc(room, place, 0.012, length * 0.78, length * 0.78, up(base)) +
      disc(room, place, 0.014, length * 0.5, length * 0.5, up(mix(base, line, 0.16)))
    );
  const quad = (a: number, b: number, c: number, d: number) => [
    put(place, a, 0.01, c),
    put(place, b, 0.01, c),
    put(place, b, 0.01, d),
    put(place, a, 0.01, d),
  ];
  const [x, z] = [length / 2, depth / 2];
  let out =
    face(camera, quad(-x - 0.03, x + 0.03, -z - 0.03, z + 0.03), palette.shadow, alpha(0.2)) +
    face(camera, quad(-x, x, -z, z), up(base));
  const style2 = random.int(0, 2);
  if (style2 === 0)
    out +=
      face(camera, quad(-x + 0.12, x - 0.12, -z + 0.12, z - 0.12), up(mix(base, line, 0.5))) +
      face(camera, quad(-x + 0.2, x - 0.2, -z + 0.2, z - 0.2), up(base));
  else if (style2 === 1)
    for (let i = 0; i < 6; i++)
      out += face(
        camera,
        quad(-x + (length * (i + 0.2)) / 6, -x + (length * (i + 0.55)) / 6, -z, z),
        up(mix(base, line, i % 2 ? 0.6 : 0.3)),
      );
  else
    for (let i = 0; i < 5; i++)
      for (let k = 0; k < 3; k++) {
        const [cx, cz] = [-x + (length * (i + 0.5)) / 5, -z + (depth * (k + 0.5)) / 3];
        out += face(
          camera,
          [
            put(place, cx - length * 0.07, 0.01, cz),
            put(place, cx, 0.01, cz - depth * 0.11),
            put(place, cx + length * 0.07, 0.01, cz),
            put(place, cx, 0.01, cz + depth * 0.11),
          ],
          up(mix(base, line, 0.5)),
        );
      }
  return out;
}

/** Shelves with books, jars and a plant. */
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

/** Dining table with chairs all round, seen from the room. */
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
