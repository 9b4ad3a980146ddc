import { mix } from '../color.ts';
import { panel } from '../houses/wall.ts';
import { type Place, face, project, put } from '../space/camera.ts';
import { drawBox, drum } from '../space/solid.ts';
import { alpha, ellipse, n } from '../svg.ts';
import { type Item, type Room, contact, drawShell, inOrder } from './room.ts';
import { type Opening, drawWindow } from './window.ts';

/** Benches in steps, a stove with its stones, a window to the land, warm light under the boards. */
export function sauna(room: Room): string {
  const { random, hand, walls, camera, sheet, palette } = room;
  const wood = random.pick(['#cfa271', '#c4946a', '#d8b184', '#b98558']);
  const inside: Room = {
    ...room,
    style: {
      ...room.style,
      wall: wood,
      back: wood,
      ceiling: mix(wood, '#fff0d8', 0.25),
      floor: random.pick(['#8d8680', '#a98a6c', '#6f6a66']),
      panelled: true,
      beams: false,
      tiledFloor: true,
      frame: mix(wood, '#3a2416', 0.35),
      wood,
    },
  };
  const { deep, wide, high } = inside;
  const items: Item[] = [];
  const add = (right: number, z: number, draw: (place: Place) => string, yaw = 0) => {
    const place = room.at(right, z, yaw);
    items.push({ z: place.z, markup: draw(place) });
  };
  const panorama = random.chance(0.6);
  const window: Opening = {
    s: wide / 2 + hand * 0.3 - (panorama ? 1.6 : 0.8),
    t: 1.25,
    w: panorama ? 3.2 : 1.6,
    h: 1.1,
    across: panorama ? 3 : 1,
    up: 1,
    curtains: false,
  };
  const out = drawShell(inside) + drawWindow(inside, walls.back, window);
  const bench = (z: number, foot: number, depth: number, right = 0, length = wide - 1.6) => {
    const place = room.at(right, z);
    let d = '';
    for (let i = 0; i < 4; i++)
      d += drawBox(
        inside,
        place,
        {
          right: 0,
          deep: depth / 2 - (depth * (i + 0.5)) / 4,
          length,
          depth: depth / 4 - 0.025,
          foot,
          height: 0.05,
        },
        mix(wood, '#fff0d8', 0.22),
      );
    d += face(
      camera,
      [
        put(place, -length / 2, 0.02, -depth / 2 + 0.06),
        put(place, length / 2, 0.02, -depth / 2 + 0.06),
        put(place, length / 2, foot, -depth / 2 + 0.06),
        put(place, -length / 2, foot, -depth / 2 + 0.06),
      ],
      palette.shaded(mix(wood, '#3a2416', 0.4)),
    );
    for (let y = 0.1; y < foot - 0.04; y += 0.14)
      d += drawBox(
        inside,
        place,
        { right: 0, deep: -depth / 2 + 0.04, length, depth: 0.03, foot: y, height: 0.09 },
        wood,
      );
    d += face(
      camera,
      [
        put(place, -length / 2, foot - 0.16, -depth / 2),
        put(place, length / 2, foot - 0.16, -depth / 2),
        put(place, length / 2, foot, -depth / 2),
        put(place, -length / 2, foot, -depth / 2),
      ],
      sheet.down([0, '#ffdc94', 0.75], [1, '#ffdc94', 0]),
    );
    items.push({ z: place.z, markup: d });
  };
  const shift = hand * 0.55;
  bench(deep - 0.4, 0.95, 0.75, shift, wide - 1.9);
  bench(deep - 1.1, 0.48, 0.65, shift, wide - 1.9);
  const towel = room.at(shift + hand * random.between(0.2, 0.9), deep - 0.45);
  items.push({
    z: towel.z - 0.2,
    markup:
      drawBox(
        inside,
        towel,
        { right: 0, deep: 0, length: 0.42, depth: 0.3, foot: 1, height: 0.16 },
        room.style.accent,
        6,
      ) +
      drawBox(
        inside,
        towel,
        { right: 0.02, deep: 0, length: 0.36, depth: 0.26, foot: 1.16, height: 0.12 },
        '#f8f2e6',
        6,
      ),
  });
  add(
    shift - hand * 0.9,
    deep - 1.15,
    (place) =>
      drum(inside, place, 0.54, 0.8, 0.15, 0.19, mix(wood, '#6a4026', 0.4), '#7a5436') +
      `<path d="M${n(project(camera, put(place, -0.18, 0.8, 0))[0])} ${n(project(camera, put(place, 0, 0.8, 0))[1])}q${n((camera.focal / place.z) * 0.18)} ${n((-camera.focal / place.z) * 0.3)} ${n((camera.focal / place.z) * 0.36)} 0" fill="none" stroke="#4a3424" stroke-width="4"/>`,
  );
  add(-hand * (wide / 2 - 0.75), deep - 1, (place) => {
    let d =
      contact(inside, place, 0.9, 0.9) +
      drawBox(
        inside,
        place,
        { right: 0, deep: 0, length: 0.72, depth: 0.6, foot: 0.08, height: 0.75 },
        '#4a4c4e',
        2,
      );
    const [x, y] = project(camera, put(place, 0, 0.9, 0));
    const s = camera.focal / place.z;
    for (let i = 0; i < 18; i++)
      d += ellipse(
        x + random.between(-0.3, 0.3) * s,
        y - random.between(-0.06, 0.16) * s,
        s * random.between(0.06, 0.1),
        s * random.between(0.05, 0.08),
        palette.facing(random.pick(['#8d8a86', '#6f6c6a', '#a39c94']), [0, 0.8, -0.4]),
      );
    d += face(
      camera,
      [
        put(place, -0.2, 0.2, -0.31),
        put(place, 0.2, 0.2, -0.31),
        put(place, 0.2, 0.52, -0.31),
        put(place, -0.2, 0.52, -0.31),
      ],
      sheet.down([0, '#ffc05a'], [1, '#d8502a']),
    );
    d += ellipse(x, y + s * 0.2, s * 1.1, s * 0.9, sheet.glow([0, '#ff9a4a', 0.5], [1, '#ff9a4a', 0]));
    let steam = '';
    for (let i = 0; i < 3; i++) {
      const bx = x + (i - 1) * s * 0.18;
      steam += `M${n(bx)} ${n(y - s * 0.2)}q${n(s * 0.16)} ${n(-s * 0.2)} 0 ${n(-s * 0.42)}t${n(s * 0.05)} ${n(-s * 0.5)}`;
    }
    d += `<path d="${steam}" fill="none" stroke="#fff6e6" stroke-opacity="0.26" stroke-width="${n(s * 0.09)}" stroke-linecap="round"/>`;
    for (const u of [-0.52, 0.52])
      d += drawBox(
        inside,
        place,
        { right: u, deep: 0, length: 0.06, depth: 0.8, foot: 0, height: 0.95 },
        wood,
      );
    return d;
  });
  const warm = face(
    camera,
    panel(walls.back, 0, 0, wide, high),
    sheet.down([0, '#ffcf8a', 0.02], [1, '#ffb45a', 0.26]),
  );
  return (
    out +
    warm +
    inOrder(items) +
    `<rect width="1450" height="900" fill="#ff9a3a" ${alpha(palette.dark ? 0.1 : 0.06)}/>`
  );
}
