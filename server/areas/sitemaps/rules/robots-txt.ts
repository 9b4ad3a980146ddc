import { defaultLanguage, isLanguage, languages } from '../../../../domain/language.ts';
import type { Route } from '../../../../domain/route.ts';
import { patternOf } from '../../../../domain/routes.ts';
import { servedRoutes } from '../../../../domain/site-routes.ts';

/** Pages that exist once per home or stay and would only waste a crawler's time. */
const isOfOneVisitor = (route: Route): boolean =>
  route.requiresAuth === true || (route.noIndex === true && route.contentGroup === 4);

function pathsOf(route: Route): string[] {
  return (route.unprefixed ? ([defaultLanguage] as const) : languages).map((language) => {
    const fixed = patternOf(route, language).split('/:', 1)[0]!;
    const prefix = language === defaultLanguage || route.unprefixed ? '' : `/${language}`;
    return encodeURI(`${prefix}/${fixed}/`);
  });
}

/**
 * Calls, bookings and accounts are not crawled. Filtered lists may be: they are marked as noindex, which a crawler can only see by
 * reading them.
 */
export function robotsTxt(origin: string): string {
  const routes = servedRoutes as readonly Route[];
  const open = routes.filter((route) => !isOfOneVisitor(route)).flatMap(pathsOf);
  // What lies below a folder in which nobody else has a page is said in one line: the names of its pages are nobody's business.
  const shortest = (path: string): string => {
    const segments = path.split('/').filter(Boolean);
    // The folder of a language holds more than anybody's own.
    const first = isLanguage(segments[0] ?? '') ? 2 : 1;
    for (let count = first; count < segments.length; count++) {
      const folder = `/${segments.slice(0, count).join('/')}/`;
      if (!open.some((other) => other.startsWith(folder))) return folder;
    }
    return path;
  };
  const folders = [...new Set(routes.filter(isOfOneVisitor).flatMap(pathsOf).map(shortest))].sort();
  const outermost = folders.filter(
    (path) => !folders.some((other) => other !== path && path.startsWith(other)),
  );
  const lines = ['/api/', ...outermost].map((path) => `Disallow: ${path}`);
  return `User-agent: *\n${lines.join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`;
}
