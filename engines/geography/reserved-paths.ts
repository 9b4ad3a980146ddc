import { languages, type Language } from '../../domain/language.ts';
import { allRoutes } from '../../domain/reserved-routes.ts';
import { patternOf } from '../../domain/routes.ts';

/** First words of addresses that are no pages. */
const notForPages = ['api', 'assets', 'locales', 'pictures', 'documents', ...languages];

/** What the route table shows or reserves for a page to come; a themed search lies where its offer does. */
export function reservedPaths(language: Language): string[] {
  const routes = allRoutes
    .filter(({ offer }) => offer === undefined)
    .map((route) => patternOf(route, language));
  return [...notForPages, ...routes];
}
