import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Route } from '../../domain/route.ts';
import { pathOfRoute } from '../../domain/routes.ts';
import { servedRoutes, siteRoutes } from '../../domain/site-routes.ts';
import { addDays } from '../../domain/stay.ts';
import { createHomeChanges } from '../../server/areas/catalogue/home-changes.ts';
import { createPageCache } from '../../engines/pages/face.ts';
import { aHome } from '../harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../harness/databases.ts';
import { freePort } from '../harness/postgres-server.ts';
import { startSite, type RunningSite } from '../harness/running-site.ts';
import { book, bookingOf, until } from './booking-calls.ts';
import { aCallHome, arrival } from './valid-calls.ts';
import { cents } from '../../domain/cents.ts';

const { pathOf } = siteRoutes('add');

interface Node {
  site: RunningSite;
  metricsPort: number;
}

let database: TestDatabase;
let booked: number;
let other: number;
let one: Node;
let two: Node;

beforeAll(async () => {
  database = await openTestDatabase();
  booked = await aCallHome(database);
  other = await aHome(database);
  [one, two] = [await startNode(), await startNode()];
});
afterAll(async () => {
  await one.site.stop();
  await two.site.stop();
  await database.close();
});
beforeEach(async () => {
  for (const node of [one, two]) await cachedOn(node);
});

/** Cached pages may be old on a slow machine: only a change drops them. */
async function startNode(): Promise<Node> {
  const metricsPort = await freePort();
  const site = await startSite(
    { ...database, close: () => Promise.resolve() },
    {
      pages: true,
      environment: { METRICS_PORT: String(metricsPort) },
      createPageCache: (options) => createPageCache({ ...options, lifetimeMs: Infinity }),
    },
  );
  return { site, metricsPort };
}

async function figure({ metricsPort }: Node, name: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return Number(new RegExp(`^feriola_page_cache_${name} (\\d+)`, 'm').exec(text)![1]);
}

const stay = { startDate: arrival, endDate: addDays(arrival, 7) };
const dates = new URLSearchParams(stay).toString();

const paths = {
  start: '/',
  terms: pathOf('terms', 'de'),
  destinations: pathOf('DestinationLinkList', 'de'),
  offers: pathOf('OfferOverview', 'de'),
  region: () => '/region-eins/',
  inRegion: () => `/region-eins/?${dates}`,
  all: pathOf('Search', 'de'),
  inAll: () => `${pathOf('Search', 'de')}?${dates}`,
  booked: () => pathOf('ObjectPage', 'de', { objectNumber: booked }),
  bookedThen: () => `${pathOf('ObjectPage', 'de', { objectNumber: booked })}?${dates}`,
  other: () => pathOf('ObjectPage', 'de', { objectNumber: other }),
  otherThen: () => `${pathOf('ObjectPage', 'de', { objectNumber: other })}?${dates}`,
} as const;
type PageName = keyof typeof paths;
const names = Object.keys(paths) as PageName[];
const pathTo = (name: PageName): string => {
  const path = paths[name];
  return typeof path === 'string' ? path : path();
};

/** Returns the pages that come from memory; afterwards all of them are cached. */
async function cachedOn(node: Node): Promise<PageName[]> {
  const cached: PageName[] = [];
  for (const name of names) {
    const before = await figure(node, 'hits_total');
    const response = await fetch(node.site.url + pathTo(name));
    expect([name, response.status]).toEqual([name, 200]);
    await response.text();
    if ((await figure(node, 'hits_total')) > before) cached.push(name);
  }
  return cached;
}

const without = (...changed: PageName[]): PageName[] => names.filter((name) => !changed.includes(name));

// The page of another home for dates lists homes like it that are free then, and offers count homes that are free at the last minute.
test('a booking drops the pages of its home and what lists homes for dates, here at once and on another node as it hears of it', async () => {
  const droppedThere = await figure(two, 'dropped_total');
  expect((await book(one.site.url, bookingOf(booked, stay))).http).toBe(201);
  const kept = without('offers', 'inRegion', 'inAll', 'booked', 'bookedThen', 'otherThen');
  expect(await cachedOn(one)).toEqual(kept);
  await until(async () => (await figure(two, 'dropped_total')) >= droppedThere + 5, 20_000);
  expect(await cachedOn(two)).toEqual(kept);
});

test('a booking in other weeks has lists for dates looked at, and none of them rendered', async () => {
  const lists = ['inRegion', 'inAll', 'otherThen'] as const;
  const textsOf = (): Promise<string[]> =>
    Promise.all(lists.map(async (name) => (await fetch(one.site.url + pathTo(name))).text()));
  const before = await textsOf();
  const [misses, unchanged] = [await figure(one, 'misses_total'), await figure(one, 'unchanged_total')];
  const later = { startDate: addDays(arrival, 21), endDate: addDays(arrival, 28) };
  expect((await book(one.site.url, bookingOf(booked, later))).http).toBe(201);
  expect(await textsOf()).toEqual(before);
  expect(await figure(one, 'misses_total')).toBe(misses);
  expect(await figure(one, 'unchanged_total')).toBe(unchanged + lists.length);
});

test('another price, told by the outbox alone as an import does, drops what shows homes, and lists have it', async () => {
  const before = await figure(two, 'dropped_total');
  await database.transaction((tx) =>
    createHomeChanges().changeHome(tx, other, async () => {
      await tx
        .updateTable('price_seasons')
        .set({ nightly_cents: cents(31_100), weekly_cents: cents(7 * 31_100) })
        .where('object_number', '=', other)
        .execute();
      return { result: null, change: { kind: 'home' } };
    }),
  );
  await until(async () => (await figure(two, 'dropped_total')) > before, 20_000);
  const list = await (await fetch(two.site.url + pathTo('region'))).text();
  expect(list).toContain(String(7 * 31_100));
  expect(await cachedOn(two)).toEqual(['terms', 'region']);
});

const readable = (servedRoutes as readonly Route[]).filter(({ noIndex }) => !noIndex);
const pathOfRead = (route: Route): string =>
  pathOfRoute(route, 'de', {
    objectNumber: booked,
    offer: 122,
    poiId: 1,
    kind: 'Sehenswuerdigkeit',
    foo: '',
  });

test('no page that search engines may have depends on everything: all of its calls say what they show', async () => {
  const answered: string[] = [];
  for (const route of readable) {
    const { status } = await fetch(one.site.url + pathOfRead(route), { redirect: 'manual' });
    if (status === 200) answered.push(route.name);
  }
  expect(answered).toEqual(expect.arrayContaining(['Home', 'Search', 'ObjectPage', 'Poi', 'terms']));
  expect(await figure(one, 'pages_of_everything')).toBe(0);
});

test('a page of which nothing has changed is found to be the same: none says when it was made', async () => {
  const askAll = async (): Promise<string[]> => {
    const rendered: string[] = [];
    for (const path of [...readable.map(pathOfRead), ...names.map(pathTo)]) {
      const misses = await figure(one, 'misses_total');
      const { status } = await fetch(one.site.url + path, { redirect: 'manual' });
      if (status === 200 && (await figure(one, 'misses_total')) > misses) rendered.push(path);
    }
    return rendered;
  };
  await askAll();
  const unchanged = await figure(one, 'unchanged_total');
  // Each page shows the partner of its host: the statement is announced although it changes no row.
  await sql`update partners set name = name where false`.execute(database.db);
  await until(async () => (await figure(one, 'pages')) === 0, 20_000);
  expect(await askAll()).toEqual([]);
  expect(await figure(one, 'unchanged_total')).toBeGreaterThan(unchanged + 20);
});
