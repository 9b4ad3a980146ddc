import { defaultLanguage, isLanguage, type Language } from './language.ts';
import type { Route } from './route.ts';

type RouteParams = Readonly<Record<string, string>>;

export interface RouteMatch<Name extends string = string> {
  name: Name;
  language: Language;
  params: RouteParams;
}

export type TrailingSlash = 'add' | 'remove';

export type PathParams = Readonly<Record<string, string | number>>;

/** A route table, which maps paths to pages and names to paths. Links refer to names. */
export interface Routes<Name extends string = string> {
  trailingSlash: TrailingSlash;
  /** Finds the route of a path. Matching is strict: every segment must match, case and digits included. Returns null if the table has no such page. */
  matchPath(pathname: string): RouteMatch<Name> | null;
  routeNamed(name: Name): Route;
  /** Returns the canonical path, percent-encoded, with the trailing slash as configured. */
  pathOf(name: Name, language: Language, params?: PathParams): string;
  /** Returns the path of a catalogue page (country, region, offer ...) from its slug in a language. */
  pathOfSlug(slug: string, language: Language): string;
  /** Returns the path of a page in another language, if no better one is known. */
  plainPathIn(pathname: string, language: Language): string;
  translateMatch(match: RouteMatch<Name>, language: Language): string;
}

export function createRoutes<Name extends string>(
  table: readonly (Route & { name: Name })[],
  trailingSlash: TrailingSlash,
): Routes<Name> {
  const byName = new Map(table.map((route) => [route.name, route]));
  const routeNamed = (name: Name): Route => byName.get(name)!;
  // Patterns are compiled on first use, since a browser's page needs few of them.
  const compiledPatterns = new Map<string, readonly Segment[]>();
  const compilePattern = (route: Route, language: Language): readonly Segment[] => {
    const pattern = routePattern(route, language);
    const segments = compiledPatterns.get(pattern) ?? compileSegments(pattern);
    compiledPatterns.set(pattern, segments);
    return segments;
  };
  const pathOf: Routes<Name>['pathOf'] = (name, language, params) => {
    const route = routeNamed(name);
    return fillPattern(
      compilePattern(route, language),
      route.unprefixed ? defaultLanguage : language,
      params,
      trailingSlash,
    );
  };
  const matchPath = (pathname: string): RouteMatch<Name> | null => {
    const address = parseAddress(pathname);
    if (!address) return null;
    const { language } = address;
    for (const route of table) {
      if (route.unprefixed && isLanguage(pathname.split('/')[1])) continue;
      const params = fit(compilePattern(route, language), address.segments);
      if (params) return { name: route.name, language, params };
    }
    return null;
  };
  const translateMatch: Routes<Name>['translateMatch'] = ({ name, params }, language) =>
    pathOf(name, language, params);
  return {
    trailingSlash,
    matchPath,
    routeNamed,
    pathOf,
    pathOfSlug(slug, language) {
      const segments = slug.split('/').filter((segment) => segment !== '');
      return pathFromSegments(segments, language, trailingSlash);
    },
    plainPathIn(pathname, language) {
      const match = matchPath(pathname);
      if (match) return translateMatch(match, language);
      return pathFromSegments(parseAddress(pathname)?.segments ?? [], language, trailingSlash);
    },
    translateMatch,
  };
}

export interface Address {
  language: Language;
  /** Without language prefix, decoded and in NFC. */
  segments: readonly string[];
  /** True for an explicit German prefix, which is never canonical. */
  germanPrefix: boolean;
  trailingSlash: boolean;
}

/** Parses a path; null if it cannot be decoded or has an empty inner segment. */
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
  const hasPrefix = isLanguage(prefix);
  return {
    language: hasPrefix
      ? prefix
      : isLanguage(segments[1]) && prefix === 'payment'
        ? segments[1]
        : defaultLanguage,
    segments: hasPrefix ? segments.slice(1) : segments,
    germanPrefix: prefix === defaultLanguage,
    trailingSlash: pathname.endsWith('/'),
  };
}

type Segment =
  | { kind: 'literal'; text: string }
  | { kind: 'param'; name: string; digits: boolean; optional: boolean; choices: readonly string[] | null }
  | { kind: 'rest'; name: string };

/** Compiles `word`, `:name`, `:name(digits)`, `:name(a|b)`, a trailing `?` for optional, and `:name*` for any rest. */
function compileSegment(text: string): Segment {
  const match = /^:(\w+)(?:\(([^)]+)\))?([?*])?$/.exec(text);
  if (!match) return { kind: 'literal', text };
  const [, name = '', form, suffix] = match;
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

export function routePattern(route: Route, language: Language): string {
  return typeof route.path === 'string' ? route.path : route.path[language];
}

function compileSegments(pattern: string): readonly Segment[] {
  return pattern
    .split('/')
    .filter((text) => text !== '')
    .map(compileSegment);
}

function fit(pattern: readonly Segment[], path: readonly string[]): RouteParams | null {
  const [segment, ...otherSegments] = pattern;
  if (!segment) return path.length === 0 ? {} : null;
  if (segment.kind === 'rest') return { [segment.name]: path.join('/') };
  const [given, ...rest] = path;
  if (segment.kind === 'literal') return given === segment.text ? fit(otherSegments, rest) : null;
  if (given !== undefined && isParamValue(segment, given)) {
    const params = fit(otherSegments, rest);
    if (params) return { [segment.name]: given, ...params };
  }
  return segment.optional ? fit(otherSegments, path) : null;
}

function isParamValue({ digits, choices }: Segment & { kind: 'param' }, given: string): boolean {
  // Ten digits are enough for all ids.
  if (digits) return /^\d{1,10}$/.test(given);
  return choices === null || choices.includes(given);
}

export function pathOfRoute(
  route: Route,
  language: Language,
  params?: PathParams,
  trailingSlash: TrailingSlash = 'add',
): string {
  const segments = compileSegments(routePattern(route, language));
  return fillPattern(segments, route.unprefixed ? defaultLanguage : language, params, trailingSlash);
}

/** Builds a path from the segments of a route, with parameters filled in. Parameters that are missing are left out. */
function fillPattern(
  pattern: readonly Segment[],
  language: Language,
  params: PathParams | undefined,
  trailingSlash: TrailingSlash,
): string {
  const segments = pattern
    .flatMap((segment) => {
      if (segment.kind === 'literal') return segment.text;
      const value = String(params?.[segment.name] ?? '');
      return segment.kind === 'rest' ? value.split('/') : value;
    })
    .filter((text) => text !== '');
  return pathFromSegments(segments, language, trailingSlash);
}

function pathFromSegments(
  segments: readonly string[],
  language: Language,
  trailingSlash: TrailingSlash,
): string {
  const allSegments = language === defaultLanguage ? segments : [language, ...segments];
  const end = trailingSlash === 'add' ? '/' : '';
  return allSegments.length === 0 ? '/' : `/${allSegments.map(encodeURIComponent).join('/')}${end}`;
}
