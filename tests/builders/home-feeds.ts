import { mkdtempSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastify } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { HomeFeed, HomeFeeds } from '../../contract/home-feeds/home-feed.ts';
import { homeFeedFilePath } from '../../domain/home-feeds.ts';
import { todayInBerlin } from '../../domain/stay.ts';
import { createPictureWork } from '../../engines/pictures/face.ts';
import { importFeed } from '../../import/import-feed.ts';
import { sampleFeed } from '../../import/sample-feed.ts';
import { presentHomeFeeds } from '../../server/areas/home-feeds/change-home-feeds.ts';
import { acceptHomeFeedRunHandler } from '../../server/areas/home-feeds/handlers/accept-home-feed-run.ts';
import { addHomeFeedHandler } from '../../server/areas/home-feeds/handlers/add-home-feed.ts';
import { createHomeFeeds } from '../../server/areas/home-feeds/home-feeds.ts';
import { registerRawRoutes, type RawRoutesDeps } from '../../server/http/raw-routes.ts';
import { createLocalFileStore } from '../../server/platform/file-store.ts';
import { createGuardedBytes, createGuardedDownload } from '../../server/platform/guarded-fetch.ts';
import { createJobWorker } from '../../server/platform/jobs.ts';
import { createLog } from '../../server/platform/log.ts';
import { createWorkQueue } from '../../server/platform/work-queue.ts';
import { createSiteTexts } from '../../texts/site-texts.ts';
import { openTestDatabase, type TestDatabase } from '../harness/databases.ts';
import { aSession } from '../trust/tokens.ts';
import { currentOperator } from './operator.ts';

type Deps = Parameters<typeof createHomeFeeds>[0];
type AcceptedRun = ReturnType<ReturnType<typeof acceptHomeFeedRunHandler>>;

interface HomeFeedsSite {
  readonly database: TestDatabase;
  readonly deps: Deps;
  /** Where the software of the business offers its homes; `answer` says what is there. */
  readonly address: string;
  readonly mails: string[];
  readonly people: { mine: string; other: string };
  answer: RequestListener;
  nowMs: number;
  /** How often a feed was imported. */
  imports: number;
  runDue: () => Promise<number>;
  feed: () => Promise<HomeFeed>;
  aTrial: (listener: RequestListener) => Promise<HomeFeed>;
  accept: () => Promise<Awaited<AcceptedRun>>;
  aFeed: (...lines: string[]) => Promise<HomeFeed>;
  /** Runs the job of every minute, and all jobs that it enqueues. */
  poll: () => Promise<void>;
  /** Goes on to the next time at which the feed is fetched, and has it fetched. */
  nextRun: (listener: RequestListener) => Promise<HomeFeed>;
  states: () => Promise<Record<string, string>>;
  /** Sends a file as the page does, and answers the status. */
  sendFile: (who: 'mine' | 'other' | null, feedID: number, ...lines: string[]) => Promise<number>;
  storedFiles: () => number;
}

export const home = (key: string, more: object = {}): string =>
  JSON.stringify({
    ...{ key, lat: 40.001, lon: 3.84, objectType: 'house', kind: 'villa', personsMax: 4 },
    ...{ bedrooms: 2, bathrooms: 1, nightlyPrice: 100, ...more },
  });
export const says =
  (...lines: string[]): RequestListener =>
  (_request, response) =>
    response.end(`${lines.join('\n')}\n`);
export const call = (uid: string): never => ({ user: { uid } }) as never;
const asker = { uid: '', jwt: '', languageCode: 'de' } as const;
export const terms = {
  ...{ ...asker, number: 901, name: 'Manager', isFull: true, currency: null, mapping: null },
  kind: 'landlord',
  format: 'ndjson',
  everyHours: 24,
} as const;
export const asked = (feedID: number): typeof asker & { feedID: number } => ({ ...asker, feedID });

/** Sets up the feeds of two landlords, whose software answers on this machine, for the tests of a file. */
export function homeFeedsSite(): HomeFeedsSite {
  const folder = mkdtempSync(join(tmpdir(), 'feriola-feeds-'));
  const files = createLocalFileStore(folder);
  const app = fastify();
  const texts = createSiteTexts();
  const log = createLog('silent');
  const clock = { now: () => new Date(site.nowMs), today: () => todayInBerlin(new Date(site.nowMs)) };
  const server = createServer((request, response) => site.answer(request, response));
  /** The session of the person who sends a file. */
  let session: Awaited<ReturnType<NonNullable<RawRoutesDeps['readSession']>>>;
  let database: TestDatabase;
  let address: string;
  let deps: Deps;
  let runDue: () => Promise<number>;

  beforeAll(async () => {
    database = await openTestDatabase();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.2', resolve));
    address = `http://127.0.0.2:${(server.address() as AddressInfo).port}/homes.ndjson`;
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
      site.people[who] = uid;
    }
    deps = {
      ...{
        connection: database,
        clock,
        log,
        publicUrl: 'https://feriola.example',
        operator: currentOperator,
      },
      routes: { pathOf: () => '/landlord/home-feeds/' } as unknown as Deps['routes'],
      translate: (language) => texts.translate(language),
      mail: { send: async ({ subject }) => void site.mails.push(subject) },
      // One address of this machine plays the public internet.
      download: createGuardedDownload({ isAllowed: (one) => one === '127.0.0.2' }),
      importFeed: (feed, onProgress) => {
        site.imports += 1;
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
    server.closeAllConnections();
    server.close();
    await database.close();
  });
  beforeEach(async () => {
    await sql`delete from home_feeds`.execute(database.db);
    await sql`delete from whoami_paths where kind = 'home'`.execute(database.db);
    await sql`delete from homes`.execute(database.db);
    site.mails.length = 0;
  });

  async function feed(): Promise<HomeFeed> {
    const { data }: { data: HomeFeeds } = await presentHomeFeeds(deps, site.people.mine);
    return data.businesses[0]!.feeds[0]!;
  }
  async function aTrial(listener: RequestListener): Promise<HomeFeed> {
    site.answer = listener;
    expect(await addHomeFeedHandler(deps)({ ...terms, url: address }, call(site.people.mine))).toMatchObject({
      ok: true,
      data: { businesses: [{ feeds: [{ state: 'trial', isRunning: true }] }] },
    });
    await runDue();
    return feed();
  }
  const accept = async (): Promise<Awaited<AcceptedRun>> => {
    site.nowMs += 1000;
    const { feedID, lastRunAt } = await feed();
    const result = await acceptHomeFeedRunHandler(deps)(
      { ...asked(feedID), runAt: lastRunAt! },
      call(site.people.mine),
    );
    await runDue();
    return result;
  };
  async function aFeed(...lines: string[]): Promise<HomeFeed> {
    await aTrial(says(...lines));
    await accept();
    return feed();
  }
  async function poll(): Promise<void> {
    await sql`delete from jobs where name = 'home-feeds.poll'`.execute(database.db);
    await createHomeFeeds(deps).module.start!();
    await runDue();
  }
  async function nextRun(listener: RequestListener): Promise<HomeFeed> {
    site.answer = listener;
    site.nowMs = Date.parse((await feed()).nextRunAt!) + 1;
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

  async function sendFile(who: 'mine' | 'other' | null, feedID: number, ...lines: string[]): Promise<number> {
    site.nowMs += 1000;
    session = {
      user: who && { uid: site.people[who], permissions: new Set(['homes.owner']) },
    } as unknown as typeof session;
    const { statusCode } = await app.inject({
      method: 'PUT',
      url: `${homeFeedFilePath(feedID)}?name=homes.ndjson`,
      headers: { 'content-type': 'application/octet-stream', origin: 'https://feriola.example' },
      payload: Buffer.from(lines.join('\n')),
    });
    return statusCode;
  }
  const storedFiles = (): number =>
    readdirSync(folder, { recursive: true }).filter((name) => String(name).endsWith('.feed')).length;

  const site: HomeFeedsSite = {
    mails: [],
    people: { mine: '', other: '' },
    answer: (_request, response) => response.end(),
    nowMs: Date.now(),
    imports: 0,
    runDue: () => runDue(),
    ...{ feed, aTrial, accept, aFeed, poll, nextRun, states, sendFile, storedFiles },
    get database() {
      return database;
    },
    get deps() {
      return deps;
    },
    get address() {
      return address;
    },
  };
  return site;
}
