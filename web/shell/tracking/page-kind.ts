import type { UIMatch } from 'react-router';
import { readContentName } from '../../app/content-paths.ts';
import type { KnownRoutes } from '../../app/routes-context.ts';

export interface PageKind {
  /** Name of the route; whoami_Search and whoami_Object for paths of the catalogue. */
  route: string;
  contentGroup: number;
  objectNumber: number | null;
}

interface Loaded {
  view?: 'search' | 'home';
  home?: { objectNumber?: number };
}

export function getPageKind(
  { matchPath, routeNamed }: KnownRoutes,
  pathname: string,
  matches: readonly Pick<UIMatch, 'loaderData'>[],
): PageKind {
  const match = matchPath(pathname);
  const loaded = (matches.at(-1)?.loaderData ?? {}) as Loaded;
  const number = Number(match?.params['objectNumber'] ?? loaded.home?.objectNumber ?? 0);
  const objectNumber = number > 0 ? number : null;
  if (match) return { route: match.name, contentGroup: routeNamed(match.name).contentGroup, objectNumber };
  const content = readContentName(loaded);
  if (content) return { route: content, contentGroup: 5, objectNumber: null };
  if (loaded.view === 'home') return { route: 'whoami_Object', contentGroup: 3, objectNumber };
  if (loaded.view === 'search') return { route: 'whoami_Search', contentGroup: 2, objectNumber: null };
  return { route: 'Error404', contentGroup: 5, objectNumber: null };
}
