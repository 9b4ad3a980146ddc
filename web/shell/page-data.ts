import { useLocation, useMatches } from 'react-router';
import { languages, type Language } from '../../domain/language.ts';
import { plainQuery } from '../../domain/page-query.ts';
import type { KnownRoutes } from '../app/routes-context.ts';
import type { Route } from '../../domain/route.ts';
import type { PageHead } from '../app/page-head.ts';
import type { LanguageLinks } from './header/language-link.tsx';
import { useHydratedInPieces } from '../app/use-hydrated.ts';

export interface Shell {
  header: NonNullable<Route['header']> | 'full';
  footer: NonNullable<Route['footer']> | 'full';
  /** Pages for everybody offer the newsletter above their footer. */
  newsletter: boolean;
  /** The same page with the same query in each language, by its plain path where it has no own one. */
  languageLinks: LanguageLinks;
  /** The page shows nothing that is made up. */
  isReal: boolean;
}

/** What the page under way wants of its shell. An error view has the full one. */
export function useShell({ matchPath, routeNamed, plainPathIn }: KnownRoutes, isError = false): Shell {
  const { pathname, search } = useLocation();
  const query = useQuery(search);
  const matches = useMatches();
  const head = isError ? undefined : headOf(matches.at(-1)?.loaderData);
  const match = matchPath(pathname);
  const route: Route | null = match ? routeNamed(match.name) : null;
  const paths = Object.fromEntries(
    languages.map((language) => {
      const path = head?.languageLinks[language] ?? plainPathIn(pathname, language);
      return [language, path + query];
    }),
  ) as Record<Language, string>;
  return {
    // Paths of the catalogue show a result list or a home.
    header: isError || head?.contentName ? 'full' : route ? (route.header ?? 'full') : 'compact',
    footer: isError ? 'full' : (route?.footer ?? 'full'),
    newsletter: !isError && (route?.footer ?? 'full') === 'full' && !route?.room && !route?.noIndex,
    isReal: head?.isReal ?? false,
    languageLinks: { paths, guessed: languages.filter((language) => !head?.languageLinks[language]) },
  };
}

/**
 * The query as it is, once the page is alive: the server's page is the same for all values of a campaign. Most
 * pages have nothing to add then, and none has to do so at once.
 */
function useQuery(search: string): string {
  const plain = plainQuery(search);
  return useHydratedInPieces(plain !== search) ? search : plain;
}

function headOf(loaderData: unknown): PageHead | undefined {
  if (typeof loaderData !== 'object' || loaderData === null || !('head' in loaderData)) return undefined;
  return loaderData.head as PageHead;
}
