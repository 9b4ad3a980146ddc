import { findOpenRoute, isRequiredPage } from './content-pages.ts';
import { isMenuPage } from './menus.ts';
import { startPage } from './start-page.ts';

/** Kinds of content for which an approval can be required. */
export const contentKinds = [
  'legal',
  'home',
  'page',
  'article',
  'theme',
  'place',
  'snippet',
  'menu',
] as const;
export type ContentKind = (typeof contentKinds)[number];

/** Returns the kind by the name of a page in the database. */
export function findContentKind(page: string): ContentKind {
  if (page.startsWith('snippets/')) return 'snippet';
  if (page.startsWith('places/')) return 'place';
  if (isMenuPage(page)) return 'menu';
  if (page === startPage) return 'home';
  if (isRequiredPage(page)) return 'legal';
  const openRoute = findOpenRoute(page);
  if (openRoute === null) return 'page';
  return openRoute === 'BlogArticle' ? 'article' : 'theme';
}

export const reviewStates = ['open', 'approved', 'returned', 'withdrawn', 'superseded'] as const;
export type ReviewState = (typeof reviewStates)[number];

export const reviewTextMax = 1000;
