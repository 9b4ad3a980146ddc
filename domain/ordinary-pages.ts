import { contentPageKey, isOpenRoute, openContentRoutes, findOpenRoute } from './content-pages.ts';
import { contentRoutes, type ContentRouteName } from './content-routes.ts';
import { routePattern } from './routes.ts';

/**
 * Folder of the pages that editors add to those of the route table. Such a page is at the top or below another page.
 * Its address, in each language, is that of the parent page plus a last part of its own.
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

/**
 * True if ordinary pages can be added below the page. This excludes routes with parameters and routes that are folders,
 * because they have their own pages below them.
 */
export function canStandAbove(page: string): boolean {
  if (isOrdinaryPage(page)) return true;
  const route = contentRoutes.find(({ name }) => name === routeOfPage.get(page));
  return route !== undefined && !listRoutes.has(route.name) && !routePattern(route, 'de').includes(':');
}

/**
 * Returns the scope in which an address must be unique: a folder, or the children of the same parent. Null for pages
 * with a fixed address.
 */
export function addressScope(page: string, parent: string | null): string | null {
  if (isOrdinaryPage(page)) return `under:${parent ?? ''}`;
  const route = findOpenRoute(page);
  return route && openContentRoutes[route].folder;
}
