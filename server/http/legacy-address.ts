import type { Language } from '../../domain/language.ts';
import { parseLegacySearch } from '../../domain/legacy-search.ts';
import { originParams } from '../../domain/page-query.ts';
import type { Route } from '../../domain/route.ts';
import { pathOfRoute } from '../../domain/routes.ts';
import { servedRoutes, siteRoutes, type RouteName } from '../../domain/site-routes.ts';
import { serializeSearchFilter, type FilterKey } from '../../domain/search-filter.ts';

/** Whoever redirects gives the paths their configured end. */
const { pathOf } = siteRoutes('add');

/** What a page reads from any address, in lower case; it goes along to the new one. */
const keptParams: ReadonlySet<string> = new Set([...originParams, 'pid', 'watchlistuid']);

/** A stay that a link to a home names. */
const stayKeys = ['startDate', 'endDate', 'persons', 'childAges', 'pets'] as const satisfies FilterKey[];
/** Who sent the visitor. */
const sourceKeys = ['PID'] as const satisfies FilterKey[];

interface Target {
  path: string;
  /** Filter keys that the page reads. */
  filter: 'all' | readonly FilterKey[];
  /** Other parameters that the page reads. */
  params?: readonly string[];
  /** It stands in for a page that is still to come: browsers must not remember it. */
  standsIn?: true;
}

/** Where an address leads, and whether for good (301) or for now (302). */
export interface Redirect {
  location: string;
  status: 301 | 302;
}

/**
 * The page that an `event` or `fuseaction` of earlier years asks for; null where it names none. Its values
 * were case-insensitive.
 */
function targetOf(event: string, params: URLSearchParams, language: Language): Target | null {
  const named = event.toLowerCase();
  const onr = numberOf(params.get('onr'));
  const of = (name: RouteName, fields = {}): string => pathOf(name, language, fields);
  if (named.includes('search.')) return { path: of('Search'), filter: 'all' };
  if (named === 'buchung.inseratanfrage_step1' || named === 'buchung.step1') {
    return { path: of('BookingStart', onr === null ? {} : { objectNumber: onr }), filter: stayKeys };
  }
  if (named === 'newsletter.main') {
    return orStandIn('Newsletter', {}, 'Home', language, ['source2']);
  }
  if (named.includes('objekt.showobject') && onr !== null) {
    return { path: of('ObjectPage', { objectNumber: onr }), filter: stayKeys };
  }
  if (named === 'vermieter.buchungsbestaetigung') {
    const path = of('LandlordBookingConfirmation');
    // Links were written with either spelling, and the page reads both.
    return { path, filter: [], params: ['bookingID', 'bookingId', 'bookingHash'] };
  }
  const ratingNumber = params.get('ratingnr') ?? '';
  if (named === 'rating.rating.ratingvmst' && /^[\w-]{1,64}$/.test(ratingNumber)) {
    return orStandIn('RetailerRatingAnswer', { ratingNumber }, 'disclaimer', language, ['hash']);
  }
  return null;
}

function numberOf(value: string | null): number | null {
  return value !== null && /^\d{1,10}$/.test(value) && Number(value) > 0 ? Number(value) : null;
}

/** The page of that name, or another one for as long as there is none. */
function orStandIn(
  name: string,
  fields: Readonly<Record<string, string>>,
  standIn: RouteName,
  language: Language,
  params: readonly string[] = [],
): Target {
  const route = (servedRoutes as readonly Route[]).find((served) => served.name === name);
  if (!route) return { path: pathOf(standIn, language), filter: [], standsIn: true };
  return { path: pathOfRoute(route, language, fields), filter: [], params };
}

/** Where an address of earlier years leads, with its query in the words of today; null for all others. */
export function legacyTarget(params: URLSearchParams, language: Language): Redirect | null {
  for (const name of ['event', 'fuseaction']) {
    const target = targetOf(params.get(name) ?? '', params, language);
    if (target) return { location: addressOf(target, params), status: target.standsIn ? 302 : 301 };
  }
  return null;
}

/** The start page, for an address of earlier years that asks for no page that is known. */
export function legacyStartTarget(params: URLSearchParams, language: Language): string {
  return addressOf({ path: pathOf('Home', language), filter: [] }, params);
}

/** Where a list of homes with filters of earlier years leads: to itself, with those of today. */
export function legacySearchTarget(params: URLSearchParams, path: string): string {
  return addressOf({ path, filter: 'all' }, params);
}

function addressOf({ path, filter, params: read = [] }: Target, params: URLSearchParams): string {
  const serialized = serializeSearchFilter(
    parseLegacySearch(params),
    filter === 'all' ? {} : { only: [...filter, ...sourceKeys] },
  );
  const query = new URLSearchParams(serialized);
  for (const [name, value] of params) {
    const isKept = keptParams.has(name.toLowerCase()) || read.includes(name);
    if (isKept && !query.has(name) && value !== '') query.set(name, value);
  }
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}
