export type { RegionLabel } from './region-label.ts';
export type { MapArchive } from './archive.ts';
export { openRelief } from './relief.ts';
export { openStreets } from './streets.ts';
export { maxZoom } from './tile-archive.ts';
export { createMapTiles, type MapNames, type TileAddress } from './tiles.ts';
