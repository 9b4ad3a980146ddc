import { index, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';
import { languages } from '../domain/language.ts';
import { routeTable, type Route } from '../domain/route-table.ts';
import { patternOf } from '../domain/routes.ts';

/**
 * The one route table as React Router takes it. Its matching is loose (`:objectNumber` takes any word),
 * so a lone param goes through the catalogue's splat route, and each loader asks the strict matcher.
 */
const entries: RouteConfigEntry[] = (routeTable as readonly Route[])
  .filter((entry) => !patternOf(entry, 'de').startsWith(':'))
  .flatMap((entry) =>
    languages.map((language) => {
      const prefix = language === 'de' ? '' : `${language}/`;
      const path = prefix + looselyOf(patternOf(entry, language));
      const options = { id: `${entry.name}.${language}` };
      const file = `pages/${entry.page}/page.tsx`;
      return path === '' ? index(file, options) : route(path.replace(/\/$/, ''), file, options);
    }),
  );

/** `:offer(digits)` -> `:offer`, `:foo*` -> `*` */
function looselyOf(pattern: string): string {
  return pattern.replace(/\((?:[^)]+)\)/g, '').replace(/:\w+\*/, '*');
}

export default [
  ...entries,
  // For those who work on the site: its loader answers 404 in production.
  route('design-system', 'pages/design-system/page.tsx'),
  route('*', 'pages/catalogue-path/page.tsx', { id: 'catalogue-path' }),
] satisfies RouteConfig;
