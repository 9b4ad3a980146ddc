import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  createMapTiles,
  maxZoom,
  openRelief,
  openStreets,
  type MapArchive,
  type MapNames,
} from '../../../engines/map/face.ts';
import type { Area } from '../../http/area-module.ts';
import { bindArea } from '../../http/bind.ts';
import type { Database } from '../../platform/database.ts';
import { createWorkQueue, type WorkQueue } from '../../platform/work-queue.ts';
import { configureArchive } from './configured-archive.ts';
import { mapStore } from './map-store.ts';
import { createTileCache, sendNoTile, sendPicture, sendTile, tileAddress } from './tile-cache.ts';
import type { MapArea } from './map-context.ts';
import { mapCalls } from './calls.generated.ts';

/** Tiles cached in memory, about 5 kB each: enough for the neighbourhood of a busy site. */
const cachedTiles = 1500;
/** Milliseconds after which names are reloaded, for regions that an import has added. */
const namesFreshMs = 600_000;
/** Street tiles cached in memory, about 40 kB each. */
const cachedStreets = 600;

const requestedVersion = ({ params }: FastifyRequest): string => (params as { version: string }).version;

interface ReadNames {
  names: MapNames;
  readAt: number;
}

export interface MapDeps {
  db: Database;
  styleUrl: string | null;
  /** Path of a PMTiles archive of the Protomaps basemap. */
  streetsFile?: string | null;
  /** Path of a PMTiles archive of heights. */
  reliefFile?: string | null;
  /** Limits the number of tiles generated at once. If absent, there is no limit. */
  queue?: WorkQueue;
}

export function createMap({
  db,
  styleUrl,
  streetsFile = null,
  reliefFile = null,
  queue = createWorkQueue({ name: 'tiles', concurrency: 2, waitMs: Infinity }),
}: MapDeps): Area<MapArea> {
  const tiles = createMapTiles();
  let reading: Promise<ReadNames> | undefined;
  const streets = configureArchive(
    streetsFile,
    openStreets,
    'MAP_TILES must be a PMTiles archive of the Protomaps basemap',
  );
  const relief = configureArchive(
    reliefFile,
    openRelief,
    'MAP_RELIEF must be a PMTiles archive of heights in the terrarium encoding',
  );
  const shapeCache = createTileCache({ queue, size: cachedTiles, quality: 9 });
  const streetCache = createTileCache({ queue, size: cachedStreets, quality: 5 });

  function readNames(): Promise<ReadNames> {
    reading ??= (async () => {
      const [regions, placeNames] = await Promise.all([mapStore.regions(db), mapStore.placeNames(db)]);
      return { names: tiles.createNames(regions, placeNames), readAt: Date.now() };
    })();
    reading.catch(() => {
      reading = undefined;
    });
    return reading;
  }

  async function serve(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const at = tileAddress(request.params, maxZoom);
    if (!at) return sendNoTile(reply);
    // While the database is down, the map is shown without names of places.
    const names = await readNames().then(
      (latest) => latest.names,
      () => tiles.unnamed,
    );
    const key = `${names.version}/${at.z}/${at.x}/${at.y}`;
    const body = await shapeCache.get(key, () => Promise.resolve(tiles.tile(names, at)));
    return sendTile(request, reply, body, requestedVersion(request) === names.version);
  }

  async function serveStreets(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const archive = await streets.open();
    const at = archive && tileAddress(request.params, archive.maxZoom);
    if (!archive || !at) return sendNoTile(reply);
    const key = `${at.z}/${at.x}/${at.y}`;
    const emptyTile = new Uint8Array();
    const body = await streetCache.get(key, async () => (await archive.tile(at.z, at.x, at.y)) ?? emptyTile);
    return sendTile(request, reply, body, requestedVersion(request) === archive.version);
  }

  /** Heights are compressed pictures, which are read from the file each time: browsers and the system's cache keep them. */
  async function serveRelief(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const archive = await relief.open();
    const at = archive && tileAddress(request.params, archive.maxZoom);
    if (!archive || !at) return sendNoTile(reply);
    const picture = await archive.tile(at.z, at.x, at.y);
    return sendPicture(reply, picture, archive.mediaType, requestedVersion(request) === archive.version);
  }

  const archiveSettings = (kind: 'streets' | 'relief', archive: MapArchive, form: string) => ({
    tiles: `/map/${kind}/${archive.version}/{z}/{x}/{y}${form}`,
    minZoom: archive.minZoom,
    maxZoom: archive.maxZoom,
    bounds: archive.bounds,
  });

  const map: MapArea = {
    async settings() {
      const cachedNames = await reading?.catch(() => undefined);
      if (cachedNames && Date.now() - cachedNames.readAt > namesFreshMs) reading = undefined;
      const { names } = await readNames().catch((error: unknown) => {
        // Names from an earlier read stay valid while the database is down.
        if (!cachedNames) throw error;
        reading = Promise.resolve(cachedNames);
        return cachedNames;
      });
      const [streetArchive, reliefArchive] = await Promise.all([streets.open(), relief.open()]);
      return {
        tiles: `/map/${names.version}/{z}/{x}/{y}.pbf`,
        maxZoom,
        styleUrl,
        streets: streetArchive && archiveSettings('streets', streetArchive, '.pbf'),
        relief: reliefArchive && {
          ...archiveSettings('relief', reliefArchive, ''),
          tileSize: reliefArchive.tileSize,
        },
      };
    },
  };
  return {
    ...map,
    module: {
      name: 'map',
      endpoints: bindArea(mapCalls, { map }),
      routes: [
        { method: 'GET', path: '/map/:version/:z/:x/:y', answer: serve },
        { method: 'GET', path: '/map/streets/:version/:z/:x/:y', answer: serveStreets },
        { method: 'GET', path: '/map/relief/:version/:z/:x/:y', answer: serveRelief },
      ],
      // An invalid path stops the start with an error, where the administrator sees it.
      async start() {
        await Promise.all([streets.open(), relief.open()]);
      },
      async stop() {
        await Promise.all([streets.close(), relief.close()]);
      },
    },
  };
}
