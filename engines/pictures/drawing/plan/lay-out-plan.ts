import type { FloorPlan, PlanRoom } from '../../../../domain/homes/plan-rooms.ts';
import { bedWalls, livingBedsLength, type Rect, wallLength } from './beds.ts';

/** `bedWall` is the outer wall along which the beds of a bedroom stand. */
export type RoomTile = Rect & { room: PlanRoom; bedWall: 'up' | 'down' };

export interface PlanLayout {
  width: number;
  height: number;
  /** Size of the letters in metres, such that they are legible when the plan is as wide as a phone. */
  letters: number;
  rooms: readonly RoomTile[];
  /** Rooms and halls tile the outline. */
  halls: readonly Rect[];
  /** Point of the entrance on the outline, to the right of a hall. */
  entrance: { x: number; y: number };
  outside: Rect | null;
}

type Living = Extract<PlanRoom, { kind: 'living' }>;
type Small = Exclude<PlanRoom, Living>;

const hallDepth = 1.2;
/** In metres. */
const livingMin = { width: 4.6, height: 4 };
const outsideDepth = 1.9;
/** Metres. A row of rooms that would be wider becomes three rows. */
const rowMax = 12.5;

function leastWidth(room: Small): number {
  switch (room.kind) {
    case 'bedroom':
      return Math.max(2.9, wallLength(room.beds) + 0.2);
    case 'bath':
      return room.tub && room.shower ? 2.8 : 2.3;
    case 'toilet':
      return 1.5;
  }
}

const sumWidths = (rooms: readonly Small[]): number => rooms.reduce((sum, room) => sum + leastWidth(room), 0);

/** Letter size in metres, slightly above the smallest legible size on a phone, limited to what fits into the rooms. */
const chooseLetterSize = (width: number): number => Math.min(0.52, Math.max(0.3, width * 0.032));

const isTwoSided = (room: Small): boolean => room.kind === 'bedroom' && bedWalls(room.beds).length > 1;

/** Depth of a row: its beds and three lines of text. */
const rowHeight = (rooms: readonly Small[], letters: number): number =>
  (rooms.some(isTwoSided) ? 4.3 : rooms.some(({ kind }) => kind === 'bedroom') ? 2.3 : 1.4) +
  3 * 1.15 * letters +
  0.3;

/** Fills a row. Remaining width goes to the bedrooms, and to other rooms only if there are none. */
function fillRow(rooms: readonly Small[], row: Rect, bedWall: 'up' | 'down'): RoomTile[] {
  const widened = rooms.some(({ kind }) => kind === 'bedroom') ? 'bedroom' : null;
  const gains = rooms.filter(({ kind }) => widened === null || kind === widened).length;
  const more = (row.width - sumWidths(rooms)) / Math.max(1, gains);
  let x = row.x;
  return rooms.map((room, index) => {
    const gained = widened === null || room.kind === widened ? more : 0;
    // The last room extends to the end of the row, so that rounding leaves no gap.
    const width = index === rooms.length - 1 ? row.x + row.width - x : leastWidth(room) + gained;
    const tile = { x, y: row.y, width, height: row.height, room, bedWall };
    x += width;
    return tile;
  });
}

/** Splits rooms into two rows of nearly the same width; bedrooms stay in order, the others fill the shorter row. */
function splitRows(rooms: readonly Small[]): [Small[], Small[]] {
  const bedrooms = rooms.filter(({ kind }) => kind === 'bedroom');
  const others = rooms.filter(({ kind }) => kind !== 'bedroom');
  const widthOf = (rows: readonly Small[][]): number => Math.max(...rows.map(sumWidths));
  const splits = Array.from({ length: bedrooms.length + 1 }, (_, at): [Small[], Small[]] => {
    const rows: [Small[], Small[]] = [bedrooms.slice(0, at), bedrooms.slice(at)];
    for (const room of others) rows[sumWidths(rows[0]) <= sumWidths(rows[1]) ? 0 : 1].push(room);
    return rows;
  });
  return splits
    .filter((rows) => rows.every((row) => row.length > 0))
    .toSorted((a, b) => widthOf(a) - widthOf(b))[0]!;
}

type Frame = Pick<PlanLayout, 'width' | 'height' | 'rooms' | 'halls'>;

/** Lays out a studio: bath and hall beside the only room. */
function layOutStudio(bath: Small, living: Living): Frame {
  const side = leastWidth(bath);
  const width = side + livingMin.width;
  const letters = chooseLetterSize(width);
  const bathHeight = 1.5 + 3 * 1.15 * letters;
  const height = Math.max(
    livingMin.height,
    livingBedsLength(living.beds) + 0.2,
    bathHeight + hallDepth + 0.4,
  );
  return {
    ...{ width, height },
    rooms: [
      { x: 0, y: 0, width: livingMin.width, height, room: living, bedWall: 'up' },
      { x: livingMin.width, y: 0, width: side, height: bathHeight, room: bath, bedWall: 'up' },
    ],
    halls: [{ x: livingMin.width, y: bathHeight, width: side, height: height - bathHeight }],
  };
}

/** Lays out one row of rooms above the hall and the living room. */
function layOutSmall(rooms: readonly Small[], living: Living): Frame {
  const width = Math.max(sumWidths(rooms), livingMin.width + 1.6);
  const top = rowHeight(rooms, chooseLetterSize(width));
  const below = Math.max(livingMin.height, livingBedsLength(living.beds) + 0.2);
  const height = top + hallDepth + below;
  return {
    ...{ width, height },
    rooms: [
      ...fillRow(rooms, { x: 0, y: 0, width, height: top }, 'up'),
      { x: 0, y: top + hallDepth, width, height: below, room: living, bedWall: 'up' },
    ],
    halls: [{ x: 0, y: top, width, height: hallDepth }],
  };
}

/**
 * Lays out the living room on the left over the whole height, and rows of rooms along halls. Bathrooms may lie between
 * two halls.
 */
function layOutLarge(rooms: readonly Small[], living: Living): Frame {
  const bedrooms = rooms.filter(({ kind }) => kind === 'bedroom');
  const [upper, lower] = splitRows(rooms);
  const isWide = Math.max(sumWidths(upper), sumWidths(lower)) > rowMax && bedrooms.length > 1;
  const [first, last] = isWide ? splitRows(bedrooms) : [upper, lower];
  const inner = isWide ? rooms.filter(({ kind }) => kind !== 'bedroom') : [];
  const side = livingMin.width + 0.4;
  // A passage connects the two halls.
  const rowsWidth = Math.max(
    sumWidths(first),
    sumWidths(last),
    inner.length > 0 ? sumWidths(inner) + hallDepth : 0,
  );
  const width = side + rowsWidth;
  const letters = chooseLetterSize(width);
  const rows: (readonly Small[])[] = inner.length > 0 ? [first, inner, last] : [first, last];
  const heights = rows.map((row) => rowHeight(row, letters));
  const natural = heights.reduce((sum, height) => sum + height, hallDepth * (rows.length - 1));
  const height = Math.max(natural, livingBedsLength(living.beds) + 0.2);
  const grown = (height - natural) / 2;
  const tiles: RoomTile[] = [{ x: 0, y: 0, width: side, height, room: living, bedWall: 'up' }];
  const halls: Rect[] = [];
  let y = 0;
  rows.forEach((row, index) => {
    const isInner = index > 0 && index < rows.length - 1;
    const rowHeightHere = heights[index]! + (isInner ? 0 : grown);
    const filled = isInner ? Math.min(rowsWidth - hallDepth, sumWidths(row) * 1.4) : rowsWidth;
    const place = { x: width - filled, y, width: filled, height: rowHeightHere };
    tiles.push(...fillRow(row, place, index === 0 ? 'up' : 'down'));
    if (isInner) halls.push({ x: side, y, width: rowsWidth - filled, height: rowHeightHere });
    y += rowHeightHere;
    if (index === rows.length - 1) return;
    halls.push({ x: side, y, width: rowsWidth, height: hallDepth });
    y += hallDepth;
  });
  return { ...{ width, height }, rooms: tiles, halls };
}

/** Maximum width in metres of a row in the layout for phones. */
const smallMax = 9.5;

/** Lays out the rooms of a home so that each reaches a hall, and each bedroom and the living room an outer wall. Unit: metres. */
export function layOutPlan({ rooms, outside }: FloorPlan): PlanLayout {
  const living = rooms.find((room) => room.kind === 'living')!;
  const small = rooms.filter((room): room is Small => room.kind !== 'living');
  const isStudio = small.length === 1 && small[0]!.kind !== 'bedroom';
  const frame = isStudio
    ? layOutStudio(small[0]!, living)
    : small.length <= 3 && sumWidths(small) <= smallMax
      ? layOutSmall(small, living)
      : layOutLarge(small, living);
  const livingTile = frame.rooms.find(({ room }) => room === living)!;
  const hall = frame.halls.find(({ x, width }) => x + width >= frame.width - 1e-9)!;
  return {
    ...frame,
    letters: chooseLetterSize(frame.width),
    entrance: { x: frame.width, y: hall.y + hall.height / 2 },
    outside: outside && {
      x: livingTile.x,
      y: frame.height,
      width: Math.min(livingTile.width, 6.4),
      height: outsideDepth,
    },
  };
}
