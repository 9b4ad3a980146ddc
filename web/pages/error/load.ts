import { data, type LoaderFunctionArgs } from 'react-router';
import { languages } from '../../../domain/language.ts';
import { siteContext } from '../../app/api/site-context.ts';
import type { PageHead } from '../../app/page-head.ts';

/** Loads the routes of the error pages. Two of them answer with the status that they show. */
export function load({ url, context }: LoaderFunctionArgs): { head: PageHead; origin: string } {
  const site = context.get(siteContext);
  const match = site.routes.matchPath(url.pathname);
  if (match?.name === 'Error500') throw data(null, { status: 500 });
  if (match?.name !== 'Error301') throw data(null, { status: 404 });
  const t = site.translate(match.language);
  return {
    head: {
      title: t('errors.moved.title'),
      description: t('errors.moved.text'),
      path: site.routes.translateMatch(match, match.language),
      languageLinks: Object.fromEntries(
        languages.map((language) => [language, site.routes.translateMatch(match, language)]),
      ),
      noIndex: true,
    },
    origin: site.origin,
  };
}
