import type { Rect } from './beds.ts';
import type { PlanLayout, RoomTile } from './lay-out-plan.ts';

/** A part of a wall, from a point to the right or downwards. */
export interface Opening {
  x: number;
  y: number;
  length: number;
  upright: boolean;
}

const close = (a: number, b: number): boolean => Math.abs(a - b) < 1e-6;

/** Returns the part of a wall that two rectangles share; null if they share none. */
export function sharedWall(one: Rect, other: Rect): Opening | null {
  const [left, right] = [Math.max(one.x, other.x), Math.min(one.x + one.width, other.x + other.width)];
  const [top, bottom] = [Math.max(one.y, other.y), Math.min(one.y + one.height, other.y + other.height)];
  for (const y of [one.y, one.y + one.height])
    if ((close(y, other.y) || close(y, other.y + other.height)) && right - left > 0.5)
      return { x: left, y, length: right - left, upright: false };
  for (const x of [one.x, one.x + one.width])
    if ((close(x, other.x) || close(x, other.x + other.width)) && bottom - top > 0.5)
      return { x, y: top, length: bottom - top, upright: true };
  return null;
}

/** Cuts a piece of the given length out of a wall. `at` is its position, from 0 at the beginning to 1 at the end. */
function cut({ x, y, length, upright }: Opening, wanted: number, at: number): Opening {
  const size = Math.min(wanted, length - 0.3);
  const from = 0.15 + (length - 0.3 - size) * at;
  return { x: upright ? x : x + from, y: upright ? y + from : y, length: size, upright };
}

/** Returns the doors: each room has one to a hall, and the living room is open to it. */
export function placeDoors({ rooms, halls }: Pick<PlanLayout, 'rooms' | 'halls'>): Opening[] {
  return rooms.flatMap((tile) => {
    const walls = halls.flatMap((hall) => sharedWall(tile, hall) ?? []);
    // The door avoids the wall with the beds.
    const across = tile.bedWall === 'up' ? tile.y + tile.height : tile.y;
    const wall = walls.find(({ y, upright }) => !upright && close(y, across)) ?? walls[0];
    if (!wall) return [];
    return [tile.room.kind === 'living' ? cut(wall, 1.6, 0.25) : cut(wall, 0.85, 0.06)];
  });
}

/** Returns the outer walls of a tile, the upper and lower ones first. */
export function outerWalls(
  { x, y, width, height }: Rect,
  outline: Pick<PlanLayout, 'width' | 'height'>,
): Opening[] {
  return [
    ...(close(y + height, outline.height) ? [{ x, y: y + height, length: width, upright: false }] : []),
    ...(close(y, 0) ? [{ x, y, length: width, upright: false }] : []),
    ...(close(x, 0) ? [{ x, y, length: height, upright: true }] : []),
    ...(close(x + width, outline.width) ? [{ x: x + width, y, length: height, upright: true }] : []),
  ];
}

const windowLength = (tile: RoomTile): number =>
  ({ living: 2.4, bedroom: 1.4, bath: 0.7, toilet: 0.5 })[tile.room.kind];

/** Returns the windows: one for each room at an outer wall, and two for a living room at a corner. */
export function placeWindows(layout: Pick<PlanLayout, 'rooms' | 'width' | 'height'>): Opening[] {
  return layout.rooms.flatMap((tile) =>
    outerWalls(tile, layout)
      .slice(0, tile.room.kind === 'living' ? 2 : 1)
      .map((wall) => cut(wall, windowLength(tile), 0.5)),
  );
}
