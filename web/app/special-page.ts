import { data, type LoaderFunctionArgs } from 'react-router';
import { languages, type Language } from '../../domain/language.ts';
import type { RouteName } from '../../domain/site-routes.ts';
import { siteContext } from './api/site-context.ts';
import type { PageHead } from './page-head.ts';

export interface SpecialPage<Key extends string> {
  head: PageHead;
  origin: string;
  language: Language;
  /** The texts come with the page, since the browser's message file does not contain them. */
  texts: Readonly<Record<Key | 'heading', string>>;
}

/** Builds the page's head and texts from `special.<section>`; another address than the route's is a 404. */
export function specialPage<const Key extends string>(
  { url, context }: Pick<LoaderFunctionArgs, 'url' | 'context'>,
  name: RouteName,
  section: string,
  keys: readonly Key[],
): SpecialPage<Key> {
  const site = context.get(siteContext);
  const match = site.routes.matchPath(url.pathname);
  if (match?.name !== name) throw data(null, { status: 404 });
  const t = site.translate(match.language);
  const text = (key: string): string => t(`special.${section}.${key}`);
  return {
    head: {
      title: text('title'),
      description: text('description'),
      path: site.routes.translateMatch(match, match.language),
      languageLinks: Object.fromEntries(
        languages.map((language) => [language, site.routes.translateMatch(match, language)]),
      ),
      noIndex: site.routes.routeNamed(name).noIndex === true,
    },
    origin: site.origin,
    language: match.language,
    texts: Object.fromEntries(['heading' as const, ...keys].map((key) => [key, text(key)])) as Record<
      Key | 'heading',
      string
    >,
  };
}
