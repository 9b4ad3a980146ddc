import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompress, brotliDecompressSync, constants } from 'node:zlib';
import { promisify } from 'node:util';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { mapEndpoints } from '../../../contract/map/endpoints.ts';
import type { Localized } from '../../../domain/language.ts';
import type { Area } from '../../http/area-module.ts';
import { bindArea } from '../../http/bind.ts';
import type { Database } from '../../platform/database.ts';
import { createWorkQueue, type WorkQueue } from '../../platform/work-queue.ts';
import { cityNames } from './data/city-names.ts';
import { geographicNames } from './data/geographic-names.ts';
import { getMapHandler } from './handlers/get-map.ts';
import { mapStore } from './map-store.ts';
import { cutTile } from './rules/cut-tile.ts';
import { encodeVectorTile } from './rules/encode-vector-tile.ts';
import { labelPoints, type MapLabel } from './rules/label-points.ts';
import { regionLabel } from './rules/region-label.ts';
import {
  emptyTile,
  maxZoom,
  openArchive,
  windowZoom,
  type TileArchive,
  type TileShapes,
} from './rules/tile-archive.ts';

export interface MapSettings {
  /** Template of the addresses of our vector tiles, with {z}, {x} and {y}. */
  tiles: string;
  maxZoom: number;
  /** A style from elsewhere that takes the place of ours. */
  styleUrl: string | null;
}

export interface MapArea {
  settings(): Promise<MapSettings>;
}

const archiveFile = join(import.meta.dirname, 'data/tiles.bin');
/** Tiles cached in memory: some 5 kB each, a busy site's whole neighbourhood. */
const cachedTiles = 1500;
/** Milliseconds after which names are read anew, for regions that an import has added. */
const namesFreshMs = 600_000;
const compress = promisify(brotliCompress);

interface Names {
  labels: readonly MapLabel[];
  placeNames: ReadonlyMap<number, Partial<Localized>>;
  /** Changes with everything that a tile shows, so that browsers may cache tiles forever. */
  version: string;
  readAt: number;
}

export interface MapDeps {
  db: Database;
  styleUrl: string | null;
  /** Makes a few tiles at a time; absent: as many as anybody wants wait for one another. */
  queue?: WorkQueue;
}

export function createMap({
  db,
  styleUrl,
  queue = createWorkQueue({ name: 'tiles', concurrency: 2, waitMs: Infinity }),
}: MapDeps): Area<MapArea> {
  let archive: { tiles: TileArchive; hash: string } | undefined;
  let names: Promise<Names> | undefined;
  const cached = new Map<string, Promise<Buffer>>();

  /** Opens the archive when the first map is shown: most processes, such as tests, never need it. */
  function openTiles(): { tiles: TileArchive; hash: string } {
    if (!archive) {
      const file = readFileSync(archiveFile);
      archive = { tiles: openArchive(file), hash: createHash('sha256').update(file).digest('hex') };
    }
    return archive;
  }

  function readNames(): Promise<Names> {
    names ??= (async () => {
      const [regions, placeNames] = await Promise.all([mapStore.regions(db), mapStore.placeNames(db)]);
      const labels = [...geographicNames, ...regions.map(regionLabel)];
      const hash = createHash('sha256').update(openTiles().hash).update(JSON.stringify(labels));
      hash.update(JSON.stringify([...placeNames]));
      return { labels, placeNames, version: hash.digest('hex').slice(0, 12), readAt: Date.now() };
    })();
    names.catch(() => {
      names = undefined;
    });
    return names;
  }

  /** Shapes and the names of seas and countries lie on the disk: a map without the names of places is better than none. */
  function namesWithoutDatabase(): Names {
    return { labels: geographicNames, placeNames: new Map(), version: 'without-names', readAt: 0 };
  }

  function shapesOf(z: number, x: number, y: number): TileShapes {
    const { tiles } = openTiles();
    const found = tiles.tile(z, x, y);
    if (found || z < windowZoom) return found ?? emptyTile;
    const deeper = z - (windowZoom - 1);
    const size = 2 ** deeper;
    const coarse = tiles.tile(windowZoom - 1, Math.floor(x / size), Math.floor(y / size));
    return coarse ? cutTile(coarse, deeper, x % size, y % size) : emptyTile;
  }

  async function makeTile({ labels, placeNames }: Names, z: number, x: number, y: number): Promise<Buffer> {
    const shapes = shapesOf(z, x, y);
    const places = shapes.places.map((place) => ({ ...place, names: cityNames.get(place.name) }));
    const translations = new Map(
      places.flatMap(({ id, names: own }) => {
        const translated = { ...own, ...placeNames.get(id) };
        return Object.keys(translated).length > 0 ? [[id, translated]] : [];
      }),
    );
    const deepest = z === maxZoom;
    const points = labelPoints({ z, x, y }, shapes.places, labels, translations, deepest);
    return compress(encodeVectorTile(shapes, points, deepest), {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9 },
    });
  }

  function tile(shown: Names, z: number, x: number, y: number): Promise<Buffer> {
    const key = `${shown.version}/${z}/${x}/${y}`;
    const found = cached.get(key);
    if (found) {
      cached.delete(key);
      cached.set(key, found);
      return found;
    }
    const made = queue.run(() => makeTile(shown, z, x, y));
    cached.set(key, made);
    made.catch(() => cached.delete(key));
    const oldest = cached.keys().next();
    if (cached.size > cachedTiles && !oldest.done) cached.delete(oldest.value);
    return made;
  }

  async function serve(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { version, ...tileOf } = request.params as Record<'version' | 'z' | 'x' | 'y', string>;
    const [z, x, y] = [tileOf.z, tileOf.x, tileOf.y.replace(/\.pbf$/, '')].map((text) =>
      /^\d{1,4}$/.test(text) ? Number(text) : NaN,
    ) as [number, number, number];
    const exists = z <= maxZoom && x < 2 ** z && y < 2 ** z;
    if (!exists) return reply.code(404).header('cache-control', 'no-cache').type('text/plain').send('');
    const shown = await readNames().catch(namesWithoutDatabase);
    const { version: current } = shown;
    const body = await tile(shown, z, x, y);
    const brotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
    if (brotli) reply.header('content-encoding', 'br');
    return reply
      .header('vary', 'accept-encoding')
      .header(
        'cache-control',
        // A tile of another version is the current one; it must not be cached under a name that is not its own.
        version === current ? 'public, max-age=31536000, immutable' : 'no-cache',
      )
      .type('application/vnd.mapbox-vector-tile')
      .send(brotli ? body : brotliDecompressSync(body));
  }

  const map: MapArea = {
    async settings() {
      const known = await names?.catch(() => undefined);
      if (known && Date.now() - known.readAt > namesFreshMs) names = undefined;
      const { version } = await readNames().catch((error: unknown) => {
        // Names that were read once are good while the database is away.
        if (!known) throw error;
        names = Promise.resolve(known);
        return known;
      });
      return { tiles: `/map/${version}/{z}/{x}/{y}.pbf`, maxZoom, styleUrl };
    },
  };
  return {
    ...map,
    module: {
      name: 'map',
      endpoints: bindArea(mapEndpoints, { getMap: getMapHandler({ map }) }),
      routes: [{ method: 'GET', path: '/map/:version/:z/:x/:y', answer: serve }],
    },
  };
}
