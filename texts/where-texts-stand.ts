import type { Route } from '../domain/route.ts';
import { servedRoutes } from '../domain/site-routes.ts';
import { pageTexts } from './page-texts.ts';

const mostPages = 4;

interface ShownTexts {
  /** The path of the German page, without slashes at its ends. */
  path: string;
  keys: readonly string[];
}

/** Pages that can be opened by their address alone, and the beginnings of the keys that they show. */
function shownTexts(): ShownTexts[] {
  return (servedRoutes as readonly Route[]).flatMap(({ path, page, room }) => {
    const german = typeof path === 'string' ? path : (path as { de?: string } | undefined)?.de;
    const keys = page === undefined ? undefined : pageTexts[room ? `${room}/${page}` : page];
    return german === undefined || german.includes(':') || !keys ? [] : [{ path: german, keys }];
  });
}

let known: ShownTexts[] | null = null;

/** Paths of pages on which a text can stand, a few of them; none for what stands in mails and documents alone. */
export function pagesWithText(key: string): string[] {
  known ??= shownTexts();
  const isShown = ({ keys }: ShownTexts): boolean =>
    keys.some((start) => key === start || key.startsWith(`${start}.`) || key.startsWith(`${start}_`));
  const paths = [...new Set(known.filter(isShown).map(({ path }) => (path === '' ? '/' : `/${path}/`)))];
  return paths.slice(0, mostPages);
}
