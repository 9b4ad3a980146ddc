import { isLanguage, type Language } from '../../domain/language.ts';
import type { Route } from '../../domain/route.ts';
import { parseAddress, type TrailingSlash } from '../../domain/routes.ts';
import {
  hasLegacyFilters,
  readPlaceName,
  parseLegacySearch,
  withPlaceNumber,
} from '../../domain/legacy-search.ts';
import type { PlaceNumber } from '../../domain/named-place.ts';
import type { Operator } from '../../domain/operator/operator.ts';
import { matchPath, routeNamed, siteRoutes, type SiteMatch } from '../../domain/site-routes.ts';
import type { ExternalTargets } from '../config.ts';
import { externalTarget } from './external-targets.ts';
import { legacySearchTarget, legacyStartTarget, legacyTarget, type Redirect } from './legacy-address.ts';

export interface RedirectDeps {
  trailingSlash: TrailingSlash;
  externalTargets: ExternalTargets;
  /** Returns the canonical path of the catalogue page at a path; null if there is none. */
  cataloguePath(path: string, language: Language): Promise<string | null>;
  placeNumber: PlaceNumber;
  operator(): Pick<Operator, 'languages' | 'mainLanguage'>;
  /** Returns the path of the same page in another language; null if there is none. */
  translatePath(path: string, language: Language, target: Language): Promise<string | null>;
}

const legacyFile = 'index.cfm';

/** Targets are built with a trailing slash; the configured form is applied last. */
const { pathOf, pathOfSlug } = siteRoutes('add');

/**
 * Returns the redirect of a page's address, or null: from a legacy address, to an external page, or to the canonical form (trailing slash
 * as configured, no prefix for German). The target never redirects again, and leaves the site for configured addresses only.
 */
export async function redirectTarget(url: URL, deps: RedirectDeps): Promise<Redirect | null> {
  const { pathname, searchParams } = url;
  const address = parseAddress(pathname);
  if (!address) return null;
  const { language, segments } = address;

  const withSlash = (target: string): string => applyTrailingSlash(target, deps.trailingSlash);
  if (legacyTarget(searchParams, language) !== null) {
    const params = await replacePlaceName(searchParams, deps);
    const legacy = params && legacyTarget(params, language);
    return legacy && unlessSame(url, { ...legacy, location: withSlash(legacy.location) });
  }
  if (segments.length === 1 && segments[0] === legacyFile) {
    return permanentRedirect(withSlash(legacyStartTarget(searchParams, language)));
  }
  const external = externalTarget(segments, searchParams, deps.externalTargets);
  if (external !== null) return permanentRedirect(external);

  // After a language prefix, a second one is an ordinary segment, which no page has.
  if (isLanguage(segments[0])) return null;
  const plain = pathOfSlug(segments.join('/'), language);
  const match = matchPath(plain);
  const list = hasLegacyFilters(searchParams) ? await findListPath(match, plain, language, deps) : null;
  if (list !== null) {
    const params = await replacePlaceName(searchParams, deps);
    return params && permanentRedirect(withSlash(legacySearchTarget(params, list)));
  }
  const inOffered = await findOffered(url, plain, language, match, deps);
  if (inOffered !== null) return { location: withSlash(inOffered) + url.search, status: 302 };
  if (pathname === '/' || (isInStyle(address, deps.trailingSlash) && !address.germanPrefix)) return null;
  // If the catalogue is unavailable, the page itself reports it.
  const canonical = match ? plain : await deps.cataloguePath(plain, language).catch(() => null);
  return canonical === null ? null : unlessSame(url, permanentRedirect(withSlash(canonical) + url.search));
}

/**
 * Returns the path of the same page in the main language if its own is not offered; otherwise null. For a while only: a language may be
 * switched on again.
 */
async function findOffered(
  { pathname }: URL,
  plain: string,
  language: Language,
  match: SiteMatch | null,
  { operator, translatePath }: Pick<RedirectDeps, 'operator' | 'translatePath'>,
): Promise<string | null> {
  const { languages, mainLanguage } = operator();
  const route: Route | null = match && routeNamed(match.name);
  if (languages.includes(language) || route?.unprefixed === true) return null;
  if (pathname === '/') return pathOf('Home', mainLanguage);
  const translated = await translatePath(plain, language, mainLanguage).catch(() => null);
  // A page that does not exist is not found in the main language.
  return translated ?? siteRoutes('add').plainPathIn(plain, mainLanguage);
}

/** Returns the path of the list of homes at an address: a search, offer, theme or place; null for all other pages. */
async function findListPath(
  match: SiteMatch | null,
  plain: string,
  language: Language,
  deps: Pick<RedirectDeps, 'cataloguePath'>,
): Promise<string | null> {
  if (match) return routeNamed(match.name).page === 'search' ? plain : null;
  return deps.cataloguePath(plain, language).catch(() => null);
}

function isInStyle({ trailingSlash }: { trailingSlash: boolean }, style: TrailingSlash): boolean {
  return trailingSlash === (style === 'add');
}

/** Replaces a place name in an old link by its id; null if the catalogue is unavailable. */
async function replacePlaceName(
  params: URLSearchParams,
  { placeNumber }: Pick<RedirectDeps, 'placeNumber'>,
): Promise<URLSearchParams | null> {
  const name = readPlaceName(params);
  if (name === null) return params;
  const { country = null } = parseLegacySearch(params);
  return placeNumber(name, country).then(
    (number) => withPlaceNumber(params, number),
    () => null,
  );
}

/** Returns null instead of a redirect to the same address, which would never end. */
function unlessSame(url: URL, target: Redirect): Redirect | null {
  return target.location === url.pathname + url.search ? null : target;
}

const permanentRedirect = (location: string): Redirect => ({ location, status: 301 });

/** Applies the configured trailing slash to a path of this site, except to the start page. */
export function applyTrailingSlash(target: string, style: TrailingSlash): string {
  if (style === 'add') return target;
  const [path = '', query] = target.split('?', 2);
  const bare = path === '/' ? path : path.replace(/\/$/, '');
  return query === undefined ? bare : `${bare}?${query}`;
}
