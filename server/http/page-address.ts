import { plainQuery } from '../../domain/page-query.ts';
import type { Route } from '../../domain/route.ts';
import { matchPath, routeNamed } from '../../domain/site-routes.ts';
import { filterKeys } from '../../domain/search-filter.ts';

export interface PageAddress {
  /** Path and query that the page is rendered for. */
  url: string;
  /** Whether everybody who asks for it may get the same answer from memory. */
  isCacheable: boolean;
}

/** Pages read these from their query: the search and the stay, the view without scripts, React Router's parts of data. */
const readParams: ReadonlySet<string> = new Set<string>([...filterKeys, 'view', '_routes']);

/** Nobody but one visitor asks for a longer address, in UTF-16 units. */
const cachedLengthMax = 600;

/** React Router's addresses of a page's data end so. */
const dataEnding = /(?:\/_root|\/_|)\.data$/;

/** The path of the page whose data an address asks for; any other path as it is. */
export const pathOfData = (path: string): string => path.replace(dataEnding, '');

/**
 * Says which parts of a requested address count for the page. A parameter that no page is known to read may be one that
 * opens a booking or a redirect to follow: such a page is rendered each time, and so is what search engines
 * may not have, since bookings, lists and accounts are all there.
 */
export function pageAddress(asked: string): PageAddress {
  const at = asked.indexOf('?');
  const path = at < 0 ? asked : asked.slice(0, at);
  const search = at < 0 ? '' : asked.slice(at);
  const plain = plainQuery(search);
  const names = [...new URLSearchParams(plain).keys()];
  if (
    path.length + plain.length > cachedLengthMax ||
    names.some((name) => !readParams.has(name)) ||
    new Set(names).size < names.length ||
    /[?&](?:bookingHash|userKey|watchListUID)=/.test(search)
  ) {
    return { url: asked, isCacheable: false };
  }
  const match = matchPath(pathOfData(path));
  const route: Route | null = match && routeNamed(match.name);
  const isPrivate = route?.noIndex === true || route?.requiresAuth === true;
  return { url: path + plain, isCacheable: !isPrivate && path !== '/__manifest' };
}
