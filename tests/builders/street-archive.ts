import { writeFileSync } from 'node:fs';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import { GeoJSONVT } from '@maplibre/geojson-vt';
import type { Feature, Position } from 'geojson';
import { pmtilesArchive, type ArchivedTile } from './pmtiles.ts';

interface TownAt {
  lat: number;
  lon: number;
}

const minZoom = 7;
const maxZoom = 13;
/** Degrees around the town that the archive covers. */
const reach = { lat: 0.06, lon: 0.1 };

function feature(type: 'Polygon' | 'LineString' | 'Point', at: Position[], properties: object): Feature {
  const coordinates = type === 'Polygon' ? [at] : type === 'Point' ? at[0]! : at;
  return { type: 'Feature', properties: { ...properties }, geometry: { type, coordinates } as never };
}

/** A town by a lake, with a wood, a river, streets and a path, in the layers of the Protomaps basemap. */
function town({ lat, lon }: TownAt): Record<string, Feature[]> {
  /** Converts shares of the archive's extent to the east and north to a position. */
  const at = (east: number, north: number): Position => [lon + east * reach.lon, lat + north * reach.lat];
  const box = (west: number, south: number, east: number, north: number): Position[] => [
    at(west, south),
    at(east, south),
    at(east, north),
    at(west, north),
    at(west, south),
  ];
  const streets = [-0.3, -0.1, 0.1, 0.3].flatMap((share) => [
    feature('LineString', [at(share, -0.4), at(share, 0.4)], {
      kind: 'minor_road',
      kind_detail: 'residential',
      min_zoom: 12,
      name: 'Gartenweg',
    }),
    feature('LineString', [at(-0.4, share), at(0.4, share)], {
      kind: 'minor_road',
      kind_detail: 'residential',
      min_zoom: 12,
      name: 'Seestraße',
    }),
  ]);
  return {
    earth: [feature('Polygon', box(-1, -1, 1, 1), { kind: 'earth' })],
    landuse: [feature('Polygon', box(0.45, -0.9, 0.95, 0.2), { kind: 'forest', min_zoom: 7 })],
    water: [
      feature('Polygon', box(-0.95, 0.5, 0.2, 0.95), { kind: 'lake', min_zoom: 7 }),
      feature('LineString', [at(0.1, 0.5), at(0.42, 0.1), at(0.4, -1)], {
        kind: 'river',
        min_zoom: 9,
        name: 'Mühlbach',
      }),
      feature('Point', [at(-0.35, 0.7)], {
        kind: 'lake',
        min_zoom: 7,
        name: 'Lago Verde',
        'name:de': 'Grüner See',
        'name:en': 'Green Lake',
        'name:fr': 'Lac Vert',
        'name:it': 'Lago Verde',
      }),
    ],
    roads: [
      ...streets,
      feature('LineString', [at(-1, -0.5), at(0, -0.1), at(1, 0.4)], {
        kind: 'major_road',
        kind_detail: 'primary',
        min_zoom: 7,
        name: 'Landstraße',
      }),
      feature('LineString', [at(-1, -0.7), at(1, -0.75)], {
        kind: 'highway',
        kind_detail: 'motorway',
        min_zoom: 7,
      }),
      feature('LineString', [at(0.3, 0.3), at(0.7, -0.1), at(0.8, -0.8)], {
        kind: 'path',
        kind_detail: 'footway',
        min_zoom: 12,
        name: 'Waldpfad',
      }),
    ],
    buildings: [feature('Polygon', box(-0.07, 0.12, 0.02, 0.2), { kind: 'building', min_zoom: 13 })],
    pois: [
      feature('Point', [at(0.1, -0.2)], {
        kind: 'station',
        min_zoom: 10,
        name: 'Stazione Nord',
        'name:de': 'Nordbahnhof',
        'name:en': 'North Station',
        'name:fr': 'Gare du Nord',
        'name:it': 'Stazione Nord',
      }),
      feature('Point', [at(-0.5, 0.48)], { kind: 'beach', min_zoom: 12, name: 'Lido Verde' }),
      feature('Point', [at(0.06, 0.06)], { kind: 'bakery', min_zoom: 13, name: 'Forno Rossi' }),
      feature('Point', [at(0.08, 0.1)], { kind: 'bench', min_zoom: 13 }),
    ],
    places: [
      feature('Point', [at(0, 0)], {
        kind: 'locality',
        kind_detail: 'town',
        min_zoom: 7,
        population_rank: 9,
        name: 'Borgo Piccolo',
        'name:de': 'Kleinstadt',
        'name:en': 'Littleton',
        'name:fr': 'Petitbourg',
        'name:it': 'Borgo Piccolo',
      }),
    ],
  };
}

/** Writes a small archive of the Protomaps basemap, with one town; returns the bounds that it knows. */
export function writeStreetArchive(file: string, place: TownAt): [number, number, number, number] {
  const { lat, lon } = place;
  const bounds: [number, number, number, number] = [
    lon - reach.lon,
    lat - reach.lat,
    lon + reach.lon,
    lat + reach.lat,
  ];
  const layers = Object.entries(town(place)).map(([name, features]) => ({
    name,
    index: new GeoJSONVT(
      { type: 'FeatureCollection', features },
      { maxZoom, extent: 4096, buffer: 64, indexMaxZoom: 0 },
    ),
  }));
  const tiles: ArchivedTile[] = [];
  for (let z = minZoom; z <= maxZoom; z += 1) {
    const column = (degrees: number): number => Math.floor(((degrees + 180) / 360) * 2 ** z);
    const row = (degrees: number): number =>
      Math.floor(((1 - Math.asinh(Math.tan((degrees * Math.PI) / 180)) / Math.PI) / 2) * 2 ** z);
    for (let x = column(bounds[0]); x <= column(bounds[2]); x += 1) {
      for (let y = row(bounds[3]); y <= row(bounds[1]); y += 1) {
        const found = layers.flatMap(({ name, index }) => {
          const tile = index.getTile(z, x, y);
          return tile && tile.features.length > 0 ? [[name, tile] as const] : [];
        });
        const bytes = fromGeojsonVt(Object.fromEntries(found), { version: 2, extent: 4096 });
        if (found.length > 0) tiles.push({ z, x, y, bytes });
      }
    }
  }
  const metadata = { name: 'Town', vector_layers: layers.map(({ name }) => ({ id: name })) };
  writeFileSync(file, pmtilesArchive(tiles, { bounds, metadata }));
  return bounds;
}
