import { defaultLanguage, isLanguage, type Language } from './language.ts';
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

const compiled = new WeakMap<Route, Map<Language, readonly Segment[]>>();

function segmentsOf(route: Route, language: Language): readonly Segment[] {
  let ofRoute = compiled.get(route);
  if (!ofRoute) {
    ofRoute = new Map<Language, readonly Segment[]>();
    compiled.set(route, ofRoute);
  }
  let segments = ofRoute.get(language);
  if (!segments) {
    segments = patternOf(route, language)
      .split('/')
      .filter((text) => text !== '')
      .map(compileSegment);
    ofRoute.set(language, segments);
  }
  return segments;
}

type NamedRoute = Route & { name: RouteName };

const routes: readonly NamedRoute[] = routeTable;

/** Those with a page; a path that is only kept for one is as unknown as any other. */
const servedRoutes = routes.filter(({ page }) => page !== undefined);

/** Strict: every segment must fit, case and digits included; null where the table has no such page. */
export function matchPath(pathname: string): RouteMatch | null {
  const address = parseAddress(pathname);
  if (!address) return null;
  const { language } = address;
  for (const route of servedRoutes) {
    if (route.unprefixed && language !== defaultLanguage) continue;
    const params = fit(segmentsOf(route, language), address.segments);
    if (params) return { name: route.name, language, params };
  }
  return null;
}

/** The params of a path that fits the pattern; an optional segment may be left out anywhere. */
function fit(pattern: readonly Segment[], path: readonly string[]): RouteParams | null {
  const [segment, ...others] = pattern;
  if (!segment) return path.length === 0 ? {} : null;
  if (segment.kind === 'rest') return { [segment.name]: path.join('/') };
  const [given, ...rest] = path;
  if (segment.kind === 'literal') return given === segment.text ? fit(others, rest) : null;
  if (given !== undefined && isValueOf(segment, given)) {
    const params = fit(others, rest);
    if (params) return { [segment.name]: given, ...params };
  }
  return segment.optional ? fit(others, path) : null;
}

function isValueOf({ digits, choices }: Segment & { kind: 'param' }, given: string): boolean {
  // Ten digits hold every number that the house gives.
  if (digits) return /^\d{1,10}$/.test(given);
  return choices === null || choices.includes(given);
}

const routesByName: ReadonlyMap<string, NamedRoute> = new Map(routes.map((route) => [route.name, route]));

export function routeNamed(name: RouteName): Route {
  return routesByName.get(name)!;
}

export type TrailingSlash = 'add' | 'remove';

let trailingSlash: TrailingSlash = 'add';

/** How canonical paths end: said once, by the server at its start and by the browser before it renders. */
export function setTrailingSlash(style: TrailingSlash): void {
  trailingSlash = style;
}

export function trailingSlashStyle(): TrailingSlash {
  return trailingSlash;
}

type PathParams = Readonly<Record<string, string | number>>;

/** The canonical path of a page, percent-encoded, with the trailing slash as configured. Links go by name. */
export function pathOf(name: RouteName, language: Language, params: PathParams = {}): string {
  return pathOfRoute(routeNamed(name), language, params);
}

/** The same for a route that has no page yet. */
export function pathOfRoute(route: Route, language: Language, params: PathParams = {}): string {
  const segments = segmentsOf(route, language)
    .flatMap((segment) => {
      if (segment.kind === 'literal') return segment.text;
      const value = String(params[segment.name] ?? '');
      return segment.kind === 'rest' ? value.split('/') : value;
    })
    .filter((text) => text !== '');
  return pathFromSegments(segments, language, route.unprefixed);
}

/** A path of the catalogue (country, region, offer ...) from its slug in a language. */
export function pathOfSlug(slug: string, language: Language): string {
  const segments = slug.split('/').filter((segment) => segment !== '');
  return pathFromSegments(segments, language);
}

function pathFromSegments(segments: readonly string[], language: Language, unprefixed = false): string {
  const all = language === defaultLanguage || unprefixed ? segments : [language, ...segments];
  const end = trailingSlash === 'add' ? '/' : '';
  return all.length === 0 ? '/' : `/${all.map(encodeURIComponent).join('/')}${end}`;
}

/** The plain path of a page in another language, where nobody knows a better one. */
export function plainPathIn(pathname: string, language: Language): string {
  const match = matchPath(pathname);
  if (match) return translateMatch(match, language);
  const address = parseAddress(pathname);
  return address ? pathFromSegments(address.segments, language) : pathOf('Home', language);
}

/** The same route with the same params in another language. */
export function translateMatch(match: RouteMatch, language: Language): string {
  return pathOf(match.name, language, match.params);
}
