import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteRoutes } from '../../../domain/site-routes.ts';
import { createSiteTexts } from '../../../texts/site-texts.ts';
import { listNearPlaces } from '../../../contract/locations/list-near-places.ts';
import { getLocation } from '../../../contract/locations/get-location.ts';
import { listTeasers } from '../../../contract/locations/list-teasers.ts';
import { suggestLocations } from '../../../contract/locations/suggest-locations.ts';
import { getOffers } from '../../../contract/offers/get-offers.ts';
import { getWhoami } from '../../../contract/whoami/get-whoami.ts';
import { translatePath } from '../../../contract/whoami/translate-path.ts';
import type { Language } from '../../../domain/language.ts';
import type { LocationFilter } from '../../../domain/search-filter.ts';
import { aCall } from '../../../tests/harness/calls.ts';
import { aCountry, aHome, aPlace, aRegion, localized } from '../../../tests/harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';
import { fixedClock } from '../../platform/clock.ts';
import { createCatalogue } from '../catalogue/catalogue.ts';
import { getLocationHandler } from '../locations/handlers/get-location.ts';
import { listNearPlacesHandler } from '../locations/handlers/list-near-places.ts';
import { listTeasersHandler } from '../locations/handlers/list-teasers.ts';
import { suggestLocationsHandler } from '../locations/handlers/suggest-locations.ts';
import { locationsStore } from '../locations/locations-store.ts';
import { indexLocations } from '../locations/rules/location-index.ts';
import { createNearPlaces, type NearPlaces } from '../locations/near-places.ts';
import { createLocations, type LocationKind, type Locations } from '../locations/locations.ts';
import { getOffersHandler } from '../offers/handlers/get-offers.ts';
import { createOffers, type Offers } from '../offers/offers.ts';
import { createPricing } from '../pricing/pricing.ts';
import { createRatings } from '../ratings/ratings.ts';
import { getWhoamiHandler } from './handlers/get-whoami.ts';
import { translatePathHandler } from './handlers/translate-path.ts';
import { createTranslate } from './translate.ts';
import { createWhoami } from './whoami.ts';
import type { Whoami } from './whoami-context.ts';
import { createReadModels } from '../../platform/read-models.ts';

const clock = fixedClock('2027-01-02T12:00:00+01:00');
let database: TestDatabase;
let nearPlaces: NearPlaces;
let offers: Offers;
let locations: Locations;
let whoami: Whoami;
/** The counts that the search index would return. */
const counts: { kind: LocationKind; key: string; count: number }[] = [
  { kind: 'country', key: 'de', count: 7 },
  { kind: 'region', key: 'nordseeküste_deutschland', count: 5 },
  { kind: 'region', key: 'harz', count: 2 },
  { kind: 'place', key: '70', count: 3 },
];

beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  await aCountry(database, {
    code: 'de',
    names: { de: 'Deutschland', en: 'Germany', fr: 'Allemagne', it: 'Germania' },
    slug: 'deutschland',
    bounds: [47, 6, 55, 15],
    teaserOrder: 1,
  });
  await aCountry(database, { code: 'fj', names: { de: 'Fidschi' }, bounds: [-21, 176, -12, 180] });
  await aRegion(database, {
    id: 7,
    key: 'nordseeküste_deutschland',
    names: { de: 'Nordseeküste', en: 'North Sea coast' },
    slug: 'nordseeküste_deutschland',
    bounds: [53, 7, 55, 9],
    texts: {
      namePreposition: { de: 'an der Nordseeküste', en: 'on the North Sea coast' },
      title: { de: 'Ferienhäuser an der Nordsee' },
    },
    teaserOrder: 1,
  });
  await aRegion(database, { id: 8, key: 'harz', bounds: [51.5, 10, 52, 11] });
  await aPlace(database, {
    id: 70,
    region: 7,
    slug: 'büsum',
    names: { de: 'Büsum' },
    bounds: [54, 8, 54.2, 8.2],
  });
  await aHome(database, { objectNumber: 11, region: 7, place: 70, title: 'Kate', seasons: [] });
  await aHome(database, { objectNumber: 12, region: 7, place: 70, removed: true });
  await aHome(database, { objectNumber: 14, region: 7, place: 70, active: false });
  await db
    .insertInto('offers')
    .values([
      {
        id: 122,
        slugs: JSON.stringify({ de: 'skiurlaub' }),
        names: JSON.stringify({ de: 'Skiurlaub', en: 'Ski holidays' }),
        texts: JSON.stringify({ text1: { de: 'Am Lift.' } }),
        query: JSON.stringify({ distSkilift: 10, partnerTags: ['a', 'b'] }),
        overview_order: 2,
      },
      {
        id: 27,
        slugs: JSON.stringify(localized('pool')),
        names: JSON.stringify(localized('Pool')),
        query: JSON.stringify({ swimmingpool: 'Y' }),
        overview_order: 1,
      },
    ])
    .execute();
  const path = (language: Language, text: string, kind: string, target: string, canonical = true) => ({
    language,
    path: text,
    kind,
    target,
    canonical,
    compname: kind === 'home' ? 'Object' : 'Search',
  });
  await db
    .insertInto('whoami_paths')
    .values([
      path('de', 'nordseeküste_deutschland', 'region', '7'),
      path('de', 'nordsee', 'region', '7', false),
      path('en', 'north-sea', 'region', '7'),
      path('de', 'deutschland', 'country', 'de'),
      path('de', 'nordseeküste_deutschland/büsum', 'place', '70'),
      path('de', 'skiurlaub', 'offer', '122'),
      path('de', 'kate-am-deich', 'home', '11'),
      path('de', 'alte-kate', 'home', '12'),
      path('de', 'stille-kate', 'home', '14'),
      { ...path('de', 'weg', 'offer', '1'), compname: 'Error410' },
    ])
    .execute();
  const pricing = createPricing({ db, clock });
  const routes = siteRoutes('add');
  const readModels = createReadModels({ connection: database });
  const catalogue = createCatalogue({
    db,
    readModels,
    routes,
    clock,
    ratings: createRatings({ db }),
    pricing,
  });
  offers = createOffers({ readModels, routes, countsByOffer: () => new Map([[122, 4]]) });
  const plain = { alias: '', words: '' };
  const search = {
    countAt: (kind: LocationKind, key: string) =>
      counts.find((one) => one.kind === kind && one.key === key)?.count ?? 0,
    countsByLocation: () => counts,
    countsByOfferIn: ({ region }: LocationFilter) =>
      Promise.resolve(
        new Map(
          region === 'harz'
            ? [
                [27, 1],
                [122, 2],
              ]
            : [[122, 4]],
        ),
      ),
    suggest: (text: string) =>
      ['Hamburg', 'xqz', 'stornieren'].includes(text)
        ? []
        : [
            {
              kind: 'region' as const,
              key: 'harz',
              name: 'Harz',
              context: 'Deutschland',
              ...plain,
              count: 2,
            },
            { kind: 'place' as const, key: '70', name: 'Büsum', context: 'Nordsee', ...plain, count: 3 },
            { kind: 'home' as const, key: '11', name: '', context: '', ...plain, count: 1 },
            { kind: 'home' as const, key: '999', name: '', context: '', ...plain, count: 1 },
          ],
  };
  const known = readModels.of(['countries', 'regions', 'places'], async (from) =>
    indexLocations(await locationsStore.all(from)),
  );
  nearPlaces = createNearPlaces({ known, routes, search });
  locations = createLocations({
    readModels,
    routes,
    translate: createSiteTexts().translate,
    offers,
    catalogue,
    clock,
    search,
    help: () =>
      Promise.resolve([
        {
          kind: 'question',
          key: 'faq#end',
          name: 'Wie kann ich stornieren?',
          context: '',
          path: '/faq/#end',
        },
        { kind: 'article', key: 'articles/w', name: 'Winter in Büsum', context: '', path: '/blog/winter/' },
      ]),
  });
  whoami = createWhoami({ db, readModels, routes, locations, offers });
});
afterAll(() => database.close());

const ask = (routepath: string, languageCode: Language = 'de') =>
  getWhoamiHandler({ whoami })({ routepath, languageCode }, aCall());
const locate = (fields: object) =>
  getLocationHandler({ locations })(getLocation.request.parse(fields), aCall());
const notFound = { ok: false, type: 'path-not-found', data: null };

describe('get-whoami', () => {
  it.each([
    '/nordseeküste_deutschland/',
    'nordseeküste_deutschland',
    '/de/nordseeküste_deutschland/',
    encodeURI('/nordseeküste_deutschland'),
    '/nordseeküste_deutschland/'.normalize('NFD'),
    encodeURI('nordseeküste_deutschland/'.normalize('NFD')),
  ])('knows the region by %s', async (routepath) => {
    const outcome = await ask(routepath);
    expect(outcome).toMatchObject({
      ok: true,
      data: {
        compname: 'Search',
        datas: { country: 'de', region: 'nordseeküste_deutschland', location: { locationType: 'region' } },
      },
    });
    expect((outcome.data as object as { datas: object }).datas).not.toHaveProperty('canonicalPath');
    expect(getWhoami.response.parse(outcome.data)).toEqual(outcome.data);
  });

  it.each([
    ['north-sea', 'en'],
    ['/en/north-sea/', 'en'],
    ['/en/north-sea/', 'de'],
  ] as const)('takes the language of %s with %s', async (routepath, language) => {
    expect(await ask(routepath, language)).toMatchObject({
      ok: true,
      data: { datas: { location: { locationNamePreposition: 'on the North Sea coast' } } },
    });
  });

  it('knows places, countries and offers', async () => {
    expect(await ask('nordseeküste_deutschland/büsum')).toMatchObject({
      data: { datas: { place: 70, region: 'nordseeküste_deutschland', country: 'de' } },
    });
    expect(await ask('deutschland')).toMatchObject({ data: { datas: { country: 'de' } } });
    expect(await ask('skiurlaub')).toMatchObject({
      data: {
        compname: 'Search',
        datas: { offer: 122, location: { locationType: 'offer', text1: 'Am Lift.' } },
      },
    });
  });

  it('sends earlier slugs and homes to the path that is valid now', async () => {
    expect(await ask('nordsee')).toMatchObject({
      data: { datas: { canonicalPath: '/nordseek%C3%BCste_deutschland/' } },
    });
    expect(await ask('kate-am-deich')).toEqual({
      ok: true,
      data: { compname: 'Object', datas: { objectNumber: 11, canonicalPath: '/object/11/' } },
    });
  });

  it('says what is gone', async () => {
    expect(await ask('alte-kate')).toEqual({
      ok: true,
      data: {
        compname: 'Error410',
        datas: { objectNumber: 12, country: 'de', region: 'nordseeküste_deutschland' },
      },
    });
    expect(await ask('weg')).toEqual({ ok: true, data: { compname: 'Error410', datas: {} } });
  });

  it.each([
    'stille-kate',
    'Nordseeküste_deutschland',
    'nordsee//',
    '//nordsee',
    'nordsee/x',
    'nordsee?x=1',
    '',
    '/',
    '%',
    '%E0%A4%A',
    'nordsee%00',
    'nordsee\0',
    'nordsee%2F',
    "' or 1=1 --",
    '\ud800',
    'x'.repeat(500),
  ])('does not know %j', async (routepath) => {
    expect(await ask(routepath)).toEqual(notFound);
  });
});

describe('translate-path', () => {
  const translate = (routepath: string, languageCode: Language, targetLanguageCode: Language) =>
    translatePathHandler({
      translate: createTranslate({
        routes: siteRoutes('add'),
        whoami,
        contentPaths: () => Promise.resolve(null),
        addedPath: () => Promise.resolve(null),
        offers,
        pois: { one: () => Promise.resolve(null) },
      }),
    })(translatePath.request.parse({ routepath, languageCode, targetLanguageCode }), aCall());

  it.each([
    ['/nordseeküste_deutschland/', 'de', 'en', '/en/north-sea/'],
    ['/nordsee/', 'de', 'en', '/en/north-sea/'],
    ['/en/north-sea/', 'de', 'de', '/nordseek%C3%BCste_deutschland/'],
    ['/watchlist/', 'de', 'fr', '/fr/ma-selection/'],
    ['favorite-property', 'en', 'it', '/it/prememoria/'],
    ['/object/11/', 'de', 'en', '/en/object/11/'],
    ['/11/', 'de', 'en', '/en/object/11/'],
    ['/kate-am-deich', 'de', 'it', '/it/object/11/'],
    ['/', 'de', 'en', '/en/'],
    ['/en/', 'en', 'de', '/'],
    ['', 'fr', 'it', '/it/'],
    ['/angebote/27/', 'de', 'en', '/en/pool%20en/'],
    ['/en/besondere-angebote/27/pool/', 'de', 'fr', '/fr/pool%20fr/'],
  ] as const)('%s from %s to %s is %s', async (routepath, from, to, location) => {
    expect(await translate(routepath, from, to)).toEqual({ ok: true, data: { datas: { location } } });
  });

  it.each(['/nirgends/', '%', 'a\0', '/angebote/999/'])('does not know %j', async (routepath) => {
    expect(await translate(routepath, 'de', 'en')).toEqual(notFound);
  });

  it('has no path where a page has none in that language', async () => {
    expect(await translate('/nordsee/', 'de', 'it')).toEqual(notFound);
  });
});

describe('get-location', () => {
  it('describes a region in full', async () => {
    const outcome = await locate({ location: 'nordseeküste_deutschland' });
    const data = getLocation.response.parse(outcome.data);
    expect(data).toEqual(outcome.data);
    expect(data).toMatchObject({
      locationName: 'Nordseeküste',
      locationNamePreposition: 'an der Nordseeküste',
      locationBreadcrumbs: [
        { name: 'Deutschland', path: '/deutschland/' },
        { name: 'Nordseeküste', path: null },
      ],
      name: 'Nordseeküste',
      namePreposition: 'an der Nordseeküste',
      breadcrumbs: [
        { name: 'Deutschland', path: '/deutschland/' },
        { name: 'Nordseeküste', path: null },
      ],
      title: 'Ferienhäuser an der Nordsee',
      metaTitle: 'Ferienhäuser an der Nordsee',
      seoUrl: '/nordseek%C3%BCste_deutschland/',
      noIndex: false,
      bounds: { south: 53, west: 7, north: 55, east: 9 },
      topLinks: [{ name: 'Büsum', path: '/b%C3%BCsum/', count: 3 }],
      offers: [{ id: 122, name: 'Skiurlaub', path: '/skiurlaub/' }],
    });
    expect(data!.languageLinks).toMatchObject({ it: '/it/nordseek%C3%BCste_deutschland-it/' });
  });

  it('numbers a place that is called by its name or its slug, unless several are', async () => {
    await aPlace(database, { id: 71, region: 8, slug: 'neustadt-harz', names: { de: 'Neustadt' } });
    await aPlace(database, { id: 72, region: 7, slug: 'neustadt', names: { de: 'Neustadt' } });
    const numbered = (name: string, country: string | null = null) => locations.placeNumber(name, country);
    expect(await numbered(' BÜSUM ')).toBe(70);
    expect(await numbered('büsum'.normalize('NFD'))).toBe(70);
    expect(await numbered('neustadt-harz')).toBe(71);
    expect(await numbered('Neustadt')).toBeNull();
    expect(await numbered('Büsum', 'de')).toBe(70);
    expect(await numbered('Büsum', 'fj')).toBeNull();
    expect(await numbered('Büs')).toBeNull();
    expect(await numbered('a\0b')).toBeNull();
  });

  it('names the offers that have homes there, the larger first', async () => {
    const { data } = await locate({ location: 'harz' });
    expect(data?.offers.map(({ id }) => id)).toEqual([122, 27]);
  });

  it.each([
    [{ country: 'de' }, 'de'],
    [{ country: 'DE' }, 'de'],
    [{ country: 'Allemagne' }, 'de'],
    [{ location: 'germania' }, 'de'],
    [{ location: '70' }, '70'],
    [{ location: 'BÜSUM' }, '70'],
    [{ location: 'busum' }, '70'],
    [{ location: 'büsum'.normalize('NFD') }, '70'],
    [{ location: 'North Sea Coast' }, 'nordseeküste_deutschland'],
    [{ country: 'de', location: 'harz' }, 'harz'],
    // Around Büsum, the coast, half the country, and the date line.
    [{ bbox: '8.05,54.05,8.15,54.15' }, '70'],
    [{ bbox: '7.2,53.2,8.9,54.9' }, 'nordseeküste_deutschland'],
    [{ bbox: '5,48,14,54' }, 'de'],
    [{ bbox: '177,-18,-179,-14' }, 'fj'],
  ])('finds by %j the location %s', async (fields, key) => {
    expect(await locate(fields)).toMatchObject({ ok: true, data: { locationKey: key } });
  });

  it.each([
    {},
    { country: ' ' },
    { bbox: 'x' },
    { bbox: '1,2,3' },
    { bbox: '9,54,8,53' },
    { bbox: '1,2,3,1e99' },
  ])('has nothing to say to %j', async (fields) => {
    expect(await locate(fields)).toEqual({ ok: true, data: null });
  });

  it.each([
    { country: 'xx' },
    { country: 'fj', location: 'harz' },
    { location: "' or 1=1 --" },
    { location: '%' },
    { location: 'har\0z' },
    { location: '99999999999999999999' },
    { location: 'x'.repeat(200) },
    { bbox: '-40,0,-39,1' },
  ])('does not find %j', async (fields) => {
    expect(await locate(fields)).toEqual({ ok: false, type: 'location-not-found', data: null });
  });
});

it('list-teasers shows countries and regions with homes', async () => {
  const outcome = await listTeasersHandler({ locations })({ languageCode: 'en' }, aCall());
  expect(listTeasers.response.parse(outcome.data)).toEqual(outcome.data);
  expect(outcome).toMatchObject({
    data: {
      countries: [
        {
          key: 'de',
          name: 'Germany',
          href: '/en/deutschland-en/',
          imageName: '/pictures/scene/country-de',
          count: 7,
        },
      ],
      regions: [{ key: 'nordseeküste_deutschland', hide: false, count: 5 }, { key: 'harz' }],
    },
  });
});

it('suggest-locations adds paths and titles, and leaves out what is gone', async () => {
  const request = suggestLocations.request.parse({ text: "b'%" });
  const outcome = await suggestLocationsHandler({ locations })(request, aCall());
  if (!outcome.ok) throw new Error('failed');
  expect(outcome.data.suggestions.map(({ name, path }) => [name, path])).toEqual([
    ['Harz', '/harz/'],
    ['Büsum', '/b%C3%BCsum/'],
    ['Kate', '/object/11/'],
  ]);
});

it('suggest-locations says first how a whole sentence is understood', async () => {
  const { suggestions } = await locations.suggest('haus im harz mit sauna und seeblickfenster', 'de');
  expect(suggestions[0]).toMatchObject({
    kind: 'search',
    name: 'Region 8 · Ferienhaus · Sauna',
    context: 'Nicht verstanden: seeblickfenster',
    path: '/search/?q=haus+im+harz+mit+sauna+und+seeblickfenster',
  });
  const near = await locations.suggest('zu zweit in der nähe von Lübeck', 'de');
  expect(near.suggestions[0]?.name.replaceAll('\u00a0', ' ')).toBe('20 km um Lübeck · 2 Personen');
  const place = await locations.suggest('Harz in Deutschland', 'de');
  expect(place.suggestions.map(({ kind }) => kind)).not.toContain('search');
});

it('suggest-locations begins with the regions of the most homes', async () => {
  const outcome = await suggestLocationsHandler({ locations })(
    suggestLocations.request.parse({ languageCode: 'en' }),
    aCall(),
  );
  if (!outcome.ok) throw new Error('failed');
  expect(outcome.data.suggestions.map(({ key, count }) => [key, count])).toEqual([
    ['nordseeküste_deutschland', 5],
    ['harz', 2],
  ]);
});

it('suggest-locations answers with help what names no place, and adds it below places', async () => {
  const namesFor = async (text: string): Promise<string[]> => {
    const outcome = await suggestLocationsHandler({ locations })(
      suggestLocations.request.parse({ text }),
      aCall(),
    );
    if (!outcome.ok) throw new Error('failed');
    expect(suggestLocations.response.parse(outcome.data)).toEqual(outcome.data);
    return outcome.data.suggestions.map(({ name }) => name);
  };
  expect(await namesFor('xqz')).toEqual([]);
  expect(await namesFor('stornieren')).toEqual(['Wie kann ich stornieren?']);
  expect(await namesFor('büsum')).toEqual(['Büsum', 'Harz', 'Kate', 'Winter in Büsum']);
});

describe('near places', () => {
  it('a town without homes is answered with the nearest places that have some', async () => {
    const request = suggestLocations.request.parse({ text: 'Hamburg' });
    const outcome = await suggestLocationsHandler({ locations })(request, aCall());
    if (!outcome.ok) throw new Error('failed');
    expect(outcome.data.nearTown).toBe('Hamburg');
    expect(outcome.data.suggestions).toMatchObject([
      { kind: 'place', key: '70', count: 3, path: '/b%C3%BCsum/' },
    ]);
    expect(outcome.data.suggestions[0]!.distance).toBeGreaterThan(60);
    expect(outcome.data.suggestions[0]!.distance).toBeLessThan(150);
  });

  it.each([
    [{ text: 'Ferienhaus bei Hamburg' }, 'town', 1],
    [{ latitude: '54.1', longitude: '8.9' }, 'position', 1],
    [{ text: 'xqzfoo' }, 'unknown', 0],
    [{}, 'unknown', 0],
  ])('%j is understood as %s', async (fields, origin, places) => {
    const outcome = await listNearPlacesHandler({ nearPlaces })(
      listNearPlaces.request.parse(fields),
      aCall(),
    );
    if (!outcome.ok) throw new Error('failed');
    expect(outcome.data).toMatchObject({ origin });
    expect(outcome.data.position === null).toBe(origin === 'unknown');
    expect(outcome.data.places).toHaveLength(places);
  });
});

describe('get-offers', () => {
  const offer = (fields: object) => getOffersHandler({ offers })(getOffers.request.parse(fields), aCall());

  it('lists all in the order of the overview', async () => {
    const outcome = await offer({ offerList: '1', languageCode: 'en' });
    expect(getOffers.response.parse(outcome.data)).toEqual(outcome.data);
    expect(outcome.data).toMatchObject([{ id: 27 }, { id: 122, name: 'Ski holidays', count: 4 }]);
  });

  it('answers one with its search and path', async () => {
    expect(await offer({ offerId: '122', languageCode: 'fr' })).toEqual({
      ok: true,
      data: {
        id: 122,
        name: 'Skiurlaub',
        title: 'Skiurlaub',
        text: 'Am Lift.',
        seoUrl: '/fr/skiurlaub/',
        query: { distSkilift: 10, partnerTags: 'a,b' },
        count: 4,
      },
    });
    expect(await offer({ offerId: 5 })).toMatchObject({ ok: false, type: 'offer-not-found' });
  });
});
