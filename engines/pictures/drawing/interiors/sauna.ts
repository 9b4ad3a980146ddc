import { mix } from '../color.ts';
import { type Place, beside, put, turned } from '../space/camera.ts';
import { type Item, inOrder } from '../space/depth-order.ts';
import { drawBox } from '../space/solid.ts';
import { alpha } from '../svg.ts';
import { box } from './box.ts';
import { type Room } from './room.ts';
import { backrest, bench, cornerLamp, duckboard, gauge, pail, stove, towels } from './sauna-furniture.ts';
import { drawShell } from './shell.ts';
import { drawWindow } from './window.ts';

/** A small, low room of boards: its lamps are hidden, what is seen is what they light. */
function cabin(room: Room): Room {
  const { random, walls } = room;
  // Seen from before the benches, so that the stove is in the picture, too.
  const origin: Place = { ...room.origin, x: room.origin.x * 0.4, yaw: room.origin.yaw * 0.55 };
  const wood = random.pick(['#c98f5c', '#bd8350', '#d6a46c', '#a9714a', '#c49a76']);
  const [wide, deep, high] = [random.between(4.3, 4.7), random.between(3.9, 4.2), 2.25];
  return {
    ...room,
    // As seen by somebody who sits.
    camera: { ...room.camera, eye: random.between(1.12, 1.24), horizon: random.between(425, 455) },
    origin,
    at: (right, z, yaw = 0) => {
      const [x, , far] = put(origin, right, 0, z);
      return { x, z: far, yaw: origin.yaw + yaw };
    },
    wide,
    deep,
    high,
    walls: {
      back: {
        ...walls.back,
        normal: turned(origin, 0, 0, -1),
        length: wide,
        height: high,
        at: (s, t, out = 0) => put(origin, -wide / 2 + s, t, deep - out),
      },
      left: {
        ...walls.left,
        length: deep,
        height: high,
        normal: turned(origin, 1, 0, 0),
        at: (s, t, out = 0) => put(origin, -wide / 2 + out, t, s),
      },
      right: {
        ...walls.right,
        length: deep,
        height: high,
        normal: turned(origin, -1, 0, 0),
        at: (s, t, out = 0) => put(origin, wide / 2 - out, t, deep - s),
      },
    },
    style: {
      ...room.style,
      wall: mix(wood, '#5a2c14', 0.3),
      back: mix(wood, '#5a2c14', 0.12),
      ceiling: mix(wood, '#3a1c0e', 0.45),
      floor: random.pick(['#6f6a68', '#7d6a5c', '#5c5a5e']),
      trim: mix(wood, '#3a1c0e', 0.4),
      panelled: true,
      beams: false,
      tiledFloor: true,
      frame: mix(wood, '#3a2416', 0.45),
      wood,
    },
  };
}

/** Benches in steps before a window to the land, a stove with its stones, light under and behind the boards. */
export function sauna(outer: Room): string {
  const room = cabin(outer);
  const { random, hand, canvas, palette, wide, deep } = room;
  const items: Item[] = [];
  const add = (right: number, z: number, draw: (place: Place) => string) => {
    const place = room.at(right, z);
    items.push({ z: place.z, markup: draw(place) });
  };
  const length = wide - 1.35;
  const shift = hand * (wide / 2 - length / 2 - 0.02);
  const view = random.between(1.9, 2.5);
  const at = wide / 2 + shift * 0.9;
  let out = drawShell(room);
  out += drawWindow(room, room.walls.back, {
    s: at - view / 2,
    t: 1.36,
    w: view,
    h: random.between(0.62, 0.74),
    across: 1,
    up: 1,
    curtains: false,
  });
  out += backrest(room, at - length / 2 - 0.02, at + length / 2 - 0.1, 0.98);
  out += gauge(room, wide / 2 - hand * (wide / 2 - 0.55), 1.62, random.chance(0.5));
  const [upper, lower] = [deep - 0.38, deep - 1.02];
  const restingAt = hand * length * 0.36;
  add(
    shift,
    upper,
    (place) =>
      bench(room, { place, length, depth: 0.72, up: 0.82 }) +
      towels(room, beside(place, restingAt, -0.1), 0.87),
  );
  const cloth = random.chance(0.5) ? room.style.accent : '#f3e6cc';
  const clothAt = -hand * length * random.between(0.02, 0.2);
  add(shift, lower, (place) => {
    const on = beside(place, clothAt, 0);
    return (
      bench(room, { place, length, depth: 0.6, up: 0.42 }) +
      // A cloth lies ready, over the edge.
      drawBox(room, on, box(0, 0, 0.56, 0.56, 0.47, 0.02), cloth, 3) +
      drawBox(room, on, box(0, -0.32, 0.56, 0.02, 0.2, 0.29), cloth, 3) +
      drawBox(room, on, box(0, -0.335, 0.56, 0.01, 0.25, 0.035), mix(cloth, '#fff8ea', 0.6)) +
      pail(room, beside(place, hand * length * 0.2, -0.04), 0.47)
    );
  });
  add(-hand * (wide / 2 - 0.68), deep - 1.05, (place) => stove(room, place));
  add(hand * (wide / 2 - 0.2), deep - 0.25, (place) => cornerLamp(room, place, 1.72));
  items.push({ z: 90, markup: duckboard(room, room.at(shift * 0.5, deep - 1.95), wide - 1.5) });
  const dim = canvas.down(
    [0, '#1c0a04', 0.5],
    [0.34, '#1c0a04', 0.08],
    [0.7, '#1c0a04', 0],
    [1, '#1c0a04', 0.34],
  );
  const corners = canvas.glow([0, '#1c0a04', 0], [0.5, '#1c0a04', 0], [1, '#1c0a04', 0.42]);
  return (
    out +
    inOrder(items) +
    `<rect width="1450" height="900" fill="#ff8a2a" ${alpha(palette.dark ? 0.09 : 0.05)}/>` +
    `<rect width="1450" height="900" fill="${dim}"/>` +
    `<rect x="-200" y="-150" width="1850" height="1200" fill="${corners}"/>`
  );
}
