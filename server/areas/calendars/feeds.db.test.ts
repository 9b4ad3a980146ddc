import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { EndpointName } from '../../../contract/api.ts';
import type { HomeFeeds } from '../../../contract/calendars/calendar-feed.ts';
import { addDays, todayInBerlin } from '../../../domain/stay.ts';
import { aBusinessLogin } from '../../../tests/builders/landlord-login.ts';
import { aHome } from '../../../tests/harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';
import { startSite, type RunningSite } from '../../../tests/harness/running-site.ts';
import { ask } from '../../../tests/trust/account-calls.ts';
import { book, bookingOf, mailsIn, readable } from '../../../tests/trust/booking-calls.ts';
import type { Fetched, GuardedFetch } from '../../platform/guarded-fetch.ts';
import type { NotYet } from '../../platform/jobs.ts';
import type { Log } from '../../platform/log.ts';
import { createHomeChanges } from '../catalogue/catalogue.ts';
import type { CalendarsDeps } from './calendars-context.ts';
import { feedStore } from './feed-store.ts';
import { previewCalendarFeedHandler } from './handlers/preview-calendar-feed.ts';
import { pollFeedsBody } from './poll-feeds.ts';
import { readFeed, type FeedDeps, type ReadOptions } from './read-feed.ts';

const today = todayInBerlin(new Date());
const nights = (start: number, end: number) => ({
  startDate: addDays(today, start),
  endDate: addDays(today, end),
});
let database: TestDatabase;
let site: RunningSite;
let mine: number;
let foreign: number;
const headers: Record<string, Record<string, string>> = {};

const aLandlord = (subject: number): Promise<Record<string, string>> =>
  aBusinessLogin({ database, dataDir: site.dataDir }, 'landlord', subject);

beforeAll(async () => {
  database = await openTestDatabase();
  mine = await aHome(database, { landlord: 1, title: 'Haus am Deich' });
  foreign = await aHome(database, { landlord: 2 });
  site = await startSite(database);
  headers['first'] = await aLandlord(1);
  headers['second'] = await aLandlord(2);
});
afterAll(() => site.stop());

const call = (who: 'first' | 'second', name: EndpointName, input: Record<string, unknown>) =>
  ask(site.url, name, input, headers[who]);

const event = (
  { startDate, endDate }: { startDate: string; endDate: string },
  more: string[] = [],
): string[] => [
  ...['BEGIN:VEVENT', 'UID:1', `DTSTART;VALUE=DATE:${startDate.replaceAll('-', '')}`],
  ...[`DTEND;VALUE=DATE:${endDate.replaceAll('-', '')}`, ...more, 'END:VEVENT'],
];
const calendar = (...events: string[][]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events.flat(), 'END:VCALENDAR'].join('\r\n');
const says = (text: string): Fetched => ({ ok: true, status: 200, text, etag: null, lastModified: null });

let asked: Readonly<Record<string, string>> | undefined;
const depsWith = (fetch: GuardedFetch, day = today): FeedDeps => ({
  connection: database,
  catalogue: createHomeChanges(),
  clock: { now: () => new Date(), today: () => day },
  ownDomain: 'feriola.example',
  fetch,
});
/** Reads a calendar as the job does, with what the other site answers. */
function run(
  feedId: number,
  answer: Fetched,
  { day, ...options }: ReadOptions & { day?: string } = {},
): Promise<boolean> {
  const deps = depsWith((_url, { headers: sent }) => {
    asked = sent;
    return Promise.resolve(answer);
  }, day);
  return readFeed(deps, feedId, options);
}
// The site's own job leaves it alone.
const inAnHour = new Date(Date.now() + 3_600_000);
const aFeed = (home = mine): Promise<number> =>
  database.transaction((tx) =>
    feedStore.insert(tx, {
      objectNumber: home,
      name: 'Portal',
      url: `https://portal.example/${Math.random()}.ics`,
      at: inAnHour,
    }),
  );
async function feedOf(feedID: number): Promise<HomeFeeds['feeds'][number]> {
  const { data } = await call('first', 'getCalendarFeeds', { objectNumber: mine });
  return (data as unknown as HomeFeeds).feeds.find((feed) => feed.feedID === feedID)!;
}
async function taken(): Promise<string[]> {
  const { data } = await call('first', 'getLandlordCalendar', { objectNumber: mine, ...nights(0, 390) });
  const [home] = data['homes'] as {
    taken: { startDate: string; endDate: string; origin: string; kind: string }[];
  }[];
  return home!.taken.map(
    (one) => `${one.kind === 'blocked' ? one.origin : one.kind} ${one.startDate} ${one.endDate}`,
  );
}
const line = (what: string, start: number, end: number): string =>
  `${what} ${addDays(today, start)} ${addDays(today, end)}`;

test('what a calendar takes is taken here, moves with it, and goes with it', async () => {
  const feed = await aFeed();
  await run(feed, says(calendar(event(nights(10, 14)), event(nights(20, 22)))));
  expect(await taken()).toEqual([line('calendar', 10, 14), line('calendar', 20, 22)]);
  expect(await book(site.url, bookingOf(mine, nights(13, 16)))).toMatchObject({ type: 'capacity-taken' });
  // The same UID on other days: the old ones are free.
  await run(feed, says(calendar(event(nights(12, 15)))));
  expect(await taken()).toEqual([line('calendar', 12, 15)]);
  expect(await feedOf(feed)).toMatchObject({ nights: 3, problem: null, failures: 0, conflicts: [] });
  expect(await call('first', 'removeCalendarFeed', { objectNumber: mine, feedID: feed })).toMatchObject({
    http: 200,
  });
  expect(await taken()).toEqual([]);
});

test('whatever is wrong with a calendar changes nothing and is shown', async () => {
  const feed = await aFeed();
  const good = calendar(event(nights(30, 33)));
  await run(feed, says(good));
  const wrong: [Fetched, string][] = [
    [says('<html>Please log in</html>'), 'notCalendar'],
    [says(good.slice(0, -20)), 'truncated'],
    [says(calendar()), 'suddenlyEmpty'],
    [says(calendar(event({ startDate: '2027-13-01', endDate: '2027-13-02' }))), 'broken'],
    [{ ok: false, problem: 'timeout' }, 'timeout'],
  ];
  for (const [index, [answer, problem]] of wrong.entries()) {
    await run(feed, answer);
    expect(await taken(), problem).toEqual([line('calendar', 30, 33)]);
    expect(await feedOf(feed)).toMatchObject({ problem, failures: index + 1, nights: 3 });
  }
  await run(feed, { ok: true, status: 304 });
  expect(await feedOf(feed)).toMatchObject({ problem: null, failures: 0 });
  // Emptied on purpose.
  await run(feed, says(calendar()), { acceptsEmpty: true });
  expect(await taken()).toEqual([]);
  await call('first', 'removeCalendarFeed', { objectNumber: mine, feedID: feed });
});

test('a booking of ours stands against a calendar, is shown, and what lay below it is blocked when it goes', async () => {
  const { data } = await book(site.url, bookingOf(mine, nights(42, 49)));
  const feed = await aFeed();
  await run(feed, says(calendar(event(nights(40, 52)))));
  expect(await taken()).toEqual([
    line('calendar', 40, 42),
    line('booking', 42, 49),
    line('calendar', 49, 52),
  ]);
  expect((await feedOf(feed)).conflicts).toEqual([nights(40, 52)]);
  await database.db.deleteFrom('stays').where('booking_id', '=', data!.bookingID).execute();
  await run(feed, { ok: true, status: 304 });
  expect(await taken()).toEqual([line('calendar', 40, 52)]);
  await call('first', 'removeCalendarFeed', { objectNumber: mine, feedID: feed });
});

test('a stay that is sold here and elsewhere is told by one mail, what comes back from there by none', async () => {
  const { data } = await book(site.url, bookingOf(mine, nights(242, 249)));
  const feed = await aFeed();
  const jobs = async (): Promise<unknown[]> => {
    const rows = await database.db
      .selectFrom('jobs')
      .select('payload')
      .where('name', '=', 'calendars.send-double-mail')
      .execute();
    return rows
      .map(({ payload }) => payload as { feedId: number; stays: unknown })
      .filter(({ feedId }) => feedId === feed)
      .map(({ stays }) => stays);
  };
  await run(feed, says(calendar(event(nights(241, 249), ['SUMMARY:Airbnb (Not available)']))));
  expect(await jobs()).toEqual([]);
  await run(feed, says(calendar(event(nights(246, 252), ['SUMMARY:Reserved']))));
  await run(feed, says(calendar(event(nights(247, 252), ['SUMMARY:Reserved']))));
  expect(await jobs()).toEqual([[nights(242, 249)]]);
  await vi.waitFor(
    () => {
      const mails = mailsIn(site.dataDir).map(({ raw }) => readable(raw));
      const arrival = addDays(today, 242).split('-').reverse().join('.');
      const told = mails.filter((raw) => raw.includes('sagen niemandem ab') && raw.includes(arrival));
      expect(told).toHaveLength(1);
      expect(told[0]).toContain('landlord1@example.org');
      expect(told[0]).toContain(`/landlord/calendar/${mine}/`);
    },
    { timeout: 20_000, interval: 100 },
  );
  await database.db.deleteFrom('stays').where('booking_id', '=', data!.bookingID).execute();
  await call('first', 'removeCalendarFeed', { objectNumber: mine, feedID: feed });
});

test('a calendar is asked with what it has said of itself, and all of it when somebody asks anew', async () => {
  const feed = await aFeed();
  await run(feed, {
    ok: true,
    status: 200,
    text: calendar(event(nights(60, 61))),
    etag: '"7"',
    lastModified: 'yesterday',
  });
  await run(feed, { ok: true, status: 304 });
  expect(asked).toMatchObject({ 'if-none-match': '"7"', 'if-modified-since': 'yesterday' });
  await run(feed, says(calendar(event(nights(60, 61)))), { asksAnew: true });
  expect(asked).not.toHaveProperty('if-none-match');
  await call('first', 'removeCalendarFeed', { objectNumber: mine, feedID: feed });
});

test('windows that move on with the day block until the landlord decides, stays that are called closed always', async () => {
  const feed = await aFeed();
  const closed = (start: number, end: number) =>
    event(nights(start, end), ['SUMMARY:CLOSED - Not available']);
  const change = { objectNumber: mine, feedID: feed, name: 'Portal', ignoresSliding: true };
  await run(feed, says(calendar(closed(-1, 1), closed(70, 72))), { day: addDays(today, -1) });
  await run(feed, says(calendar(closed(0, 2), closed(70, 72))));
  expect(await taken()).toEqual([line('calendar', 0, 2), line('calendar', 70, 72)]);
  expect((await feedOf(feed)).sliding).toEqual([nights(0, 2)]);
  expect(await call('first', 'changeCalendarFeed', change)).toMatchObject({ http: 200 });
  expect(await taken()).toEqual([line('calendar', 70, 72)]);
  // Read again on the same day, and a stay in its place on the next.
  await run(feed, says(calendar(closed(0, 2), closed(70, 72))));
  expect(await taken()).toEqual([line('calendar', 70, 72)]);
  await run(feed, says(calendar(closed(0, 6), closed(70, 72))));
  expect(await taken()).toEqual([line('calendar', 0, 6), line('calendar', 70, 72)]);
  await call('first', 'removeCalendarFeed', { objectNumber: mine, feedID: feed });
});

test('a line that cannot be read is shown, frees nothing, and the rest of its calendar is taken over', async () => {
  const feed = await aFeed();
  const stay = (uid: string, start: number, end: number) =>
    event(nights(start, end)).map((one) => one.replace('UID:1', `UID:${uid}`));
  await run(feed, says(calendar(stay('a', 90, 93), stay('b', 100, 102))));
  const bad = stay('a', 90, 93).map((one) => (one.startsWith('DT') ? one.replace(/\d{8}/, '20271345') : one));
  await run(feed, says(calendar(bad, stay('c', 110, 111))));
  expect(await taken()).toEqual([line('calendar', 90, 93), line('calendar', 110, 111)]);
  expect(await feedOf(feed)).toMatchObject({
    ...{ problem: null, nights: 4, firstNight: addDays(today, 90), lastNight: addDays(today, 110) },
    ...{ unread: [{ line: 5, text: 'DTSTART;VALUE=DATE:20271345' }], unreadCount: 1 },
  });
  // An unreadable file changes nothing, and its line is reported as well.
  await run(feed, says(calendar(bad)));
  expect(await taken()).toEqual([line('calendar', 90, 93), line('calendar', 110, 111)]);
  expect(await feedOf(feed)).toMatchObject({ problem: 'broken', unread: [{ line: 5 }] });
  await run(feed, says(calendar(stay('a', 91, 93))));
  expect(await taken()).toEqual([line('calendar', 91, 93)]);
  expect(await feedOf(feed)).toMatchObject({ problem: null, unread: [], unreadCount: 0 });
  await call('first', 'removeCalendarFeed', { objectNumber: mine, feedID: feed });
});

test('what a calendar would block is told before anybody connects it', async () => {
  const { uid } = await database.db
    .selectFrom('account_businesses')
    .select('uid')
    .where('subject', '=', 1)
    .executeTakeFirstOrThrow();
  const text = calendar(event(nights(120, 124)), event(nights(122, 125)), event(nights(300, 301)));
  const preview = previewCalendarFeedHandler(depsWith(() => Promise.resolve(says(text))) as CalendarsDeps);
  const asked = { objectNumber: mine, url: 'https://portal.example/new.ics' };
  const answer = await preview(
    asked as Parameters<typeof preview>[0],
    { user: { uid } } as Parameters<typeof preview>[1],
  );
  expect(answer).toMatchObject({
    ok: true,
    data: { problem: null, nights: 6, firstNight: addDays(today, 120), lastNight: addDays(today, 300) },
  });
  expect(await taken()).toEqual([]);
  const inside = { objectNumber: mine, url: `${site.url.replace('localhost', '127.0.0.1')}/robots.txt` };
  const through = await call('first', 'previewCalendarFeed', inside);
  expect(through).toMatchObject({ http: 200, data: { problem: 'private', nights: 0, firstNight: null } });
  expect(await call('second', 'previewCalendarFeed', inside)).toMatchObject({ type: 'object-not-found' });
  expect(
    await call('first', 'previewCalendarFeed', { objectNumber: mine, url: 'ftp://x.example/' }),
  ).toMatchObject({
    type: 'feed-address-invalid',
  });
});

test('what is taken here is read at a secret address, without guests and without what the reader has sent itself', async () => {
  const feed = await aFeed();
  await run(feed, says(calendar(event(nights(80, 82)))));
  await call('first', 'blockNights', { objectNumber: mine, ...nights(84, 86), note: 'geheim' });
  expect((await call('first', 'getCalendarFeeds', { objectNumber: mine })).data).toMatchObject({
    exportUrl: null,
  });
  const { data } = await call('first', 'renewCalendarExport', { objectNumber: mine });
  const { exportUrl, feeds } = data as unknown as HomeFeeds;
  const pathOf = (url: string): string => new URL(url).pathname;
  const read = async (url: string): Promise<string> => (await fetch(site.url + pathOf(url))).text();
  const all = await read(exportUrl!);
  expect(all).toContain(`DTSTART;VALUE=DATE:${addDays(today, 80).replaceAll('-', '')}`);
  expect(all).toContain(`DTEND;VALUE=DATE:${addDays(today, 86).replaceAll('-', '')}`);
  expect(all).not.toMatch(/geheim|Mustermann/);
  const echo = await read(feeds.find(({ feedID }) => feedID === feed)!.exportUrl!);
  expect(echo.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  await call('first', 'renewCalendarExport', { objectNumber: mine });
  for (const path of [
    pathOf(exportUrl!),
    `/calendar/${mine}/x.ics`,
    `/calendar/${foreign}/${'A'.repeat(43)}.ics`,
  ]) {
    expect((await fetch(site.url + path)).status).toBe(404);
  }
});

test('no calendar of a private net is asked, and addresses that are none are refused', async () => {
  const add = (url: string) => call('first', 'addCalendarFeed', { objectNumber: mine, name: 'Portal', url });
  expect(await add('ftp://portal.example/1.ics')).toMatchObject({ http: 422, type: 'feed-address-invalid' });
  const inside = `${site.url.replace('localhost', '127.0.0.1')}/robots.txt`;
  const { http, data } = await add(inside);
  expect(http).toBe(200);
  expect((data as unknown as HomeFeeds).feeds.at(-1)).toMatchObject({ problem: 'private', nights: 0 });
  expect(await add(inside)).toMatchObject({ http: 409, type: 'feed-known' });
});

test('calendars of the home of somebody else are found by no call', async () => {
  const feedID = await aFeed(foreign);
  for (const [objectNumber, type] of [
    [foreign, 'object-not-found'],
    [mine, 'feed-not-found'],
  ] as const) {
    for (const [name, input] of [
      ['changeCalendarFeed', { name: 'x', ignoresSliding: true }],
      ['runCalendarFeed', {}],
      ['removeCalendarFeed', {}],
    ] as const) {
      expect(await call('first', name, { objectNumber, feedID, ...input }), name).toMatchObject({
        http: 404,
        type,
      });
    }
  }
  for (const name of ['getCalendarFeeds', 'renewCalendarExport'] as const) {
    expect(await call('first', name, { objectNumber: foreign })).toMatchObject({ type: 'object-not-found' });
  }
  expect(await feedStore.find(database.db, feedID)).not.toBeNull();
});

test('the job reads what is due, each calendar once, and comes back in a minute', async () => {
  const feeds = await Promise.all(Array.from({ length: 20 }, () => aFeed()));
  await database.db
    .updateTable('calendar_feeds')
    .set({ next_run_at: new Date(0) })
    .where('feed_id', 'in', feeds)
    .execute();
  const read: string[] = [];
  const body = pollFeedsBody(
    depsWith((url) => {
      read.push(url);
      return Promise.resolve(says(calendar(event(nights(200, 201)))));
    }),
    { error: () => undefined } as unknown as Log,
  );
  const before = Date.now();
  const back = (await body.run({})) as NotYet;
  expect(back.runAt.getTime()).toBeGreaterThan(before + 50_000);
  expect(new Set(read).size).toBe(20);
  expect(read).toHaveLength(20);
  const rows = await database.db
    .selectFrom('calendar_feeds')
    .select('last_success_at')
    .where('feed_id', 'in', feeds)
    .execute();
  expect(rows.every((row) => row.last_success_at !== null)).toBe(true);
  await database.db.deleteFrom('calendar_feeds').where('feed_id', 'in', feeds).execute();
});

test('two nodes never take the same calendar', async () => {
  const now = new Date();
  await database.db
    .updateTable('calendar_feeds')
    .set({ next_run_at: new Date(0) })
    .execute();
  const claim = () =>
    feedStore.claimDue(database.db, { now, until: new Date(now.getTime() + 60_000), limit: 2 });
  const claimed = (await Promise.all([claim(), claim(), claim(), claim()])).flat();
  expect(new Set(claimed).size).toBe(claimed.length);
  expect(await claim()).toEqual([]);
});

test('after six failures in a row the landlord is told by one mail, and again days later', async () => {
  const feed = await aFeed();
  await run(feed, says(calendar(event(nights(60, 62)))));
  const jobs = async (): Promise<number> => {
    const rows = await database.db
      .selectFrom('jobs')
      .select('payload')
      .where('name', '=', 'calendars.send-mail')
      .execute();
    return rows.filter(({ payload }) => (payload as { feedId: number }).feedId === feed).length;
  };
  const fail = async (times: number): Promise<void> => {
    for (let time = 0; time < times; time += 1) await run(feed, { ok: false, problem: 'timeout' });
  };
  await fail(5);
  expect(await jobs()).toBe(0);
  await fail(3);
  expect(await jobs()).toBe(1);
  // Well again, and down again on the same day.
  await run(feed, says(calendar(event(nights(60, 62)))));
  await fail(6);
  expect(await jobs()).toBe(1);
  await database.db
    .updateTable('calendar_feeds')
    .set({ told_at: new Date(Date.now() - 4 * 86_400_000) })
    .where('feed_id', '=', feed)
    .execute();
  await fail(1);
  expect(await jobs()).toBe(2);
  await vi.waitFor(
    () => {
      const mails = mailsIn(site.dataDir).map(({ raw }) => readable(raw));
      const told = mails.filter((raw) => raw.includes(`landlord1@example.org`) && raw.includes('nicht mehr'));
      expect(told.length).toBeGreaterThan(0);
      expect(told[0]).toContain('Das andere Portal hat nicht rechtzeitig geantwortet.');
      expect(told[0]).toContain(`/landlord/calendar/${mine}/`);
    },
    { timeout: 20_000, interval: 100 },
  );
  await call('first', 'removeCalendarFeed', { objectNumber: mine, feedID: feed });
});

test('what became of a connected calendar is written down once, without its address, and is not taken back', async () => {
  const feed = await aFeed();
  const since = await database.db
    .selectFrom('calendar_acts')
    .select((eb) => eb.fn.coalesce(eb.fn.max('act_id'), eb.lit(0)).as('last'))
    .executeTakeFirstOrThrow();
  const silent: Fetched = { ok: false, problem: 'timeout' };
  await run(feed, says(calendar(event(nights(200, 204)))));
  await run(feed, says(calendar(event(nights(200, 204)))));
  await run(feed, silent);
  await run(feed, silent);
  const change = { objectNumber: mine, feedID: feed, name: 'Anderes Portal', ignoresSliding: true };
  expect(await call('first', 'changeCalendarFeed', change)).toMatchObject({ http: 200 });
  expect(await call('first', 'removeCalendarFeed', { objectNumber: mine, feedID: feed })).toMatchObject({
    http: 200,
  });
  const acts = await database.db
    .selectFrom('calendar_acts')
    .selectAll()
    .where('act_id', '>', Number(since.last))
    .orderBy('act_id')
    .execute();
  expect(acts.map(({ kind, uid }) => [kind, uid !== null])).toEqual([
    ['feedRead', false],
    ['feedFailed', false],
    ['feedChanged', true],
    ['feedRemoved', true],
  ]);
  expect(acts[0]!.after).toMatchObject({ name: 'Portal', nights: 4 });
  expect(acts[1]!.after).toMatchObject({ problem: 'timeout' });
  expect(JSON.stringify(acts)).not.toContain('portal.example');
  const undo = { objectNumber: mine, actID: acts[3]!.act_id };
  expect(await call('first', 'undoCalendarAct', undo)).toMatchObject({ http: 404, type: 'act-not-found' });
});
