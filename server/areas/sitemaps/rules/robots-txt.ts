import { defaultLanguage, isLanguage, languages } from '../../../../domain/language.ts';
import type { Route } from '../../../../domain/route.ts';
import { routePattern } from '../../../../domain/routes.ts';
import { servedRoutes } from '../../../../domain/site-routes.ts';

/** True for pages that exist once per home or stay and would only waste a crawler's time. */
const isOfOneVisitor = (route: Route): boolean =>
  route.requiresAuth === true || (route.noIndex === true && route.contentGroup === 4);

function fixedPaths(route: Route): string[] {
  return (route.unprefixed ? ([defaultLanguage] as const) : languages).map((language) => {
    const fixed = routePattern(route, language).split('/:', 1)[0]!;
    const prefix = language === defaultLanguage || route.unprefixed ? '' : `/${language}`;
    return encodeURI(`${prefix}/${fixed}/`);
  });
}

/**
 * Renders robots.txt. Calls, bookings and accounts are not crawled. Filtered lists may be: they are marked as noindex, which a crawler can
 * only see by reading them.
 */
export function robotsTxt(origin: string): string {
  const routes = servedRoutes as readonly Route[];
  const crawledPaths = routes.filter((route) => !isOfOneVisitor(route)).flatMap(fixedPaths);
  // Shortens paths to a folder without public pages, which needs one line and does not reveal the names of its pages.
  const shortest = (path: string): string => {
    const segments = path.split('/').filter(Boolean);
    // The folder of a language always contains public pages.
    const first = isLanguage(segments[0] ?? '') ? 2 : 1;
    for (let count = first; count < segments.length; count++) {
      const folder = `/${segments.slice(0, count).join('/')}/`;
      if (!crawledPaths.some((other) => other.startsWith(folder))) return folder;
    }
    return path;
  };
  const folders = [...new Set(routes.filter(isOfOneVisitor).flatMap(fixedPaths).map(shortest))].sort();
  const outermost = folders.filter(
    (path) => !folders.some((other) => other !== path && path.startsWith(other)),
  );
  const lines = ['/api/', ...outermost].map((path) => `Disallow: ${path}`);
  return `User-agent: *\n${lines.join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`;
}
