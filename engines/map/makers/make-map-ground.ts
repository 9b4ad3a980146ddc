import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GeoJSONVT } from '@maplibre/geojson-vt';
import type { Feature, FeatureCollection, LineString, MultiLineString } from 'geojson';
import { riverNames } from '../data/river-names.ts';
import { encodeGround, type TileRiver } from '../ground-tile.ts';
import { extent, maxZoom, windowZoom } from '../tile-archive.ts';
import { readLines, packTiles } from './pack-tiles.ts';

/**
 * Makes the rivers and towns of the map, seldom and by hand (docs/map.md), from files of Natural Earth:
 * `bin/node engines/map/makers/make-map-ground.ts <ne_10m_rivers_lake_centerlines.json> <ne_10m_rivers_europe.json> <ne_50m_urban_areas.json>`
 */
interface RiverProperties {
  featurecla: string;
  min_zoom: number;
  name: string | null;
}
type River = Feature<LineString | MultiLineString | null, RiverProperties>;

/** Zooms that are added to the minimum zoom of Europe's smaller rivers, which come from their own file. */
const later = 0.5;
/** Corners of rivers are rounded by an eighth of the overlap of tiles. */
const options = { maxZoom, extent, buffer: 256, tolerance: 14, indexMaxZoom: 3 };

const [worldFile, europeFile, townsFile] = process.argv.slice(2);
if (!worldFile || !europeFile || !townsFile) throw new Error('Three files of Natural Earth are needed.');
const read = <Item>(file: string): Item[] =>
  (JSON.parse(readFileSync(file, 'utf8')) as { features: Item[] }).features;

/** Rivers of the same style and name form one shape. */
const groups = new Map<string, { from: number; name: string; lines: MultiLineString['coordinates'] }>();
function add({ geometry, properties: { featurecla, min_zoom: zoom, name } }: River, wait: number): void {
  // Skips the course of rivers through lakes, and rivers that fall dry.
  if (!geometry || featurecla !== 'River') return;
  const label = name !== null && riverNames.has(name) ? name : '';
  const from = Math.round((zoom + wait) * 10);
  const key = `${from} ${label}`;
  const group = groups.get(key) ?? { from, name: label, lines: [] };
  groups.set(key, group);
  group.lines.push(...(geometry.type === 'LineString' ? [geometry.coordinates] : geometry.coordinates));
}
read<River>(worldFile).forEach((river) => add(river, 0));
read<River>(europeFile).forEach((river) => add(river, later));

const rivers = [...groups.values()].map(({ from, name, lines }) => ({
  from,
  name,
  index: new GeoJSONVT(
    { type: 'Feature', properties: {}, geometry: { type: 'MultiLineString', coordinates: lines } },
    options,
  ),
}));
const towns = new GeoJSONVT(
  { type: 'FeatureCollection', features: read(townsFile) } satisfies FeatureCollection,
  options,
);

const file = packTiles((z, x, y) => {
  // Rivers are only drawn at larger zooms, in the area where homes are let.
  if (z < windowZoom) return null;
  const flowing = rivers
    // A tile serves the zooms up to the next; the deepest all beyond it.
    .filter(({ from }) => z === maxZoom || from < (z + 1) * 10)
    .flatMap(({ from, name, index }) =>
      readLines(index, z, x, y)
        .flat()
        .map((line): TileRiver => ({ line, from, name })),
    );
  const built = z > windowZoom ? readLines(towns, z, x, y).flat() : [];
  return flowing.length + built.length === 0 ? null : encodeGround({ rivers: flowing, built });
});
writeFileSync(join(import.meta.dirname, '../data/ground.bin'), file);
