import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { Localized } from '../../domain/language.ts';
import type { TileGround } from './ground-tile.ts';
import { nameTags, type NamedPoint } from './label-points.ts';
import { smoothLine } from './smooth-line.ts';
import { extent } from './tile-archive.ts';
import type { TileLine, TileShapes } from './tile-shapes.ts';

type Layers = Parameters<typeof fromGeojsonVt>[0];
type Features = readonly { type: 1 | 2 | 3; tags: object; geometry: unknown }[];

/** Upper bound in tile units of the rounding of a corner: an eighth of the overlap of tiles. */
const reach = 32;
/** Upper bound of the rounding of rivers, whose lines are coarser than shores. */
const riverReach = 64;

/** Waters below this area in square units are left out below the largest zoom. */
const speck = 60 * (extent / 512) ** 2;

function area(ring: TileLine): number {
  let twice = 0;
  ring.forEach(([x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length]!;
    twice += x * nextY - nextX * y;
  });
  return Math.abs(twice) / 2;
}

/**
 * Encodes a vector tile with the layers land, built, river, border and label. At the largest zoom, which the browser
 * enlarges, corners are rounded, because enlarged shapes without detail would look angular.
 */
export function encodeVectorTile(
  shapes: TileShapes,
  ground: TileGround,
  labels: readonly NamedPoint[],
  riverNames: ReadonlyMap<string, Localized>,
  deepest: boolean,
): Buffer {
  const rounded = (points: TileLine): [number, number][] =>
    points.map(([x, y]) => [Math.round(x), Math.round(y)]);
  const line = (points: TileLine): [number, number][] =>
    rounded(deepest ? smoothLine(points, reach) : points);
  const layers: Record<string, Features> = {
    land: shapes.land.map((polygon) => ({
      type: 3,
      tags: {},
      geometry: polygon.filter((ring, at) => at === 0 || deepest || area(ring) > speck).map(line),
    })),
    built: ground.built.map((town) => ({ type: 3, tags: {}, geometry: [line(town)] })),
    river: ground.rivers.map(({ line: course, from, name }) => {
      const names = riverNames.get(name);
      return {
        type: 2,
        tags: { from: from / 10, ...(names && nameTags(names, names.en)) },
        geometry: [rounded(smoothLine(course, riverReach))],
      };
    }),
    border: shapes.borders.map((border) => ({ type: 2, tags: {}, geometry: [line(border)] })),
    label: labels.map(({ at, tags }) => ({ type: 1, tags, geometry: [[at[0], at[1]]] })),
  };
  const filled = Object.entries(layers).filter(([, features]) => features.length > 0);
  return Buffer.from(
    fromGeojsonVt(
      Object.fromEntries(filled.map(([name, features]) => [name, { features }])) as unknown as Layers,
      { version: 2, extent },
    ),
  );
}
