import { mix } from '../color.ts';
import { onWall, panel } from '../houses/wall.ts';
import { type Place, type Vec, beside, face, project, projectAll, put } from '../space/camera.ts';
import { type Item, inOrder } from '../space/depth-order.ts';
import { disc, drawBox, drum } from '../space/solid.ts';
import { alpha, n, path, formatPath } from '../svg.ts';
import { plant, rug } from './decoration.ts';
import { type Room, contact } from './room.ts';
import { drawShell } from './shell.ts';
import { type Opening, drawWindow, sunPatch } from './window.ts';

const ring = (place: Place, wide: number, long: number, y: number): Vec[] =>
  Array.from({ length: 30 }, (_, i) =>
    put(place, (Math.cos((i / 30) * 6.283) * wide) / 2, y, (Math.sin((i / 30) * 6.283) * long) / 2),
  );

function tub(room: Room, place: Place): string {
  const { camera, palette, canvas, random, style } = room;
  const white = '#fdfbf6';
  const rim = projectAll(camera, ring(place, 1.78, 0.86, 0.58));
  const foot = projectAll(camera, ring(place, 1.3, 0.6, 0.03));
  const xs = (points: typeof rim) =>
    [points.reduce((a, b) => (b[0] < a[0] ? b : a)), points.reduce((a, b) => (b[0] > a[0] ? b : a))] as const;
  const [[lx, ly], [rx, ry]] = xs(rim);
  const [[fl, fly], [fr, fry]] = xs(foot);
  const low = Math.max(...foot.map(([, y]) => y));
  const [a, b] =
    palette.side < 0
      ? [palette.lit(white), palette.shaded(white)]
      : [palette.shaded(white), palette.lit(white)];
  const body = `M${n(lx)} ${n(ly)}C${n(lx)} ${n((ly + fly) / 2)} ${n(fl - 12)} ${n(fly - 8)} ${n(fl)} ${n(fly)}Q${n((fl + fr) / 2)} ${n(low * 2 - (fly + fry) / 2)} ${n(fr)} ${n(fry)}C${n(fr + 12)} ${n(fry - 8)} ${n(rx)} ${n((ry + fry) / 2)} ${n(rx)} ${n(ry)}Z`;
  let out = contact(room, place, 2, 1) + path(body, canvas.across([0, a], [0.5, mix(a, b, 0.3)], [1, b]));
  out += `<path d="${formatPath(rim)}Z" fill="${palette.facing(white, [0, 1, 0])}"/>`;
  out += `<path d="${formatPath(projectAll(camera, ring(place, 1.64, 0.74, 0.575)))}Z" fill="${palette.shaded('#d8d8d4')}"/>`;
  out += `<path d="${formatPath(projectAll(camera, ring(place, 1.6, 0.7, 0.5)))}Z" fill="${canvas.down([0, palette.shaded('#8fc4c8')], [1, palette.lit('#bfe2e0')])}"/>`;
  if (random.chance(0.6))
    out +=
      drawBox(
        room,
        place,
        { right: 0.1, deep: 0, length: 0.22, depth: 0.96, foot: 0.58, height: 0.03 },
        style.wood,
      ) + drum(room, beside(place, 0.1, -0.1), 0.61, 0.72, 0.04, 0.04, '#fbf4e4');
  const [tx, ty] = project(camera, put(place, -1.02, 0, 0.1));
  const s = camera.focal / place.z;
  return (
    out +
    `<path d="M${n(tx)} ${n(ty)}V${n(ty - s * 0.86)}q0 ${n(-s * 0.1)} ${n(s * 0.1)} ${n(-s * 0.1)}t${n(s * 0.12)} ${n(s * 0.12)}" fill="none" stroke="${palette.lit(style.metal)}" stroke-width="${n(s * 0.032)}"/>`
  );
}

function shower(room: Room, place: Place, side: number): string {
  const { camera, palette, style } = room;
  const at = (right: number, length: number, foot: number, height: number, depth = 0.03) =>
    drawBox(room, place, { right: side * right, deep: 0, length, depth, foot, height }, style.metal);
  const pane = (points: Vec[]) =>
    face(camera, points, '#dff0f0', `${alpha(0.3)} stroke="${palette.lit(style.metal)}" stroke-width="4"`);
  const inner = -side * 0.55;
  return (
    drawBox(room, place, { right: 0, deep: 0, length: 1.1, depth: 1.3, foot: 0, height: 0.06 }, '#fbf8f2') +
    disc(room, place, 0.065, 0.07, 0.07, palette.shaded('#8d9494')) +
    at(0.5, 0.035, 0.95, 1.2) +
    at(0.5, 0.07, 1.05, 0.08, 0.24) +
    at(0.31, 0.4, 2.13, 0.035) +
    drum(room, beside(place, side * 0.12, 0), 2.07, 2.12, 0.15, 0.17, style.metal) +
    pane([
      put(place, inner, 0.06, 0.65),
      put(place, inner, 0.06, -0.65),
      put(place, inner, 2.05, -0.65),
      put(place, inner, 2.05, 0.65),
    ]) +
    pane([
      put(place, inner, 0.06, -0.65),
      put(place, inner * 0.1, 0.06, -0.65),
      put(place, inner * 0.1, 2.05, -0.65),
      put(place, inner, 2.05, -0.65),
    ])
  );
}

function washstand(room: Room, place: Place, length: number): string {
  const { style, camera, palette, random } = room;
  const color = random.pick([style.wood, style.cabinet, mix(style.wood, '#ffffff', 0.2)]);
  let out = drawBox(
    room,
    place,
    { right: 0, deep: 0, length, depth: 0.5, foot: 0.36, height: 0.44 },
    color,
    2,
  );
  const count = length > 1.3 ? 2 : 1;
  for (let i = 0; i < count * 2; i++) {
    const a = -length / 2 + (length * i) / (count * 2) + 0.02;
    out += face(
      camera,
      [
        put(place, a, 0.4, -0.252),
        put(place, a + length / (count * 2) - 0.04, 0.4, -0.252),
        put(place, a + length / (count * 2) - 0.04, 0.76, -0.252),
        put(place, a, 0.76, -0.252),
      ],
      'none',
      `stroke="${palette.shaded(mix(color, '#2a2024', 0.4))}" stroke-width="1.3"`,
    );
  }
  out += drawBox(
    room,
    place,
    { right: 0, deep: 0, length: length + 0.06, depth: 0.54, foot: 0.8, height: 0.04 },
    random.pick(['#f4efe6', '#d8d0c2', '#8d8680']),
  );
  for (let i = 0; i < count; i++) {
    const basin = beside(place, count === 1 ? 0 : (i - 0.5) * length * 0.5, 0);
    out +=
      drum(room, basin, 0.84, 0.97, 0.15, 0.22, '#fdfbf6', '#dfe4e2') +
      disc(room, basin, 0.965, 0.36, 0.32, palette.shaded('#d0d8d8'));
    const [x, y] = project(camera, put(basin, 0, 0.86, 0.22));
    const s = camera.focal / basin.z;
    out += `<path d="M${n(x)} ${n(y)}V${n(y - s * 0.26)}h${n(s * 0.02)}q${n(s * 0.04)} 0 ${n(s * 0.05)} ${n(s * 0.08)}" fill="none" stroke="${palette.lit(style.metal)}" stroke-width="${n(s * 0.028)}"/>`;
  }
  return (
    out +
    drawBox(
      room,
      place,
      { right: length * 0.36, deep: 0, length: 0.24, depth: 0.2, foot: 0.84, height: 0.12 },
      style.accent,
      4,
    )
  );
}

export function bath(room: Room): string {
  const { random, hand, deep, wide, style, walls, palette, camera, canvas, scene } = room;
  // A room of which nothing is known has a tub.
  const tubbed = scene.features.tub ?? !scene.features.shower;
  const items: Item[] = [];
  const add = (right: number, z: number, draw: (place: Place) => string, yaw = 0) => {
    const place = room.at(right, z, yaw);
    items.push({ z: place.z, markup: draw(place) });
  };
  const tile = random.pick(['#f6f2ea', '#d5e2de', '#a9c8c8', '#f0dcc8', '#7fa09a', '#e6ddd0', '#c9b8a4']);
  const cover = { floor: 'tiles' as const, tiled: random.pick([1.2, 1.35, room.high - 0.02]), tile };
  const shell = {
    ...room,
    style: {
      ...style,
      panelled: false,
      floor: random.pick(['#d8cdbc', '#b9b4ac', '#c9a684', '#8d9494', '#e6dfd2']),
    },
  };
  let out = drawShell(shell, cover);
  const window: Opening = {
    s: wide / 2 + hand * 0.9 - 0.8,
    t: random.pick([0.95, 1.1]),
    w: random.between(1.5, 2.1),
    h: 1.3,
    across: random.int(1, 2),
    up: 1,
    curtains: false,
  };
  out += drawWindow(room, walls.back, window) + sunPatch(room, walls.back, window);
  // Mirror over the washstand.
  const ms = wide / 2 - hand * 1.5 - 0.5;
  const round = random.chance(0.5);
  const mirror: (readonly [number, number])[] = round
    ? Array.from(
        { length: 26 },
        (_, i) =>
          [ms + 0.5 + Math.cos((i / 26) * 6.283) * 0.52, 1.62 + Math.sin((i / 26) * 6.283) * 0.52] as const,
      )
    : [
        [ms, 1.2],
        [ms + 1, 1.2],
        [ms + 1, 2.2],
        [ms, 2.2],
      ];
  out += `<path d="${formatPath(onWall(room, walls.back, mirror, 0.03))}Z" fill="${canvas.down([0, palette.lit('#dfe9ea')], [0.5, palette.lit('#b9ccd0')], [1, palette.lit('#d8d2c4')])}" stroke="${palette.lit(style.metal)}" stroke-width="6"/>`;
  out += `<path d="${formatPath(
    onWall(
      room,
      walls.back,
      [
        [ms + 0.22, 1.3],
        [ms + 0.4, 1.3],
        [ms + 0.8, 2],
        [ms + 0.62, 2],
      ],
      0.03,
    ),
  )}Z" fill="#ffffff" fill-opacity="0.3"/>`;
  if (palette.dark)
    out += face(
      camera,
      panel(walls.back, ms - 0.2, 0.9, 1.4, 1.7, 0.03),
      canvas.glow([0, '#ffe6b0', 0.5], [1, '#ffe6b0', 0]),
    );
  add(-hand * 1.5, deep - 0.27, (place) => washstand(room, place, random.pick([1.1, 1.5])));
  out += rug(room, room.at(hand * 0.4, deep - 2.4), 1.3, 0.8);
  const turn = hand * random.between(-0.06, 0.1);
  if (tubbed) add(hand * 0.95, deep - 1.05, (place) => tub(room, place), turn);
  // Towels on a ladder.
  add(-hand * 0.3, deep - 0.12, (place) => {
    let out2 = '';
    for (const u of [-0.24, 0.24])
      out2 += drawBox(
        room,
        place,
        { right: u, deep: 0, length: 0.05, depth: 0.05, foot: 0, height: 1.75 },
        style.wood,
      );
    for (const y of [0.5, 0.9, 1.3, 1.65])
      out2 += drawBox(
        room,
        place,
        { right: 0, deep: 0, length: 0.5, depth: 0.04, foot: y, height: 0.04 },
        style.wood,
      );
    return (
      out2 +
      drawBox(
        room,
        place,
        { right: 0, deep: -0.03, length: 0.4, depth: 0.06, foot: 0.82, height: 0.5 },
        style.accent,
        3,
      ) +
      drawBox(
        room,
        place,
        { right: 0.02, deep: -0.05, length: 0.34, depth: 0.06, foot: 1.4, height: 0.28 },
        '#f8f2e6',
        3,
      )
    );
  });
  add(hand * (tubbed ? wide / 2 - 0.5 : 0.5), deep - 0.5, (place) =>
    plant(room, place, random.between(1, 1.5)),
  );
  add(
    hand * 0.1,
    deep - 1.6,
    (place) =>
      contact(room, place, 0.4, 0.4) +
      drum(room, place, 0.38, 0.43, 0.18, 0.18, style.wood) +
      [-0.1, 0.1]
        .map((u) =>
          drawBox(
            room,
            place,
            { right: u, deep: 0, length: 0.03, depth: 0.03, foot: 0, height: 0.38 },
            style.wood,
          ),
        )
        .join('') +
      drawBox(
        room,
        place,
        { right: 0, deep: 0, length: 0.26, depth: 0.2, foot: 0.43, height: 0.09 },
        mix(style.accent, '#ffffff', 0.5),
        5,
      ),
  );
  if (scene.features.shower) {
    // Beside the washstand where a tub takes the other side.
    const side = tubbed ? -hand : hand;
    add(side * (wide / 2 - 0.62), deep - (tubbed ? 1.9 : 0.95), (place) => shower(room, place, side));
  }
  return out + inOrder(items);
}
