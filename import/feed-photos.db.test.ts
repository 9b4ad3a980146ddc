import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { imageWork } from '../tests/harness/image-work.ts';
import { createHomeChanges } from '../server/areas/catalogue/catalogue.ts';
import { fetchDuePhotos, photosOfBusiness } from '../server/areas/feed-photos/feed-photos.ts';
import { exportPage, readCursor, settledMs } from '../server/areas/feeds/feeds.ts';
import { keepHomePhoto } from '../server/areas/homes/homes.ts';
import { parsePictureAddress } from '../server/areas/pictures/rules/picture-address.ts';
import { fixedClock } from '../server/platform/clock.ts';
import type { FetchProblem } from '../domain/fetch-problems.ts';
import { openTestDatabase, type TestDatabase } from '../tests/harness/databases.ts';
import { createSiteTexts } from '../texts/site-texts.ts';
import { readNdjson } from './readers/ndjson.ts';
import { runImport, type ImportReport } from './run-import.ts';

let database: TestDatabase;
let folder: string;
const texts = createSiteTexts();
const clock = fixedClock('2026-01-01T12:00:00Z');
const log = pino({ level: 'silent' });
const catalogue = createHomeChanges();
/** The answers of other sites, by address. */
const sites = new Map<string, Buffer | FetchProblem>();
let asked: string[] = [];
const files = new Map<string, Buffer>();

beforeAll(async () => {
  database = await openTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'feriola-photos-'));
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  await sql`delete from whoami_paths where kind = 'home'`.execute(database.db);
  await sql`delete from homes`.execute(database.db);
  await sql`delete from import_sources`.execute(database.db);
  sites.clear();
  files.clear();
  asked = [];
});

const home = (more: object = {}): object => ({
  ...{ key: 'a', lat: 44.494, lon: 11.34, objectType: 'apartment', kind: 'cityFlat' },
  ...{ personsMax: 2, bedrooms: 1, bathrooms: 1, nightlyPrice: 100 },
  ...more,
});

async function run(homes: object[]): Promise<ImportReport> {
  const listings = join(folder, `homes-${Math.random()}.ndjson`);
  writeFileSync(listings, homes.map((one) => JSON.stringify(one)).join('\n'));
  const report = await runImport(database, {
    ...{ read: readNdjson, source: 'import:test', currency: null, rate: 1, today: '2027-03-01', texts },
    files: { listings, calendar: null },
  });
  // A job that a run enqueues is due from the run's own moment on.
  if (clock.now() < new Date()) clock.set(new Date().toISOString());
  return report;
}

const urlOf = (name: string): string => `https://photos.example/${name}.jpg`;

/** A picture of one colour and size behind the address. */
async function atSite(name: string, background: string, side = 400): Promise<void> {
  const picture = sharp({ create: { width: side, height: side, channels: 3, background } });
  sites.set(urlOf(name), await picture.jpeg().toBuffer());
}

async function fetchAll(): Promise<void> {
  const more = await fetchDuePhotos({
    ...{ connection: database, clock, log, catalogue, images: imageWork },
    files: {
      put: (key, bytes) => {
        files.set(key, bytes);
        return Promise.resolve();
      },
    },
    work: (task) => task(),
    fetch(url) {
      asked.push(url);
      const answer = sites.get(url) ?? 'unreachable';
      if (typeof answer === 'string') return Promise.resolve({ ok: false, problem: answer });
      return Promise.resolve({ ok: true, status: 200, bytes: answer, etag: null, lastModified: null });
    },
  });
  expect(more).toBe(false);
}

/** Returns the subject of each picture of the home, and for photos the mean of the colour channels. */
async function shown(): Promise<string[]> {
  const { rows } = await sql<{ scene: string; file_key: string | null }>`
    select scene, file_key from home_images order by object_number, no`.execute(database.db);
  return Promise.all(
    rows.map(async ({ scene, file_key: key }) => {
      if (key === null) return scene;
      const { channels } = await sharp(files.get(key)).stats();
      return `${scene} ${channels.map(({ mean }) => (mean > 128 ? 1 : 0)).join('')}`;
    }),
  );
}

const versionOf = async (): Promise<number> => {
  const { rows } = await sql<{ version: number }>`select version from homes`.execute(database.db);
  return rows[0]!.version;
};

const publicPhoto = /^https:\/\/site\.example\/pictures\/\d+\/[12]\.[0-9a-f]{8}-1450x900\.webp$/;

/** Returns the photos of the only home as an export contains them. */
async function exportedPhotos(): Promise<unknown> {
  const { lines } = await exportPage(
    database.db,
    {
      ...{ whose: null, isOwn: true, publicUrl: 'https://site.example', today: '2027-03-01' },
      ...{ after: readCursor('')!, now: new Date(Date.now() + settledMs + 1000) },
    },
    10,
  );
  const photos = lines.flatMap((line) => ('photos' in line ? (line.photos ?? []) : []));
  // The size is one that pictures are drawn in.
  for (const { url } of photos) expect(parsePictureAddress(new URL(url).pathname)).not.toBeNull();
  return photos;
}

async function photosOfOwner(): ReturnType<typeof photosOfBusiness> {
  const { rows } = await sql<{ subject: number }>`select landlord_id as subject from homes`.execute(
    database.db,
  );
  return photosOfBusiness(database.db, { kind: 'landlord', subject: rows[0]!.subject });
}

test('photos of a feed are fetched once and shown in its order, with what they show', async () => {
  await atSite('red', '#ff0000');
  await atSite('blue', '#0000ff');
  const photos = [{ url: urlOf('red') }, { url: urlOf('blue'), shows: 'bath' }];
  await run([home({ photos })]);
  const drawn = await shown();
  expect(drawn).toContain('kitchen');
  await fetchAll();
  expect(await shown()).toEqual(['unnamed 100', 'bath 001']);
  const version = await versionOf();
  await fetchAll();
  expect(asked.sort()).toEqual([urlOf('blue'), urlOf('red')]);
  expect(await versionOf()).toBe(version);
  // Other sites get the addresses under which guests see them.
  expect(await exportedPhotos()).toEqual([
    // A photo without a stated scene gets none.
    { url: expect.stringMatching(publicPhoto) as string },
    { url: expect.stringMatching(publicPhoto) as string, shows: 'bath' },
  ]);
  // The other way round, and one more: what is there is not fetched again.
  await atSite('green', '#00ff00');
  await run([home({ photos: [photos[1]!, { url: urlOf('green') }, photos[0]!] })]);
  expect(await shown()).toEqual(['bath 001', 'unnamed 100']);
  await fetchAll();
  expect(await shown()).toEqual(['bath 001', 'unnamed 010', 'unnamed 100']);
  expect(asked).toHaveLength(3);
  // A home whose row changes otherwise keeps them, also where the feed says nothing of photos any more.
  await run([home({ personsMax: 3 })]);
  expect(await shown()).toEqual(['bath 001', 'unnamed 010', 'unnamed 100']);
  await run([home({ photos: [] })]);
  expect(await shown()).toEqual(drawn);
});

test('what cannot be fetched or is no photo changes nothing, is tried again ever later, and then given up', async () => {
  sites.set(urlOf('page'), Buffer.from('<html>Not found</html>'));
  await atSite('small', '#ff0000', 100);
  await atSite('good', '#0000ff');
  const photos = ['private', 'page', 'small', 'good'].map((name) => ({ url: urlOf(name) }));
  sites.set(urlOf('private'), 'private');
  await run([home({ photos })]);
  await fetchAll();
  expect(await shown()).toEqual(['unnamed 001']);
  const { rows } = await sql`select no, problem, failures from feed_photos order by no`.execute(database.db);
  expect(rows).toEqual([
    { no: 1, problem: 'private', failures: 1 },
    { no: 2, problem: 'unsupported', failures: 1 },
    { no: 3, problem: 'tooSmall', failures: 1 },
    { no: 4, problem: null, failures: 0 },
  ]);
  // The landlord is told the reason.
  const named = (name: string, problem: string, isTriedAgain: boolean) => ({
    ...{ key: 'a', url: urlOf(name), problem, isTriedAgain },
  });
  expect(await photosOfOwner()).toEqual({
    waiting: 0,
    failedCount: 3,
    failed: [
      named('private', 'private', true),
      named('page', 'unsupported', true),
      named('small', 'tooSmall', true),
    ],
  });
  asked = [];
  await fetchAll();
  expect(asked).toEqual([]);
  await atSite('small', '#00ff00');
  for (const hours of [1, 6, 24, 72, 500]) {
    clock.set(new Date(clock.now().getTime() + hours * 3_600_000 + 1000).toISOString());
    await fetchAll();
  }
  expect(await shown()).toEqual(['unnamed 010', 'unnamed 001']);
  // Four times more, and the last round finds nothing due.
  expect(asked.filter((url) => url === urlOf('page'))).toHaveLength(4);
  expect((await photosOfOwner()).failed).toEqual([
    named('private', 'private', false),
    named('page', 'unsupported', false),
  ]);
  asked = [];
  await run([home({ photos, personsMax: 4 })]);
  await fetchAll();
  expect(asked.sort()).toEqual([urlOf('page'), urlOf('private')]);
});

test('what a landlord has sent stays until photos of the feed are there', async () => {
  await run([home()]);
  const { rows } = await sql<{ object_number: number }>`select object_number from homes`.execute(database.db);
  const objectNumber = rows[0]!.object_number;
  const own = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#ffff00' } })
    .webp()
    .toBuffer();
  files.set('homes/own.webp', own);
  await sql`delete from home_images`.execute(database.db);
  await keepHomePhoto({ connection: database, catalogue, clock, images: imageWork }, objectNumber, {
    fileKey: 'homes/own.webp',
    bytes: own,
  });
  await run([home({ personsMax: 3 })]);
  expect(await shown()).toEqual(['unnamed 110']);
  const photos = [{ url: urlOf('red') }];
  await run([home({ photos })]);
  await fetchAll();
  expect(await shown()).toEqual(['unnamed 110']);
  await atSite('red', '#ff0000');
  clock.set(new Date(clock.now().getTime() + 2 * 3_600_000).toISOString());
  await fetchAll();
  expect(await shown()).toEqual(['unnamed 100']);
});

test('addresses that are none, or named twice, are refused by their field', async () => {
  for (const photos of [
    [{ url: 'photos.example/a.jpg' }],
    [{ url: 'file:///etc/passwd' }],
    [{ url: urlOf('a') }, { url: urlOf('a') }],
    Array.from({ length: 41 }, (_, index) => ({ url: urlOf(String(index)) })),
    [{ url: urlOf('a'), shows: 'garage' }],
  ]) {
    const report = await run([home({ key: 'wrong', photos }), home()]);
    expect(report.rejected.map(({ rejected }) => rejected).join()).toContain('photos');
  }
});
