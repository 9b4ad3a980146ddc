/** Longitude and latitude in degrees. */
type Point = readonly [number, number];

export interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Clips a closed ring to a box and closes it along the edges (Sutherland and Hodgman). */
export function clipRing(ring: readonly Point[], box: Box): Point[] {
  let clipped: readonly Point[] = ring;
  clipped = clipSide(clipped, 0, box.west, 1);
  clipped = clipSide(clipped, 0, box.east, -1);
  clipped = clipSide(clipped, 1, box.south, 1);
  clipped = clipSide(clipped, 1, box.north, -1);
  if (clipped.length === 0) return [];
  const [first, last] = [clipped[0]!, clipped.at(-1)!];
  return first[0] === last[0] && first[1] === last[1] ? [...clipped] : [...clipped, first];
}

function clipSide(ring: readonly Point[], axis: 0 | 1, at: number, sign: 1 | -1): readonly Point[] {
  const inside = (point: Point): boolean => (point[axis] - at) * sign >= 0;
  if (ring.every(inside)) return ring;
  const clipped: Point[] = [];
  ring.forEach((point, index) => {
    const before = ring[index === 0 ? ring.length - 1 : index - 1]!;
    if (inside(before) !== inside(point)) {
      const share = (at - before[axis]) / (point[axis] - before[axis]);
      const other = axis === 0 ? 1 : 0;
      const across = before[other] + share * (point[other] - before[other]);
      clipped.push(axis === 0 ? [at, across] : [across, at]);
    }
    if (inside(point)) clipped.push(point);
  });
  return clipped;
}
