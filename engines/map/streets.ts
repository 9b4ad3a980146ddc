import { TileType, type PMTiles } from 'pmtiles';
import { openArchive, type MapArchive } from './archive.ts';

/** Layers of the basemap that the street style needs. */
const neededLayers = ['earth', 'water', 'roads', 'places'] as const;

async function checkLayers(archive: PMTiles): Promise<void> {
  const metadata = (await archive.getMetadata()) as { vector_layers?: { id?: unknown }[] };
  const layers = new Set(metadata.vector_layers?.map(({ id }) => id));
  const missing = neededLayers.filter((layer) => !layers.has(layer));
  if (missing.length > 0) throw new Error(`its tiles have no layer ${missing.join(', ')}`);
}

/** Opens an archive of the Protomaps basemap; rejects with the reason if it cannot be drawn. */
export function openStreets(path: string): Promise<MapArchive> {
  return openArchive(path, async (archive, { tileType }) => {
    if (tileType !== TileType.Mvt) throw new Error('it holds no vector tiles');
    await checkLayers(archive);
    return {};
  });
}
