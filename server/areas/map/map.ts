import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { mapEndpoints } from '../../../contract/map/endpoints.ts';
import type { Localized } from '../../../domain/language.ts';
import type { Area } from '../../http/area-module.ts';
import { bindArea } from '../../http/bind.ts';
import type { Database } from '../../platform/database.ts';
import { createWorkQueue, type WorkQueue } from '../../platform/work-queue.ts';
import { cityNames } from './data/city-names.ts';
import { geographicNames } from './data/geographic-names.ts';
import { riverNames } from './data/river-names.ts';
import { getMapHandler } from './handlers/get-map.ts';
import { mapStore } from './map-store.ts';
import { openStreets, type StreetArchive } from './pmtiles-file.ts';
import { cutTile } from './rules/cut-tile.ts';
import { decodeGround, emptyGround, type TileGround } from './rules/ground-tile.ts';
import { encodeVectorTile } from './rules/encode-vector-tile.ts';
import { labelPoints, type MapLabel } from './rules/label-points.ts';
import { regionLabel } from './rules/region-label.ts';
import {
  decodeTile,
  emptyTile,
  maxZoom,
  openArchive,
  windowZoom,
  type TileArchive,
  type TileShapes,
} from './rules/tile-archive.ts';
import { createTileCache, sendNoTile, sendTile, tileAddress, type TileAddress } from './tile-cache.ts';
import type { MapArea, MapSettings } from './map-context.ts';

const shapesFile = join(import.meta.dirname, 'data/tiles.bin');
const groundFile = join(import.meta.dirname, 'data/ground.bin');
/** Tiles cached in memory: some 5 kB each, a busy site's whole neighbourhood. */
const cachedTiles = 1500;
/** Milliseconds after which names are read anew, for regions that an import has added. */
const namesFreshMs = 600_000;
/** The same of street tiles, which have some 40 kB. */
const cachedStreets = 600;

const versionOf = ({ params }: FastifyRequest): string => (params as { version: string }).version;

interface Archive {
  /** Land, waters, borders and places. */
  shapes: TileArchive<TileShapes>;
  /** Rivers and towns as areas, which are of another licence. */
  ground: TileArchive<TileGround>;
  hash: string;
}

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
  /** Path of a PMTiles archive of the Protomaps basemap. */
  streetsFile?: string | null;
  /** Makes a few tiles at a time; absent: as many as anybody wants wait for one another. */
  queue?: WorkQueue;
}

export function createMap({
  db,
  styleUrl,
  streetsFile = null,
  queue = createWorkQueue({ name: 'tiles', concurrency: 2, waitMs: Infinity }),
}: MapDeps): Area<MapArea> {
  let archive: Archive | undefined;
  let names: Promise<Names> | undefined;
  let streets: Promise<StreetArchive> | undefined;
  const shapeCache = createTileCache({ queue, size: cachedTiles, quality: 9 });
  const streetCache = createTileCache({ queue, size: cachedStreets, quality: 5 });

  /** Opens the archives when the first map is shown: most processes, such as tests, never need them. */
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
    const { shapes } = openTiles();
    const found = shapes.tile(z, x, y);
    if (found || z < windowZoom) return found ?? emptyTile;
    const deeper = z - (windowZoom - 1);
    const size = 2 ** deeper;
    const coarse = shapes.tile(windowZoom - 1, Math.floor(x / size), Math.floor(y / size));
    return coarse ? cutTile(coarse, deeper, x % size, y % size) : emptyTile;
  }

  function makeTile({ labels, placeNames }: Names, { z, x, y }: TileAddress): Uint8Array {
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
    const ground = openTiles().ground.tile(z, x, y) ?? emptyGround;
    return encodeVectorTile(shapes, ground, points, riverNames, deepest);
  }

  async function serve(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const at = tileAddress(request.params, maxZoom);
    if (!at) return sendNoTile(reply);
    const shown = await readNames().catch(namesWithoutDatabase);
    const key = `${shown.version}/${at.z}/${at.x}/${at.y}`;
    const body = await shapeCache.get(key, () => Promise.resolve(makeTile(shown, at)));
    return sendTile(request, reply, body, versionOf(request) === shown.version);
  }

  function openConfigured(path: string): Promise<StreetArchive> {
    streets ??= openStreets(path);
    return streets;
  }

  async function serveStreets(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const archive = streetsFile === null ? null : await openConfigured(streetsFile);
    const at = archive && tileAddress(request.params, archive.maxZoom);
    if (!archive || !at) return sendNoTile(reply);
    const key = `${at.z}/${at.x}/${at.y}`;
    const nothing = new Uint8Array();
    const body = await streetCache.get(key, async () => (await archive.tile(at.z, at.x, at.y)) ?? nothing);
    return sendTile(request, reply, body, versionOf(request) === archive.version);
  }

  async function streetSettings(): Promise<MapSettings['streets']> {
    if (streetsFile === null) return null;
    const archive = await openConfigured(streetsFile);
    const { version, minZoom, maxZoom: deepest, bounds } = archive;
    return { tiles: `/map/streets/${version}/{z}/{x}/{y}.pbf`, minZoom, maxZoom: deepest, bounds };
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
      return {
        tiles: `/map/${version}/{z}/{x}/{y}.pbf`,
        maxZoom,
        styleUrl,
        streets: await streetSettings(),
      };
    },
  };
  return {
    ...map,
    module: {
      name: 'map',
      endpoints: bindArea(mapEndpoints, { getMap: getMapHandler({ map }) }),
      routes: [
        { method: 'GET', path: '/map/:version/:z/:x/:y', answer: serve },
        { method: 'GET', path: '/map/streets/:version/:z/:x/:y', answer: serveStreets },
      ],
      // A path that names no such archive stops the start, where whoever wrote it reads why.
      async start() {
        if (streetsFile !== null) await openConfigured(streetsFile);
      },
      async stop() {
        await (await streets?.catch(() => undefined))?.close();
      },
    },
  };
}
