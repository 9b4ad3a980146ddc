import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { getUser } from '../../../contract/accounts/get-user.ts';
import { logCookieConsent } from '../../../contract/tracking/log-cookie-consent.ts';
import { logHistory } from '../../../contract/tracking/log-history.ts';
import { logTimings } from '../../../contract/tracking/log-timings.ts';
import { saveTrackingParams } from '../../../contract/tracking/save-tracking-params.ts';
import { aCall } from '../../../tests/harness/calls.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';
import type { Area } from '../../http/area-module.ts';
import { retentionDays } from '../../../domain/retention.ts';
import { createAccounts, type Accounts } from '../accounts/accounts.ts';
import { getUserHandler } from '../accounts/handlers/get-user.ts';
import { logCookieConsentHandler } from './handlers/log-cookie-consent.ts';
import { logHistoryHandler } from './handlers/log-history.ts';
import { logTimingsHandler } from './handlers/log-timings.ts';
import { saveTrackingParamsHandler } from './handlers/save-tracking-params.ts';
import { createTracking, originsLimit, pagesLimit } from './tracking.ts';
import type { Tracking } from './tracking-context.ts';

const start = new Date('2027-01-02T12:00:00Z');
let now = start;
const clock = { now: () => now, today: () => now.toISOString().slice(0, 10) };
const uid = 'abcdefghijklmnopqrstuv';
const stranger = 'vutsrqponmlkjihgfedcba';
let database: TestDatabase;
let accounts: Accounts;
let tracking: Area<Tracking>;

beforeAll(async () => {
  database = await openTestDatabase();
  accounts = createAccounts({
    connection: database,
    clock,
    sessionSecret: new Uint8Array(32),
    staffNeedsFactor: false,
  });
  tracking = createTracking({ connection: database, clock, accounts });
});
beforeEach(async () => {
  now = start;
  await sql`truncate consent_log, traffic_origins, visited_pages, page_timings, jobs`.execute(database.db);
});
afterAll(() => database.close());

const consent = (accepted: unknown, call = aCall({ uid })) =>
  logCookieConsentHandler({ accounts, tracking })(logCookieConsent.request.parse({ accepted }), call);
const save = (trackingParams: Record<string, string>, call = aCall({ uid })) =>
  saveTrackingParamsHandler({ accounts, tracking })(
    saveTrackingParams.request.parse({ trackingParams }),
    call,
  );
const user = (fields: object, call = aCall({ uid })) =>
  getUserHandler({ accounts, tracking, experiments: [{ experimentKey: 'EDMT-5209', variants: 2 }] })(
    getUser.request.parse(fields),
    call,
  );
const count = async (table: 'consent_log' | 'traffic_origins' | 'visited_pages' | 'page_timings') =>
  (await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(database.db)).rows[0]!
    .n;

describe('log-cookie-consent', () => {
  it.each([
    [
      [
        { name: 'required', usage: true },
        { name: 'statistic', usage: true },
        { name: 'marketing', usage: false },
      ],
    ],
    [{ required: true, statistic: true, marketing: false }],
  ])('records %j and lets the uid last', async (accepted) => {
    const call = aCall({ uid });
    expect(await consent(accepted, call)).toEqual({ ok: true, data: { logged: true, keepsUid: true } });
    expect(call.kept).toEqual([uid]);
    const row = await database.db.selectFrom('consent_log').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ uid, statistic: true, marketing: false, given_at: start });
  });

  it('records a refusal without a uid and keeps none', async () => {
    const call = aCall({ uid });
    expect(await consent({ required: true }, call)).toMatchObject({ data: { keepsUid: false } });
    expect(call.kept).toEqual([]);
    const row = await database.db.selectFrom('consent_log').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ uid: null, statistic: false, marketing: false });
  });

  it('withdrawing forgets what was kept, of this visitor alone', async () => {
    await save({ pid: '1', gclid: 'a' });
    await save({ pid: '2' }, aCall({ uid: stranger }));
    await tracking.logPage(uid, {
      route: 'Home',
      contentGroup: 1,
      objectNumber: null,
      language: 'de',
      partner: 0,
    });
    await consent({ statistic: true, marketing: false });
    expect(await tracking.findOrigin(uid)).toMatchObject({ pid: '1', gclid: '' });
    await consent({ statistic: false, marketing: false });
    expect(await tracking.findOrigin(uid)).toMatchObject({ pid: '', pidHistory: [] });
    expect(await count('visited_pages')).toBe(0);
    expect(await tracking.findOrigin(stranger)).toMatchObject({ pid: '2' });
  });

  it('without marketing a mail address that was typed into a form is forgotten', async () => {
    await accounts.saveContact(uid, 'anna@example.com');
    await consent({ statistic: true, marketing: true });
    expect(await accounts.find(uid)).toMatchObject({ email: 'anna@example.com' });
    await consent({ statistic: true, marketing: false });
    expect(await accounts.find(uid)).toMatchObject({ email: null });
    await database.db.deleteFrom('visitors').where('uid', '=', uid).execute();
  });

  it('a visitor with a watch list keeps the uid', async () => {
    await accounts.ensure(uid);
    expect(await consent({})).toMatchObject({ data: { keepsUid: true } });
    await database.db.deleteFrom('visitors').where('uid', '=', uid).execute();
  });
});

describe('where a visitor came from', () => {
  it('is kept, and read again by user/get', async () => {
    const call = aCall({ uid });
    expect(await save({ pid: '4,4711', PTC: '7', gclid: 'Cj0-K_x.1' }, call)).toMatchObject({
      ok: true,
      data: { uid, pid: '4711', ptc: '7', gclid: 'Cj0-K_x.1' },
    });
    expect(call.kept).toEqual([uid]);
    now = new Date(start.getTime() + 1000);
    expect(await user({ trackingParams: { pid: '9' } })).toMatchObject({
      data: {
        pid: '9',
        ptc: '7',
        pidHistory: [
          { pid: '4711', timestamp: start.getTime() },
          { pid: '9', timestamp: now.getTime() },
        ],
      },
    });
    // Asking keeps nothing.
    expect(await user({})).toMatchObject({ data: { pid: '4711' } });
  });

  it('a visitor without a uid gets one', async () => {
    const call = aCall();
    const outcome = await save({ pid: '1' }, call);
    expect(call.kept).toEqual([(outcome.data as { uid: string }).uid]);
  });

  it('nothing known leaves no row', async () => {
    await save({ pid: 'x', other: '1', gclid: '<script>' });
    expect(await count('traffic_origins')).toBe(0);
  });

  it('holds the newest only', async () => {
    for (let pid = 1; pid <= originsLimit + 3; pid += 1) await save({ pid: String(pid) });
    const { pidHistory } = await tracking.findOrigin(uid);
    expect(pidHistory).toHaveLength(originsLimit);
    expect(pidHistory[0]!.pid).toBe('4');
  });
});

it('experiments are for pages with consent', async () => {
  expect(await user({})).toMatchObject({ data: { experiments: [] } });
  const outcome = await user({ revision: 'abc' });
  expect((outcome.data as { experiments: object[] }).experiments).toEqual([
    { experimentKey: 'EDMT-5209', variant: expect.any(Number) as number },
  ]);
});

describe('log-history', () => {
  const log = (fields: object, call = aCall({ uid })) =>
    logHistoryHandler({ tracking })(logHistory.request.parse(fields), call);

  it('keeps the newest pages of a visitor, and names no unknown route', async () => {
    for (let page = 0; page < pagesLimit + 2; page += 1)
      await log({ route: 'ObjectPage', objectNumber: page + 1 });
    await log({ route: 'NoSuchRoute' });
    const rows = await database.db.selectFrom('visited_pages').selectAll().orderBy('id').execute();
    expect(rows).toHaveLength(pagesLimit);
    expect(rows[0]).toMatchObject({ object_number: 4, route: 'ObjectPage' });
    expect(rows.at(-1)).toMatchObject({ route: 'other' });
  });

  it('keeps whose host it was seen on', async () => {
    await database.db.insertInto('partners').values({ id: 7001, tag_name: 'hafen', name: 'Hafen' }).execute();
    for (const partner of ['7001', '7999', 'x']) await log({ route: 'Home', partner });
    const rows = await database.db.selectFrom('visited_pages').select('partner_id').orderBy('id').execute();
    expect(rows.map((row) => row.partner_id)).toEqual([7001, 0, 0]);
    await database.db.deleteFrom('partners').execute();
  });

  it('without a uid keeps nothing', async () => {
    expect(await log({ route: 'Home' }, aCall())).toEqual({ ok: true, data: { logged: false } });
    expect(await count('visited_pages')).toBe(0);
  });
});

it('log-timings counts by bucket, without who it was', async () => {
  const log = (fields: object) =>
    logTimingsHandler({ tracking })(logTimings.request.parse(fields), aCall({ uid }));
  await log({ route: 'Home', lcp: 1000, cls: 0 });
  await log({ route: 'Home', lcp: 1010 });
  expect(await log({ route: 'Home' })).toEqual({ ok: true, data: { logged: false } });
  const rows = await database.db.selectFrom('page_timings').selectAll().orderBy('metric').execute();
  expect(rows).toEqual([
    { day: '2027-01-02', route: 'Home', metric: 'cls', bucket: 0, visits: 1 },
    { day: '2027-01-02', route: 'Home', metric: 'lcp', bucket: 1024, visits: 2 },
  ]);
});

it('forgets what is too old', async () => {
  await consent({ statistic: true });
  await save({ pid: '1' });
  await tracking.logPage(uid, {
    route: 'Home',
    contentGroup: 1,
    objectNumber: null,
    language: 'de',
    partner: 0,
  });
  await tracking.countTimings('Home', { lcp: 1 });
  const forgetAfter = async (days: number): Promise<void> => {
    now = new Date(start.getTime() + days * 86_400_000 + 1);
    await tracking.module.forget!(now);
  };
  await forgetAfter(0);
  expect(await count('visited_pages')).toBe(1);
  await forgetAfter(retentionDays.pages);
  expect([await count('visited_pages'), await count('traffic_origins')]).toEqual([0, 1]);
  await forgetAfter(retentionDays.origins + 1);
  expect([await count('traffic_origins'), await count('page_timings'), await count('consent_log')]).toEqual([
    0, 0, 1,
  ]);
  await forgetAfter(retentionDays.consent + 1);
  expect(await count('consent_log')).toBe(0);
});
