import type { Language } from '../../domain/language.ts';
import { parseLegacySearch } from '../../domain/legacy-search.ts';
import { originParams } from '../../domain/page-query.ts';
import type { Route } from '../../domain/route.ts';
import { pathOfRoute } from '../../domain/routes.ts';
import { servedRoutes, siteRoutes, type RouteName } from '../../domain/site-routes.ts';
import { serializeSearchFilter, type FilterKey } from '../../domain/search-filter.ts';

/** Paths are built with a trailing slash here; redirects apply the configured form last. */
const { pathOf } = siteRoutes('add');

/** Parameters, in lower case, that every page reads; redirects keep them. */
const keptParams: ReadonlySet<string> = new Set([...originParams, 'pid', 'watchlistuid']);

const stayKeys = ['startDate', 'endDate', 'persons', 'childAges', 'pets'] as const satisfies FilterKey[];
const sourceKeys = ['PID'] as const satisfies FilterKey[];

interface Target {
  path: string;
  /** Filter keys that the page reads and redirects keep. */
  filter: 'all' | readonly FilterKey[];
  params?: readonly string[];
  /** Marks a substitute for a page that does not exist yet: the redirect is temporary. */
  standsIn?: true;
}

export interface Redirect {
  location: string;
  status: 301 | 302;
}

/** Returns the page for a legacy `event` or `fuseaction` parameter, whose values were case-insensitive; null for unknown ones. */
function findTarget(event: string, params: URLSearchParams, language: Language): Target | null {
  const eventName = event.toLowerCase();
  const onr = parseNumber(params.get('onr'));
  const routePath = (name: RouteName, fields = {}): string => pathOf(name, language, fields);
  if (eventName.includes('search.')) return { path: routePath('Search'), filter: 'all' };
  if (eventName === 'buchung.inseratanfrage_step1' || eventName === 'buchung.step1') {
    return { path: routePath('BookingStart', onr === null ? {} : { objectNumber: onr }), filter: stayKeys };
  }
  if (eventName === 'newsletter.main') {
    return targetOrSubstitute('Newsletter', {}, 'Home', language, ['source2']);
  }
  if (eventName.includes('objekt.showobject') && onr !== null) {
    return { path: routePath('ObjectPage', { objectNumber: onr }), filter: stayKeys };
  }
  if (eventName === 'vermieter.buchungsbestaetigung') {
    const path = routePath('LandlordBookingConfirmation');
    // Links exist with either spelling, and the page reads both.
    return { path, filter: [], params: ['bookingID', 'bookingId', 'bookingHash'] };
  }
  const ratingNumber = params.get('ratingnr') ?? '';
  if (eventName === 'rating.rating.ratingvmst' && /^[\w-]{1,64}$/.test(ratingNumber)) {
    return targetOrSubstitute('RetailerRatingAnswer', { ratingNumber }, 'disclaimer', language, ['hash']);
  }
  return null;
}

function parseNumber(value: string | null): number | null {
  return value !== null && /^\d{1,10}$/.test(value) && Number(value) > 0 ? Number(value) : null;
}

function targetOrSubstitute(
  name: string,
  fields: Readonly<Record<string, string>>,
  standIn: RouteName,
  language: Language,
  params: readonly string[] = [],
): Target {
  const route = (servedRoutes as readonly Route[]).find((candidate) => candidate.name === name);
  if (!route) return { path: pathOf(standIn, language), filter: [], standsIn: true };
  return { path: pathOfRoute(route, language, fields), filter: [], params };
}

/** Returns the redirect of a legacy address, with its query translated; null for all others. */
export function legacyTarget(params: URLSearchParams, language: Language): Redirect | null {
  for (const name of ['event', 'fuseaction']) {
    const target = findTarget(params.get(name) ?? '', params, language);
    if (target) return { location: buildAddress(target, params), status: target.standsIn ? 302 : 301 };
  }
  return null;
}

export function legacyStartTarget(params: URLSearchParams, language: Language): string {
  return buildAddress({ path: pathOf('Home', language), filter: [] }, params);
}

export function legacySearchTarget(params: URLSearchParams, path: string): string {
  return buildAddress({ path, filter: 'all' }, params);
}

function buildAddress({ path, filter, params: keptNames = [] }: Target, params: URLSearchParams): string {
  const filterQuery = serializeSearchFilter(
    parseLegacySearch(params),
    filter === 'all' ? {} : { only: [...filter, ...sourceKeys] },
  );
  const query = new URLSearchParams(filterQuery);
  for (const [name, value] of params) {
    const isKept = keptParams.has(name.toLowerCase()) || keptNames.includes(name);
    if (isKept && !query.has(name) && value !== '') query.set(name, value);
  }
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}
