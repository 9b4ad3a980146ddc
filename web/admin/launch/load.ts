import type { LoaderFunctionArgs } from 'react-router';
import { siteContext } from '../../app/api/site-context.ts';
import { matchRoute } from '../../features/booking/bookable-home.ts';
import { loadAdminPage, type AdminPage } from '../load-admin-page.ts';

/** Paths of pages that the operator writes. They are edited on the page itself. */
interface LegalPages {
  pages: Readonly<Record<string, { path: string; title: string }>>;
}

/** Paths outside the staff pages that the launch list links to. */
export interface LaunchPlaces extends LegalPages {
  /** Path of the registration of hosts. A closed site has no link to it. */
  registration: string;
}

/** Routes of these pages by their names in the launch list. */
const routes = {
  disclaimer: 'disclaimer',
  terms: 'terms',
  'agency-terms': 'AgencyTerms',
  privacy: 'privacy',
} as const;

export async function load(args: LoaderFunctionArgs): Promise<AdminPage & LaunchPlaces> {
  const site = args.context.get(siteContext);
  const { language } = matchRoute(site, args.url, ['AdminLaunch']);
  // German texts are written first.
  const paths = await site.content.paths('de');
  return {
    ...loadAdminPage(args, 'AdminLaunch'),
    registration: site.origin + site.routes.pathOf('UserBusinessRegistration', language),
    pages: Object.fromEntries(
      Object.entries(routes).flatMap(([name, route]) => (paths[route] ? [[name, paths[route]]] : [])),
    ),
  };
}
