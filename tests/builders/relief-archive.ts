import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { pmtilesArchive, type ArchivedTile } from './pmtiles.ts';

/** Pixels along the edge of a tile. */
const tileSize = 64;
const zooms = [5, 6, 7, 8, 9, 10, 11, 12];
/** Degrees around the mountain that the archive covers. */
const reach = { lat: 0.3, lon: 0.45 };
/** Metres of its top above the sea. */
const summit = 3000;

interface MountainAt {
  lat: number;
  lon: number;
}

/** Metres above the sea: a cone whose foot is half the way to the edge of the archive. */
function heightAt(mountain: MountainAt, lat: number, lon: number): number {
  const distance = Math.hypot((lat - mountain.lat) / reach.lat, (lon - mountain.lon) / reach.lon);
  return Math.max(0, summit * (1 - 2 * distance));
}

/** A picture in the terrarium encoding: metres + 32,768 as red times 256, green, and blue as 256ths. */
async function heightTile(mountain: MountainAt, z: number, x: number, y: number): Promise<Uint8Array> {
  const pixels = Buffer.alloc(tileSize * tileSize * 3);
  for (let row = 0; row < tileSize; row += 1) {
    const northing = Math.PI * (1 - (2 * (y + (row + 0.5) / tileSize)) / 2 ** z);
    const lat = (Math.atan(Math.sinh(northing)) * 180) / Math.PI;
    for (let column = 0; column < tileSize; column += 1) {
      const lon = ((x + (column + 0.5) / tileSize) / 2 ** z) * 360 - 180;
      const value = Math.round((heightAt(mountain, lat, lon) + 32_768) * 256);
      pixels.writeUIntBE(value, (row * tileSize + column) * 3, 3);
    }
  }
  return sharp(pixels, { raw: { width: tileSize, height: tileSize, channels: 3 } })
    .png()
    .toBuffer();
}

/** Writes a small archive of heights with one mountain; returns the bounds that it knows. */
export async function writeReliefArchive(
  file: string,
  mountain: MountainAt,
): Promise<[number, number, number, number]> {
  const { lat, lon } = mountain;
  const bounds: [number, number, number, number] = [
    lon - reach.lon,
    lat - reach.lat,
    lon + reach.lon,
    lat + reach.lat,
  ];
  const tiles: ArchivedTile[] = [];
  for (const z of zooms) {
    const column = (degrees: number): number => Math.floor(((degrees + 180) / 360) * 2 ** z);
    const row = (degrees: number): number =>
      Math.floor(((1 - Math.asinh(Math.tan((degrees * Math.PI) / 180)) / Math.PI) / 2) * 2 ** z);
    for (let x = column(bounds[0]); x <= column(bounds[2]); x += 1) {
      for (let y = row(bounds[3]); y <= row(bounds[1]); y += 1)
        tiles.push({ z, x, y, bytes: await heightTile(mountain, z, x, y) });
    }
  }
  writeFileSync(file, pmtilesArchive(tiles, { bounds, metadata: { name: 'Mountain' }, tileType: 2 }));
  return bounds;
}
