import type { CurrentOperator } from '../../../domain/operator/operator.ts';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Area } from '../../http/area-module.ts';
import type { Database } from '../../platform/database.ts';
import { isDatabaseDown } from '../../platform/database-down.ts';
import type { Language } from '../../../domain/language.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { FileStore } from '../../platform/file-store.ts';
import type { Images, PictureFormat } from '../../../engines/pictures/face.ts';
import type { Log } from '../../platform/log.ts';
import {
  createWorkQueue,
  QueueFullError,
  retryAfterRefusal,
  type WorkQueue,
} from '../../platform/work-queue.ts';
import { createDiskCache } from './disk-cache.ts';
import { createEncodeQueue } from './encode-queue.ts';
import { type PictureAddress, parsePictureAddress } from './rules/picture-address.ts';
import { type Subject, createSubjects, fingerprint } from './subjects.ts';
import { warmCovers } from './warm-covers.ts';

export type PicturesDeps = {
  db: Database;
  /** Limits the wait for an unresponsive database. If absent, there is no limit. */
  guard?: <Result>(work: Promise<Result>) => Promise<Result>;
  log: Log;
  files: FileStore;
  images: Pick<Images, 'renderPicture' | 'drawPlan'>;
  translate: (language: Language) => Translate;
  drawingEdition: number;
  operator: CurrentOperator;
  dataDir: string;
  cacheBytes?: number;
  /** Limits the number of simultaneous encodings. If absent, there is no limit. */
  queue?: WorkQueue;
  /** Milliseconds since the last request. If absent, the server counts as idle. */
  quietMs?: () => number;
  /** Number of covers to generate in advance. If absent, none. */
  warmedCovers?: number;
};

export type Pictures = {
  /** Returns the bytes of a picture by its path, for documents; null if there is none. */
  bytes: (path: string) => Promise<Buffer | null>;
  /** Generates up to `limit` covers for lists while the server is idle. Resolves when done or stopped. */
  warmCovers: (limit: number) => Promise<number>;
};

const contentTypes: Record<PictureAddress['format'], string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
};

const warmedAfterMs = 5_000;
const quietAfterMs = 400;

const forever = 'public, max-age=31536000, immutable';
/** Addresses without a version may change, so that they are cached for a day only. */
const cacheForADay = 'public, max-age=86400, stale-while-revalidate=604800';

/** Returns the name of the file that records the last subject of an address, whatever its version. */
function lastSubjectFile(address: PictureAddress): string {
  const { versioned: _, ...addressFields } = address;
  const unversioned = 'version' in addressFields ? { ...addressFields, version: undefined } : addressFields;
  return `${createHash('sha256').update(JSON.stringify(unversioned)).digest('hex').slice(0, 32)}.shown`;
}

export function createPictures(deps: PicturesDeps): Area<Pictures> {
  const { db, log, images, quietMs = () => Infinity, guard = (work) => work } = deps;
  const queue = createEncodeQueue(
    deps.queue ?? createWorkQueue({ name: 'pictures', concurrency: 1, waitMs: Infinity }),
  );
  const cache = createDiskCache(join(deps.dataDir, 'pictures'), deps.cacheBytes ?? 1024 ** 3);
  const subjects = createSubjects(deps);
  let isStopped = false;

  /** Returns the encoded picture; null if the photo's file is missing. */
  async function encodePicture(
    subject: Subject,
    address: PictureAddress,
    name: string,
  ): Promise<Buffer | null> {
    const file = `${name}.${address.format}`;
    const ready = await cache.get(file);
    if (ready) {
      if (!(await cache.has(lastSubjectFile(address)))) await remember(address, file);
      return ready;
    }
    const encodedBytes = await queue.run(file, async () => {
      const source = await subject.source();
      if (!source) return Buffer.alloc(0);
      const bytes =
        'plan' in source
          ? await images.drawPlan(source.plan, source.words)
          : await images.renderPicture(source, address, address.format as PictureFormat, subject.share);
      // With a full disk, pictures are generated for each request.
      await cache.put(file, bytes).catch((error: unknown) => log.warn({ err: error }, 'picture not cached'));
      await remember(address, file);
      return bytes;
    });
    return encodedBytes.length > 0 ? encodedBytes : null;
  }

  const remember = (address: PictureAddress, file: string): Promise<void> =>
    cache.put(lastSubjectFile(address), Buffer.from(file)).catch(() => undefined);

  const notFound = (reply: FastifyReply) =>
    reply
      .code(404)
      .header('cache-control', 'public, max-age=60')
      .type('text/plain; charset=utf-8')
      .send('404');

  const refuse = (reply: FastifyReply, retryAfter: number) =>
    reply
      .code(503)
      .header('retry-after', String(retryAfter))
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send('503');

  /** Returns the picture of an address; while the database is down, its last subject, if that is on disk. */
  async function lookUp(
    address: PictureAddress,
  ): Promise<{ name: string; bytes: () => Promise<Buffer | null> } | null> {
    try {
      const subject = await guard(subjects.of(address));
      if (!subject) return null;
      const name = fingerprint(subject, address);
      return { name, bytes: () => encodePicture(subject, address, name) };
    } catch (error) {
      const file = isDatabaseDown(error) ? await cache.get(lastSubjectFile(address)) : null;
      const ready = file && (await cache.get(file.toString()));
      if (!ready) throw error;
      const [name = ''] = file.toString().split('.');
      return { name, bytes: () => Promise.resolve(ready) };
    }
  }

  async function serve(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const path = request.raw.url?.split('?', 1)[0] ?? '';
    const address = parsePictureAddress(path);
    if (!address) return notFound(reply);
    // Under overload, refuses uncached pictures before any lookup; cached ones may still be served.
    if (queue.isFull() && !(await cache.has(lastSubjectFile(address)))) {
      queue.countRefusal();
      return refuse(reply, retryAfterRefusal);
    }
    const subject = await lookUp(address);
    if (!subject) return notFound(reply);
    const { name } = subject;
    const etag = `"${name}"`;
    const isUnchanged = request.headers['if-none-match']
      ?.split(',')
      .some((tag) => tag.trim().replace(/^W\//, '') === etag);
    const caching = (r: FastifyReply) =>
      r.header('cache-control', address.versioned ? forever : cacheForADay).header('etag', etag);
    if (isUnchanged) return caching(reply).code(304).send();
    try {
      const bytes = await subject.bytes();
      if (!bytes) return notFound(reply);
      // These formats are for mails and shared links, so that other sites may embed them.
      if (address.format === 'jpg' || address.format === 'png') {
        reply.header('cross-origin-resource-policy', 'cross-origin');
      }
      return caching(reply)
        .type(contentTypes[address.format])
        .header('content-length', bytes.length)
        .send(bytes);
    } catch (error) {
      if (!(error instanceof QueueFullError)) throw error;
      return refuse(reply, error.retryAfter);
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
          isStopped: () => isStopped,
          has: (file) => cache.has(file),
          make: encodePicture,
        },
        limit,
      ),
    async bytes(path) {
      const address = parsePictureAddress(path);
      const subject = address && (await subjects.of(address));
      return address && subject ? encodePicture(subject, address, fingerprint(subject, address)) : null;
    },
  };
  return {
    ...pictures,
    module: {
      name: 'pictures',
      routes: [{ method: 'GET', path: '/pictures/*', answer: serve }],
      async start() {
        const warm = (): void =>
          void pictures
            .warmCovers(deps.warmedCovers ?? 0)
            .catch((error: unknown) => log.warn({ err: error }, 'covers could not be made in advance'));
        // Runs in the background, once the site is up.
        setTimeout(warm, warmedAfterMs).unref();
      },
      stop() {
        isStopped = true;
      },
    },
  };
}
