import { seedFiles } from '../../content/seeds.ts';
import { contentPageKey } from '../../domain/content-pages.ts';
import { contentRoutes } from '../../domain/content-routes.ts';
import { defaultLanguage, languages, type Language } from '../../domain/language.ts';
import { reservedRoutes } from '../../domain/reserved-routes.ts';
import type { Route } from '../../domain/route.ts';
import { pathOfRoute } from '../../domain/routes.ts';
import { servedRoutes } from '../../domain/site-routes.ts';
import { isFullRun } from '../harness/run-size.ts';

const params = {
  objectNumber: 1001,
  accountNumber: 10001,
  caseNumber: 100001,
  voucherNumber: 1,
  reportID: 1,
  offer: 122,
  foo: '',
  kind: 'Sehenswuerdigkeit',
  part: 'faq1',
  answer: 'newsletter_ok',
  ratingNumber: 'r1',
  bookingID: 5,
  customerNumber: 6,
  bookingDisplayNumber: 7,
  userKey: 'k',
  language: 'de',
};

const articleSlugs: Readonly<Record<Language, string>> = {
  de: 'erste-winterwoche-in-den-bergen',
  en: 'first-winter-week-in-the-mountains',
  fr: 'premiere-semaine-hiver-montagne',
  it: 'prima-settimana-inverno-montagna',
};

const themes: Readonly<Record<Language, string>> = { de: 'meer', en: 'sea', fr: 'mer', it: 'mare' };

/** Pages of content that nobody has written yet. */
const written = new Set(seedFiles().map(({ page }) => page));
const isWritten = ({ name }: Route): boolean => {
  const isContent = contentRoutes.some((route) => route.name === name);
  return (
    !isContent || written.has(contentPageKey(name)) || name === 'BlogArticle' || name === 'ThemesContent'
  );
};

export const served: readonly Route[] = servedRoutes.filter(isWritten);
export const notServed: readonly Route[] = reservedRoutes;

const statuses: Readonly<Record<string, number>> = { Error404: 404, Error500: 500 };
export const statusOf = ({ name }: Route): number => statuses[name] ?? 200;

export const languagesOf = (route: Route): readonly Language[] =>
  route.unprefixed ? [defaultLanguage] : languages;

/**
 * The languages in which a route is tested if its code is the same for all: all in the full run; in the gate one, which rotates with each
 * route.
 */
export function triedLanguagesOf(route: Route): readonly Language[] {
  const all = languagesOf(route);
  return isFullRun ? all : [all[served.indexOf(route) % all.length]!];
}

/** The path of a route in a language on the demo world, which has its own numbers of sights. */
export const pathIn = (route: Route, language: Language, poiId: number): string =>
  pathOfRoute(route, language, {
    ...params,
    theme: themes[language],
    blogArticleName: articleSlugs[language],
    poiId,
  });
