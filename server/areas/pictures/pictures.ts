import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../platform/database.ts';
import type { FileStore } from '../../platform/file-store.ts';
import type { Log } from '../../platform/log.ts';
import { createDiskCache } from './disk-cache.ts';
import { QueueFullError, createEncodeQueue } from './encode-queue.ts';
import type { Illustrator } from '../../../illustrations/scene-description.ts';
import {
  findCountryLandscape,
  findHomePicture,
  findPortrait,
  findRegionLandscape,
  listCoverHomes,
  offerExists,
} from './pictures-store.ts';
import { preparePhoto } from './prepare-photo.ts';
import { type Source, renderPicture } from './render-picture.ts';
import { describeHome, heroLight, themeScene } from './rules/describe-home.ts';
import {
  type Format,
  type PictureAddress,
  type SceneKey,
  parsePictureAddress,
} from './rules/picture-address.ts';

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
};

/** What a picture is made from, and a name for it that changes with it. */
type Subject = { name: string; source: () => Promise<Source | null> };

export type Pictures = {
  register: (app: FastifyInstance) => void;
  /** Makes the covers that lists show, while nobody else waits. Resolves when done or stopped. */
  warmCovers: (limit: number) => Promise<number>;
  stop: () => void;
  preparePhoto: typeof preparePhoto;
};

const contentTypes: Record<Format, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
};
const offerLandscapes = [
  'dalmatia',
  'alps',
  'balticSea',
  'tuscany',
  'denmark',
  'lake',
  'balearic',
  'blackForest',
  'northSea',
  'countryside',
  'provence',
  'atlantic',
] as const;

export function createPictures(deps: PicturesDeps): Pictures {
  const { db, log, files, illustrator } = deps;
  const queue = createEncodeQueue(deps.queueBound ?? 240);
  const cache = createDiskCache(join(deps.dataDir, 'pictures'), deps.cacheBytes ?? 1024 ** 3);
  let stopped = false;

  const drawn = (name: string, svg: () => string): Subject => ({
    name: `${illustrator.edition}|${name}`,
    source: async () => ({ svg: svg() }),
  });

  function hero(key: string, landscape: string | null, light?: ReturnType<typeof heroLight>): Subject | null {
    if (landscape === null) return null;
    const shown = light ?? heroLight(key, landscape);
    return drawn(`${key}|${landscape}|${JSON.stringify(shown)}`, () =>
      illustrator.hero(key, landscape, shown),
    );
  }

  async function sceneSubject(key: SceneKey): Promise<Subject | null> {
    switch (key.kind) {
      case 'country':
        return hero(`country-${key.code}`, await findCountryLandscape(db, key.code));
      case 'region':
        return hero(`region-${key.region}`, await findRegionLandscape(db, key.region));
      case 'offer':
        return (await offerExists(db, key.id))
          ? hero(`offer-${key.id}`, offerLandscapes[key.id % offerLandscapes.length] ?? null)
          : null;
      case 'theme': {
        const theme = themeScene(key.name);
        return theme && hero(`theme-${key.name}`, theme.landscape, theme.light);
      }
    }
  }

  async function subjectOf(address: PictureAddress): Promise<Subject | null> {
    if (address.of === 'scene') return sceneSubject(address.key);
    if (address.of === 'staff') {
      const seed = await findPortrait(db, address.id);
      return seed === null ? null : drawn(`staff|${seed}`, () => illustrator.portrait(seed));
    }
    const picture = await findHomePicture(db, address.objectNumber, address.no);
    if (!picture) return null;
    const { fileKey } = picture;
    if (fileKey !== null) {
      return {
        name: `file|${fileKey}`,
        source: async () => {
          const photo = await files.get(fileKey);
          return photo && { photo };
        },
      };
    }
    const description = describeHome(picture.home, address.no, picture.scene);
    return drawn(`home|${JSON.stringify(description)}`, () => illustrator.scene(description));
  }

  const fingerprint = (subject: Subject, { width, height, format }: PictureAddress) =>
    createHash('sha256').update(`${subject.name}|${width}x${height}.${format}`).digest('hex').slice(0, 32);

  /** Null when the photo's file is gone. */
  async function bytesOf(subject: Subject, address: PictureAddress, name: string): Promise<Buffer | null> {
    const file = `${name}.${address.format}`;
    const ready = await cache.get(file);
    if (ready) return ready;
    const made = await queue.run(file, async () => {
      const source = await subject.source();
      if (!source) return Buffer.alloc(0);
      const bytes = await renderPicture(source, address, address.format);
      // A full disk must not take the pictures away: they are then made for each request.
      await cache.put(file, bytes).catch((error: unknown) => log.warn({ err: error }, 'picture not kept'));
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
    const subject = address && (await subjectOf(address));
    if (!address || !subject) return notFound(reply);
    const name = fingerprint(subject, address);
    const etag = `"${name}"`;
    const known = request.headers['if-none-match']
      ?.split(',')
      .some((tag) => tag.trim().replace(/^W\//, '') === etag);
    const caching = (r: FastifyReply) =>
      r.header('cache-control', 'public, max-age=31536000, immutable').header('etag', etag);
    if (known) return caching(reply).code(304).send();
    try {
      const bytes = await bytesOf(subject, address, name);
      if (!bytes) return notFound(reply);
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

  return {
    register(app) {
      app.route({ method: ['GET', 'HEAD'], url: '/pictures/*', exposeHeadRoute: false, handler: serve });
    },
    async warmCovers(limit) {
      let made = 0;
      for (const objectNumber of await listCoverHomes(db, limit)) {
        for (const size of ['362x225', '725x450']) {
          const address = parsePictureAddress(`/pictures/${objectNumber}/1-${size}.avif`);
          // Visitors first: the covers wait until nobody else does.
          do {
            await new Promise((resolve) => setTimeout(resolve, queue.size() > 0 ? 100 : 15));
            if (stopped) return made;
          } while (queue.size() > 0);
          try {
            const subject = address && (await subjectOf(address));
            if (!address || !subject || (await cache.has(`${fingerprint(subject, address)}.avif`))) continue;
            await bytesOf(subject, address, fingerprint(subject, address));
            made++;
          } catch (error) {
            if (stopped) return made;
            log.warn({ err: error, objectNumber }, 'cover not made');
          }
        }
      }
      return made;
    },
    stop() {
      stopped = true;
    },
    preparePhoto,
  };
}
