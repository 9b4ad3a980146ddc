import { contentPageKey, isOpenRoute, openContentRoutes } from '../../../domain/content-pages.ts';
import type { Language } from '../../../domain/language.ts';
import {
  addressScope,
  canStandAbove,
  isOrdinaryPage,
  ordinaryFolder,
  routeOfContentPage,
} from '../../../domain/ordinary-pages.ts';
import { pageDepthMax } from '../../../domain/page-slug.ts';
import { parseAddress, type RouteMatch } from '../../../domain/routes.ts';
import type { SiteRoutes } from '../../../domain/site-routes.ts';
import { startPage } from '../../../domain/start-page.ts';
import { pageSlug, type Published } from './published.ts';

/**
 * Returns the pages above an ordinary page, outermost first. Terminates even if two pages are below each other by
 * mistake.
 */
export function pagesAbove({ tree }: Pick<Published, 'tree'>, page: string): string[] {
  const above: string[] = [];
  let parent = tree.parents.get(page) ?? null;
  while (parent !== null && above.length < pageDepthMax) {
    above.unshift(parent);
    parent = tree.parents.get(parent) ?? null;
  }
  return above;
}

/** Returns the last part of a page's address, or of its name if the page is not published in the language. */
const slugIn = (published: Published, page: string, language: Language): string => {
  const text = published.find(page, language);
  return text ? pageSlug(text) : page.slice(ordinaryFolder.length);
};

/** Returns the path of an address below a page, whether or not a page has it. */
export function pathBelow(
  routes: SiteRoutes,
  published: Published,
  parent: string | null,
  language: Language,
  slug: string,
): string {
  const above = parent === null ? null : pathOfPage(routes, published, parent, language);
  const segments = above === null ? [] : (parseAddress(above)?.segments ?? []);
  return routes.pathOfSlug([...segments, slug].join('/'), language);
}

/** Returns the path of a page in a language, whether or not it is published; null for content without a page of its own. */
export function pathOfPage(
  routes: SiteRoutes,
  published: Published,
  page: string,
  language: Language,
  params?: RouteMatch['params'],
): string | null {
  if (page === startPage) return routes.pathOf('Home', language);
  const slug = slugIn(published, page, language);
  if (isOrdinaryPage(page))
    return pathBelow(routes, published, pagesAbove(published, page).at(-1) ?? null, language, slug);
  const name = routeOfContentPage(page);
  if (name === null) return null;
  const text = published.find(page, language);
  const ownParams =
    isOpenRoute(name) && text ? { [openContentRoutes[name].param]: pageSlug(text) } : (params ?? {});
  return isOpenRoute(name) && !text ? null : routes.pathOf(name, language, ownParams);
}

/** Returns the ordinary page at an address, including former addresses. Null if there is none. */
export function findOrdinaryPage(routes: SiteRoutes, published: Published, pathname: string): string | null {
  const address = parseAddress(pathname);
  if (!address) return null;
  const { language, segments } = address;
  for (let length = segments.length - 1; length >= 0; length -= 1) {
    const top = length === 0 ? null : fixedPageAt(routes, language, segments.slice(0, length));
    if (top === undefined) continue;
    const page = walk(published, language, top, segments.slice(length));
    if (page !== null) return page;
  }
  return null;
}

/** Returns the page of a route at this path. Undefined if it cannot have children. */
function fixedPageAt(
  routes: SiteRoutes,
  language: Language,
  segments: readonly string[],
): string | undefined {
  const match = routes.matchPath(routes.pathOfSlug(segments.join('/'), language));
  const page = match && contentPageKey(match.name);
  return page !== null && canStandAbove(page) ? page : undefined;
}

function walk(
  published: Published,
  language: Language,
  top: string | null,
  slugs: readonly string[],
): string | null {
  let parent = top;
  for (const slug of slugs) {
    const child = findChild(published, language, parent, slug);
    if (child === null) return null;
    parent = child;
  }
  return parent;
}

function findChild(
  published: Published,
  language: Language,
  parent: string | null,
  slug: string,
): string | null {
  const { parents, formerAddress } = published.tree;
  const children = [...parents].flatMap(([page, above]) => (above === parent ? [page] : []));
  const named = children.filter((page) => slugIn(published, page, language) === slug);
  return (
    named.find((page) => published.find(page, language)) ??
    named[0] ??
    formerAddress(addressScope(ordinaryFolder, parent)!, language, slug)
  );
}
