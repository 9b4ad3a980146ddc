import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteRoutes } from '../../../domain/site-routes.ts';
import { getPoi } from '../../../contract/pois/get-poi.ts';
import { listPois } from '../../../contract/pois/list-pois.ts';
import { aCall } from '../../../tests/harness/calls.ts';
import { aRegion } from '../../../tests/harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';
import { getPoiHandler } from './handlers/get-poi.ts';
import { listPoisHandler } from './handlers/list-pois.ts';
import { createPois } from './pois.ts';
import type { Pois } from './pois-context.ts';
import { createReadModels } from '../../platform/read-models.ts';

let database: TestDatabase;
let pois: Pois;

beforeAll(async () => {
  database = await openTestDatabase();
  await aRegion(database, { id: 1, key: 'küste' });
  await aRegion(database, { id: 2, country: 'fj' });
  const poi = (id: number, lat: number, lon: number, region: number) => ({
    id,
    country_code: region === 1 ? 'de' : 'fj',
    region_id: region,
    kind: 'lighthouse',
    lat,
    lon,
    names: JSON.stringify({ de: 'Leuchtturm Nørdstrand', en: 'Lighthouse' }),
    slugs: JSON.stringify({ de: 'leuchtturm', en: 'lighthouse' }),
    texts: JSON.stringify({ text: { de: 'Rot und weiß.' } }),
  });
  await database.db
    .insertInto('pois')
    .values([poi(1, 54.2, 8.8, 1), poi(2, 54.1, 8.8, 1), poi(3, 55.5, 8.8, 1), poi(4, -17, -179.95, 2)])
    .execute();
  pois = createPois({ readModels: createReadModels({ connection: database }), routes: siteRoutes('add') });
});
afterAll(() => database.close());

async function list(queryParameters: object | undefined) {
  const request = listPois.request.parse({ queryParameters });
  const outcome = await listPoisHandler({ pois })(request, aCall());
  if (!outcome.ok) throw new Error('failed');
  expect(listPois.response.parse(outcome.data)).toEqual(outcome.data);
  return outcome.data.pois.map(({ poiId, distance }) => [poiId, distance]);
}

describe('list-pois', () => {
  it('lists the nearest first within the radius', async () => {
    // A tenth of a degree of latitude is 11.1 km.
    expect(await list({ lat: 54.1, lon: 8.8 })).toEqual([
      [2, 0],
      [1, 11.1],
    ]);
    expect(await list({ lat: 54.1, lon: 8.8, radius: 5 })).toEqual([[2, 0]]);
    expect(await list({ lat: 54.1, lon: 8.8, radius: 200, limit: 3 })).toHaveLength(3);
  });

  it('measures across the date line and at the pole', async () => {
    expect(await list({ lat: -17, lon: 179.95 })).toEqual([[4, 10.6]]);
    expect(await list({ lat: 90, lon: 180 })).toEqual([]);
  });

  it('lists a region or country without a position', async () => {
    expect(await list({ region: 'küste' })).toHaveLength(3);
    expect(await list({ country: 'fj' })).toEqual([[4, null]]);
    expect(await list({ region: 'küste', country: 'fj' })).toEqual([]);
    expect(await list(undefined)).toHaveLength(4);
    expect(await list({ lat: 54.1, lon: 8.8, country: 'fj' })).toEqual([]);
  });

  it.each(["' or 1=1 --", '%', 'a\0', 'x'.repeat(100)])('finds nothing in region %j', async (region) => {
    expect(await list({ region })).toEqual([]);
    expect(await list({ region, lat: 54.1, lon: 8.8 })).toEqual([]);
  });
});

it('get-poi answers one in the language of the page', async () => {
  const ask = (poiId: number) =>
    getPoiHandler({ pois })(getPoi.request.parse({ poiId, languageCode: 'en' }), aCall());
  expect(await ask(1)).toEqual({
    ok: true,
    data: {
      poiId: 1,
      kind: 'lighthouse',
      name: 'Lighthouse',
      text: 'Rot und weiß.',
      lat: 54.2,
      lon: 8.8,
      path: '/en/Sehenswuerdigkeit/lighthouse/1/',
      region: 'küste',
      distance: null,
    },
  });
  expect(await ask(2_000_000_000)).toEqual({ ok: false, type: 'poi-not-found', data: null });
});
