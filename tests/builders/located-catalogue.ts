import { afterAll, beforeAll } from 'vitest';
import type { Language } from '../../domain/language.ts';
import type { LocationFilter } from '../../domain/search-filter.ts';
import { siteRoutes } from '../../domain/site-routes.ts';
import { createCatalogue } from '../../server/areas/catalogue/catalogue.ts';
import {
  createLocations,
  type LocationKind,
  type Locations,
} from '../../server/areas/locations/locations.ts';
import { locationsStore } from '../../server/areas/locations/locations-store.ts';
import { createNearPlaces, type NearPlaces } from '../../server/areas/locations/near-places.ts';
import { indexLocations } from '../../server/areas/locations/rules/location-index.ts';
import { createOffers, type Offers } from '../../server/areas/offers/offers.ts';
import { createPricing } from '../../server/areas/pricing/pricing.ts';
import { createRatings } from '../../server/areas/ratings/ratings.ts';
import { createWhoami } from '../../server/areas/whoami/whoami.ts';
import type { Whoami } from '../../server/areas/whoami/whoami-context.ts';
import { fixedClock } from '../../server/platform/clock.ts';
import { createReadModels } from '../../server/platform/read-models.ts';
import { createSiteTexts } from '../../texts/site-texts.ts';
import { aCountry, aHome, aPlace, aRegion, localized } from '../harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../harness/databases.ts';

/** The counts that the search index would return. */
const counts: { kind: LocationKind; key: string; count: number }[] = [
  { kind: 'country', key: 'de', count: 7 },
  { kind: 'region', key: 'nordseeküste_deutschland', count: 5 },
  { kind: 'region', key: 'harz', count: 2 },
  { kind: 'place', key: '70', count: 3 },
];

interface LocatedCatalogue {
  readonly database: TestDatabase;
  readonly locations: Locations;
  readonly nearPlaces: NearPlaces;
  readonly offers: Offers;
  readonly whoami: Whoami;
}

/** Sets up countries, regions, a place, homes and offers with their addresses, for the tests of a file. */
export function locatedCatalogue(): LocatedCatalogue {
  const clock = fixedClock('2027-01-02T12:00:00+01:00');
  let database: TestDatabase;
  let nearPlaces: NearPlaces;
  let offers: Offers;
  let locations: Locations;
  let whoami: Whoami;
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
  return {
    get database() {
      return database;
    },
    get locations() {
      return locations;
    },
    get nearPlaces() {
      return nearPlaces;
    },
    get offers() {
      return offers;
    },
    get whoami() {
      return whoami;
    },
  };
}
