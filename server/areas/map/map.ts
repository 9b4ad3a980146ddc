import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  createMapTiles,
  maxZoom,
  openStreets,
  type MapNames,
  type StreetArchive,
} from '../../../engines/map/face.ts';
import type { Area } from '../../http/area-module.ts';
import { bindArea } from '../../http/bind.ts';
import type { Database } from '../../platform/database.ts';
import { SettingError } from '../../platform/setting-error.ts';
import { createWorkQueue, type WorkQueue } from '../../platform/work-queue.ts';
import { mapStore } from './map-store.ts';
import { createTileCache, sendNoTile, sendTile, tileAddress } from './tile-cache.ts';
import type { MapArea, MapSettings } from './map-context.ts';
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
  /** Limits the number of tiles generated at once. If absent, there is no limit. */
  queue?: WorkQueue;
}

export function createMap({
  db,
  styleUrl,
  streetsFile = null,
  queue = createWorkQueue({ name: 'tiles', concurrency: 2, waitMs: Infinity }),
}: MapDeps): Area<MapArea> {
  const tiles = createMapTiles();
  let reading: Promise<ReadNames> | undefined;
  let streets: Promise<StreetArchive> | undefined;
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

  function openConfigured(path: string): Promise<StreetArchive> {
    streets ??= openStreets(path).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      throw new SettingError(`MAP_TILES must be a PMTiles archive of the Protomaps basemap: ${reason}`, {
        cause: error,
      });
    });
    return streets;
  }

  async function serveStreets(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const archive = streetsFile === null ? null : await openConfigured(streetsFile);
    const at = archive && tileAddress(request.params, archive.maxZoom);
    if (!archive || !at) return sendNoTile(reply);
    const key = `${at.z}/${at.x}/${at.y}`;
    const emptyTile = new Uint8Array();
    const body = await streetCache.get(key, async () => (await archive.tile(at.z, at.x, at.y)) ?? emptyTile);
    return sendTile(request, reply, body, requestedVersion(request) === archive.version);
  }

  async function streetSettings(): Promise<MapSettings['streets']> {
    if (streetsFile === null) return null;
    const archive = await openConfigured(streetsFile);
    const { version, minZoom, maxZoom: deepest, bounds } = archive;
    return { tiles: `/map/streets/${version}/{z}/{x}/{y}.pbf`, minZoom, maxZoom: deepest, bounds };
  }

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
      return {
        tiles: `/map/${names.version}/{z}/{x}/{y}.pbf`,
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
      endpoints: bindArea(mapCalls, { map }),
      routes: [
        { method: 'GET', path: '/map/:version/:z/:x/:y', answer: serve },
        { method: 'GET', path: '/map/streets/:version/:z/:x/:y', answer: serveStreets },
      ],
      // An invalid path stops the start with an error, where the administrator sees it.
      async start() {
        if (streetsFile !== null) await openConfigured(streetsFile);
      },
      async stop() {
        await (await streets?.catch(() => undefined))?.close();
      },
    },
  };
}
