import type { RoutedContentPage } from '../../../domain/content-page.ts';
import { isOpenRoute, openContentRoutes } from '../../../domain/content-pages.ts';
import { ordinaryName } from '../../../domain/ordinary-pages.ts';
import { parseAddress } from '../../../domain/routes.ts';
import type { SiteRoutes } from '../../../domain/site-routes.ts';
import { findOrdinaryPage, pathOfPage } from './page-paths.ts';
import { presentPage } from './present-page.ts';
import type { Published } from './published.ts';
import type { LinkDeps } from './resolve-links.ts';

/** Presents the ordinary page at its current path. Null at any other path, including former ones. */
export async function presentOrdinary(
  deps: LinkDeps,
  published: Published,
  pathname: string,
): Promise<RoutedContentPage | null> {
  const language = parseAddress(pathname)?.language;
  const page = findOrdinaryPage(deps.routes, published, pathname);
  if (language === undefined || page === null) return null;
  if (!isSamePath(pathOfPage(deps.routes, published, page, language), pathname)) return null;
  return presentPage(deps, published, { page, name: ordinaryName, language });
}

/**
 * Returns the current place of a page by its former path, as an article or below another page. Null if none is
 * published.
 */
export function findMoved(routes: SiteRoutes, published: Published, pathname: string): string | null {
  const address = parseAddress(pathname);
  if (!address) return null;
  const { language } = address;
  const page =
    findFormerArticle(routes, published, pathname) ?? findOrdinaryPage(routes, published, pathname);
  if (page === null || !published.find(page, language)) return null;
  const path = pathOfPage(routes, published, page, language);
  return isSamePath(path, pathname) ? null : path;
}

function findFormerArticle(routes: SiteRoutes, published: Published, pathname: string): string | null {
  const match = routes.matchPath(pathname);
  if (!match || !isOpenRoute(match.name)) return null;
  const { folder, param } = openContentRoutes[match.name];
  return published.tree.formerAddress(folder, match.language, match.params[param] ?? '');
}

/** Compares decoded paths, since browsers may encode them differently. */
const isSamePath = (one: string | null, other: string): boolean =>
  one !== null && spell(one) === spell(other);
const spell = (path: string): string => {
  const address = parseAddress(path);
  return address === null ? path : [address.language, ...address.segments].join('/');
};
