import { bedKinds } from '../../../../domain/home-facts.ts';
import type { FloorPlan, PlanRoom } from '../../../../domain/homes/plan-rooms.ts';
import { bedWalls, placeBeds, placeLivingBeds, type Rect } from './beds.ts';
import { cm, drawBed, furnish } from './furniture.ts';
import { layOutPlan, type PlanLayout, type RoomTile } from './lay-out-plan.ts';
import { placeDoors, type Opening, placeWindows } from './openings.ts';

/** Texts of a floor plan in the reader's language. */
export interface PlanWords {
  /** One text per room, in the order of the plan's rooms. */
  rooms: readonly string[];
  outside: string;
  entrance: string;
}

/** Sets a line of text as outlines. */
type SetText = (text: string, size: number) => { markup: string; width: number };

const margin = 0.3;
/** Metres outside the outline for the arrow at the entrance. */
const entranceMargin = 0.9;
const outerWall = 0.26;
const innerWall = 0.12;

/** Pixels per metre on a wide screen. */
const pixels = 46;
const widest = 720;

const style =
  '.f{fill:#fff}.h{fill:#f4eee3}.o{fill:#e3eeeb;stroke:#4e5f5d}.w{fill:none;stroke:#1d2b2a}.g{stroke:#fff}.v{stroke:#8bb8c4}' +
  '.b,.p,.l,.n{stroke:#0f4c4a;stroke-width:.04}.b{fill:#fff}.p{fill:#e3eeeb}.l,.n{fill:none}.t{fill:#1d2b2a}.a{fill:#c8421b}' +
  '@media (prefers-color-scheme:dark){.f{fill:#1a2625}.h{fill:#223130}.o{fill:#1f3836;stroke:#b6c2bf}.w{stroke:#d8d3c8}.g{stroke:#1a2625}.v{stroke:#5f93a5}' +
  '.b,.p,.l,.n{stroke:#7fcbc1}.b{fill:#1a2625}.p{fill:#1f3836}.t{fill:#f1ece2}.a{fill:#ff9b78}}';

const rect = ({ x, y, width, height }: Rect, look: string, more = ''): string =>
  `<rect class="${look}" x="${cm(x)}" y="${cm(y)}" width="${cm(width)}" height="${cm(height)}"${more}/>`;

const stroke = ({ x, y, length, upright }: Opening, look: string, width: number): string =>
  `<path class="${look}" stroke-width="${width}" d="M${cm(x)} ${cm(y)}${upright ? 'v' : 'h'}${cm(length)}"/>`;

/** Wraps a label between words, reduces its size if a word is too long, and centres it. */
function label(text: string, x: number, y: number, width: number, size: number, set: SetText): string {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && set(longer, size).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const shrunk = Math.min(1, ...lines.map((line) => width / set(line, size).width));
  const used = size * shrunk;
  const top = y - (lines.length - 1) * used * 0.575 + used * 0.35;
  return lines
    .map((text, index) => {
      const line = set(text, used);
      return `<g transform="translate(${cm(x - line.width / 2)} ${cm(top + index * used * 1.15)})">${line.markup}</g>`;
    })
    .join('');
}

/** Widths of the furniture along the left and the right wall. */
const livingMargins = ({
  beds,
  kitchen,
  hearth,
}: Extract<PlanRoom, { kind: 'living' }>): [number, number] => {
  const lengths = bedKinds
    .filter((kind) => (beds[kind] ?? 0) > 0)
    .map((kind) => (kind === 'sofa' ? 1.1 : 2.2));
  return [Math.max(0.1, ...lengths), kitchen || hearth ? 0.9 : 0.1];
};

/** Returns the middle of the part of a room that has no furniture. */
function labelPlace({ x, y, width, height, room, bedWall }: RoomTile): { x: number; y: number } {
  const middle = x + width / 2;
  switch (room.kind) {
    case 'living': {
      const [left, right] = livingMargins(room);
      return { x: x + (left + width - right) / 2, y: y + height * (room.table ? 0.3 : 0.45) };
    }
    case 'bedroom': {
      if (bedWalls(room.beds).length > 1) return { x: middle, y: y + height / 2 };
      return { x: middle, y: bedWall === 'up' ? (y + 2.2 + y + height) / 2 : (y + y + height - 2.2) / 2 };
    }
    default: {
      const depth = room.kind === 'bath' && room.tub ? 1.65 : 1.1;
      return { x: middle, y: bedWall === 'up' ? (y + depth + y + height) / 2 : (y + y + height - depth) / 2 };
    }
  }
}

interface PlanSize {
  width: number;
  height: number;
}

const computeBox = ({ width, height, outside }: PlanLayout): PlanSize => ({
  width: margin + width + entranceMargin,
  height: 2 * margin + height + (outside ? outside.height : 0),
});

/** Returns the size of a plan in pixels of the page, which may shrink it. */
export function sizeOfPlan(plan: FloorPlan): PlanSize {
  const { width, height } = computeBox(layOutPlan(plan));
  const scale = Math.min(pixels, widest / width);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** Draws a plan as SVG that follows the reader's colour scheme. Pure. */
export function drawPlan(plan: FloorPlan, words: PlanWords, set: SetText): string {
  const layout = layOutPlan(plan);
  const { letters, outside, entrance } = layout;
  const box = computeBox(layout);
  const size = sizeOfPlan(plan);
  const outline = { x: 0, y: 0, width: layout.width, height: layout.height };
  const beds = layout.rooms.flatMap((tile) => {
    const { room } = tile;
    if (room.kind === 'bedroom') return placeBeds(tile, room.beds, tile.bedWall);
    return room.kind === 'living' ? placeLivingBeds(tile, room.beds) : [];
  });
  const wordOf = (tile: RoomTile): string => words.rooms[plan.rooms.indexOf(tile.room)] ?? '';
  const hallWall = { x: entrance.x, y: entrance.y - 0.5, length: 1, upright: true };
  const parts = [
    `<style>${style}</style>`,
    rect(outline, 'h'),
    ...layout.rooms.map((tile) => rect(tile, 'f')),
    outside ? rect(outside, 'o', ' stroke-width=".05" stroke-dasharray=".25 .15"') : '',
    ...layout.rooms.map(furnish),
    ...beds.map(drawBed),
    ...layout.rooms.map((tile) => rect(tile, 'w', ` stroke-width="${innerWall}"`)),
    rect(outline, 'w', ` stroke-width="${outerWall}"`),
    ...placeWindows(layout).map((window) => stroke(window, 'v', outerWall * 0.6)),
    ...placeDoors(layout).map((door) => stroke(door, 'g', innerWall + 0.02)),
    stroke(hallWall, 'g', outerWall + 0.02),
    `<path class="a" d="M${cm(entrance.x + 0.2)} ${cm(entrance.y)}l.5 -.28v.56z"/>`,
    '<g class="t">',
    ...layout.rooms.map((tile) => {
      const place = labelPlace(tile);
      const [left, right] = tile.room.kind === 'living' ? livingMargins(tile.room) : [0.1, 0.1];
      return label(wordOf(tile), place.x, place.y, tile.width - left - right - 0.2, letters, set);
    }),
    outside
      ? label(
          words.outside,
          outside.x + outside.width / 2,
          outside.y + outside.height / 2,
          outside.width - 0.4,
          letters,
          set,
        )
      : '',
    label(words.entrance, entrance.x - 1.3, entrance.y, 2, letters * 0.85, set),
    '</g>',
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${cm(-margin)} ${cm(-margin)} ${cm(box.width)} ${cm(box.height)}" width="${size.width}" height="${size.height}">${parts.join('')}</svg>`;
}
