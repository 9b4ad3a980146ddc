import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { presentHomeFeeds } from '../server/areas/home-feeds/change-home-feeds.ts';
import { acceptHomeFeedRunHandler } from '../server/areas/home-feeds/handlers/accept-home-feed-run.ts';
import { addHomeFeedHandler } from '../server/areas/home-feeds/handlers/add-home-feed.ts';
import { changeHomeFeedHandler } from '../server/areas/home-feeds/handlers/change-home-feed.ts';
import { discardHomeFeedChangeHandler } from '../server/areas/home-feeds/handlers/discard-home-feed-change.ts';
import { removeHomeFeedHandler } from '../server/areas/home-feeds/handlers/remove-home-feed.ts';
import { runHomeFeedHandler } from '../server/areas/home-feeds/handlers/run-home-feed.ts';
import { asked, call, home, homeFeedsSite, says, terms } from '../tests/builders/home-feeds.ts';
import { wholeFeedHome } from '../tests/builders/whole-feed-home.ts';

const site = homeFeedsSite();
const { accept, aFeed, aTrial, feed, nextRun, poll, runDue, states } = site;

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
  const { data } = await presentHomeFeeds(site.deps, site.people.other);
  expect(data.businesses[0]!.feeds).toEqual([]);
  for (const handler of [runHomeFeedHandler(site.deps), removeHomeFeedHandler(site.deps)])
    expect(await handler(asked(tried.feedID), call(site.people.other))).toMatchObject({
      type: 'home-feed-not-found',
    });
  expect(
    await addHomeFeedHandler(site.deps)({ ...terms, url: site.address }, call(site.people.other)),
  ).toMatchObject({
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
  const before = site.imports;
  expect(await nextRun(tagged)).toMatchObject({ problem: null, report: { created: 1 } });
  expect(site.imports).toBe(before);
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
  site.answer = says(home('d'));
  await accept();
  expect(await feed()).toMatchObject({ problem: 'vanishing', missing: { count: 3 } });
  expect(await states()).toEqual(kept);
  site.answer = says(home('a'), home('d'));
  await accept();
  expect(await feed()).toMatchObject({ problem: null, report: { paused: 2, created: 1 } });
  // The office has not looked at them yet: they are gone instead of paused, and may come again.
  expect(await states()).toEqual({ a: 'review', b: 'removed', c: 'removed', d: 'review' });
  const { feedID } = stopped;
  expect(
    await acceptHomeFeedRunHandler(site.deps)(
      { ...asked(feedID), runAt: stopped.lastRunAt! },
      call(site.people.mine),
    ),
  ).toMatchObject({ type: 'home-feed-run-changed' });
});

test('two runs at once are one', async () => {
  const { feedID } = await aFeed(home('a'));
  site.nowMs += 1000;
  const before = site.imports;
  await Promise.all(
    [1, 2, 3].map(() => runHomeFeedHandler(site.deps)(asked(feedID), call(site.people.mine))),
  );
  await Promise.all([runDue(), runDue()]);
  expect(site.imports).toBe(before + 1);
  expect(await feed()).toMatchObject({ isRunning: false, report: { unchanged: 1 } });
});

test('no feed reaches a home of another business, whatever it calls its own', async () => {
  await aFeed(home('a'), home('b'));
  site.answer = says(home('a', { nightlyPrice: 5 }), '{"key":"b","removed":true}');
  await addHomeFeedHandler(site.deps)({ ...terms, number: 902, url: site.address }, call(site.people.other));
  await runDue();
  site.nowMs += 1000;
  const { data } = await presentHomeFeeds(site.deps, site.people.other);
  const { feedID, lastRunAt, report } = data.businesses[0]!.feeds[0]!;
  expect(report).toMatchObject({ created: 1, removed: 0, changed: 0 });
  await acceptHomeFeedRunHandler(site.deps)({ ...asked(feedID), runAt: lastRunAt! }, call(site.people.other));
  await runDue();
  const { rows } = await sql<{ source: string; source_key: string; state: string }>`
    select source, source_key, state from homes order by source, source_key`.execute(site.database.db);
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
  expect((await presentHomeFeeds(site.deps, site.people.mine)).data.businesses[0]!.feeds).toHaveLength(1);
  expect(tried.preview).toMatchObject({
    homes: [{ key: 'a', kind: 'villa', nightlyPrice: 100, photo: null }, { key: 'b' }, { key: 'c' }],
    incomplete: 4,
  });
  expect(tried.preview!.gaps[0]).toEqual({ gap: 'address', count: 4 });
  await aTrial(says('{"key":"a"}'));
  site.nowMs += 2 * 3_600_000;
  await poll();
  expect((await presentHomeFeeds(site.deps, site.people.mine)).data.businesses[0]!.feeds).toEqual([]);
});

test('a change of how a feed is read shows its effect, and can be discarded; nobody who forgets it loses the feed', async () => {
  const { feedID } = await aFeed(home('a'));
  const weeks = (many: number): void => void (site.nowMs += many * 7 * 86_400_000);
  const { kind: _, number: __, ...others } = { ...terms, url: `${site.address}?new` };
  const change = () => {
    site.nowMs += 1000;
    return changeHomeFeedHandler(site.deps)({ ...others, feedID }, call(site.people.mine));
  };
  await change();
  await poll();
  expect(await feed()).toMatchObject({ state: 'trial', hasOpenChange: true, report: { unchanged: 1 } });
  await discardHomeFeedChangeHandler(site.deps)(asked(feedID), call(site.people.mine));
  const former = { state: 'active', hasOpenChange: false, url: site.address };
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
  site.nowMs += 14 * 86_400_000;
  await poll();
  expect((await presentHomeFeeds(site.deps, site.people.mine)).data.businesses[0]!.feeds).toEqual([]);
});

test('a new home of a known business that lacks what guests need stays a draft until its feed brings it', async () => {
  await aFeed(home('first'));
  await sql`update homes set state = 'published', published_at = now() where source_key = 'first'`.execute(
    site.database.db,
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
    select 'landlord', 901, 'Another', ${site.address} || '?' || n, 'ndjson', false, 24, 'de', 'active', next_run_at, next_run_at
    from home_feeds, generate_series(1, 4) n`.execute(site.database.db);
  const begun: number[] = [];
  const countRunning = async (): Promise<void> => {
    const { rows } = await sql`select from home_feeds where run_key is not null`.execute(site.database.db);
    begun.push(rows.length);
  };
  site.answer = (_request, response) => void countRunning().then(() => response.end(home('a')));
  site.nowMs = Date.parse((await feed()).nextRunAt!) + 1;
  await poll();
  expect(begun).toEqual([2, 2, 2, 2, 1]);
});

test('a feed that has failed for a day is reported by one mail, and again only after a recovery', async () => {
  await aFeed(home('a'));
  const down: RequestListener = (_request, response) => response.writeHead(503).end();
  for (let run = 0; run < 23; run += 1) await nextRun(down);
  expect(site.mails).toEqual([]);
  for (let run = 0; run < 30; run += 1) await nextRun(down);
  expect(site.mails).toEqual(['Ihre Datenlieferung „Manager“ wird seit einem Tag nicht mehr übernommen']);
  await nextRun(says(home('a')));
  for (let run = 0; run < 30; run += 1) await nextRun(down);
  expect(site.mails).toHaveLength(2);
});
