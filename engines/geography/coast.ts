import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import type { Topology } from 'topojson-specification';
import type { MultiPolygon, FeatureCollection } from 'geojson';
import { kmPerDegree, kmToSegment } from './distance.ts';

/**
 * Land of the globe and the coast of Europe from Natural Earth (1:10 million). Lakes are land here. The coast is
 * generalized to about 200 m, which is what the distances are good for.
 */
export interface Coast {
  isLand(lat: number, lon: number): boolean;
  /** Kilometres to the nearest coast; null beyond `maxKm`. */
  kmToSea(lat: number, lon: number, maxKm: number): number | null;
}

const area = { south: 27, west: -32, north: 72, east: 46 };
/** Degrees of a cell of the nearest-segment grid. */
const cell = 0.1;
/** Height in degrees of a row of the point-in-polygon index, which spans the globe and reaches as far south as people live. */
const row = 0.05;
const landSouth = -56;

let loaded: Coast | undefined;

/** Reads land and coast, which takes half a second: it is loaded on demand and once per process. */
export function loadCoast(): Coast {
  return (loaded ??= indexLand());
}

function indexLand(): Coast {
  // Not imported: the compiler would infer a type from three megabytes, twice with the linter's.
  const topology = createRequire(import.meta.url)('world-atlas/land-10m.json') as Topology;
  const land = feature(topology, topology.objects['land']!) as unknown as FeatureCollection<MultiPolygon>;
  const cells = new Map<number, number[]>();
  const rows: number[][] = Array.from({ length: Math.ceil((area.north - landSouth) / row) + 1 }, () => []);
  const columns = Math.ceil((area.east - area.west) / cell) + 1;
  const findColumn = (lon: number): number => Math.floor((lon - area.west) / cell);
  const findLine = (lat: number): number => Math.floor((lat - area.south) / cell);

  for (const { geometry } of land.features) {
    for (const ring of geometry.coordinates.flat()) {
      for (let index = 1; index < ring.length; index += 1) {
        const [fromLon, fromLat] = ring[index - 1] as [number, number];
        const [toLon, toLat] = ring[index] as [number, number];
        const [south, north] = fromLat < toLat ? [fromLat, toLat] : [toLat, fromLat];
        if (north < landSouth || south > area.north) continue;
        // Rays go west to the edge of the map, so every edge of the row to the west counts.
        const first = Math.max(0, Math.floor((south - landSouth) / row));
        const last = Math.min(rows.length - 1, Math.floor((north - landSouth) / row));
        for (let at = first; at <= last; at += 1) rows[at]!.push(fromLat, fromLon, toLat, toLon);
        const [west, east] = fromLon < toLon ? [fromLon, toLon] : [toLon, fromLon];
        if (east < area.west || west > area.east || north < area.south) continue;
        for (let line = findLine(south); line <= findLine(north); line += 1) {
          for (let column = findColumn(west); column <= findColumn(east); column += 1) {
            const key = line * columns + column;
            const segments = cells.get(key);
            if (segments) segments.push(fromLat, fromLon, toLat, toLon);
            else cells.set(key, [fromLat, fromLon, toLat, toLon]);
          }
        }
      }
    }
  }

  function isLand(lat: number, lon: number): boolean {
    const edges = rows[Math.floor((lat - landSouth) / row)];
    if (!edges) return false;
    let inside = false;
    for (let at = 0; at < edges.length; at += 4) {
      const fromLat = edges[at]!;
      const toLat = edges[at + 2]!;
      if (fromLat > lat === toLat > lat) continue;
      const fromLon = edges[at + 1]!;
      if (fromLon + ((lat - fromLat) / (toLat - fromLat)) * (edges[at + 3]! - fromLon) < lon)
        inside = !inside;
    }
    return inside;
  }

  function kmToSea(lat: number, lon: number, maxKm: number): number | null {
    const line = findLine(lat);
    const column = findColumn(lon);
    const cellKm = cell * kmPerDegree * Math.cos((Math.min(Math.abs(lat) + 1, 89) * Math.PI) / 180);
    let best = Infinity;
    for (let ring = 0; (ring - 1) * cellKm <= Math.min(best, maxKm); ring += 1) {
      for (let dy = -ring; dy <= ring; dy += 1) {
        const step = Math.abs(dy) === ring ? 1 : Math.max(1, 2 * ring);
        for (let dx = -ring; dx <= ring; dx += step) {
          const segments = cells.get((line + dy) * columns + column + dx);
          if (!segments) continue;
          for (let at = 0; at < segments.length; at += 4) {
            const { km } = kmToSegment(
              lat,
              lon,
              segments[at]!,
              segments[at + 1]!,
              segments[at + 2]!,
              segments[at + 3]!,
            );
            if (km < best) best = km;
          }
        }
      }
    }
    return best <= maxKm ? best : null;
  }

  return { isLand, kmToSea };
}
