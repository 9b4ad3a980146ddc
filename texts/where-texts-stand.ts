import type { Route } from '../domain/route.ts';
import { servedRoutes } from '../domain/site-routes.ts';
import { pageTexts } from './page-texts.ts';

const mostPages = 4;

interface ShownTexts {
  /** The path of the German page, without leading and trailing slashes. */
  path: string;
  keys: readonly string[];
}

/** Lists pages with a fixed address, and the key prefixes of their texts. */
function shownTexts(): ShownTexts[] {
  return (servedRoutes as readonly Route[]).flatMap(({ path, page, room }) => {
    const german = typeof path === 'string' ? path : (path as { de?: string } | undefined)?.de;
    const keys = page === undefined ? undefined : pageTexts[room ? `${room}/${page}` : page];
    return german === undefined || german.includes(':') || !keys ? [] : [{ path: german, keys }];
  });
}

let cachedTexts: ShownTexts[] | null = null;

/** Returns paths of some pages that show a text. Empty for texts of mails and documents only. */
export function pagesWithText(key: string): string[] {
  cachedTexts ??= shownTexts();
  const isShown = ({ keys }: ShownTexts): boolean =>
    keys.some((start) => key === start || key.startsWith(`${start}.`) || key.startsWith(`${start}_`));
  const paths = [
    ...new Set(cachedTexts.filter(isShown).map(({ path }) => (path === '' ? '/' : `/${path}/`))),
  ];
  return paths.slice(0, mostPages);
}
