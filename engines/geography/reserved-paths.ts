import { languages, type Language } from '../../domain/language.ts';
import { allRoutes } from '../../domain/reserved-routes.ts';
import { routePattern } from '../../domain/routes.ts';

const notForPages = ['api', 'assets', 'locales', 'pictures', 'documents', ...languages];

/**
 * Returns paths that the route table uses or reserves. Themed searches are excluded, since they share the path of their
 * offer.
 */
export function reservedPaths(language: Language): string[] {
  const routes = allRoutes
    .filter(({ offer }) => offer === undefined)
    .map((route) => routePattern(route, language));
  return [...notForPages, ...routes];
}
