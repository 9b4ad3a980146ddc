import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { siteRoutes } from '../../domain/site-routes.ts';
import { locationsStore } from '../../server/areas/locations/locations-store.ts';
import { searchStore } from '../../server/areas/search/search-store.ts';
import { createWhoami } from '../../server/areas/whoami/whoami.ts';
import { createReadModels } from '../../server/platform/read-models.ts';
import { aHome, aPlace, aRegion } from '../../tests/harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../../tests/harness/databases.ts';
import { createSiteTexts } from '../../texts/site-texts.ts';
import { changeGeography } from './change-geography.ts';
import { geographyFile } from './geography-file.ts';

const texts = createSiteTexts();
const munich = 2867714;
const four = (name: string) => ({ de: name, en: name, fr: name, it: name });
let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(async () => {
  await database.close();
});
beforeEach(async () => {
  await sql`delete from homes`.execute(database.db);
  await sql`delete from whoami_paths`.execute(database.db);
  await sql`delete from places`.execute(database.db);
  await sql`delete from regions`.execute(database.db);
  await sql`delete from countries`.execute(database.db);
});

async function change(file: object): Promise<string[]> {
  const lines: string[] = [];
  const parsed = geographyFile.parse(file);
  await database.transaction((tx) =>
    changeGeography(tx, parsed, { texts, tell: (line) => lines.push(line) }),
  );
  return lines;
}
const pathsTo = async (kind: string, target: string): Promise<string[]> => {
  const { rows } = await sql<{ line: string }>`
    select language || ' ' || path || case when canonical then '' else ' (earlier)' end as line from whoami_paths
    where kind = ${kind} and target = ${target} order by language, path`.execute(database.db);
  return rows.map(({ line }) => line);
};

test.each([
  ['Munich', munich, ['de muenchen', 'en munich', 'fr munich', 'it monaco-di-baviera'], 'de-by'],
  [
    'Hamburg',
    2911298,
    ['de hamburg-stadt', 'en hamburg-city', 'fr hambourg-ville', 'it amburgo-citta'],
    'de-hh',
  ],
  ['Cologne', 2886242, ['de koeln', 'en cologne', 'fr cologne', 'it colonia'], 'de-nw'],
  ['Paris', 2988507, ['de paris', 'en paris', 'fr paris', 'it parigi'], 'fr-idf'],
])('%s becomes a place with pages that have no number', async (_, id, paths, region) => {
  await change({ places: [{ id }] });
  // Hamburg alone is the state, which has the name too.
  expect(await pathsTo('place', String(id))).toEqual(paths);
  const place = await locationsStore.placeById(database.db, id);
  expect(await locationsStore.regionByKey(database.db, region)).toMatchObject({ id: place!.region_id });
});

test('a renamed place keeps its old addresses, which lead to the new ones, and may have them back', async () => {
  await change({ places: [{ id: munich }] });
  await change({ places: [{ id: munich, names: four('Minga'), slugs: { de: 'minga' } }] });
  expect(await pathsTo('place', String(munich))).toEqual([
    'de minga',
    'de muenchen (earlier)',
    'en munich',
    'fr munich',
    'it monaco-di-baviera',
  ]);
  const whoami = createWhoami({
    db: database.db,
    readModels: createReadModels({ connection: database }),
    routes: siteRoutes('add'),
    locations: { page: () => Promise.resolve({ info: {}, country: 'de' } as never) },
    offers: { landingPage: () => Promise.resolve(null) },
  });
  expect((await whoami.lookUp('/muenchen/', 'de'))?.datas).toMatchObject({ canonicalPath: '/minga/' });
  expect((await whoami.lookUp('/minga/', 'de'))?.datas).not.toHaveProperty('canonicalPath');
  await change({ places: [{ id: munich, slugs: { de: 'muenchen' } }] });
  expect(await pathsTo('place', String(munich))).toContain('de minga (earlier)');
});

test('a new region takes places, and their homes move along and are announced', async () => {
  const region = await aRegion(database, { id: 70, key: 'de-by', country: 'de', bounds: [47, 9, 50, 14] });
  await sql`update regions set kind = 'subdivision'`.execute(database.db);
  await aPlace(database, { id: munich, region, country: 'de', bounds: [48, 11.4, 48.3, 11.8] });
  const home = await aHome(database, { place: munich, region: 70, country: 'de' });
  const isar = {
    ...{ key: 'isartal', country: 'de', names: four('Isartal'), bounds: [47.9, 11.3, 48.3, 11.7] },
    slugs: { en: 'isar-valley' },
  };
  const lines = await change({ regions: [isar], places: [{ id: munich, region: 'isartal' }] });
  expect(lines[0]).toBe('Region isartal: added at /isartal/');
  expect(lines[1]).toContain('1 homes moved along');
  const [row] = await searchStore.homes(database.db, [home]);
  // It is found in both the new region and the subdivision that contains it.
  expect(row).toMatchObject({ region_key: 'isartal', subdivision_key: 'de-by', version: 2 });
  const { rows } = await sql`select version from outbox where object_number = ${home}
    order by id desc limit 1`.execute(database.db);
  expect(rows).toEqual([{ version: 2 }]);
});

test.each([
  [
    'an address of something else',
    { places: [{ id: munich, slugs: { de: 'deutschland' } }] },
    'something else',
  ],
  ['an address of the site', { places: [{ id: munich, slugs: { de: 'api' } }] }, 'something else'],
  ['a region that is not there', { places: [{ id: munich, region: 'nowhere' }] }, 'no region nowhere'],
  ['a region without bounds', { regions: [{ key: 'x', country: 'de', names: four('X') }] }, 'needs country'],
  ['a place that nobody knows', { places: [{ id: 1 }] }, 'not in the gazetteer'],
])('%s changes nothing', async (_, file, message) => {
  await expect(change(file)).rejects.toThrow(message);
  const { rows } = await sql`select 1 from whoami_paths`.execute(database.db);
  expect(rows).toEqual([]);
});

test('a town that the gazetteer lacks is described whole', async () => {
  const place = { id: 900_000_001, names: four('Neustadt am Acker'), country: 'de', lat: 48.14, lon: 11.7 };
  await change({ places: [place] });
  expect(await pathsTo('place', '900000001')).toHaveLength(4);
  const [found] = await locationsStore.named(database.db, 'am Acker');
  expect(found).toMatchObject({ id: 900_000_001, homes: 0 });
});
