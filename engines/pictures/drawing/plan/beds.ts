import { bedKinds } from '../../../../domain/home-facts.ts';
import type { PlanBeds } from '../../../../domain/homes/plan-rooms.ts';

type BedKind = (typeof bedKinds)[number];

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** `head` is the side of the pillow, or of a sofa's back. */
export type PlacedBed = Rect & { kind: BedKind; head: 'up' | 'down' | 'left' };

/** Metres along the wall and into the room. A sofa stands with its back to the wall. */
const sizes: Readonly<Record<BedKind, readonly [along: number, into: number]>> = {
  double: [1.6, 2],
  single: [0.9, 2],
  bunk: [0.9, 2],
  sofa: [2, 0.9],
  cot: [0.6, 1.2],
};

const gap = 0.35;
/** Metres. Beds that need more length stand along two walls. */
const wallMax = 4.4;

const listBeds = (beds: PlanBeds): BedKind[] =>
  bedKinds.flatMap((kind) => Array<BedKind>(beds[kind] ?? 0).fill(kind));

const sumLengths = (kinds: readonly BedKind[]): number =>
  kinds.reduce((sum, kind) => sum + sizes[kind][0] + gap, gap);

/** Splits the beds of a room by the walls along which they stand, one or two. */
export function bedWalls(beds: PlanBeds): readonly BedKind[][] {
  const kinds = listBeds(beds);
  if (sumLengths(kinds) <= wallMax || kinds.length < 2) return [kinds];
  const half = sumLengths(kinds) / 2;
  const at = kinds.findIndex((_, index) => sumLengths(kinds.slice(0, index + 1)) >= half);
  const first = Math.max(1, at + 1 < kinds.length ? at + 1 : at);
  return [kinds.slice(0, first), kinds.slice(first)];
}

/** Metres that beds leave free for the door in their wall. */
const doorSpace = 1.1;

/** Returns the length of wall that the beds of a room need. */
export const wallLength = (beds: PlanBeds): number =>
  Math.max(...bedWalls(beds).map((kinds, row) => sumLengths(kinds) + (row === 0 ? 0 : doorSpace)));

/** Metres between two beds. */
const off = 0.1;

/** Places beds along the upper or lower wall of a room, its second row along the wall across. */
export function placeBeds(room: Rect, beds: PlanBeds, wall: 'up' | 'down'): PlacedBed[] {
  const across = wall === 'up' ? 'down' : 'up';
  return bedWalls(beds).flatMap((kinds, row) => {
    const head = row === 0 ? wall : across;
    const free = room.width - sumLengths(kinds);
    let x = room.x + gap + (row === 0 ? free / 2 : free);
    return kinds.map((kind) => {
      const [width, height] = sizes[kind];
      const y = head === 'up' ? room.y + off : room.y + room.height - off - height;
      const bed = { kind, head, x, y, width, height };
      x += width + gap;
      return bed;
    });
  });
}

/** Places beds of a living room one below another along its left wall. */
export function placeLivingBeds(room: Rect, beds: PlanBeds): PlacedBed[] {
  let y = room.y + gap;
  return listBeds(beds).map((kind) => {
    const [height, width] = sizes[kind];
    const bed = { kind, head: 'left' as const, x: room.x + off, y, width, height };
    y += height + gap;
    return bed;
  });
}

/** Returns the height of a living room whose beds stand along one wall. */
export const livingBedsLength = (beds: PlanBeds): number => sumLengths(listBeds(beds));
