import { isLanguage, type Language } from '../../domain/language.ts';
import { parseAddress, type TrailingSlash } from '../../domain/routes.ts';
import {
  hasLegacyFilters,
  namedPlace,
  parseLegacySearch,
  withPlaceNumber,
} from '../../domain/legacy-search.ts';
import type { PlaceNumber } from '../../domain/named-place.ts';
import { matchPath, routeNamed, siteRoutes, type SiteMatch } from '../../domain/site-routes.ts';
import type { ExternalTargets } from '../config.ts';
import { externalTarget } from './external-targets.ts';
import { legacySearchTarget, legacyStartTarget, legacyTarget, type Redirect } from './legacy-address.ts';

export interface RedirectDeps {
  trailingSlash: TrailingSlash;
  externalTargets: ExternalTargets;
  /** The canonical path of what the catalogue shows at a path; null where it shows nothing. */
  cataloguePath(path: string, language: Language): Promise<string | null>;
  placeNumber: PlaceNumber;
}

const legacyFile = 'index.cfm';

/** Targets are written with a slash, and get the configured end last of all. */
const { pathOfSlug } = siteRoutes('add');

/**
 * Where a page's address is sent, or null: to the page of an address of earlier years, to a page
 * kept elsewhere, or to the one canonical form (trailing slash as configured, no prefix for German). The
 * target is final: it is never sent on, and never leaves the site but for a configured address.
 */
export async function redirectTarget(url: URL, deps: RedirectDeps): Promise<Redirect | null> {
  const { pathname, searchParams } = url;
  const address = parseAddress(pathname);
  if (!address) return null;
  const { language, segments } = address;

  const styled = (target: string): string => inStyle(target, deps.trailingSlash);
  if (legacyTarget(searchParams, language) !== null) {
    const params = await numbered(searchParams, deps);
    const legacy = params && legacyTarget(params, language);
    return legacy && differing(url, { ...legacy, location: styled(legacy.location) });
  }
  if (segments.length === 1 && segments[0] === legacyFile) {
    return forGood(styled(legacyStartTarget(searchParams, language)));
  }
  const external = externalTarget(segments, searchParams, deps.externalTargets);
  if (external !== null) return forGood(external);

  // Behind a prefix a second one is a word like any other, which no page has.
  if (isLanguage(segments[0])) return null;
  const plain = pathOfSlug(segments.join('/'), language);
  const match = matchPath(plain);
  const list = hasLegacyFilters(searchParams) ? await listAt(match, plain, language, deps) : null;
  if (list !== null) {
    const params = await numbered(searchParams, deps);
    return params && forGood(styled(legacySearchTarget(params, list)));
  }
  if (pathname === '/' || (isInStyle(address, deps.trailingSlash) && !address.germanPrefix)) return null;
  // Where the catalogue cannot be asked the page itself says so.
  const canonical = match ? plain : await deps.cataloguePath(plain, language).catch(() => null);
  return canonical === null ? null : differing(url, forGood(styled(canonical) + url.search));
}

/** The path of the list of homes that an address shows: a search, an offer, a theme, a place; null for all other pages. */
async function listAt(
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

/** A place that an old link names gets its number; null where the catalogue cannot be asked for it. */
async function numbered(
  params: URLSearchParams,
  { placeNumber }: Pick<RedirectDeps, 'placeNumber'>,
): Promise<URLSearchParams | null> {
  const name = namedPlace(params);
  if (name === null) return params;
  const { country = null } = parseLegacySearch(params);
  return placeNumber(name, country).then(
    (number) => withPlaceNumber(params, number),
    () => null,
  );
}

/** An address that leads to itself stays where it is. */
function differing(url: URL, target: Redirect): Redirect | null {
  return target.location === url.pathname + url.search ? null : target;
}

const forGood = (location: string): Redirect => ({ location, status: 301 });

/** An own address as configured; names write it with a slash. The start page is nothing but one. */
export function inStyle(target: string, style: TrailingSlash): string {
  if (style === 'add') return target;
  const [path = '', query] = target.split('?', 2);
  const bare = path === '/' ? path : path.replace(/\/$/, '');
  return query === undefined ? bare : `${bare}?${query}`;
}
