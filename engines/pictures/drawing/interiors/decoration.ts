import { type Color, mix } from '../color.ts';
import { type Wall, onWall, panel } from '../houses/wall.ts';
import { type Place, face, project, put } from '../space/camera.ts';
import { disc, drawBox, drum } from '../space/solid.ts';
import { alpha, ellipse, group, n, path, formatPath, polygon } from '../svg.ts';
import { box } from './box.ts';
import { type Room, contact } from './room.ts';

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

export function lamp(room: Room, place: Place, up: number, height: number): string {
  const { camera, palette, style, canvas, random } = room;
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
      canvas.glow([0, '#ffdf9a', 0.62], [0.4, '#ffcf7d', 0.22], [1, '#ffcf7d', 0]),
    );
  return out;
}

export function pendant(room: Room, place: Place, drop: number, color: Color): string {
  const { camera, palette, high, canvas } = room;
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
          canvas.glow([0, '#ffe2a4', 0.55], [1, '#ffcf7d', 0]),
        )
      : '')
  );
}

/** A framed picture on a wall: hills, sun, leaves or shapes in the home's colours. */
export function wallPicture(room: Room, wall: Wall, s: number, t: number, w: number, h: number): string {
  const { palette, camera, random, style, canvas } = room;
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
  const clip = canvas.clip(
    `<path d="${formatPath(
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
