import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Localized } from '../../domain/language.ts';
import { cutTile } from './cut-tile.ts';
import { cityNames } from './data/city-names.ts';
import { geographicNames } from './data/geographic-names.ts';
import { riverNames } from './data/river-names.ts';
import { encodeVectorTile } from './encode-vector-tile.ts';
import { decodeGround, emptyGround, type TileGround } from './ground-tile.ts';
import { labelPoints, type MapLabel } from './label-points.ts';
import { regionLabel, type RegionLabel } from './region-label.ts';
import { decodeTile, emptyTile, maxZoom, openArchive, windowZoom, type TileArchive } from './tile-archive.ts';
import type { TileShapes } from './tile-shapes.ts';

export interface TileAddress {
  z: number;
  x: number;
  y: number;
}

/** Names of seas, countries, rivers and towns on tiles. */
export interface MapNames {
  readonly labels: readonly MapLabel[];
  /** Translations by GeoNames' number. */
  readonly placeNames: ReadonlyMap<number, Partial<Localized>>;
  /** Changes with the content of the tiles, so that browsers may cache tiles forever. */
  readonly version: string;
}

interface MapTiles {
  createNames(regions: readonly RegionLabel[], placeNames: ReadonlyMap<number, Partial<Localized>>): MapNames;
  /** Contains only the names of seas and countries. */
  readonly unnamed: MapNames;
  /** A vector tile, uncompressed. */
  tile(names: MapNames, at: TileAddress): Uint8Array;
}

interface Archive {
  /** Land, waters, borders and places. */
  shapes: TileArchive<TileShapes>;
  /** Rivers and built-up areas, which have a different licence. */
  ground: TileArchive<TileGround>;
  hash: string;
}

const shapesFile = join(import.meta.dirname, 'data/tiles.bin');
const groundFile = join(import.meta.dirname, 'data/ground.bin');

/** Creates the source of map tiles. The archives are opened at first use: most processes, such as tests, never need them. */
export function createMapTiles(): MapTiles {
  let archive: Archive | undefined;

  function openTiles(): Archive {
    if (!archive) {
      const [shapes, ground] = [readFileSync(shapesFile), readFileSync(groundFile)];
      archive = {
        shapes: openArchive(shapes, decodeTile),
        ground: openArchive(ground, decodeGround),
        hash: createHash('sha256').update(shapes).update(ground).digest('hex'),
      };
    }
    return archive;
  }

  function findShapes({ z, x, y }: TileAddress): TileShapes {
    const { shapes } = openTiles();
    const own = shapes.tile(z, x, y);
    if (own || z < windowZoom) return own ?? emptyTile;
    const deeper = z - (windowZoom - 1);
    const size = 2 ** deeper;
    const coarse = shapes.tile(windowZoom - 1, Math.floor(x / size), Math.floor(y / size));
    return coarse ? cutTile(coarse, deeper, x % size, y % size) : emptyTile;
  }

  return {
    createNames(regions, placeNames) {
      const labels = [...geographicNames, ...regions.map(regionLabel)];
      const hash = createHash('sha256').update(openTiles().hash).update(JSON.stringify(labels));
      hash.update(JSON.stringify([...placeNames]));
      return { labels, placeNames, version: hash.digest('hex').slice(0, 12) };
    },
    unnamed: { labels: geographicNames, placeNames: new Map(), version: 'without-names' },
    tile({ labels, placeNames }, at) {
      const shapes = findShapes(at);
      const places = shapes.places.map((place) => ({ ...place, names: cityNames.get(place.name) }));
      const translations = new Map(
        places.flatMap(({ id, names: own }) => {
          const translated = { ...own, ...placeNames.get(id) };
          return Object.keys(translated).length > 0 ? [[id, translated]] : [];
        }),
      );
      const deepest = at.z === maxZoom;
      const points = labelPoints(at, shapes.places, labels, translations, deepest);
      const ground = openTiles().ground.tile(at.z, at.x, at.y) ?? emptyGround;
      return encodeVectorTile(shapes, ground, points, riverNames, deepest);
    },
  };
}
