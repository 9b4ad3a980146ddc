import type { GeoJSONVT } from '@maplibre/geojson-vt';
import { toWorld } from '../mercator.ts';
import { encodeArchive, maxZoom, tileKey, window, windowZoom } from '../tile-archive.ts';
import type { TileLine, TilePoint } from '../tile-shapes.ts';

/** Returns the lines of each shape in a tile. */
export function readLines(index: GeoJSONVT, z: number, x: number, y: number): TileLine[][] {
  return (index.getTile(z, x, y)?.features ?? []).map(({ geometry }) =>
    (geometry as unknown as [number, number][][]).map((line) => line.map(([px, py]): TilePoint => [px, py])),
  );
}

/** Packs the tiles of the map into one file: the whole world at low zooms, and the window at higher ones. */
export function packTiles(make: (z: number, x: number, y: number) => Buffer | null): Buffer {
  const tiles = new Map<number, Buffer>();
  for (let z = 0; z <= maxZoom; z += 1) {
    const size = 2 ** z;
    const inside = z >= windowZoom;
    const [west, north] = inside ? toWorld(window.west, window.north) : [0, 0];
    const [east, south] = inside ? toWorld(window.east, window.south) : [1, 1];
    const before = tiles.size;
    let bytes = 0;
    for (let x = Math.floor(west * size); x < east * size; x += 1) {
      for (let y = Math.floor(north * size); y < south * size; y += 1) {
        const body = make(z, x, y);
        if (!body) continue;
        bytes += body.length;
        tiles.set(tileKey(z, x, y), body);
      }
    }
    console.log(`zoom ${z}: ${tiles.size - before} tiles, ${Math.round(bytes / 1024)} kB`);
  }
  const file = encodeArchive(tiles);
  console.log(`${tiles.size} tiles, ${Math.round(file.length / 1024)} kB`);
  return file;
}
