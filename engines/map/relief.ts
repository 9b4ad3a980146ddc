import { TileType, type Header, type PMTiles } from 'pmtiles';
import { openArchive, type MapArchive } from './archive.ts';
import { toWorld } from './mercator.ts';

const mediaTypes = new Map([
  [TileType.Png, 'image/png'],
  [TileType.Webp, 'image/webp'],
]);
/** Tiles looked at for one that the archive has; an extract along a coast lacks those at sea. */
const maxTries = 64;

/** Heights in the terrarium encoding: metres above the sea as the colour of a pixel. */
interface ReliefArchive extends MapArchive {
  mediaType: string;
  /** Pixels along the edge of a tile. */
  tileSize: number;
}

/** The first tile of the lowest zoom inside of the bounds. */
async function findTile(archive: PMTiles, header: Header): Promise<Uint8Array | undefined> {
  const z = header.minZoom;
  const tileOf = (share: number): number => Math.min(Math.floor(share * 2 ** z), 2 ** z - 1);
  const [west, north] = toWorld(header.minLon, header.maxLat).map(tileOf) as [number, number];
  const [east, south] = toWorld(header.maxLon, header.minLat).map(tileOf) as [number, number];
  let tries = 0;
  for (let x = west; x <= east; x += 1) {
    for (let y = north; y <= south; y += 1) {
      const tile = await archive.getZxy(z, x, y);
      if (tile) return new Uint8Array(tile.data);
      tries += 1;
      if (tries === maxTries) return undefined;
    }
  }
  return undefined;
}

/** Opens an archive of heights, such as one cut from Mapterhorn's; rejects with the reason if it cannot be drawn. */
export function openRelief(path: string): Promise<ReliefArchive> {
  return openArchive(path, async (archive, header) => {
    const mediaType = mediaTypes.get(header.tileType);
    if (mediaType === undefined) throw new Error('its tiles are neither PNG nor WebP pictures');
    const tile = await findTile(archive, header);
    if (!tile) throw new Error('it holds no tiles');
    const { default: sharp } = await import('sharp');
    const { width, height } = await sharp(tile).metadata();
    if (width !== height) throw new Error('its tiles are not square');
    return { mediaType, tileSize: width };
  });
}
