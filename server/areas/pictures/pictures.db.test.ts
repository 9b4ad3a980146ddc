import { currentOperator } from '../../../tests/builders/operator.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aHome, aRegion } from '../../../tests/harness/catalogue-builder.ts';
import { type TestDatabase, openTestDatabase } from '../../../tests/harness/databases.ts';
import type { Area } from '../../http/area-module.ts';
import { registerRawRoutes } from '../../http/raw-routes.ts';
import { createLocalFileStore } from '../../platform/file-store.ts';
import { createImageWork } from '../../../engines/pictures/raster/image-work.ts';
import { imageWork } from '../../../tests/harness/image-work.ts';
import { createLog } from '../../platform/log.ts';
import { createWorkQueue } from '../../platform/work-queue.ts';
import { planOfHome, planVersion } from '../../../domain/homes/plan-rooms.ts';
import { createSiteTexts } from '../../../texts/site-texts.ts';
import { findHomeRooms } from './pictures-store.ts';
import { type Pictures, type PicturesDeps, createPictures } from './pictures.ts';

const svg = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1450 900" width="1450" height="900"><rect width="1450" height="900" fill="${color}"/></svg>`;

let database: TestDatabase;
let dataDir: string;
let app: FastifyInstance;
let pictures: Area<Pictures>;
let deps: PicturesDeps;
let drawings = 0;

beforeAll(async () => {
  database = await openTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'pictures-'));
  const files = createLocalFileStore(join(dataDir, 'files'));
  deps = {
    db: database.db,
    operator: currentOperator,
    log: createLog('silent'),
    files,
    images: createImageWork({
      scene: () => (drawings++, svg('#0f4c4a')),
      hero: () => svg('#e9a23b'),
      portrait: () => svg('#c8421b'),
    }),
    drawingEdition: 1,
    translate: createSiteTexts().translate,
    dataDir,
  };
  pictures = createPictures(deps);
  app = fastify({ exposeHeadRoutes: true });
  registerRawRoutes(app, pictures.module.routes ?? [], { publicOrigin: 'https://www.feriola.test' });
  await aHome(database, { objectNumber: 501, pictures: 3 });
  await aHome(database, { objectNumber: 502, removed: true });
  const photo = await imageWork.preparePhoto(
    await sharp({ create: { width: 900, height: 900, channels: 3, background: '#ff0000' } })
      .png()
      .toBuffer(),
  );
  if (!photo.ok) throw new Error(photo.reason);
  await files.put('photos/red.webp', photo.bytes);
  await database.db
    .updateTable('home_images')
    .set({ file_key: 'photos/red.webp' })
    .where('object_number', '=', 501)
    .where('no', '=', 2)
    .execute();
  await database.db
    .updateTable('home_images')
    .set({ file_key: 'photos/gone.webp' })
    .where('object_number', '=', 501)
    .where('no', '=', 3)
    .execute();
  await database.db
    .insertInto('office_staff')
    .values({ id: 7, name_shorted: 'Anna B.', portrait: 'anna' })
    .onConflict((c) => c.doNothing())
    .execute();
});
afterAll(async () => {
  await pictures.module.stop?.();
  await app.close();
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

test.each([
  ['/pictures/501/1-250x155.avif', 'image/avif', 250, 155],
  ['/pictures/501/1-725x450.webp', 'image/webp', 725, 450],
  ['/pictures/501/1-1200x630.jpg', 'image/jpeg', 1200, 630],
  ['/pictures/501/2-362x225.webp', 'image/webp', 362, 225],
  ['/pictures/scene/country-de-1600x700.webp', 'image/webp', 1600, 700],
  ['/pictures/scene/region-region-1-362x225.webp', 'image/webp', 362, 225],
  ['/pictures/scene/theme-snow-362x225.webp', 'image/webp', 362, 225],
  ['/pictures/staff/7-45x45.webp', 'image/webp', 45, 45],
  ['/pictures/staff/7-120x120.jpg', 'image/jpeg', 120, 120],
  ['/pictures/501/1.0a1b2c3d-725x450.avif', 'image/avif', 725, 450],
  ['/pictures/og/object-501.jpg', 'image/jpeg', 1200, 630],
  ['/pictures/og/en/object-501.0a1b2c3d.png', 'image/png', 1200, 630],
  ['/pictures/og/fr/region-region-1.jpg', 'image/jpeg', 1200, 630],
  ['/pictures/og/country-de.jpg', 'image/jpeg', 1200, 630],
  ['/pictures/og/theme-start.jpg', 'image/jpeg', 1200, 630],
])('%s is there, in its size, kept as long as its address allows', async (url, type, width, height) => {
  const reply = await app.inject({ url });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers).toMatchObject({
    'content-type': type,
    'cache-control': url.includes('.0a1b2c3d')
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=86400, stale-while-revalidate=604800',
    'content-length': String(reply.rawPayload.length),
  });
  expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ width, height });
  const head = await app.inject({ url, method: 'HEAD' });
  expect({
    status: head.statusCode,
    type: head.headers['content-type'],
    etag: head.headers.etag,
    length: head.headers['content-length'],
    body: head.rawPayload.length,
  }).toEqual({
    status: 200,
    type,
    etag: reply.headers.etag,
    length: reply.headers['content-length'],
    body: 0,
  });
  const again = await app.inject({ url, headers: { 'if-none-match': String(reply.headers.etag) } });
  expect({ status: again.statusCode, body: again.rawPayload.length }).toEqual({ status: 304, body: 0 });
});

test('an uploaded photo is shown instead of a drawing', async () => {
  const reply = await app.inject({ url: '/pictures/501/2-250x155.webp' });
  const { channels } = await sharp(reply.rawPayload).stats();
  expect(channels[0]?.mean).toBeGreaterThan(240);
  expect(channels[1]?.mean).toBeLessThan(20);
});

test('a floor plan is drawn in the language of its address, for drafts only where its version is known', async () => {
  const rooms = (objectNumber: number) =>
    database.db
      .updateTable('homes')
      .set({
        bed_rooms: JSON.stringify([{ beds: { double: 1 } }]),
        count_rooms_sleeping: 1,
        count_rooms_bath: 1,
      })
      .where('object_number', '=', objectNumber)
      .execute();
  const ask = (path: string) => app.inject({ url: `/pictures/plan/${path}.svg` });
  await rooms(501);
  const reply = await ask('de/501.0a1b2c3d');
  expect(reply.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(reply.body).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  expect((await ask('fr/501.0a1b2c3d')).headers.etag).not.toBe(reply.headers.etag);

  await database.db
    .updateTable('homes')
    .set({ state: 'draft', published_at: null })
    .where('object_number', '=', 501)
    .execute();
  expect((await ask('de/501.0a1b2c3d')).statusCode).toBe(404);
  const plan = planOfHome((await findHomeRooms(database.db, 501))!)!;
  expect((await ask(`de/501.${planVersion(plan, deps.drawingEdition)}`)).statusCode).toBe(200);
  await database.db
    .updateTable('homes')
    .set({ state: 'published', published_at: new Date(), shows_plan: false })
    .where('object_number', '=', 501)
    .execute();
  expect((await ask('de/501.0a1b2c3d')).statusCode).toBe(404);
  expect((await ask('de/502.0a1b2c3d')).statusCode).toBe(404);
});

test('a season is an address of its own for a drawing, and the same photo for a photo', async () => {
  const etagOf = async (path: string) =>
    (await app.inject({ url: `/pictures/501/${path}-250x155.webp` })).headers.etag;
  const drawn = await Promise.all(
    ['spring', 'summer', 'autumn', 'winter'].map((season) => etagOf(`1.0a1b2c3d.${season}`)),
  );
  expect(new Set(drawn).size).toBe(4);
  expect(drawn).toContain(await etagOf('1.0a1b2c3d'));
  expect(await etagOf('2.0a1b2c3d.winter')).toBe(await etagOf('2.0a1b2c3d'));
});

test('a wide area looks like the first of its regions, and has its own name on the share picture', async () => {
  await aRegion(database, { id: 9, key: 'allgaeu', landscape: 'mountains' });
  for (const path of ['scene/region-bayerische-alpen-362x225.avif', 'og/de/region-bayerische-alpen.jpg'])
    expect((await app.inject({ url: `/pictures/${path}` })).statusCode).toBe(200);
});

test.each([
  '/pictures/501/9-250x155.avif',
  '/pictures/999999/1-250x155.avif',
  '/pictures/502/1-250x155.avif',
  '/pictures/501/1-251x155.avif',
  '/pictures/501/3-250x155.avif',
  '/pictures/scene/country-zz-362x225.avif',
  '/pictures/scene/region-nowhere-362x225.avif',
  '/pictures/scene/offer-123456-362x225.avif',
  '/pictures/scene/theme-constructor-362x225.avif',
  '/pictures/staff/99-45x45.webp',
  '/pictures/..%2f..%2f..%2fetc%2fpasswd',
  '/pictures/501/1-250x155.avif%00',
  '/pictures/501/..%5c1-250x155.avif',
])('%s is 404', async (url) => {
  const reply = await app.inject({ url });
  expect(reply.statusCode).toBe(404);
  expect(String(reply.headers['cache-control'])).not.toContain('immutable');
});

test('a hostile path that no client tidies up is 404', async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const statusOf = (path: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      get({ port, host: '127.0.0.1', path, agent: false }, (reply) => {
        reply.resume();
        resolve(reply.statusCode);
      }).on('error', reject);
    });
  for (const path of [
    '/pictures/../../../../etc/passwd',
    '/pictures/%2e%2e/%2e%2e/package.json',
    '/pictures/501/../501/1-250x155.avif',
    '/pictures/./501/1-250x155.avif',
  ]) {
    expect(await statusOf(path)).toBe(404);
  }
  expect(await statusOf('/pictures/501/1-250x155.avif?cached=no')).toBe(200);
});

test('equal requests at once draw once, and the next is served from disk', async () => {
  const before = drawings;
  const replies = await Promise.all(
    Array.from({ length: 12 }, () => app.inject({ url: '/pictures/501/1-500x310.webp' })),
  );
  expect(replies.map((reply) => reply.statusCode)).toEqual(Array.from({ length: 12 }, () => 200));
  await app.inject({ url: '/pictures/501/1-500x310.webp' });
  expect(drawings - before).toBe(1);
});

test('beyond the bound of the queue: 503 with Retry-After, not kept by caches', async () => {
  const narrowQueue = createWorkQueue({ name: 'pictures', concurrency: 1, waitMs: -1, waitingMin: 1 });
  const narrow = createPictures({ ...deps, dataDir: join(dataDir, 'narrow'), queue: narrowQueue });
  const server = fastify();
  registerRawRoutes(server, narrow.module.routes ?? [], { publicOrigin: 'https://www.feriola.test' });
  const replies = await Promise.all(
    ['250x155', '362x225', '500x310', '725x450'].map((size) =>
      server.inject({ url: `/pictures/501/1-${size}.avif` }),
    ),
  );
  const refused = replies.filter((reply) => reply.statusCode === 503);
  expect(refused.length).toBeGreaterThan(0);
  expect(replies.filter((reply) => reply.statusCode === 200).length).toBeGreaterThan(0);
  expect(refused[0]?.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' });
  await server.close();
});

test('a full queue refuses before anything is looked up, and what was shown before comes from the disk', async () => {
  const queue = createWorkQueue({ name: 'pictures', concurrency: 1, waitMs: -1, waitingMin: 1 });
  const busy = createPictures({ ...deps, dataDir: join(dataDir, 'busy'), queue });
  const server = fastify();
  registerRawRoutes(server, busy.module.routes ?? [], { publicOrigin: 'https://www.feriola.test' });
  expect((await server.inject({ url: '/pictures/501/1-250x155.avif' })).statusCode).toBe(200);
  let end = (): void => undefined;
  const crowd = [1, 2].map(() => queue.run(() => new Promise<void>((resolve) => (end = resolve))));
  expect(queue.isFull()).toBe(true);
  const statusOf = async (url: string) => (await server.inject({ url })).statusCode;
  expect(await statusOf('/pictures/999999/1-250x155.avif')).toBe(503);
  expect(await statusOf('/pictures/501/1.0a1b2c3d-250x155.avif')).toBe(200);
  expect(queue.state().refused).toBe(1);
  for (const one of crowd) {
    end();
    await one;
    await setImmediate();
  }
  expect(await statusOf('/pictures/999999/1-250x155.avif')).toBe(404);
  await server.close();
});

test('covers are made in advance, once, and the making can be stopped', async () => {
  const warm = createPictures({ ...deps, dataDir: join(dataDir, 'warm') });
  expect(await warm.warmCovers(10)).toBe(2);
  expect(await warm.warmCovers(10)).toBe(0);
  const stopped = createPictures({ ...deps, dataDir: join(dataDir, 'stopped') });
  await stopped.module.stop?.();
  expect(await stopped.warmCovers(10)).toBe(0);
});

test('a banner is a picture in its partner’s colours that sets no cookie and other sites may show', async () => {
  const { db } = database;
  await db
    .insertInto('partners')
    .values({ id: 7001, tag_name: 'hafen', name: 'Hafen', main_colour: '#123a5b', accent_colour: '#c8421b' })
    .execute();
  const url = '/pictures/banner/de/7001/theme-sea-300x250.jpg';
  const reply = await app.inject({ url });
  expect(reply.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect(reply.headers['set-cookie']).toBeUndefined();
  const picture = sharp(reply.rawPayload);
  expect(await picture.metadata()).toMatchObject({ width: 300, height: 250 });
  const [red, green, blue] = await picture
    .extract({ left: 150, top: 240, width: 1, height: 1 })
    .raw()
    .toBuffer();
  for (const [seen, meant] of [
    [red, 0x12],
    [green, 0x3a],
    [blue, 0x5b],
  ])
    expect(Math.abs(seen! - meant!)).toBeLessThan(8);
  const { etag } = reply.headers as { etag: string };
  expect((await app.inject({ url, headers: { 'if-none-match': etag } })).statusCode).toBe(304);
  // New colours are a new picture at the same address.
  await db.updateTable('partners').set({ main_colour: '#5b123a' }).where('id', '=', 7001).execute();
  expect((await app.inject({ url, headers: { 'if-none-match': etag } })).statusCode).toBe(200);
  expect((await app.inject({ url: '/pictures/banner/de/7002/theme-sea-300x250.jpg' })).statusCode).toBe(404);
  expect((await app.inject({ url: '/pictures/banner/de/7001/region-nowhere-300x250.jpg' })).statusCode).toBe(
    404,
  );
  expect((await app.inject({ url: '/pictures/banner/fr/7001/region-region-1-728x90.jpg' })).statusCode).toBe(
    200,
  );
});
