import { contentPageKey, isOpenRoute, openContentRoutes, findOpenRoute } from './content-pages.ts';
import { contentRoutes, type ContentRouteName } from './content-routes.ts';
import { routePattern } from './routes.ts';

/**
 * Pages that editors add beside those of the routing table. Each stands at the top or below another page, and its address is that of the
 * page above it and a last part of its own, by language.
 */
export const ordinaryFolder = 'pages/';

/** The name of ordinary pages in links: `page:Page/opening-hours`. */
export const ordinaryName = 'Page';

export type ContentPageName = ContentRouteName | typeof ordinaryName;

export const isOrdinaryPage = (page: string): boolean => page.startsWith(ordinaryFolder);

const routeOfPage: ReadonlyMap<string, ContentRouteName> = new Map(
  contentRoutes.flatMap(({ name }) => (isOpenRoute(name) ? [] : [[contentPageKey(name), name] as const])),
);

/** Returns the route of a page; null for ordinary pages and for content inside other pages, such as snippets and texts of places. */
export const routeOfContentPage = (page: string): ContentRouteName | null =>
  routeOfPage.get(page) ?? findOpenRoute(page) ?? null;

const listRoutes: ReadonlySet<string> = new Set(Object.values(openContentRoutes).map(({ parent }) => parent));

/** True for pages below which ordinary pages can stand: a route with parameters, or with a folder of its own, has its own pages there. */
export function canStandAbove(page: string): boolean {
  if (isOrdinaryPage(page)) return true;
  const route = contentRoutes.find(({ name }) => name === routeOfPage.get(page));
  return route !== undefined && !listRoutes.has(route.name) && !routePattern(route, 'de').includes(':');
}

/** Returns what an address is unique in: a folder, or the pages below the same page; null for pages whose address is fixed. */
export function addressScope(page: string, parent: string | null): string | null {
  if (isOrdinaryPage(page)) return `under:${parent ?? ''}`;
  const route = findOpenRoute(page);
  return route && openContentRoutes[route].folder;
}
