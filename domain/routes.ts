import { defaultLanguage, isLanguage, languages, type Language } from './language.ts';
import { routeTable, type Route, type RouteName } from './route-table.ts';

export type { RouteName } from './route-table.ts';

export type RouteParams = Readonly<Record<string, string>>;

export interface RouteMatch {
  name: RouteName;
  language: Language;
  params: RouteParams;
}

/** A path taken apart: its language and its decoded segments. */
export interface Address {
  language: Language;
  /** Without language prefix; decoded and in composed form (NFC). */
  segments: readonly string[];
  /** The German prefix is never canonical. */
  germanPrefix: boolean;
  trailingSlash: boolean;
}

/** Null where the path cannot be decoded or has an empty segment in its midst. */
export function parseAddress(pathname: string): Address | null {
  const inner = pathname.replace(/^\//, '').replace(/\/$/, '');
  const segments: string[] = [];
  for (const raw of inner === '' ? [] : inner.split('/')) {
    let segment: string;
    try {
      segment = decodeURIComponent(raw).normalize('NFC');
    } catch {
      return null;
    }
    if (segment === '' || segment.includes('/') || segment.includes('\0')) return null;
    segments.push(segment);
  }
  const prefix = segments[0];
  const prefixed = isLanguage(prefix);
  return {
    language: prefixed ? prefix : defaultLanguage,
    segments: prefixed ? segments.slice(1) : segments,
    germanPrefix: prefix === defaultLanguage,
    trailingSlash: pathname.endsWith('/'),
  };
}

type Segment =
  | { kind: 'literal'; text: string }
  | { kind: 'param'; name: string; digits: boolean; optional: boolean; choices: readonly string[] | null }
  | { kind: 'rest'; name: string };

interface CompiledPattern {
  route: Route & { name: RouteName };
  language: Language;
  segments: readonly Segment[];
}

/** `word`, `:name`, `:name(digits)`, `:name(a|b)`, a trailing `?` for optional, `:name*` for any rest. */
function compileSegment(text: string): Segment {
  const found = /^:(\w+)(?:\(([^)]+)\))?([?*])?$/.exec(text);
  if (!found) return { kind: 'literal', text };
  const [, name = '', form, suffix] = found;
  if (suffix === '*') return { kind: 'rest', name };
  const digits = form === 'digits';
  return {
    kind: 'param',
    name,
    digits,
    optional: suffix === '?',
    choices: form && !digits ? form.split('|') : null,
  };
}

export function patternOf(route: Route, language: Language): string {
  return typeof route.path === 'string' ? route.path : route.path[language];
}

const routes: readonly (Route & { name: RouteName })[] = routeTable;

const patterns: readonly CompiledPattern[] = routes.flatMap((route) =>
  (route.unprefixed ? ([defaultLanguage] as const) : languages).map((language) => ({
    route,
    language,
    segments: patternOf(route, language)
      .split('/')
      .filter((text) => text !== '')
      .map(compileSegment),
  })),
);

/** Strict: every segment must fit, case and digits included; null where the table has no such path. */
export function matchPath(pathname: string): RouteMatch | null {
  const address = parseAddress(pathname);
  if (!address) return null;
  for (const { route, language, segments } of patterns) {
    if (language !== address.language) continue;
    const params = fit(segments, address.segments);
    if (params) return { name: route.name, language, params };
  }
  return null;
}

function fit(pattern: readonly Segment[], path: readonly string[]): RouteParams | null {
  const params: Record<string, string> = {};
  let at = 0;
  for (const segment of pattern) {
    if (segment.kind === 'rest') {
      params[segment.name] = path.slice(at).join('/');
      return params;
    }
    const given = path[at];
    if (segment.kind === 'literal') {
      if (given !== segment.text) return null;
    } else if (given === undefined) {
      if (!segment.optional) return null;
    } else {
      // Ten digits hold every number that the house gives.
      if (segment.digits && !/^\d{1,10}$/.test(given)) return null;
      if (segment.choices && !segment.choices.includes(given)) return null;
      params[segment.name] = given;
    }
    at++;
  }
  return path.length <= at ? params : null;
}

const routesByName: ReadonlyMap<string, Route> = new Map(routes.map((route) => [route.name, route]));

export function routeNamed(name: RouteName): Route {
  return routesByName.get(name)!;
}

/** The canonical path of a page, percent-encoded, with its trailing slash. Links go by name. */
export function pathOf(
  name: RouteName,
  language: Language,
  params: Readonly<Record<string, string | number>> = {},
): string {
  const route = routeNamed(name);
  const segments = patternOf(route, language)
    .split('/')
    .filter((text) => text !== '')
    .map(compileSegment)
    .map((segment) => {
      if (segment.kind === 'literal') return segment.text;
      const value = params[segment.name];
      return value === undefined ? '' : String(value);
    })
    .filter((text) => text !== '');
  return pathFromSegments(segments, language, route.unprefixed);
}

/** A path of the catalogue (country, region, offer ...) from its slug in a language. */
export function pathOfSlug(slug: string, language: Language): string {
  const segments = slug.split('/').filter((segment) => segment !== '');
  return pathFromSegments(segments, language, false);
}

function pathFromSegments(segments: readonly string[], language: Language, unprefixed = false): string {
  const all = language === defaultLanguage || unprefixed ? segments : [language, ...segments];
  return all.length === 0 ? '/' : `/${all.map(encodeURIComponent).join('/')}/`;
}

/** The same route with the same params in another language. */
export function translateMatch(match: RouteMatch, language: Language): string {
  return pathOf(match.name, language, match.params);
}
