import { drawDog } from '../outdoors/furniture.ts';
import { type Item, inOrder } from '../space/depth-order.ts';
import { boxCorners, castShadows } from '../space/solid.ts';
import { lamp, plant, rug, wallPicture } from './decoration.ts';
import { bookcase, coffeeTable, diningTable } from './furniture.ts';
import { fireplace, ironStove } from './hearth.ts';
import { type Room } from './room.ts';
import { armchair, sofa } from './seating.ts';
import { drawShell } from './shell.ts';
import { type Opening, drawWindow, sunPatch } from './window.ts';

/** A wide window, or a pair of tall ones, in the back wall. */
export function backWindow(room: Room, middle: number, width: number): Opening {
  const { random, high, style } = room;
  const tall = random.chance(0.55);
  const arched = random.chance(style.tiledFloor ? 0.3 : 0);
  return {
    s: room.wide / 2 + middle - width / 2,
    t: tall ? 0.06 : random.between(0.62, 0.85),
    w: width,
    h: tall ? Math.min(2.4, high - 0.45) : random.between(1.4, 1.62),
    across: Math.max(2, Math.round(width / (tall ? 0.95 : 0.7))),
    up: tall && random.chance(0.5) ? 2 : 1,
    curtains: !arched && random.chance(0.75),
    arched,
  };
}

export function living(room: Room): string {
  const { random, hand, deep, wide, style, scene, walls } = room;
  const items: Item[] = [];
  const add = (right: number, z: number, draw: (place: ReturnType<Room['at']>) => string, yaw = 0) => {
    const place = room.at(right, z, yaw);
    items.push({ z: place.z, markup: draw(place) });
  };
  const hearth = scene.features.hearth != null;
  const window = backWindow(
    room,
    hand * (hearth ? 1.1 : random.between(-0.4, 0.4)),
    hearth ? random.between(1.9, 2.3) : random.between(2.6, 3.8),
  );
  const sideName = hand > 0 ? 'left' : 'right';
  const sideWall = walls[sideName];
  const sideWindow: Opening | null =
    random.chance(0.5) && !hearth
      ? { s: sideWall.length * 0.42, t: 0.8, w: 1.3, h: 1.5, across: 2, up: 2, curtains: false }
      : null;
  let out = drawShell(room);
  out += drawWindow(room, walls.back, window) + (sideWindow ? drawWindow(room, sideWall, sideWindow) : '');
  out += sunPatch(room, walls.back, window);
  if (!window.curtains) {
    const free = hand > 0 ? 0.5 : wide - 1.5;
    const clear = window.s > free + 0.9 || window.s + window.w < free - 0.1;
    if (!hearth && clear) out += wallPicture(room, walls.back, free, 1.3, 0.8, 1);
  }
  const facingWall = hand > 0 ? 'right' : 'left';
  out += wallPicture(room, walls[facingWall], walls[facingWall].length * 0.4, 1.25, 1.1, 0.9);
  out += rug(room, room.at(hand * 0.2, deep - 2.5), 3.3, 2.3);
  if (hearth) {
    if (scene.features.hearth === 'open')
      add(-hand * (wide / 2 - 1.35), deep - 0.25, (place) => fireplace(room, place));
    else add(-hand * (wide / 2 - 1), deep - 0.8, (place) => ironStove(room, place), hand * 0.4);
  }
  const layout = random.int(0, hearth ? 1 : 2);
  if (layout === 0) {
    add(hand * 0.5, deep - 1.15, (place) => sofa(room, place, random.between(2.1, 2.5), style.fabric));
    add(hand * 0.3, deep - 2.6, (place) => coffeeTable(room, place));
    add(
      -hand * (hearth ? wide / 2 - 0.6 : 1.5),
      deep - (hearth ? 3.1 : 2.9),
      (place) => armchair(room, place, style.accent),
      -hand * (hearth ? 1.75 : 2.1),
    );
  } else if (layout === 1) {
    add(hand * (wide / 2 - 0.75), deep - 2.3, (place) => sofa(room, place, 2.2, style.fabric), hand * -1.57);
    add(hand * 0.5, deep - 2.3, (place) => coffeeTable(room, place), 1.57);
    if (hearth)
      add(-hand * (wide / 2 - 0.6), deep - 3, (place) => armchair(room, place, style.accent), -hand * 1.75);
    else add(-hand * 0.9, deep - 1.4, (place) => armchair(room, place, style.accent), hand * 0.5);
  } else {
    add(hand * 0.9, deep - 1.15, (place) => sofa(room, place, 2.2, style.fabric));
    add(hand * 0.7, deep - 2.5, (place) => coffeeTable(room, place));
    add(-hand * 1.55, deep - 2, (place) => diningTable(room, place, 1.6), 0.1 * hand);
  }
  add(hand * (wide / 2 - 0.5), deep - 0.5, (place) =>
    random.chance(0.5) ? plant(room, place, random.between(1.2, 1.8)) : lamp(room, place, 0, 1.55),
  );
  if (!hearth)
    add(-hand * (wide / 2 - 0.45), deep - 0.5, (place) =>
      random.chance(0.5) ? lamp(room, place, 0, 1.6) : plant(room, place, 1.5),
    );
  else if (random.chance(0.6)) add(-hand * 0.55, deep - 0.6, (place) => lamp(room, place, 0, 1.5));
  if (random.chance(0.5)) {
    const z = deep - 3.4;
    const place = room.at(-hand * (wide / 2 - 0.18), z, hand * 1.57);
    items.push({
      z: place.z,
      markup:
        castShadows(room, [boxCorners(place, { right: 0, deep: 0, length: 1.4, depth: 0.34, height: 0.5 })]) +
        bookcase(room, place, 1.4, random.pick([0.85, 1.9])),
    });
  }
  if (scene.features.dog) add(-hand * 0.6, deep - 3.4, (place) => drawDog(room, { ...place, yaw: 0 }));
  return out + inOrder(items);
}
