import {
  index as indexRoute,
  route,
  type RouteConfig,
  type RouteConfigEntry,
} from '@react-router/dev/routes';
import { defaultLanguage, languages } from '../domain/language.ts';
import type { Route } from '../domain/route.ts';
import { routePattern } from '../domain/routes.ts';
import { servedRoutes } from '../domain/site-routes.ts';

/**
 * The route table in the form of React Router. Its matching is loose (`:objectNumber` matches any word), so paths with
 * a single parameter go through the catalogue's splat route, and each loader uses the strict matcher. All routes of a
 * room are known to its browsers, which prepare them before the page is hydrated. To keep them few, a path that is the
 * same in all languages is one route, and themed searches and content pages go through the splat route.
 */
const entries: RouteConfigEntry[] = (servedRoutes as readonly Route[]).flatMap((entry) => {
  const { page, offer, room } = entry;
  // The id names the room, so that the server gives its routes only to browsers inside of it.
  const name = room === undefined ? entry.name : `${room}/${entry.name}`;
  if (page === undefined || offer !== undefined || isLoneParam(routePattern(entry, 'de'))) return [];
  const file = `${room ?? 'pages'}/${page}/page.tsx`;
  const numbered = (id: string, index: number): string => (index > 0 ? `${id}.${index}` : id);
  if (typeof entry.path === 'string' && entry.path !== '' && !entry.unprefixed) {
    return looseForms(entry.path).map((form, index) =>
      route(`:language?/${form}`, file, { id: numbered(name, index) }),
    );
  }
  return (entry.unprefixed ? [defaultLanguage] : languages).flatMap((language) =>
    looseForms(routePattern(entry, language)).map((form, index) => {
      const prefix = language === defaultLanguage ? '' : `${language}/`;
      const path = (prefix + form).replace(/\/$/, '');
      const options = { id: numbered(`${name}.${language}`, index) };
      return path === '' ? indexRoute(file, options) : route(path, file, options);
    }),
  );
});

/** A lone param that takes only a few words is expanded to those words. */
function isLoneParam(pattern: string): boolean {
  return pattern.startsWith(':') && !/[/|]/.test(pattern);
}

/** `:kind(a|b)/x` -> `a/x`, `b/x`; `:offer(digits)` -> `:offer`; `:foo*` -> `*` */
function looseForms(pattern: string): string[] {
  const [, choices, rest] = /^:\w+\(([^)]*\|[^)]*)\)(.*)$/.exec(pattern) ?? [];
  const forms = choices === undefined ? [pattern] : choices.split('|').map((choice) => choice + rest);
  return forms.map((form) => form.replace(/\((?:[^)]+)\)/g, '').replace(/:\w+\*/, '*'));
}

export default [
  ...entries,
  // For developers; its loader answers 404 in production.
  route('design-system', 'pages/design-system/page.tsx', { id: 'design-system' }),
  route('*', 'pages/catalogue-path/page.tsx', { id: 'catalogue-path' }),
] satisfies RouteConfig;
