import { brotliCompress, brotliDecompressSync, constants } from 'node:zlib';
import { promisify } from 'node:util';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { TileAddress } from '../../../engines/map/face.ts';
import type { WorkQueue } from '../../platform/work-queue.ts';

const compress = promisify(brotliCompress);

export function tileAddress(params: unknown, maxZoom: number): TileAddress | null {
  const texts = params as Record<'z' | 'x' | 'y', string>;
  const [z, x, y] = [texts.z, texts.x, texts.y.replace(/\.pbf$/, '')].map((text) =>
    /^\d{1,6}$/.test(text) ? Number(text) : NaN,
  ) as [number, number, number];
  return z <= maxZoom && x < 2 ** z && y < 2 ** z ? { z, x, y } : null;
}

export interface TileCache {
  /** Returns the compressed tile of a key, cached or newly made; the least recently used are evicted. */
  get(key: string, make: () => Promise<Uint8Array>): Promise<Buffer>;
}

/** Caches compressed tiles in memory. Few are made at a time, and concurrent requests for one share the work. */
export function createTileCache(options: {
  queue: WorkQueue;
  /** Maximum number of cached tiles. */
  size: number;
  /** Brotli's quality, 0 to 11. */
  quality: number;
}): TileCache {
  const tiles = new Map<string, Promise<Buffer>>();
  const params = { [constants.BROTLI_PARAM_QUALITY]: options.quality };
  return {
    get(key, make) {
      const cachedTile = tiles.get(key);
      if (cachedTile) {
        tiles.delete(key);
        tiles.set(key, cachedTile);
        return cachedTile;
      }
      const newTile = options.queue.run(async () => compress(await make(), { params }));
      tiles.set(key, newTile);
      newTile.catch(() => tiles.delete(key));
      const oldest = tiles.keys().next();
      if (tiles.size > options.size && !oldest.done) tiles.delete(oldest.value);
      return newTile;
    },
  };
}

/** Sends a tile. An address with an outdated version gets the current tile, without being cached. */
export function sendTile(
  request: FastifyRequest,
  reply: FastifyReply,
  body: Buffer,
  current: boolean,
): FastifyReply {
  const brotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
  if (brotli) reply.header('content-encoding', 'br');
  return reply
    .header('vary', 'accept-encoding')
    .header('cache-control', current ? 'public, max-age=31536000, immutable' : 'no-cache')
    .type('application/vnd.mapbox-vector-tile')
    .send(brotli ? body : brotliDecompressSync(body));
}

/** Sends a picture of an archive; where it has none, an answer without content, which the map takes as an empty tile. */
export function sendPicture(
  reply: FastifyReply,
  picture: Uint8Array | undefined,
  mediaType: string,
  current: boolean,
): FastifyReply {
  reply.header('cache-control', current ? 'public, max-age=31536000, immutable' : 'no-cache');
  return picture ? reply.type(mediaType).send(Buffer.from(picture)) : reply.code(204).send();
}

export const sendNoTile = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header('cache-control', 'no-cache').type('text/plain').send('');
