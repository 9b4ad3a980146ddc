import { data, type LoaderFunctionArgs } from 'react-router';
import { siteContext } from '../../app/api/site-context.ts';
import type { PageHead } from '../../app/page-head.ts';

/** Returns only a head: the page shows components, not data. It is a 404 in production. */
export function load({ context }: Pick<LoaderFunctionArgs, 'context'>): { head: PageHead; origin: string } {
  const site = context.get(siteContext);
  if (!site.developerPages) throw data(null, { status: 404 });
  const t = site.translate('de');
  return {
    head: {
      title: t('shell.name'),
      description: t('shell.claim'),
      path: '/design-system/',
      languageLinks: {},
      noIndex: true,
    },
    origin: site.origin,
  };
}
