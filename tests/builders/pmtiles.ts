import { gzipSync } from 'node:zlib';
import { zxyToTileId } from 'pmtiles';

/** A tile with its uncompressed bytes. */
export interface ArchivedTile {
  z: number;
  x: number;
  y: number;
  bytes: Uint8Array;
}

const headerBytes = 127;
const gzip = 2;

function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  while (rest >= 128) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  return [...bytes, rest];
}

interface Entry {
  id: number;
  offset: number;
  length: number;
}

/** The directory in columns as version 3 of the format defines it: ids as differences, run lengths, lengths, offsets. */
function directory(entries: readonly Entry[]): Buffer {
  const ids = entries.map(({ id }, at) => id - (entries[at - 1]?.id ?? 0));
  return gzipSync(
    Buffer.from([
      ...varint(entries.length),
      ...ids.flatMap(varint),
      ...entries.flatMap(() => varint(1)),
      ...entries.flatMap(({ length }) => varint(length)),
      ...entries.flatMap(({ offset }) => varint(offset + 1)),
    ]),
  );
}

export function pmtilesArchive(
  tiles: readonly ArchivedTile[],
  options: {
    /** West, south, east, north in degrees. */
    bounds: readonly [number, number, number, number];
    metadata: object;
    /** 1 means vector tiles, 2 PNG pictures. */
    tileType?: number;
  },
): Buffer {
  const sorted = tiles
    .map(({ z, x, y, bytes }) => ({ z, id: zxyToTileId(z, x, y), data: gzipSync(bytes) }))
    .sort((one, other) => one.id - other.id);
  let offset = 0;
  const entries = sorted.map(({ id, data }) => {
    const entry = { id, offset, length: data.length };
    offset += data.length;
    return entry;
  });
  const root = directory(entries);
  const metadata = gzipSync(JSON.stringify(options.metadata));
  const header = Buffer.alloc(headerBytes);
  header.write('PMTiles', 0, 'latin1');
  header.writeUInt8(3, 7);
  const metadataAt = headerBytes + root.length;
  const tilesAt = metadataAt + metadata.length;
  const numbers = [headerBytes, root.length, metadataAt, metadata.length, tilesAt, 0, tilesAt, offset];
  const counts = [tiles.length, tiles.length, tiles.length];
  [...numbers, ...counts].forEach((value, at) => header.writeBigUInt64LE(BigInt(value), 8 + 8 * at));
  const zooms = sorted.map(({ z }) => z);
  const bytes = [1, gzip, gzip, options.tileType ?? 1, Math.min(...zooms), Math.max(...zooms)];
  bytes.forEach((value, at) => header.writeUInt8(value, 96 + at));
  options.bounds.forEach((degrees, at) => header.writeInt32LE(Math.round(degrees * 1e7), 102 + 4 * at));
  return Buffer.concat([header, root, metadata, ...sorted.map(({ data }) => data)]);
}
