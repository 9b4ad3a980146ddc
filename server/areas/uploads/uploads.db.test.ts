import { currentOperator } from '../../../tests/builders/operator.ts';
import type { Upload } from '../../../contract/uploads/upload.ts';
import type { Localized } from '../../../domain/language.ts';
import type { Operator } from '../../../domain/operator/operator.ts';
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { imageWork } from '../../../tests/harness/image-work.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';
import { createSiteTexts } from '../../../texts/site-texts.ts';
import { registerRawRoutes } from '../../http/raw-routes.ts';
import { fixedClock } from '../../platform/clock.ts';
import { createLocalFileStore, type FileStore } from '../../platform/file-store.ts';
import { createLog } from '../../platform/log.ts';
import { createReadModels } from '../../platform/read-models.ts';
import { createOffice } from '../office/office.ts';
import { createPictures } from '../pictures/pictures.ts';
import { listUploadsHandler } from './handlers/list-uploads.ts';
import { restoreUploadHandler } from './handlers/restore-upload.ts';
import { removeUploadHandler } from './handlers/remove-upload.ts';
import { setUploadHandler } from './handlers/set-upload.ts';
import { makeTicket, type UploadPurpose } from './tickets.ts';
import { createUploads } from './uploads.ts';
import type { UploadsDeps } from './uploads-deps.ts';
import { uploadsStore } from './uploads-store.ts';

const clock = fixedClock('2026-12-01T10:00:00Z');
const alt = { de: 'Ein Steg', en: 'A jetty', fr: 'Un ponton', it: 'Un pontile' };

let database: TestDatabase;
let folder: string;
let files: FileStore;
let app: FastifyInstance;
let deps: UploadsDeps;
beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'uploads-'));
  files = createLocalFileStore(join(folder, 'files'));
  const log = createLog('silent');
  const readModels = createReadModels({ connection: database, log });
  const { db } = database;
  const pictures = createPictures({
    operator: currentOperator,
    db,
    log,
    files,
    images: imageWork,
    dataDir: folder,
    drawingEdition: 1,
    translate: createSiteTexts().translate,
  });
  deps = {
    connection: database,
    readModels,
    clock,
    operator: currentOperator,
    secret: 'a key for tests',
    files,
    office: createOffice({ connection: database, readModels, clock, operator: currentOperator }),
    keepHomePhoto: () => Promise.resolve(true),
    images: imageWork,
    keepPartnerLogo: (partnerId, { width, height }) =>
      Promise.resolve({ url: `/partner-logos/${partnerId}`, width, height }),
    keepSitePicture: ({ width, height }) => Promise.resolve({ url: '/operator-files/x', width, height }),
    work: (task) => task(),
    keepRatingPhoto: () => Promise.resolve(1),
    findPersonName: () => Promise.resolve('Erika Muster'),
  };
  app = fastify();
  const routes = [...(createUploads(deps).module.routes ?? []), ...(pictures.module.routes ?? [])];
  registerRawRoutes(app, routes, { publicOrigin: 'https://www.feriola.test' });
  await db.insertInto('office_staff').values({ id: 7, name_shorted: 'Anke B.', portrait: 'x' }).execute();
});
afterAll(async () => {
  await app.close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const ticket = (purpose: UploadPurpose = { kind: 'picture' }): string =>
  makeTicket(deps, { purpose, author: 'Erika Muster' }).text;
const put = (payload: Buffer, given = ticket(), headers: Record<string, string> = {}) =>
  app.inject({
    method: 'PUT',
    url: '/uploads?name=steg.jpg',
    payload,
    headers: { 'content-type': 'image/jpeg', 'upload-ticket': given, ...headers },
  });

/** Left half red, right half blue, with a place and a camera in its data. */
async function photo(): Promise<Buffer> {
  const half = (background: string) =>
    sharp({ create: { width: 800, height: 900, channels: 3, background } })
      .png()
      .toBuffer();
  return sharp({ create: { width: 1600, height: 900, channels: 3, background: '#000' } })
    .composite([
      { input: await half('#ff0000'), left: 0, top: 0 },
      { input: await half('#0000ff'), left: 800, top: 0 },
    ])
    .withExif({ IFD0: { Make: 'Kamera' }, IFD3: { GPSLatitude: '54/1 24/1 0/1', GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();
}
const uploaded = async (): Promise<number> =>
  (await put(await photo())).json<{ uploadID: number }>().uploadID;

test('a picture is kept once, without place and camera, under a key made from its bytes', async () => {
  const bytes = await photo();
  expect((await sharp(bytes).metadata()).exif).toBeDefined();
  const [first, second] = [await put(bytes), await put(bytes)];
  expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
  expect(second.json()).toEqual(first.json());
  const row = (await uploadsStore.one(database.db, first.json<{ uploadID: number }>().uploadID))!;
  expect(row).toMatchObject({ name: 'steg.jpg', width: 1600, height: 900, author: 'Erika Muster' });
  const kept = (await files.get(row.fileKey))!;
  expect(row.fileKey).toContain(createHash('sha256').update(kept).digest('hex').slice(0, 40));
  const { format, exif } = await sharp(kept).metadata();
  expect([format, exif]).toEqual(['webp', undefined]);
});

test.each([
  [
    'a drawing with a script',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    'unsupported',
  ],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'unsupported'],
  ['half a picture', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(400)]), 'unreadable'],
  ['nothing', Buffer.alloc(0), 'unsupported'],
])('%s is refused whatever it says it is', async (_, bytes, refusal) => {
  const { statusCode, body } = await put(bytes);
  expect([statusCode, JSON.parse(body)]).toEqual([422, { refusal }]);
});

test('a ticket is good for ten minutes, and none that somebody made up, nor from a page of another site', async () => {
  const own = ticket();
  expect((await put(Buffer.alloc(0), `${own}x`)).statusCode).toBe(404);
  expect((await put(Buffer.alloc(0), 'eyJ9~a~b')).statusCode).toBe(404);
  const foreign = makeTicket(
    { ...deps, secret: 'another key' },
    { purpose: { kind: 'picture' }, author: 'x' },
  );
  expect((await put(Buffer.alloc(0), foreign.text)).statusCode).toBe(404);
  clock.set('2026-12-01T10:10:01Z');
  expect((await put(await photo(), own)).statusCode).toBe(410);
  clock.set('2026-12-01T10:00:00Z');
  expect((await put(await photo(), ticket(), { origin: 'https://evil.example' })).statusCode).toBe(403);
});

test('a picture is described in the languages that the site offers, and again once it offers more', async () => {
  const uploadID = await uploaded();
  const inGerman = (): Operator => ({ ...currentOperator(), languages: ['de'] });
  const german = { de: 'Ein Steg', en: '', fr: '', it: '' };
  const describe = (operator: typeof currentOperator, alt: Localized) =>
    setUploadHandler({ db: database.db, operator })(
      { uploadID, alt, focus: { x: 50, y: 50 } } as never,
      {} as never,
    );
  const altFor = async (operator: typeof currentOperator) => {
    const { data } = (await listUploadsHandler({ db: database.db, operator })({} as never, {} as never)) as {
      data: { uploads: Upload[] };
    };
    return data.uploads.find((upload) => upload.uploadID === uploadID)!.alt;
  };
  expect(await describe(inGerman, { ...german, de: '' })).toEqual({
    ok: false,
    type: 'upload-not-described',
    data: { languages: ['de'] },
  });
  expect(await describe(inGerman, german)).toMatchObject({ ok: true });
  expect(await altFor(inGerman)).toEqual(german);
  expect(await altFor(currentOperator)).toBeNull();
  expect(await describe(currentOperator, german)).toMatchObject({ data: { languages: ['en', 'fr', 'it'] } });
});

test('every cut keeps the chosen point, at an address that changes with it', async () => {
  const uploadID = await uploaded();
  const set = setUploadHandler({ db: database.db, operator: currentOperator });
  const colourAt = async (x: number): Promise<{ base: string; red: boolean }> => {
    const answer = await set({ uploadID, alt, focus: { x, y: 50 } } as never, {} as never);
    if (!answer.ok) throw new Error(answer.type);
    const { base } = answer.data;
    const { rawPayload, statusCode } = await app.inject(`${base}-720x900.webp`);
    expect(statusCode).toBe(200);
    const { dominant } = await sharp(rawPayload).stats();
    return { base, red: dominant.r > dominant.b };
  };
  const [left, right] = [await colourAt(0), await colourAt(100)];
  expect([left.red, right.red]).toEqual([true, false]);
  expect(left.base).not.toBe(right.base);
  const { rawPayload } = await app.inject(`${right.base}-whole.webp`);
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 726, height: 408 });
});

test('a picture that a draft or a published text shows stays, and says where it is', async () => {
  const uploadID = await uploaded();
  const remove = removeUploadHandler(deps);
  const { db } = database;
  const { content_id } = await db
    .insertInto('contents')
    .values({ page: 'about-pictures', container_key: 'main', language: 'de' })
    .returning('content_id')
    .executeTakeFirstOrThrow();
  const picture = { scene: `upload-${uploadID}`, alt: 'Ein Steg' };
  const blocks = [
    { id: 'head', kind: 'head', title: 'Über uns', description: 'x' },
    { id: 'g', kind: 'gallery', pictures: [picture] },
  ];
  await db
    .insertInto('content_drafts')
    .values({
      content_id,
      body: JSON.stringify({ version: 1, blocks }),
      base_number: 0,
      author: 'Erika',
      updated_at: clock.now(),
    })
    .execute();
  const call = { uploadID } as never;
  expect(await remove(call, {} as never)).toEqual({
    ok: false,
    type: 'upload-used',
    data: { usedOn: [{ page: 'about-pictures', language: 'de', title: 'Über uns' }] },
  });
  const { fileKey } = (await uploadsStore.one(db, uploadID))!;
  await db.deleteFrom('content_drafts').where('content_id', '=', content_id).execute();
  // A revision shows it: whoever restores that finds the picture again.
  await db
    .insertInto('content_revisions')
    .values({
      content_id,
      number: 1,
      body: JSON.stringify({ version: 1, blocks }),
      reason: 'saved',
      created_at: clock.now(),
    })
    .execute();
  expect(await remove(call, {} as never)).toEqual({ ok: true, data: { isKept: true } });
  expect(await files.get(fileKey)).not.toBeNull();
  const listed = async (): Promise<{ isRemoved: boolean } | undefined> => {
    const answer = await listUploadsHandler({ db, operator: currentOperator })({} as never, {} as never);
    return answer.ok ? answer.data.uploads.find((one) => one.uploadID === uploadID) : undefined;
  };
  expect(await listed()).toMatchObject({ isRemoved: true });
  await db
    .updateTable('contents')
    .set({ published_number: 1 })
    .where('content_id', '=', content_id)
    .execute();
  expect(await listed()).toMatchObject({ isRemoved: false });
  expect(await remove({ uploadID, forever: true } as never, {} as never)).toMatchObject({
    type: 'upload-used',
  });
  await db
    .updateTable('contents')
    .set({ published_number: null })
    .where('content_id', '=', content_id)
    .execute();

  expect(await remove({ uploadID, forever: true } as never, {} as never)).toEqual({
    ok: true,
    data: { isKept: false },
  });
  expect(await files.get(fileKey)).toBeNull();
  expect(await remove(call, {} as never)).toMatchObject({ type: 'upload-not-found' });
});

/** Another photo, so that its file has another key. */
const grey = (shade: string): Promise<Buffer> =>
  sharp({ create: { width: 900, height: 900, channels: 3, background: shade } })
    .jpeg()
    .toBuffer();
const meanColour = async (address: string): Promise<{ r: number; b: number; width: number }> => {
  const { rawPayload, statusCode } = await app.inject(address);
  expect(statusCode).toBe(200);
  const [{ dominant }, { width }] = await Promise.all([
    sharp(rawPayload).stats(),
    sharp(rawPayload).metadata(),
  ]);
  return { r: dominant.r, b: dominant.b, width: width ?? 0 };
};
const listedUpload = async (uploadID: number): Promise<Upload | undefined> => {
  const { db } = database;
  const answer = await listUploadsHandler({ db, operator: currentOperator })({} as never, {} as never);
  return answer.ok ? answer.data.uploads.find((one) => one.uploadID === uploadID) : undefined;
};
const caller = { user: { uid: 'account-erika' } } as never;

test('a crop shows its part at a new address, leaves the file whole, and is undone', async () => {
  const uploadID = await uploaded();
  const set = setUploadHandler({ db: database.db, operator: currentOperator });
  const setCrop = async (crop: Upload['crop']): Promise<Upload> => {
    const answer = await set({ uploadID, alt, focus: { x: 50, y: 50 }, crop } as never, {} as never);
    if (!answer.ok) throw new Error(answer.type);
    return answer.data;
  };
  const whole = await setCrop(null);
  const { base, crop } = await setCrop({ x: 500, y: 0, width: 500, height: 1000 });
  expect(crop).toEqual({ x: 500, y: 0, width: 500, height: 1000 });
  expect(base).not.toBe(whole.base);
  const [cut, original] = [await meanColour(`${base}-whole.webp`), await meanColour(`${base}-original.webp`)];
  expect(cut.b).toBeGreaterThan(cut.r);
  expect(cut.width).toBeLessThan(original.width);
  expect((await meanColour(`${base}-725x450.webp`)).r).toBeLessThan(50);
  // A change of the description alone leaves the crop.
  const answer = await set({ uploadID, alt, focus: { x: 50, y: 50 } } as never, {} as never);
  expect(answer).toMatchObject({ data: { base, crop } });
  expect((await setCrop(null)).base).toBe(whole.base);
});

test('a picture that takes the place of another keeps number, description and addresses, and can be undone', async () => {
  const uploadID = await uploaded();
  const before = (await listedUpload(uploadID))!;
  const sent = await put(await grey('#00ff00'), ticket({ kind: 'picture', replaces: uploadID }));
  expect(sent.json()).toEqual({ uploadID });
  const after = (await listedUpload(uploadID))!;
  expect(after).toMatchObject({
    ...{ scene: before.scene, alt: before.alt, width: 900, crop: null },
    versions: [{ name: before.name, width: 1600, replacedBy: 'Erika Muster' }],
  });
  expect(after.base).not.toBe(before.base);
  // Pages and mails with the earlier address show the picture as it is now.
  expect(await meanColour(`${before.base}-725x450.webp`)).toMatchObject({ r: 8, b: 8 });
  // The same picture again changes nothing.
  await put(await grey('#00ff00'), ticket({ kind: 'picture', replaces: uploadID }));
  expect((await listedUpload(uploadID))!.versions).toHaveLength(1);
  const other = (await put(await grey('#ffff00'))).json<{ uploadID: number }>().uploadID;
  expect(other).not.toBe(uploadID);
  const taken = await put(await grey('#ffff00'), ticket({ kind: 'picture', replaces: uploadID }));
  expect([taken.statusCode, taken.json()]).toEqual([422, { refusal: 'already-there' }]);
  const restore = restoreUploadHandler(deps);
  const { versionID } = after.versions[0]!;
  expect(await restore({ uploadID, versionID } as never, caller)).toMatchObject({
    data: { base: before.base, width: 1600, versions: [{ width: 900 }] },
  });
  expect(await restore({ uploadID, versionID } as never, caller)).toMatchObject({
    type: 'upload-not-found',
  });
});

test('a removed picture is restored within 30 days, and deleted with all its files after that', async () => {
  const { uploadID } = (await put(await grey('#123456'))).json<{ uploadID: number }>();
  await put(await grey('#654321'), ticket({ kind: 'picture', replaces: uploadID }));
  const keys = (
    await database.db
      .selectFrom('upload_files')
      .select('file_key')
      .where('upload_id', '=', uploadID)
      .execute()
  ).map(({ file_key }) => file_key);
  keys.push((await uploadsStore.one(database.db, uploadID))!.fileKey);
  const remove = removeUploadHandler(deps);
  const restore = restoreUploadHandler(deps);
  const { module } = createUploads(deps);
  expect(await remove({ uploadID } as never, {} as never)).toEqual({ ok: true, data: { isKept: true } });
  expect(await listedUpload(uploadID)).toMatchObject({
    isRemoved: true,
    deletedOn: '2026-12-31T10:00:00.000Z',
  });
  expect(await restore({ uploadID } as never, caller)).toMatchObject({ data: { isRemoved: false } });
  await remove({ uploadID } as never, {} as never);
  await module.forget!(new Date('2026-12-31T09:00:00Z'));
  expect(await listedUpload(uploadID)).toBeDefined();
  await module.forget!(new Date('2026-12-31T11:00:00Z'));
  expect(await listedUpload(uploadID)).toBeUndefined();
  expect(await Promise.all(keys.map((key) => files.get(key)))).toEqual([null, null]);
});

test('the photo of a member of staff takes the place of the drawn portrait, in both sizes and their variants', async () => {
  const before = (await deps.office.portraits())[0]!;
  expect(before).toMatchObject({ base: '/pictures/staff/7', portraitKey: null });
  expect((await put(await photo(), ticket({ kind: 'portrait', staffId: 7 }))).json()).toEqual({
    staffID: 7,
  });
  const { base } = (await deps.office.portraits())[0]!;
  expect(base).toMatch(/^\/pictures\/staff\/7\.[0-9a-f]{8}$/);
  for (const [size, type] of [
    ['45x45', 'webp'],
    ['120x120', 'avif'],
    ['120x120', 'jpg'],
  ] as const) {
    const { rawPayload, headers } = await app.inject(`${base}-${size}.${type}`);
    expect(headers['cache-control']).toContain('immutable');
    const [width] = size.split('x').map(Number);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width, height: width });
  }
});

test('the logo of a partner goes to that partner', async () => {
  const given = ticket({ kind: 'logo', partnerId: 7001 });
  const sent = await put(await photo(), given);
  expect([sent.statusCode, sent.json()]).toEqual([
    201,
    { logo: { url: '/partner-logos/7001', width: 256, height: 144 } },
  ]);
  const svg = await put(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), given);
  expect([svg.statusCode, svg.json()]).toEqual([422, { refusal: 'unsupported' }]);
});
