import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { TileLine, TilePlace, TileShapes } from './tile-shapes.ts';
import { compress, TileReader, TileWriter, decompress } from './tile-bytes.ts';

/** Units of a tile's side. */
export const extent = 8192;
/** The largest zoom of the archive; beyond it the browser enlarges. */
export const maxZoom = 9;
/** From this zoom on the archive has the tiles of `window` only. */
export const windowZoom = 5;
/** Bounds in degrees of the area where homes are let. */
export const window = { west: -32, south: 27, east: 46, north: 72 } as const;
export const emptyTile: TileShapes = { land: [], borders: [], places: [] };

/** Numbers all tiles: those of a zoom level follow the (4^z − 1) / 3 tiles of the levels below it. */
export const tileKey = (z: number, x: number, y: number): number => (4 ** z - 1) / 3 + y * 2 ** z + x;

export function encodeTile({ land, borders, places }: TileShapes): Buffer {
  const writer = new TileWriter();
  writer.unsigned(land.length);
  land.forEach((polygon) => writer.lines(polygon));
  writer.lines(borders);
  writer.unsigned(places.length);
  for (const { at, from, id, name } of places) {
    writer.signed(at[0]);
    writer.signed(at[1]);
    writer.unsigned(from);
    writer.unsigned(id);
    writer.text(name);
  }
  return compress(writer);
}

export function decodeTile(file: Uint8Array): TileShapes {
  const reader = decompress(file);
  const lines = (): TileLine[] => reader.list(() => reader.line());
  return {
    land: reader.list(lines),
    borders: lines(),
    places: reader.list((): TilePlace => ({
      at: [reader.signed(), reader.signed()],
      from: reader.unsigned(),
      id: reader.unsigned(),
      name: reader.text(),
    })),
  };
}

/**
 * Encodes tiles as one file: the length of the index, the compressed index, then the tiles. Equal tiles, such as those
 * without any water, are stored once.
 */
export function encodeArchive(tiles: ReadonlyMap<number, Buffer>): Buffer {
  const index = new TileWriter();
  const bodies: Buffer[] = [];
  const numberByContent = new Map<string, number>();
  const lengths: number[] = [];
  const entries = [...tiles].sort(([one], [other]) => one - other);
  index.unsigned(entries.length);
  let last = 0;
  for (const [key, body] of entries) {
    const content = body.toString('base64');
    let number = numberByContent.get(content);
    if (number === undefined) {
      number = bodies.push(body) - 1;
      numberByContent.set(content, number);
      lengths.push(body.length);
    }
    index.unsigned(key - last);
    index.unsigned(number);
    last = key;
  }
  index.unsigned(lengths.length);
  lengths.forEach((length) => index.unsigned(length));
  const body = brotliCompressSync(Uint8Array.from(index.bytes));
  const head = Buffer.alloc(4);
  head.writeUInt32LE(body.length);
  return Buffer.concat([head, body, ...bodies]);
}

export interface TileArchive<Tile> {
  /** Null if the archive has no such tile. */
  tile(z: number, x: number, y: number): Tile | null;
}

export function openArchive<Tile>(file: Buffer, decode: (body: Uint8Array) => Tile): TileArchive<Tile> {
  const start = 4 + file.readUInt32LE(0);
  const index = new TileReader(brotliDecompressSync(file.subarray(4, start)));
  let key = 0;
  const numbers = new Map(
    index.list((): [number, number] => {
      key += index.unsigned();
      return [key, index.unsigned()];
    }),
  );
  let end = start;
  const bodies = index.list(() => {
    const length = index.unsigned();
    end += length;
    return file.subarray(end - length, end);
  });
  return {
    tile(z, x, y) {
      const number = numbers.get(tileKey(z, x, y));
      return number === undefined ? null : decode(bodies[number]!);
    },
  };
}
