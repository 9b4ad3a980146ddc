import { describe, expect, test } from 'vitest';
import { isOpenRoute, openContentRoutes } from '../../../domain/content-pages.ts';
import { contentRoutes } from '../../../domain/content-routes.ts';
import { defaultLanguage, languages, type Language } from '../../../domain/language.ts';
import type { Route } from '../../../domain/route.ts';
import { pathOfRoute, type RouteMatch } from '../../../domain/routes.ts';
import { servedRoutes, siteRoutes, type RouteName } from '../../../domain/site-routes.ts';
import { createTranslate } from './translate.ts';

const routes = siteRoutes('add');
const params = {
  ...{
    objectNumber: 1001,
    accountNumber: 10001,
    caseNumber: 100001,
    voucherNumber: 1,
    reportID: 1,
    offer: 122,
    foo: 'alpen',
  },
  ...{ kind: 'Sehenswuerdigkeit', url: 'meer', poiId: 17, part: 'faq1', answer: 'newsletter_ok' },
  ...{ ratingNumber: 'r1', bookingID: 5, customerNumber: 6, bookingDisplayNumber: 7, userKey: 'k' },
};
const contentNames: ReadonlySet<string> = new Set(contentRoutes.map(({ name }) => name));
/** Nobody has published it in another language. */
const germanOnly = 'Agency';

/** Pages of content end in a word of each language. */
const pathsOfContent = ({ name, params: own }: RouteMatch): Partial<Record<Language, string>> =>
  Object.fromEntries(
    languages.map((language) => [
      language,
      routes.pathOf(
        name as RouteName,
        language,
        isOpenRoute(name) ? { [openContentRoutes[name].param]: `wort-${language}` } : own,
      ),
    ]),
  );

const translate = createTranslate({
  routes,
  whoami: { translate: () => Promise.resolve(null) },
  contentPaths: (match) => {
    if (!contentNames.has(match.name)) return Promise.resolve(null);
    return Promise.resolve(match.name === germanOnly ? { de: '/agentur/' } : pathsOfContent(match));
  },
  addedPath: (path, target) => Promise.resolve(path === '/team/' ? `/${target}/equipe/` : null),
  offers: {
    one: (id, language) =>
      Promise.resolve(id === 122 ? ({ seoUrl: `/${language}/offer-122/` } as never) : null),
  },
  pois: {
    one: (id, language) => Promise.resolve(id === 17 ? ({ path: `/${language}/poi/` } as never) : null),
  },
});

const pathIn = (route: Route, language: Language): string =>
  pathOfRoute(route, language, {
    ...params,
    language: language === 'en' ? 'en' : 'de',
    theme: `wort-${language}`,
    blogArticleName: `wort-${language}`,
  });

/** Pages that are not found by their route alone, with their own addresses. */
const ownPaths: Readonly<Record<string, (language: Language) => string>> = {
  SearchOffer: (language) => `/${language}/offer-122/`,
  SearchSpecialOffer: (language) => `/${language}/offer-122/`,
  Poi: (language) => `/${language}/poi/`,
  ObjectPageOld: (language) => routes.pathOf('ObjectPage', language, { objectNumber: 1001 }),
};

describe('a path of the route table in another language', () => {
  test.each(
    (servedRoutes as readonly Route[])
      .filter(({ name }) => name !== germanOnly)
      .map((route) => [route.name, route] as const),
  )('%s is the same page', async (name, route) => {
    const exists = route.unprefixed ? (['de', 'en'] as const) : languages;
    for (const from of exists) {
      for (const to of exists) {
        const expected = ownPaths[name]?.(to) ?? pathIn(route, to);
        expect(await translate(pathIn(route, from), from, to), `${from} to ${to}`).toBe(expected);
      }
    }
  });

  test('what is not published in a language has no path there', async () => {
    expect(await translate('/agentur/', 'de', 'en')).toBeNull();
    expect(await translate('/en/agency/', 'en', defaultLanguage)).toBe('/agentur/');
  });

  test('the page of card payments says its language itself', async () => {
    for (const [path, from, to, expected] of [
      ['/payment/de/', 'de', 'en', '/payment/en/'],
      ['/payment/en/', 'en', 'de', '/payment/de/'],
      ['/payment/en', 'de', 'de', '/payment/de/'],
      ['payment/de', 'en', 'en', '/payment/en/'],
      ['/payment/de/', 'de', 'fr', '/payment/fr/'],
      ['/en/payment/en/', 'en', 'de', null],
    ] as const) {
      expect(await translate(path, from, to), `${path} to ${to}`).toBe(expected);
    }
  });

  test('an offer and a sight that nobody knows have none', async () => {
    expect(await translate('/angebote/9/', 'de', 'en')).toBeNull();
    expect(await translate('/Reisebericht/meer/9/', 'de', 'en')).toBeNull();
  });
});

test('a page that editors added is translated by its own addresses', async () => {
  expect(await translate('/team/', 'de', 'fr')).toBe('/fr/equipe/');
  expect(await translate('team', 'de', 'fr')).toBe('/fr/equipe/');
  expect(await translate('/niemand/', 'de', 'fr')).toBeNull();
});
