import { createHash } from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';
import { PMTiles, TileType, type Source } from 'pmtiles';

/** Bytes at the start of an archive that identify it: its header and root directory. */
const headBytes = 16_384;
/** Layers of the basemap that the street style needs. */
const neededLayers = ['earth', 'water', 'roads', 'places'] as const;

export interface StreetArchive {
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

async function checkLayers(archive: PMTiles): Promise<void> {
  const metadata = (await archive.getMetadata()) as { vector_layers?: { id?: unknown }[] };
  const layers = new Set(metadata.vector_layers?.map(({ id }) => id));
  const missing = neededLayers.filter((layer) => !layers.has(layer));
  if (missing.length > 0) throw new Error(`its tiles have no layer ${missing.join(', ')}`);
}

/** Opens an archive; rejects with the reason if it cannot be drawn. */
export async function openStreets(path: string): Promise<StreetArchive> {
  let file: FileHandle | undefined;
  try {
    file = await open(path, 'r');
    const { size } = await file.stat();
    const head = await readRange(file, 0, headBytes);
    const archive = new PMTiles(createSource(path, file));
    const header = await archive.getHeader();
    if (header.tileType !== TileType.Mvt) throw new Error('it holds no vector tiles');
    await checkLayers(archive);
    const hash = createHash('sha256').update(new Uint8Array(head)).update(String(size));
    const openFile = file;
    return {
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
