import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteRoutes } from '../../../domain/site-routes.ts';
import { listAgencies } from '../../../contract/catalogue/list-agencies.ts';
import { getObject } from '../../../contract/catalogue/get-object.ts';
import { getObjectsInternal } from '../../../contract/catalogue/get-objects-internal.ts';
import { objectDetail, objectSummary } from '../../../contract/catalogue/object-summary.ts';
import { aCall } from '../../../tests/harness/calls.ts';
import { aHome, localized } from '../../../tests/harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';
import type { Area } from '../../http/area-module.ts';
import { fixedClock } from '../../platform/clock.ts';
import { createPricing } from '../pricing/pricing.ts';
import { createRatings } from '../ratings/ratings.ts';
import { createCatalogue } from './catalogue.ts';
import type { Catalogue } from './catalogue-context.ts';
import { getHomeRecommendationsHandler } from './handlers/get-home-recommendations.ts';
import { listAgenciesHandler } from './handlers/list-agencies.ts';
import { getObjectHandler } from './handlers/get-object.ts';
import { getObjectsInternalHandler } from './handlers/get-objects-internal.ts';
import { createReadModels } from '../../platform/read-models.ts';

const clock = fixedClock('2027-01-02T12:00:00+01:00');
const seasons = [{ fromDate: '2027-01-01', untilDate: '2029-01-01', nightly: 10_000, weekly: 63_000 }];
let database: TestDatabase;
let catalogue: Area<Catalogue>;

const hostile = `Haus "Köln" 100% \\ '; drop table homes; --`;

beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  await aHome(database, {
    objectNumber: 11,
    title: hostile,
    languages: ['de', 'en'],
    agency: 3,
    seasons,
    touristTax: [{ fromAge: 18, toAge: 99, amount: 200 }],
    columns: { dogs_max: 1, amenities: ['sauna', 'unknown'], offer_ids: [63], dist_sea_m: 400 },
  });
  await aHome(database, { objectNumber: 12, seasons: [], pictures: 0, region: 2 });
  await aHome(database, { objectNumber: 13, removed: true, seasons });
  await aHome(database, { objectNumber: 14, active: false, seasons });
  await aHome(database, { objectNumber: 15, country: 'it', region: 3, seasons });
  await db
    .insertInto('home_texts')
    .values({
      object_number: 11,
      language: 'fr',
      title: 'Maison',
      description: 'Traduite',
      translated_from: 'de',
    })
    .execute();
  await db
    .insertInto('rating_summaries')
    .values({
      object_number: 11,
      furniture: 4,
      location: 5,
      cleanliness: 4,
      external_impression: 4,
      price_to_service: 3,
      average: 4,
      total: 3,
      provenance: 'imported',
    })
    .execute();
  await db
    .insertInto('ratings')
    .values({
      object_number: 11,
      furniture: 5,
      location: 5,
      cleanliness: 5,
      external_impression: 5,
      price_to_service: 5,
      traveller_name: 'A',
      travel_start: '2026-07-01',
      travel_end: '2026-07-08',
      travel_type: 'family',
      rated_on: '2026-07-09',
      provenance: 'booked',
      language: 'de',
    })
    .execute();
  await db
    .updateTable('places')
    .set({ state_names: JSON.stringify(localized('Nordland')) })
    .execute();
  await db.updateTable('homes').set({ dtv_stars: 4 }).where('object_number', '=', 12).execute();
  await db.updateTable('homes').set({ stv_stars: 5 }).where('object_number', '=', 15).execute();
  const pricing = createPricing({ db, clock });
  catalogue = createCatalogue({
    db,
    readModels: createReadModels({ connection: database }),
    routes: siteRoutes('add'),
    clock,
    ratings: createRatings({ db }),
    pricing,
  });
});
afterAll(() => database.close());

describe('summaries', () => {
  it('keep the order, leave out unknown and removed homes and say which are inactive', async () => {
    const found = await catalogue.summaries([15, 999, 13, 11, 14], 'de');
    expect(found.map(({ objectNumber, active }) => [objectNumber, active])).toEqual([
      [15, true],
      [11, true],
      [14, false],
    ]);
    for (const summary of found) expect(objectSummary.parse(summary)).toEqual(summary);
  });

  it('show prices with all mandatory costs, weighed ratings, pictures and the home’s own offers', async () => {
    const [summary] = await catalogue.summaries([11], 'en');
    expect(summary).toMatchObject({
      title: `${hostile} en`,
      // A week at 630 and tourist tax of 2 for two persons and seven nights.
      minPrice: 658,
      ratingAverage: 4.25,
      ratingCount: 4,
      objectRatingSummary: { furniture: 4.25, priceToService: 3.5 },
      agencyName: 'Agentur 3',
      searchFilter: ['sauna'],
      searchOffers: [63],
      distances: { sea: 400, lake: null },
      detailPetAllowed: true,
    });
    expect(summary!.images[0]).toEqual({
      no: 1,
      src: expect.stringMatching(/^\/pictures\/11\/1\.[0-9a-f]{8}$/) as string,
      cdn: '',
      scene: 'outside',
      illustration: true,
    });
  });

  it('name the origin that sends the pictures, where one is configured', async () => {
    const { db } = database;
    const behindCdn = createCatalogue({
      ...{ db, clock, routes: siteRoutes('add'), ratings: createRatings({ db }) },
      readModels: createReadModels({ connection: database }),
      pricing: createPricing({ db, clock }),
      imageCdn: 'https://images.example.com',
    });
    const [summary] = await behindCdn.summaries([11], 'de');
    expect(summary!.images[0]).toMatchObject({ cdn: 'https://images.example.com' });
  });

  it('have neither average nor price where there is none', async () => {
    const [summary] = await catalogue.summaries([12], 'it');
    expect(summary).toMatchObject({ ratingAverage: null, ratingCount: 0, minPrice: null, images: [] });
    expect(new Set(Object.values(summary!.objectRatingSummary))).toEqual(new Set([5]));
    // Nobody wrote in Italian: the German title.
    expect(summary!.title).toBe('Haus 12');
  });

  it('come from memory until the home changes', async () => {
    const [before] = await catalogue.summaries([15], 'fr');
    await database.db.updateTable('homes').set({ persons_max: 9 }).where('object_number', '=', 15).execute();
    expect((await catalogue.summaries([15], 'fr'))[0]).toEqual(before);
    await catalogue.module.onHomeChanged?.({ homes: [15], kind: 'home', source: 'index' });
    expect((await catalogue.summaries([15], 'fr'))[0]!.personsMax).toBe(9);
  });
});

it('the start page names agencies that were chosen for it and have homes', async () => {
  const { db } = database;
  const listed = async () => {
    const outcome = await listAgenciesHandler({ catalogue })(listAgencies.request.parse({}), aCall());
    return listAgencies.response.parse(outcome.data).agencies;
  };
  expect(await listed()).toEqual([]);
  await db.updateTable('agencies').set({ is_featured: true }).execute();
  await db
    .insertInto('agencies')
    .values({ id: 77, name: 'Ohne Häuser', email: 'a@example.com', is_featured: true })
    .execute();
  expect(await listed()).toEqual([{ agencyID: 3, name: 'Agentur 3' }]);
});

describe('get-object', () => {
  const ask = (fields: object) =>
    getObjectHandler({ catalogue })(getObject.request.parse({ objectNumber: 11, ...fields }), aCall());

  it('answers all fields of a home', async () => {
    const outcome = await ask({ languageCode: 'fr' });
    expect(outcome.ok).toBe(true);
    const detail = objectDetail.parse(outcome.data);
    expect(detail).toEqual(outcome.data);
    expect(detail.descriptionLanguages).toEqual(['de', 'en']);
    expect(detail.descriptions.translation).toMatchObject({ language: 'fr', source: 'de', title: 'Maison' });
    expect(detail.descriptions.natives['en']!.title).toBe(`${hostile} en`);
    expect(detail.prices).toEqual([
      {
        fromDate: '2027-01-01',
        untilDate: '2029-01-01',
        nightly: 100,
        weekly: 630,
        weekend: null,
        minStay: 1,
        arrivalDays: [0, 1, 2, 3, 4, 5, 6],
        name: '',
      },
    ]);
    expect(detail.touristTax).toEqual([{ fromAge: 18, toAge: 99, amount: 2 }]);
    expect(detail.availability.days[0]!.date).toBe('2027-01-02');
    expect(detail.availability.count).toBeGreaterThan(700);
    expect(detail.breadcrumb.map(({ path }) => path)).toEqual([
      '/fr/land-de-fr/',
      '/fr/region-1-fr/',
      '/fr/ort-1-fr/',
      null,
    ]);
    expect(detail.languageLinks).toEqual({
      de: '/object/11/',
      en: '/en/object/11/',
      fr: '/fr/object/11/',
      it: '/it/object/11/',
    });
  });

  it('tells the state in the asked language, and stars where a home was classified', async () => {
    const told = async (objectNumber: number): Promise<unknown[]> => {
      const { data } = await ask({ objectNumber, languageCode: 'it' });
      const { locations, objectDTV, objectSTV } = objectDetail.parse(data);
      return [locations.state, objectDTV, objectSTV];
    };
    expect(await told(11)).toEqual(['Nordland it', null, null]);
    expect(await told(12)).toEqual(['Nordland it', 4, null]);
    expect(await told(15)).toEqual(['Nordland it', null, 5]);
  });

  it.each([
    ['en', undefined, { language: 'en', source: 'en' }],
    ['fr', undefined, { language: 'fr', source: 'de' }],
    ['fr', 'de', { language: 'fr', source: 'de' }],
  ])('answers the texts in %s from %s', async (descriptionLanguageCode, translationSource, expected) => {
    const outcome = await ask({ descriptionLanguageCode, translationSource });
    expect(outcome).toMatchObject({ ok: true, data: { objectNumber: 11, translation: expected } });
    expect(getObject.response.safeParse(outcome.data).success).toBe(true);
  });

  it.each([
    ['fr', 'en'],
    ['it', undefined],
    ["'--", undefined],
    ['%\0', 'de\0'],
  ])('has no text in %j from %j', async (descriptionLanguageCode, translationSource) => {
    expect(await ask({ descriptionLanguageCode, translationSource })).toMatchObject({
      ok: false,
      type: 'description-not-found',
    });
  });

  it('tells where a removed home was, and knows neither inactive nor strange ones', async () => {
    expect(await ask({ objectNumber: 13 })).toEqual({
      ok: false,
      type: 'object-removed',
      data: { objectNumber: 13, countryCode: 'de', regionKey: 'region-1' },
    });
    const unknown = { ok: false, type: 'object-not-found', data: null };
    expect(await ask({ objectNumber: 14 })).toEqual(unknown);
    expect(await ask({ objectNumber: 2_000_000_000 })).toEqual(unknown);
    expect(await ask({ objectNumber: 14, descriptionLanguageCode: 'de' })).toEqual(unknown);
  });
});

it('get-objects-internal names each home once, in the asked order', async () => {
  const request = getObjectsInternal.request.parse({ objectNumbers: [15, 11, 15, 4711] });
  const outcome = await getObjectsInternalHandler({ catalogue })(request, aCall());
  if (!outcome.ok) throw new Error('failed');
  expect(outcome.data.map((home) => home.objectNumber)).toEqual([{ value: 15 }, { value: 11 }]);
  expect(getObjectsInternal.response.parse(outcome.data)).toEqual(outcome.data);
});

it('get-home-recommendations shows active homes, the same ones all day', async () => {
  const ask = () => getHomeRecommendationsHandler({ catalogue })({ languageCode: 'de' }, aCall());
  const first = await ask();
  if (!first.ok) throw new Error('failed');
  // Best first, of another country next: 12 has no pictures.
  expect(first.data.objects.map((home) => home.objectNumber)).toEqual([11, 15, 12]);
  expect(await ask()).toEqual(first);
});
