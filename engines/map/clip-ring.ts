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
  let kept: readonly Point[] = ring;
  kept = clipSide(kept, 0, box.west, 1);
  kept = clipSide(kept, 0, box.east, -1);
  kept = clipSide(kept, 1, box.south, 1);
  kept = clipSide(kept, 1, box.north, -1);
  if (kept.length === 0) return [];
  const [first, last] = [kept[0]!, kept.at(-1)!];
  return first[0] === last[0] && first[1] === last[1] ? [...kept] : [...kept, first];
}

function clipSide(ring: readonly Point[], axis: 0 | 1, at: number, sign: 1 | -1): readonly Point[] {
  const inside = (point: Point): boolean => (point[axis] - at) * sign >= 0;
  if (ring.every(inside)) return ring;
  const kept: Point[] = [];
  ring.forEach((point, index) => {
    const before = ring[index === 0 ? ring.length - 1 : index - 1]!;
    if (inside(before) !== inside(point)) {
      const share = (at - before[axis]) / (point[axis] - before[axis]);
      const other = axis === 0 ? 1 : 0;
      const across = before[other] + share * (point[other] - before[other]);
      kept.push(axis === 0 ? [at, across] : [across, at]);
    }
    if (inside(point)) kept.push(point);
  });
  return kept;
}
