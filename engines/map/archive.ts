import { createHash } from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';
import { PMTiles, type Header, type Source } from 'pmtiles';

/** Bytes at the start of an archive that identify it: its header and root directory. */
const headBytes = 16_384;

/** A file of tiles in the PMTiles format that the operator has named. */
export interface MapArchive {
  /** Changes with the file's contents. */
  version: string;
  minZoom: number;
  maxZoom: number;
  /** West, south, east, north in degrees. */
  bounds: [number, number, number, number];
  /** The uncompressed tile, or undefined if the archive has none. */
  tile(z: number, x: number, y: number): Promise<Uint8Array | undefined>;
  close(): Promise<void>;
}

async function readRange(file: FileHandle, offset: number, length: number): Promise<ArrayBuffer> {
  const buffer = new ArrayBuffer(length);
  const { bytesRead } = await file.read(new Uint8Array(buffer), 0, length, offset);
  return buffer.slice(0, bytesRead);
}

/** The file stays open, so that replacing it takes effect at the next start and never in the middle of a read. */
function createSource(path: string, file: FileHandle): Source {
  return {
    getKey: () => path,
    getBytes: async (offset, length) => ({ data: await readRange(file, offset, length) }),
  };
}

/** Opens an archive; rejects with the reason if it is none, or as `examine` does if its tiles cannot be drawn. */
export async function openArchive<Facts>(
  path: string,
  examine: (archive: PMTiles, header: Header) => Promise<Facts>,
): Promise<MapArchive & Facts> {
  let file: FileHandle | undefined;
  try {
    file = await open(path, 'r');
    const { size } = await file.stat();
    const head = await readRange(file, 0, headBytes);
    const archive = new PMTiles(createSource(path, file));
    const header = await archive.getHeader();
    const facts = await examine(archive, header);
    const hash = createHash('sha256').update(new Uint8Array(head)).update(String(size));
    const openFile = file;
    return {
      ...facts,
      version: hash.digest('hex').slice(0, 12),
      minZoom: header.minZoom,
      maxZoom: header.maxZoom,
      bounds: [header.minLon, header.minLat, header.maxLon, header.maxLat],
      async tile(z, x, y) {
        const tile = await archive.getZxy(z, x, y);
        return tile && new Uint8Array(tile.data);
      },
      close: () => openFile.close(),
    };
  } catch (error) {
    await file?.close();
    throw error;
  }
}
