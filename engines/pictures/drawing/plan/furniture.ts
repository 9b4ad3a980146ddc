import type { PlanRoom } from '../../../../domain/homes/plan-rooms.ts';
import type { PlacedBed, Rect } from './beds.ts';

/** Rounded to centimetres. */
export const cm = (metres: number): string => String(Math.round(metres * 100) / 100);

const box = ({ x, y, width, height }: Rect, look: string, round = 0.06): string =>
  `<rect class="${look}" x="${cm(x)}" y="${cm(y)}" width="${cm(width)}" height="${cm(height)}" rx="${round}"/>`;

const line = (d: string): string => `<path class="l" d="${d}"/>`;

/** Rotates markup that was drawn with the pillow at the top to the orientation of the bed. */
function turned({ x, y, width, height, head }: PlacedBed, markup: string): string {
  switch (head) {
    case 'up':
      return `<g transform="translate(${cm(x)} ${cm(y)})">${markup}</g>`;
    case 'down':
      return `<g transform="rotate(180 ${cm(x + width / 2)} ${cm(y + height / 2)}) translate(${cm(x)} ${cm(y)})">${markup}</g>`;
    case 'left':
      return `<g transform="translate(${cm(x)} ${cm(y + height)}) rotate(-90)">${markup}</g>`;
  }
}

export function drawBed(bed: PlacedBed): string {
  const isTurned = bed.head === 'left';
  const [width, length] = isTurned ? [bed.height, bed.width] : [bed.width, bed.height];
  const frame = box({ x: 0, y: 0, width, height: length }, 'b', 0.1);
  const pillow = (x: number, wide: number): string =>
    box({ x, y: 0.12, width: wide, height: 0.38 }, 'p', 0.1);
  switch (bed.kind) {
    case 'double':
      return turned(bed, `${frame}${pillow(0.1, 0.65)}${pillow(0.85, 0.65)}${line('M0 .7H1.6')}`);
    case 'single':
      return turned(bed, `${frame}${pillow(0.12, 0.66)}${line('M0 .7H.9')}`);
    case 'bunk':
      return turned(
        bed,
        `${frame}${pillow(0.12, 0.66)}${line('M0 .7H.9M.9 .95h.22M.9 1.2h.22M.9 1.45h.22M1.12 .85v.7')}`,
      );
    case 'sofa':
      return turned(bed, `${frame}${line('M0 .25H2M1 .25V.9M.18 .25V.9M1.82 .25V.9')}`);
    case 'cot':
      return turned(bed, `${frame}${pillow(0.1, 0.4)}${line('M.15 .55V1.1M.3 .55V1.1M.45 .55V1.1')}`);
  }
}

/** Draws wash basin and toilet along the wall, then bathtub and shower if the host has stated them. */
function drawBath(
  { x, y, width, height }: Rect,
  { shower, tub }: { shower: boolean; tub: boolean },
  upper: boolean,
): string {
  const shown: string[] = [];
  const at = (depth: number): number => (upper ? y + 0.1 : y + height - 0.1 - depth);
  let right = x + width - 0.1;
  if (shower) {
    right -= 0.9;
    shown.push(box({ x: right, y: at(0.9), width: 0.9, height: 0.9 }, 'b', 0.04));
    shown.push(line(`M${cm(right)} ${cm(at(0.9))}l.9 .9m0 -.9l-.9 .9`));
  }
  if (tub) {
    right -= 0.8;
    shown.push(box({ x: right, y: at(1.5), width: 0.75, height: 1.5 }, 'b', 0.08));
    shown.push(box({ x: right + 0.1, y: at(1.5) + 0.1, width: 0.55, height: 1.3 }, 'p', 0.25));
  }
  shown.push(drawToilet(x + 0.12, at(0.65)));
  if (right - x > 1.4) shown.push(box({ x: x + 0.7, y: at(0.42), width: 0.55, height: 0.42 }, 'b', 0.16));
  return shown.join('');
}

const drawToilet = (x: number, y: number): string =>
  `${box({ x, y, width: 0.42, height: 0.2 }, 'b', 0.04)}<ellipse class="b" cx="${cm(x + 0.21)}" cy="${cm(y + 0.42)}" rx=".19" ry=".24"/>`;

type Living = Extract<PlanRoom, { kind: 'living' }>;

function drawLiving({ x, y, width, height }: Rect, { kitchen, hearth, table }: Living): string {
  const [right, bottom] = [x + width, y + height];
  const shown: string[] = [];
  if (kitchen) {
    const length = Math.min(2.6, height - 1);
    const [left, top] = [right - 0.72, y + 0.12];
    shown.push(box({ x: left, y: top, width: 0.6, height: length }, 'b', 0.03));
    for (const [dx, dy] of [
      [0.18, 0.3],
      [0.42, 0.3],
      [0.18, 0.62],
      [0.42, 0.62],
    ] as const)
      shown.push(`<circle class="n" cx="${cm(left + dx)}" cy="${cm(top + dy)}" r=".09"/>`);
    shown.push(box({ x: left + 0.12, y: top + length - 0.8, width: 0.36, height: 0.55 }, 'p', 0.08));
  }
  if (hearth) {
    shown.push(box({ x: right - 0.62, y: bottom - 1.25, width: 0.5, height: 1 }, 'p', 0.02));
    shown.push(line(`M${cm(right - 0.4)} ${cm(bottom - 0.45)}q-.25 -.25 .02 -.6q.22 .3 .02 .6z`));
  }
  if (table) {
    const [left, top] = [x + width * 0.5 - 0.8, bottom - 1.75];
    for (const dx of [0.3, 0.8, 1.3])
      for (const dy of [-0.22, 1.02])
        shown.push(`<circle class="b" cx="${cm(left + dx)}" cy="${cm(top + dy)}" r=".17"/>`);
    shown.push(box({ x: left, y: top, width: 1.6, height: 0.8 }, 'p', 0.08));
  }
  return shown.join('');
}

/** Draws the furniture of a room that the host has stated, except beds. */
export function furnish(tile: Rect & { room: PlanRoom; bedWall: 'up' | 'down' }): string {
  const { room } = tile;
  const upper = tile.bedWall === 'up';
  switch (room.kind) {
    case 'bath':
      return drawBath(tile, room, upper);
    case 'toilet':
      return drawToilet(tile.x + tile.width / 2 - 0.21, upper ? tile.y + 0.1 : tile.y + tile.height - 0.75);
    case 'living':
      return drawLiving(tile, room);
    case 'bedroom':
      return '';
  }
}
