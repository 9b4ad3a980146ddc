import { describe, expect, test } from 'vitest';
import { defaultLanguage, languages } from './language.ts';
import type { Route } from './route.ts';
import { parseAddress, pathOfRoute } from './routes.ts';
import { matchPath, servedRoutes, siteRoutes } from './site-routes.ts';

describe('matching', () => {
  test.each([
    ['/', 'Home', 'de', {}],
    ['/en/', 'Home', 'en', {}],
    ['/search/', 'Search', 'de', {}],
    ['/fr/search', 'Search', 'fr', {}],
    ['/object/123/', 'ObjectPage', 'de', { objectNumber: '123' }],
    ['/123', 'ObjectPageOld', 'de', { objectNumber: '123' }],
    ['/it/booking/start/', 'BookingStart', 'it', {}],
    ['/booking/start/77/', 'BookingStart', 'de', { objectNumber: '77' }],
    ['/angebote/122/ski/alpen', 'SearchOffer', 'de', { offer: '122', foo: 'ski/alpen' }],
    ['/en/favorite-property/', 'WatchList', 'en', {}],
  ])('%s is %s in %s', (path, name, language, params) => {
    expect(matchPath(path)).toEqual({ name, language, params });
  });

  test.each([
    '/schwarzwald/',
    '/object/12a/',
    '/Search/',
    '/en/watchlist/',
    '/object/123/more/',
    '/booking/summary/',
    '/search//',
    '/object/12345678901/',
    '/%E0%A4%A/',
    '/a%2Fb/',
  ])('%s is not of the table', (path) => {
    expect(matchPath(path)).toBeNull();
  });

  test('raw, percent-encoded, composed and decomposed umlauts are one path', () => {
    const forms = ['/reisebüro/', '/reiseb%C3%BCro/', '/reisebu\u0308ro', '/reisebu%CC%88ro/'];
    expect(new Set(forms.map((form) => parseAddress(form)?.segments[0]))).toEqual(new Set(['reisebüro']));
  });
});

test.each([
  ['/watchlist/', 'fr', '/fr/ma-selection/'],
  ['/en/favorite-property', 'de', '/watchlist/'],
  ['/angebote/122/ski/alpen/', 'it', '/it/angebote/122/ski/alpen/'],
  ['/nichts/hier', 'en', '/en/nichts/hier/'],
  ['/en/', 'de', '/'],
  ['/%E0%A4%A/', 'fr', '/fr/'],
] as const)('%s is in %s at %s', (path, language, expected) => {
  expect(siteRoutes('add').plainPathIn(path, language)).toBe(expected);
});

test('canonical paths end as configured', () => {
  const { pathOf, pathOfSlug, plainPathIn } = siteRoutes('remove');
  expect(pathOfSlug('', 'de')).toBe('/');
  expect(pathOfSlug('', 'en')).toBe('/en');
  expect(pathOfSlug('toskana', 'de')).toBe('/toskana');
  expect(pathOf('ObjectPage', 'fr', { objectNumber: 7 })).toBe('/fr/object/7');
  expect(plainPathIn('/watchlist', 'en')).toBe('/en/favorite-property');
  expect(siteRoutes('add').pathOfSlug('toskana', 'de')).toBe('/toskana/');
});

/** Params that fit every pattern of the table. */
const params = {
  objectNumber: '4711',
  offer: '122',
  foo: 'x',
  poiId: '17',
  kind: 'Reisebericht',
  url: 'meer',
  accountNumber: '10001',
  ratingNumber: '12345',
  caseNumber: '100001',
  voucherNumber: '300001',
  bookingDisplayNumber: '7',
  answer: 'newsletter_ok',
  userKey: 'k',
  bookingID: '7',
  reportID: '7',
  customerNumber: '6',
  ownerID: '7',
  language: 'en',
  theme: 'sea',
  blogArticleName: 'first-week',
};

test.each((servedRoutes as readonly Route[]).map((route) => [route.name, route] as const))(
  '%s leads back to itself',
  (name, route) => {
    for (const language of route.unprefixed ? [defaultLanguage] : languages) {
      const match = matchPath(pathOfRoute(route, language, params));
      expect(match?.name, pathOfRoute(route, language, params)).toBe(name);
      // An address without a prefix may say its language itself.
      expect(match?.language).toBe(route.unprefixed ? params.language : language);
    }
  },
);
