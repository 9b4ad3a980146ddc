import type { TileLine, TilePoint } from './tile-shapes.ts';

/**
 * Rounds the corners of a line (Chaikin): twice, each corner is cut at a quarter of its two sides, but
 * by no more than `reach` units. With a reach far below the overlap of tiles the same corner is rounded
 * alike in both of them. A closed line stays closed, the ends of an open one stay.
 */
export function smoothLine(line: TileLine, reach: number): TileLine {
  return cutCorners(cutCorners(line, reach), reach / 2);
}

function cutCorners(line: TileLine, reach: number): TileLine {
  if (line.length < 4) return line;
  const [first, last] = [line[0]!, line.at(-1)!];
  const isClosed = first[0] === last[0] && first[1] === last[1];
  const points = isClosed ? line.slice(0, -1) : line;
  const rounded: TilePoint[] = [];
  points.forEach((point, index) => {
    if (!isClosed && (index === 0 || index === points.length - 1)) {
      rounded.push(point);
      return;
    }
    const before = points[(index || points.length) - 1]!;
    const after = points[(index + 1) % points.length]!;
    rounded.push(towards(point, before, reach), towards(point, after, reach));
  });
  if (isClosed) rounded.push(rounded[0]!);
  return rounded;
}

function towards(from: TilePoint, to: TilePoint, reach: number): TilePoint {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  if (length === 0) return from;
  const share = Math.min(0.25, reach / length);
  return [from[0] + dx * share, from[1] + dy * share];
}
