import type { LoaderFunctionArgs } from 'react-router';
import { siteContext } from '../../app/api/site-context.ts';
import { matchRoute } from '../../features/booking/bookable-home.ts';
import { loadAdminPage, type AdminPage } from '../load-admin-page.ts';

/** Pages that the operator writes; they are edited where they are shown. */
interface LegalPages {
  pages: Readonly<Record<string, { path: string; title: string }>>;
}

/** What the list leads to outside of the rooms of the office. */
export interface LaunchPlaces extends LegalPages {
  /** Where hosts register: a site that is closed has no link to it. */
  registration: string;
}

/** The routes of these pages, by what the list calls them. */
const routes = {
  disclaimer: 'disclaimer',
  terms: 'terms',
  'agency-terms': 'AgencyTerms',
  privacy: 'privacy',
} as const;

export async function load(args: LoaderFunctionArgs): Promise<AdminPage & LaunchPlaces> {
  const site = args.context.get(siteContext);
  const { language } = matchRoute(site, args.url, ['AdminLaunch']);
  // Texts in German are there before any other.
  const paths = await site.content.paths('de');
  return {
    ...loadAdminPage(args, 'AdminLaunch'),
    registration: site.origin + site.routes.pathOf('UserBusinessRegistration', language),
    pages: Object.fromEntries(
      Object.entries(routes).flatMap(([name, route]) => (paths[route] ? [[name, paths[route]]] : [])),
    ),
  };
}
