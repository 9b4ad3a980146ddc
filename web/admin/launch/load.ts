import type { LoaderFunctionArgs } from 'react-router';
import { siteContext } from '../../app/api/site-context.ts';
import { loadAdminPage, type AdminPage } from '../load-admin-page.ts';

/** Pages that the operator writes; they are edited where they are shown. */
export interface LegalPages {
  pages: Readonly<Record<string, { path: string; title: string }>>;
}

/** The routes of these pages, by what the list calls them. */
const routes = {
  disclaimer: 'disclaimer',
  terms: 'terms',
  'agency-terms': 'AgencyTerms',
  privacy: 'privacy',
} as const;

export async function load(args: LoaderFunctionArgs): Promise<AdminPage & LegalPages> {
  const { content } = args.context.get(siteContext);
  // Texts in German are there before any other.
  const paths = await content.paths('de');
  return {
    ...loadAdminPage(args, 'AdminLaunch'),
    pages: Object.fromEntries(
      Object.entries(routes).flatMap(([name, route]) => (paths[route] ? [[name, paths[route]]] : [])),
    ),
  };
}
