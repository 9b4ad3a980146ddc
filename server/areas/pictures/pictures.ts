import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Illustrator } from '../../../illustrations/scene-description.ts';
import type { Area } from '../../http/area-module.ts';
import type { Database } from '../../platform/database.ts';
import type { FileStore } from '../../platform/file-store.ts';
import type { Log } from '../../platform/log.ts';
import { createDiskCache } from './disk-cache.ts';
import { QueueFullError, createEncodeQueue } from './encode-queue.ts';
import { preparePhoto } from './prepare-photo.ts';
import { renderPicture } from './render-picture.ts';
import { type Format, type PictureAddress, parsePictureAddress } from './rules/picture-address.ts';
import { drawShareText } from './share-card.ts';
import { type Subject, createSubjects, fingerprint } from './subjects.ts';
import { type Typesetter, createTypesetter } from './typeset.ts';
import { warmCovers } from './warm-covers.ts';

export type PicturesDeps = {
  db: Database;
  log: Log;
  files: FileStore;
  illustrator: Illustrator;
  dataDir: string;
  /** Bound of the folder of made pictures. */
  cacheBytes?: number;
  /** Pictures that may wait at once. */
  queueBound?: number;
  /** Milliseconds since anybody was served; absent: for ever. */
  quietMs?: () => number;
  /** Covers that are made in advance from the start on; absent: none. */
  warmedCovers?: number;
};

export type Pictures = {
  /** The bytes at the path of an address, for documents; null where there is no such picture. */
  bytes: (path: string) => Promise<Buffer | null>;
  /** Makes the covers that lists show, at most so many, while nobody else waits. Resolves when done or stopped. */
  warmCovers: (limit: number) => Promise<number>;
  preparePhoto: typeof preparePhoto;
};

const contentTypes: Record<Format, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
};

/** So long after the last request covers are made in advance. */
const quietAfterMs = 400;

const forever = 'public, max-age=31536000, immutable';
/** Addresses without a version may show something else tomorrow. */
const forADay = 'public, max-age=86400, stale-while-revalidate=604800';

export function createPictures(deps: PicturesDeps): Area<Pictures> {
  const { db, log, files, illustrator, quietMs = () => Infinity } = deps;
  const queue = createEncodeQueue(deps.queueBound ?? 240);
  const cache = createDiskCache(join(deps.dataDir, 'pictures'), deps.cacheBytes ?? 1024 ** 3);
  const subjects = createSubjects(db, files, illustrator);
  let typesetter: Promise<Typesetter> | null = null;
  let stopped = false;

  /** Null when the photo's file is gone. */
  async function bytesOf(subject: Subject, address: PictureAddress, name: string): Promise<Buffer | null> {
    const file = `${name}.${address.format}`;
    const ready = await cache.get(file);
    if (ready) return ready;
    const made = await queue.run(file, async () => {
      const source = await subject.source();
      if (!source) return Buffer.alloc(0);
      // Fonts are read when the first link preview is asked for.
      const over = subject.share && drawShareText(await (typesetter ??= createTypesetter()), subject.share);
      const bytes = await renderPicture(source, address, address.format, over);
      // A full disk must not hide the pictures: they are then made for each request.
      await cache.put(file, bytes).catch((error: unknown) => log.warn({ err: error }, 'picture not cached'));
      return bytes;
    });
    return made.length > 0 ? made : null;
  }

  const notFound = (reply: FastifyReply) =>
    reply
      .code(404)
      .header('cache-control', 'public, max-age=60')
      .type('text/plain; charset=utf-8')
      .send('404');

  async function serve(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const address = parsePictureAddress(request.raw.url?.split('?', 1)[0] ?? '');
    const subject = address && (await subjects.of(address));
    if (!address || !subject) return notFound(reply);
    const name = fingerprint(subject, address);
    const etag = `"${name}"`;
    const known = request.headers['if-none-match']
      ?.split(',')
      .some((tag) => tag.trim().replace(/^W\//, '') === etag);
    const caching = (r: FastifyReply) =>
      r.header('cache-control', address.versioned ? forever : forADay).header('etag', etag);
    if (known) return caching(reply).code(304).send();
    try {
      const bytes = await bytesOf(subject, address, name);
      if (!bytes) return notFound(reply);
      // These two are made for mails and shared links: what others show within their own pages.
      if (address.format === 'jpg' || address.format === 'png') {
        reply.header('cross-origin-resource-policy', 'cross-origin');
      }
      return caching(reply)
        .type(contentTypes[address.format])
        .header('content-length', bytes.length)
        .send(bytes);
    } catch (error) {
      if (!(error instanceof QueueFullError)) throw error;
      return reply
        .code(503)
        .header('retry-after', '3')
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send('503');
    }
  }

  const pictures: Pictures = {
    warmCovers: (limit) =>
      warmCovers(
        {
          db,
          log,
          subjects,
          isQuiet: () => queue.size() === 0 && quietMs() > quietAfterMs,
          isStopped: () => stopped,
          has: (file) => cache.has(file),
          make: bytesOf,
        },
        limit,
      ),
    async bytes(path) {
      const address = parsePictureAddress(path);
      const subject = address && (await subjects.of(address));
      return address && subject ? bytesOf(subject, address, fingerprint(subject, address)) : null;
    },
    preparePhoto,
  };
  return {
    ...pictures,
    module: {
      name: 'pictures',
      routes: [{ method: 'GET', path: '/pictures/*', answer: serve }],
      async start() {
        // Nobody waits for it: it goes on beside everything else.
        void pictures
          .warmCovers(deps.warmedCovers ?? 0)
          .catch((error: unknown) => log.warn({ err: error }, 'covers could not be made in advance'));
      },
      stop() {
        stopped = true;
      },
    },
  };
}
