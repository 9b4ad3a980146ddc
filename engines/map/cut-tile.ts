import { clipRing } from './clip-ring.ts';
import { extent } from './tile-archive.ts';
import type { TileLine, TilePoint, TileShapes } from './tile-shapes.ts';

const buffer = 256;

/**
 * Enlarges the part of a tile that a deeper tile shows, for areas without finer shapes.
 * `z` is how many zooms deeper; `x` and `y` count the parts from the left and top.
 */
export function cutTile({ land, borders }: TileShapes, z: number, x: number, y: number): TileShapes {
  const factor = 2 ** z;
  const enlarge = (line: TileLine): TileLine =>
    line.map(([px, py]): TilePoint => [px * factor - x * extent, py * factor - y * extent]);
  const box = { west: -buffer, south: -buffer, east: extent + buffer, north: extent + buffer };
  const touches = (line: TileLine): boolean =>
    line.some(([px]) => px >= box.west) &&
    line.some(([px]) => px <= box.east) &&
    line.some(([, py]) => py >= box.south) &&
    line.some(([, py]) => py <= box.north);
  return {
    land: land.flatMap((polygon) => {
      const [shore, ...waters] = polygon.map((ring) => clipRing(enlarge(ring), box));
      return shore && shore.length >= 4 ? [[shore, ...waters.filter((ring) => ring.length >= 4)]] : [];
    }),
    borders: borders.map(enlarge).filter(touches),
    places: [],
  };
}
