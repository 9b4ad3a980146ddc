import { plainQuery } from '../../domain/page-query.ts';
import type { Route } from '../../domain/route.ts';
import { matchPath, routeNamed } from '../../domain/site-routes.ts';
import { filterKeys } from '../../domain/search-filter.ts';

export interface PageAddress {
  url: string;
  /** All visitors may get the same answer from the cache. */
  isCacheable: boolean;
}

/** Query parameters that pages read: search and stay, the view without scripts, and React Router's data routes. */
const readParams: ReadonlySet<string> = new Set<string>([...filterKeys, 'view', '_routes']);

/** UTF-16 units; longer addresses are hardly ever requested twice. */
const cachedLengthMax = 600;

const dataEnding = /(?:\/_root|\/_|)\.data$/;

/** Returns the page path of a data request; any other path unchanged. */
export const dataToPagePath = (path: string): string => path.replace(dataEnding, '');

/**
 * Reduces a requested address to the parts that affect the page. An unknown parameter may open a booking or trigger a redirect, so such
 * pages are never cached; neither are noindex pages, which include bookings, lists and accounts.
 */
export function pageAddress(requestedUrl: string): PageAddress {
  const at = requestedUrl.indexOf('?');
  const path = at < 0 ? requestedUrl : requestedUrl.slice(0, at);
  const search = at < 0 ? '' : requestedUrl.slice(at);
  const plain = plainQuery(search);
  const names = [...new URLSearchParams(plain).keys()];
  if (
    path.length + plain.length > cachedLengthMax ||
    names.some((name) => !readParams.has(name)) ||
    new Set(names).size < names.length ||
    /[?&](?:bookingHash|userKey|watchListUID|sharedList)=/.test(search)
  ) {
    return { url: requestedUrl, isCacheable: false };
  }
  const match = matchPath(dataToPagePath(path));
  const route: Route | null = match && routeNamed(match.name);
  const isPrivate = route?.noIndex === true || route?.requiresAuth === true;
  return { url: path + plain, isCacheable: !isPrivate && path !== '/__manifest' };
}
