import { isMenuPage } from './menus.ts';
import { isStartKind, startPage } from './start-page.ts';

/** True if a page can have blocks of a kind: the start page and menus have kinds of their own. */
export function fitsPage(kind: string, page: string): boolean {
  if (isMenuPage(page)) return kind === 'menu';
  if (kind === 'head') return true;
  return kind !== 'menu' && isStartKind(kind) === (page === startPage);
}
