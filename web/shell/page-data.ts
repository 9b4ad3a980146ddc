import { useLocation, useMatches } from 'react-router';
import { plainQuery } from '../../domain/page-query.ts';
import type { KnownRoutes } from '../app/routes-context.ts';
import type { Route } from '../../domain/route.ts';
import type { PageHead } from '../app/page-head.ts';
import { buildLanguageLinks, type LanguageLinks } from './language-links.ts';
import { useHydratedInPieces } from '../app/use-hydrated.ts';

export interface Shell {
  header: NonNullable<Route['header']> | 'full';
  footer: NonNullable<Route['footer']> | 'full';
  account: boolean;
  /** True for pages with the newsletter form above their footer. */
  newsletter: boolean;
  languageLinks: LanguageLinks;
  isReal: boolean;
}

/** Returns the parts of the shell that the current page needs. An error page has the full shell. */
export function useShell({ matchPath, routeNamed, plainPathIn }: KnownRoutes, isError = false): Shell {
  const { pathname, search } = useLocation();
  const query = useQuery(search);
  const matches = useMatches();
  // Every loader of a page returns its head.
  const loaded = matches.at(-1)?.loaderData as { head?: PageHead } | null | undefined;
  const head = isError ? undefined : loaded?.head;
  const match = isError ? null : matchPath(pathname);
  const route: Route | null = match && routeNamed(match.name);
  const footer = route?.footer ?? 'full';
  // A guest who reads about a home should not be led away from it.
  const isHome = route?.contentGroup === 3;
  return {
    // Paths of the catalogue show a result list or a home.
    header: isError || head?.contentName ? 'full' : route ? (route.header ?? 'full') : 'compact',
    footer,
    account: !route?.isForm,
    newsletter: !isError && footer === 'full' && !route?.room && !route?.noIndex && !isHome,
    isReal: head?.isReal ?? false,
    languageLinks: buildLanguageLinks(head?.languageLinks, query, (language) =>
      plainPathIn(pathname, language),
    ),
  };
}

/**
 * Returns the query after hydration, because the server's page is the same for all campaign parameters. Few pages have such a query, and
 * none needs the change at once.
 */
function useQuery(search: string): string {
  const serverQuery = plainQuery(search);
  return useHydratedInPieces(serverQuery !== search) ? search : serverQuery;
}
