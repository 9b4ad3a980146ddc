import { currentOperator } from '../tests/builders/operator.ts';
import { mkdtempSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { fastify } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { HomeFeed, HomeFeeds } from '../contract/home-feeds/home-feed.ts';
import { homeFeedFilePath } from '../domain/home-feeds.ts';
import { todayInBerlin } from '../domain/stay.ts';
import { createHomeFeeds } from '../server/areas/home-feeds/home-feeds.ts';
import { acceptHomeFeedRunHandler } from '../server/areas/home-feeds/handlers/accept-home-feed-run.ts';
import { addHomeFeedHandler } from '../server/areas/home-feeds/handlers/add-home-feed.ts';
import { changeHomeFeedHandler } from '../server/areas/home-feeds/handlers/change-home-feed.ts';
import { discardHomeFeedChangeHandler } from '../server/areas/home-feeds/handlers/discard-home-feed-change.ts';
import { getHomeFeedRowsHandler } from '../server/areas/home-feeds/handlers/get-home-feed-rows.ts';
import { removeHomeFeedHandler } from '../server/areas/home-feeds/handlers/remove-home-feed.ts';
import { runHomeFeedHandler } from '../server/areas/home-feeds/handlers/run-home-feed.ts';
import { presentHomeFeeds } from '../server/areas/home-feeds/change-home-feeds.ts';
import { registerRawRoutes, type RawRoutesDeps } from '../server/http/raw-routes.ts';
import { createLocalFileStore } from '../server/platform/file-store.ts';
import { createGuardedBytes, createGuardedDownload } from '../server/platform/guarded-fetch.ts';
import { createJobWorker } from '../server/platform/jobs.ts';
import { createLog } from '../server/platform/log.ts';
import { createWorkQueue } from '../server/platform/work-queue.ts';
import { openTestDatabase, type TestDatabase } from '../tests/harness/databases.ts';
import { wholeFeedHome } from '../tests/builders/whole-feed-home.ts';
import { aSession } from '../tests/trust/tokens.ts';
import { createPictureWork } from '../engines/pictures/face.ts';
import { createSiteTexts } from '../texts/site-texts.ts';
import { importFeed } from './import-feed.ts';
import { sampleFeed } from './sample-feed.ts';

let database: TestDatabase;
const folder = mkdtempSync(join(tmpdir(), 'feriola-feeds-'));
const files = createLocalFileStore(folder);
const app = fastify();
/** The session of the person who sends a file. */
let session: Awaited<ReturnType<NonNullable<RawRoutesDeps['readSession']>>>;
let nowMs = Date.now();
const clock = { now: () => new Date(nowMs), today: () => todayInBerlin(new Date(nowMs)) };
const texts = createSiteTexts();
const log = createLog('silent');
const mails: string[] = [];
let imports = 0;
const people = { mine: '', other: '' };

let answer: RequestListener;
const site = createServer((request, response) => answer(request, response));
let address: string;

type Deps = Parameters<typeof createHomeFeeds>[0];
let deps: Deps;
let runDue: () => Promise<number>;

beforeAll(async () => {
  database = await openTestDatabase();
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.2', resolve));
  address = `http://127.0.0.2:${(site.address() as AddressInfo).port}/homes.ndjson`;
  for (const [id, who] of [
    [901, 'mine'],
    [902, 'other'],
  ] as const) {
    await database.db
      .insertInto('landlords')
      .values({ id, name: `Host ${id}`, email: `host${id}@example.org` })
      .execute();
    const { uid } = await aSession(database, { roles: ['landlord'] });
    await database.db
      .insertInto('account_businesses')
      .values({ kind: 'landlord', subject: id, uid })
      .execute();
    people[who] = uid;
  }
  deps = {
    ...{ connection: database, clock, log, publicUrl: 'https://feriola.example', operator: currentOperator },
    routes: { pathOf: () => '/landlord/home-feeds/' } as unknown as Deps['routes'],
    translate: (language) => texts.translate(language),
    mail: { send: async ({ subject }) => void mails.push(subject) },
    // One address of this machine plays the public internet.
    download: createGuardedDownload({ isAllowed: (one) => one === '127.0.0.2' }),
    importFeed: (feed, onProgress) => {
      imports += 1;
      return importFeed({ connection: database, clock, texts }, feed, onProgress);
    },
    files,
    sampleFeed,
    fetch: createGuardedBytes({ isAllowed: (one) => one === '127.0.0.2' }),
    images: createPictureWork(),
    work: (task) => task(),
    queue: createWorkQueue({ name: 'feeds', concurrency: 1, waitMs: 60_000 }),
  };
  const { module } = createHomeFeeds(deps);
  registerRawRoutes(app, module.routes!, {
    publicOrigin: 'https://feriola.example',
    readSession: () => Promise.resolve(session),
  });
  await app.ready();
  const worker = createJobWorker({ connection: database, clock, log, bodies: module.jobs! });
  runDue = () => worker.runDue();
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
  site.closeAllConnections();
  site.close();
  await database.close();
});
beforeEach(async () => {
  await sql`delete from home_feeds`.execute(database.db);
  await sql`delete from whoami_paths where kind = 'home'`.execute(database.db);
  await sql`delete from homes`.execute(database.db);
  mails.length = 0;
});

const home = (key: string, more: object = {}): string =>
  JSON.stringify({
    ...{ key, lat: 40.001, lon: 3.84, objectType: 'house', kind: 'villa', personsMax: 4 },
    ...{ bedrooms: 2, bathrooms: 1, nightlyPrice: 100, ...more },
  });
const says =
  (...lines: string[]): RequestListener =>
  (_request, response) =>
    response.end(`${lines.join('\n')}\n`);
const call = (uid: string) => ({ user: { uid } }) as never;
const asker = { uid: '', jwt: '', languageCode: 'de' } as const;
const terms = {
  ...{ ...asker, number: 901, name: 'Manager', isFull: true, currency: null, mapping: null },
  kind: 'landlord',
  format: 'ndjson',
  everyHours: 24,
} as const;
const asked = (feedID: number) => ({ ...asker, feedID });

async function feed(): Promise<HomeFeed> {
  const { data }: { data: HomeFeeds } = await presentHomeFeeds(deps, people.mine);
  return data.businesses[0]!.feeds[0]!;
}
async function aTrial(listener: RequestListener): Promise<HomeFeed> {
  answer = listener;
  expect(await addHomeFeedHandler(deps)({ ...terms, url: address }, call(people.mine))).toMatchObject({
    ok: true,
    data: { businesses: [{ feeds: [{ state: 'trial', isRunning: true }] }] },
  });
  await runDue();
  return feed();
}
const accept = async () => {
  nowMs += 1000;
  const { feedID, lastRunAt } = await feed();
  const result = await acceptHomeFeedRunHandler(deps)(
    { ...asked(feedID), runAt: lastRunAt! },
    call(people.mine),
  );
  await runDue();
  return result;
};
async function aFeed(...lines: string[]): Promise<HomeFeed> {
  await aTrial(says(...lines));
  await accept();
  return feed();
}
/** Runs the job of every minute, and all jobs that it enqueues. */
async function poll(): Promise<void> {
  await sql`delete from jobs where name = 'home-feeds.poll'`.execute(database.db);
  await createHomeFeeds(deps).module.start!();
  await runDue();
}
/** Goes on to the next time at which the feed is fetched, and has it fetched. */
async function nextRun(listener: RequestListener): Promise<HomeFeed> {
  answer = listener;
  nowMs = Date.parse((await feed()).nextRunAt!) + 1;
  await poll();
  return feed();
}
const states = async (): Promise<Record<string, string>> => {
  const { rows } = await sql<{ key: string; state: string }>`
    select source_key as key, state from homes where source = 'landlord:901' order by source_key`.execute(
    database.db,
  );
  return Object.fromEntries(rows.map(({ key, state }) => [key, state]));
};

test('a trial reports its effect and writes nothing; once accepted, it is executed and fetched again', async () => {
  const tried = await aTrial(says(home('a'), home('b'), '{"key":"c"}'));
  expect(tried).toMatchObject({ state: 'trial', problem: null, nextRunAt: null, isRunning: false });
  expect(tried.report).toMatchObject({
    rows: 3,
    created: 2,
    rejectedCount: 1,
    rejected: [{ key: 'c', line: 3 }],
  });
  expect(await states()).toEqual({});
  await accept();
  expect(await feed()).toMatchObject({ state: 'active', report: { created: 2, forReview: 2 } });
  expect(Object.keys(await states())).toEqual(['a', 'b']);
  // Others neither see nor reach it.
  const { data } = await presentHomeFeeds(deps, people.other);
  expect(data.businesses[0]!.feeds).toEqual([]);
  for (const handler of [runHomeFeedHandler(deps), removeHomeFeedHandler(deps)])
    expect(await handler(asked(tried.feedID), call(people.other))).toMatchObject({
      type: 'home-feed-not-found',
    });
  expect(await addHomeFeedHandler(deps)({ ...terms, url: address }, call(people.other))).toMatchObject({
    type: 'business-not-found',
  });
});

test('an unchanged feed is not imported again, a changed one is', async () => {
  const tagged: RequestListener = (request, response) => {
    response.setHeader('etag', '"1"');
    if (request.headers['if-none-match'] === '"1"') response.writeHead(304).end();
    else response.end(home('a'));
  };
  await aTrial(tagged);
  await accept();
  const before = imports;
  expect(await nextRun(tagged)).toMatchObject({ problem: null, report: { created: 1 } });
  expect(imports).toBe(before);
  expect(await nextRun(says(home('a', { nightlyPrice: 120 })))).toMatchObject({ report: { changed: 1 } });
});

test('a faulty feed changes nothing and reports its problem', async () => {
  await aFeed(home('a'), home('b'));
  const kept = await states();
  const packed = gzipSync(`${home('a')}\n${home('b')}\n`);
  const wrong: [string, RequestListener][] = [
    ['html', says('<!DOCTYPE html><html>Please log in</html>')],
    ['truncated', (_request, response) => response.end(packed.subarray(0, packed.length - 12))],
    ['truncated', (_request, response) => response.end(`${home('a')}\n${home('b').slice(0, 40)}`)],
    ['empty', says('')],
    ['noneUsable', says('{"key":"a"}', '{"key":"b"}')],
    ['status', (_request, response) => response.writeHead(500).end()],
    ['private', (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
  ];
  for (const [problem, listener] of wrong) {
    expect(await nextRun(listener)).toMatchObject({ problem, state: 'active' });
    expect(await states(), problem).toEqual(kept);
  }
  expect(await nextRun((_request, response) => response.end(packed))).toMatchObject({
    problem: null,
    failingSince: null,
  });
});

test('a feed with many missing homes stops, and continues for exactly the homes that were confirmed', async () => {
  await aFeed(home('a'), home('b'), home('c'));
  const kept = await states();
  const stopped = await nextRun(says(home('a')));
  expect(stopped).toMatchObject({ problem: 'vanishing', missing: { count: 2, of: 3, keys: ['b', 'c'] } });
  expect(await states()).toEqual(kept);
  // Meanwhile another one is missing: that was not agreed to.
  answer = says(home('d'));
  await accept();
  expect(await feed()).toMatchObject({ problem: 'vanishing', missing: { count: 3 } });
  expect(await states()).toEqual(kept);
  answer = says(home('a'), home('d'));
  await accept();
  expect(await feed()).toMatchObject({ problem: null, report: { paused: 2, created: 1 } });
  // The office has not looked at them yet: they are gone instead of paused, and may come again.
  expect(await states()).toEqual({ a: 'review', b: 'removed', c: 'removed', d: 'review' });
  const { feedID } = stopped;
  expect(
    await acceptHomeFeedRunHandler(deps)({ ...asked(feedID), runAt: stopped.lastRunAt! }, call(people.mine)),
  ).toMatchObject({ type: 'home-feed-run-changed' });
});

test('two runs at once are one', async () => {
  const { feedID } = await aFeed(home('a'));
  nowMs += 1000;
  const before = imports;
  await Promise.all([1, 2, 3].map(() => runHomeFeedHandler(deps)(asked(feedID), call(people.mine))));
  await Promise.all([runDue(), runDue()]);
  expect(imports).toBe(before + 1);
  expect(await feed()).toMatchObject({ isRunning: false, report: { unchanged: 1 } });
});

test('no feed reaches a home of another business, whatever it calls its own', async () => {
  await aFeed(home('a'), home('b'));
  answer = says(home('a', { nightlyPrice: 5 }), '{"key":"b","removed":true}');
  await addHomeFeedHandler(deps)({ ...terms, number: 902, url: address }, call(people.other));
  await runDue();
  nowMs += 1000;
  const { data } = await presentHomeFeeds(deps, people.other);
  const { feedID, lastRunAt, report } = data.businesses[0]!.feeds[0]!;
  expect(report).toMatchObject({ created: 1, removed: 0, changed: 0 });
  await acceptHomeFeedRunHandler(deps)({ ...asked(feedID), runAt: lastRunAt! }, call(people.other));
  await runDue();
  const { rows } = await sql<{ source: string; source_key: string; state: string }>`
    select source, source_key, state from homes order by source, source_key`.execute(database.db);
  expect(rows.map(({ source, source_key }) => [source, source_key])).toEqual([
    ['landlord:901', 'a'],
    ['landlord:901', 'b'],
    ['landlord:902', 'a'],
  ]);
  expect(await nextRun(says(home('a'), home('b')))).toMatchObject({ report: { unchanged: 2 } });
});

test('a failed trial leaves no feed, and a trial shows homes as guests would see them', async () => {
  const failed = await aTrial(says('{"key":"a"}'));
  expect(failed).toMatchObject({ isNew: true, problem: 'noneUsable', preview: null });
  // The next attempt takes its place, though both would be the one feed of all homes.
  const tried = await aTrial(says(home('a'), home('b'), home('c'), home('d')));
  expect(tried.feedID).not.toBe(failed.feedID);
  expect((await presentHomeFeeds(deps, people.mine)).data.businesses[0]!.feeds).toHaveLength(1);
  expect(tried.preview).toMatchObject({
    homes: [{ key: 'a', kind: 'villa', nightlyPrice: 100, photo: null }, { key: 'b' }, { key: 'c' }],
    incomplete: 4,
  });
  expect(tried.preview!.gaps[0]).toEqual({ gap: 'address', count: 4 });
  await aTrial(says('{"key":"a"}'));
  nowMs += 2 * 3_600_000;
  await poll();
  expect((await presentHomeFeeds(deps, people.mine)).data.businesses[0]!.feeds).toEqual([]);
});

test('a change of how a feed is read shows its effect, and can be discarded; nobody who forgets it loses the feed', async () => {
  const { feedID } = await aFeed(home('a'));
  const weeks = (many: number): void => void (nowMs += many * 7 * 86_400_000);
  const { kind: _, number: __, ...others } = { ...terms, url: `${address}?new` };
  const change = () => {
    nowMs += 1000;
    return changeHomeFeedHandler(deps)({ ...others, feedID }, call(people.mine));
  };
  await change();
  await poll();
  expect(await feed()).toMatchObject({ state: 'trial', hasOpenChange: true, report: { unchanged: 1 } });
  await discardHomeFeedChangeHandler(deps)(asked(feedID), call(people.mine));
  const former = { state: 'active', hasOpenChange: false, url: address };
  expect(await feed()).toMatchObject(former);
  await poll();
  await change();
  await poll();
  weeks(2);
  await poll();
  expect(await feed()).toMatchObject(former);
});

test('a trial that is never accepted is deleted', async () => {
  await aTrial(says(home('a')));
  nowMs += 14 * 86_400_000;
  await poll();
  expect((await presentHomeFeeds(deps, people.mine)).data.businesses[0]!.feeds).toEqual([]);
});

test('a new home of a known business that lacks what guests need stays a draft until its feed brings it', async () => {
  await aFeed(home('first'));
  await sql`update homes set state = 'published', published_at = now() where source_key = 'first'`.execute(
    database.db,
  );
  await nextRun(says(home('first'), home('bare'), home('whole', wholeFeedHome)));
  expect(await states()).toEqual({ bare: 'draft', first: 'published', whole: 'published' });
  await nextRun(says(home('first'), home('bare', wholeFeedHome), home('whole', wholeFeedHome)));
  expect(await states()).toMatchObject({ bare: 'published' });
});

test('of feeds whose time has come two are read at a time, and the others after them', async () => {
  await aFeed(home('a'));
  await sql`insert into home_feeds
      (kind, subject, name, url, format, is_full, every_hours, language, state, created_at, next_run_at)
    select 'landlord', 901, 'Another', ${address} || '?' || n, 'ndjson', false, 24, 'de', 'active', next_run_at, next_run_at
    from home_feeds, generate_series(1, 4) n`.execute(database.db);
  const begun: number[] = [];
  const countRunning = async (): Promise<void> => {
    const { rows } = await sql`select from home_feeds where run_key is not null`.execute(database.db);
    begun.push(rows.length);
  };
  answer = (_request, response) => void countRunning().then(() => response.end(home('a')));
  nowMs = Date.parse((await feed()).nextRunAt!) + 1;
  await poll();
  expect(begun).toEqual([2, 2, 2, 2, 1]);
});

test('a feed that has failed for a day is reported by one mail, and again only after a recovery', async () => {
  await aFeed(home('a'));
  const down: RequestListener = (_request, response) => response.writeHead(503).end();
  for (let run = 0; run < 23; run += 1) await nextRun(down);
  expect(mails).toEqual([]);
  for (let run = 0; run < 30; run += 1) await nextRun(down);
  expect(mails).toEqual(['Ihre Datenlieferung „Manager“ wurde seit einem Tag nicht übernommen']);
  await nextRun(says(home('a')));
  for (let run = 0; run < 30; run += 1) await nextRun(down);
  expect(mails).toHaveLength(2);
});

/** Sends a file as the page does, and answers the status. */
async function sends(who: 'mine' | 'other' | null, feedID: number, ...lines: string[]): Promise<number> {
  nowMs += 1000;
  session = {
    user: who && { uid: people[who], permissions: new Set(['homes.owner']) },
  } as unknown as typeof session;
  const { statusCode } = await app.inject({
    method: 'PUT',
    url: `${homeFeedFilePath(feedID)}?name=homes.ndjson`,
    headers: { 'content-type': 'application/octet-stream', origin: 'https://feriola.example' },
    payload: Buffer.from(lines.join('\n')),
  });
  return statusCode;
}
const filesKept = (): number =>
  readdirSync(folder, { recursive: true }).filter((name) => String(name).endsWith('.feed')).length;

test('an uploaded file starts a trial, is imported once it is accepted, and then deleted; the next file starts a new trial', async () => {
  await addHomeFeedHandler(deps)({ ...terms, url: null }, call(people.mine));
  const { feedID } = await feed();
  expect(await feed()).toMatchObject({ isRunning: false, hasFile: false, state: 'trial' });
  expect(await sends('other', feedID, home('a'))).toBe(404);
  expect(await sends(null, feedID, home('a'))).toBe(401);
  expect(await sends('mine', feedID, home('a'), '{"key":"b"}', home('c'))).toBe(201);
  expect(await feed()).toMatchObject({ isRunning: true, fileName: 'homes.ndjson' });
  // The second one waits for the end of the first.
  expect(await sends('mine', feedID, home('z'))).toBe(409);
  await runDue();
  expect(await feed()).toMatchObject({ state: 'trial', report: { created: 2, rejectedCount: 1 } });
  expect(await states()).toEqual({});
  const rowsAs = async (uid: string) => getHomeFeedRowsHandler(deps)(asked(feedID), call(uid));
  expect(await rowsAs(people.other)).toMatchObject({ type: 'home-feed-not-found' });
  expect(await rowsAs(people.mine)).toEqual({
    ok: true,
    data: {
      rows: [
        {
          key: 'b',
          line: 2,
          became: 'rejected',
          reason: expect.stringMatching(/^wrong or missing: lat/) as string,
        },
        { key: 'a', line: null, became: 'created', reason: '' },
        { key: 'c', line: null, became: 'created', reason: '' },
      ],
    },
  });
  expect(filesKept()).toBe(1);
  await accept();
  expect(await feed()).toMatchObject({ state: 'active', hasFile: false, nextRunAt: null, problem: null });
  expect(Object.keys(await states())).toEqual(['a', 'c']);
  expect(filesKept()).toBe(0);
  await sends('mine', feedID, home('a'));
  await runDue();
  expect(await feed()).toMatchObject({ state: 'trial', missing: { count: 1, keys: ['c'] } });
  await removeHomeFeedHandler(deps)(asked(feedID), call(people.mine));
  expect(filesKept()).toBe(0);
  expect(Object.keys(await states())).toEqual(['a', 'c']);
});

test('a row with a character that cannot be stored is rejected by key, and the others are imported', async () => {
  const nul = String.fromCharCode(0);
  const tried = await aTrial(
    says(
      home('a'),
      home(`b${nul}`),
      home('c', { texts: { de: { title: nul, description: '' } } }),
      '{"key":"d\\u0000"}',
      home('e\ud800'),
    ),
  );
  const reason = 'holds a sign that cannot be kept';
  expect(tried).toMatchObject({ isRunning: false, problem: null, report: { created: 1, rejectedCount: 4 } });
  expect(tried.report!.rejected).toMatchObject([
    { key: 'b\ufffd', line: 2, reason: `${reason}: key` },
    { key: 'c', line: 3, reason: `${reason}: texts.de.title` },
    { key: 'd\ufffd', line: 4 },
    { key: 'e\ufffd', line: 5, reason: `${reason}: key` },
  ]);
});

test('an aborted run is reported and releases its feed, and an orphaned run blocks no other', async () => {
  await addHomeFeedHandler(deps)({ ...terms, url: null }, call(people.mine));
  const { feedID } = await feed();
  await sends('mine', feedID, home('a'));
  // The importer's result cannot be stored, however often this is tried.
  const honest = deps.importFeed;
  deps.importFeed = async (...asked) => {
    const outcome = await honest(...asked);
    return 'report' in outcome ? { ...outcome, missing: { keys: ['\u0000'], of: 1 } } : outcome;
  };
  for (let tries = 0; tries < 6; tries += 1) {
    await runDue();
    expect(await feed()).toMatchObject({ isRunning: tries < 5 });
    nowMs += 200_000;
  }
  deps.importFeed = honest;
  expect(await feed()).toMatchObject({ isRunning: false, problem: 'internal', hasFile: true });
  expect(await sends('mine', feedID, home('a'))).toBe(201);
  await sql`delete from jobs where name = 'home-feeds.run'`.execute(database.db);
  expect(await sends('mine', feedID, home('a'))).toBe(409);
  nowMs += 3_601_000;
  expect(await feed()).toMatchObject({ isRunning: false });
  expect(await sends('mine', feedID, home('a'))).toBe(201);
  await runDue();
  expect(await feed()).toMatchObject({ isRunning: false, problem: null, report: { created: 1 } });
});

test('a table is read by its mapping, and an invalid mapping is reported with its invalid part', async () => {
  const table = ['ID;Breite;Länge;Plätze', 'x1;40,001;3,84;4', 'x2;viel;3,84;4'];
  const columns = { key: 'ID', lat: 'Breite', lon: 'Länge', personsMax: 'Plätze' };
  const constants = { objectType: 'house', kind: 'villa', bedrooms: 2, bathrooms: 1, nightlyPrice: 90 };
  const mapping = { delimiter: ';', decimal: ',', columns, constants };
  const as = (said: object) => ({
    ...{ ...terms, url: null, format: 'csv' as const },
    mapping: JSON.stringify(said),
  });
  await addHomeFeedHandler(deps)(as(mapping), call(people.mine));
  const { feedID } = await feed();
  await sends('mine', feedID, ...table);
  await runDue();
  expect(await feed()).toMatchObject({
    report: { created: 1, rejected: [{ key: 'x2', line: 3, reason: 'no number: lat = "viel"' }] },
  });
  const { kind: _, number: __, ...changed } = as({ ...mapping, delimiter: ';;' });
  nowMs += 1000;
  await changeHomeFeedHandler(deps)({ ...changed, feedID }, call(people.mine));
  await runDue();
  expect(await feed()).toMatchObject({
    problem: 'mapping',
    problemDetail: expect.stringContaining('delimiter') as string,
  });
});
