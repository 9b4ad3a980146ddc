import { defaultLanguage, languages } from '../../../../domain/language.ts';
import type { Route } from '../../../../domain/route.ts';
import { patternOf } from '../../../../domain/routes.ts';
import { servedRoutes } from '../../../../domain/site-routes.ts';

/** Pages that would only cost a crawler's time: each home and each stay has its own. */
const isOfOneVisitor = (route: Route): boolean =>
  route.requiresAuth === true || (route.noIndex === true && route.contentGroup === 4);

/**
 * Calls, bookings and accounts are not crawled. Filtered lists may be: they say themselves that they are
 * not to be indexed, which a crawler learns only by reading them.
 */
export function robotsTxt(origin: string): string {
  const paths = new Set<string>();
  for (const route of servedRoutes as readonly Route[]) {
    if (!isOfOneVisitor(route)) continue;
    for (const language of route.unprefixed ? ([defaultLanguage] as const) : languages) {
      const fixed = patternOf(route, language).split('/:', 1)[0]!;
      const prefix = language === defaultLanguage || route.unprefixed ? '' : `/${language}`;
      paths.add(encodeURI(`${prefix}/${fixed}/`));
    }
  }
  const lines = ['/api/', ...[...paths].sort()].map((path) => `Disallow: ${path}`);
  return `User-agent: *\n${lines.join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`;
}
