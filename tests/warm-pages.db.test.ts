import { afterAll, beforeAll, expect, test } from 'vitest';
import { siteRoutes } from '../domain/site-routes.ts';
import { addDays } from '../domain/stay.ts';
import { aHome } from './harness/catalogue-builder.ts';
import { countStatements, type CountedStatements } from './harness/counted-statements.ts';
import { openTestDatabase } from './harness/databases.ts';
import { startSite, type RunningSite } from './harness/running-site.ts';
import { aCallHome, arrival } from './trust/valid-calls.ts';

const { pathOf } = siteRoutes('add');
const stay = `startDate=${arrival}&endDate=${addDays(arrival, 7)}&persons=2`;

let counted: CountedStatements;
let site: RunningSite;
beforeAll(async () => {
  counted = countStatements(await openTestDatabase());
  const { database } = counted;
  await aCallHome(database, 900);
  for (let more = 1; more <= 4; more += 1) await aHome(database, { region: 1 + (more % 2) });
  const everywhere = (text: string): string => JSON.stringify({ de: text, en: text, fr: text, it: text });
  await database.db
    .insertInto('offers')
    .values({
      id: 3,
      names: everywhere('Garten'),
      slugs: everywhere('garten'),
      texts: '{}',
      query: '{}',
      overview_order: 1,
    })
    .execute();
  await database.db
    .insertInto('whoami_paths')
    .values({ language: 'de', path: 'garten', compname: 'Search', kind: 'offer', target: '3' })
    .execute();
  // Each page is rendered anew: what comes whole from the page cache asks nothing anyway.
  site = await startSite(database, { pages: true, environment: { PAGE_CACHE_MB: '0' } });
});
afterAll(async () => {
  await site.stop();
  counted.stop();
});

test.each<[string, string]>([
  ['the start page', '/'],
  ['all homes', '/search/'],
  ['a search by region', '/search/?region=region-1'],
  ['a search by region and dates', `/search/?region=region-1&${stay}`],
  ['a search by a name', '/search/?q=Ort%201'],
  ['a region’s page', '/region-eins/'],
  ['a region’s page in English', '/en/region-eins/'],
  ['an offer’s page', '/garten/'],
  ['an offer by number', '/search/?offer=3'],
  ['the overview of offers', pathOf('OfferOverview', 'de')],
  ['the destinations', pathOf('DestinationLinkList', 'de')],
  ['the watch list', pathOf('WatchList', 'de')],
  ['a sight', pathOf('Poi', 'de', { category: 'straende', name: 'strand', id: 1 })],
  ['a page of text', pathOf('privacy', 'de')],
  ['a home', '/object/900/'],
  ['a home with dates', `/object/900/?${stay}`],
  ['the first step of a booking', `${pathOf('BookingStart', 'de', { objectNumber: 900 })}?${stay}`],
])('%s, when it is warm, asks the database nothing', async (_, path) => {
  const ask = async (): Promise<void> => {
    const { status } = await fetch(site.url + path);
    expect(status).toBe(200);
  };
  await ask();
  expect(await counted.during(ask)).toEqual([]);
});
