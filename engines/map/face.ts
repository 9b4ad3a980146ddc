export type { RegionLabel } from './region-label.ts';
export { openStreets, type StreetArchive } from './streets.ts';
export { maxZoom } from './tile-archive.ts';
export { createMapTiles, type MapNames, type TileAddress } from './tiles.ts';
