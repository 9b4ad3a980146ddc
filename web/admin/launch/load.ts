import type { LoaderFunctionArgs } from 'react-router';
import { languages, type Language } from '../../../domain/language.ts';
import { siteContext } from '../../app/api/site-context.ts';
import { matchRoute } from '../../features/booking/bookable-home.ts';
import { loadAdminPage, type AdminPage } from '../load-admin-page.ts';

/**
 * Pages that the operator writes, by their name and language in the launch list: `terms (en)`. They are edited on the
 * page itself.
 */
interface LegalPages {
  pages: Readonly<Record<string, { path: string; title: string; language: Language }>>;
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
  'host-terms': 'HostTerms',
  accessibility: 'Accessibility',
  about: 'About',
  'stay-promise': 'StayPromise',
} as const;

export async function load(args: LoaderFunctionArgs): Promise<AdminPage & LaunchPlaces> {
  const site = args.context.get(siteContext);
  const { language } = matchRoute(site, args.url, ['AdminLaunch']);
  const paths = await Promise.all(languages.map((one) => site.content.paths(one)));
  const pages = languages.flatMap((one, index) =>
    Object.entries(routes).flatMap(([name, route]) => {
      // German texts are written first. A page without a text in this language is opened there.
      const place = paths[index]?.[route] ?? paths[languages.indexOf('de')]?.[route];
      return place ? [[`${name} (${one})`, { ...place, language: one }] as const] : [];
    }),
  );
  return {
    ...loadAdminPage(args, 'AdminLaunch'),
    registration: site.origin + site.routes.pathOf('UserBusinessRegistration', language),
    pages: Object.fromEntries(pages),
  };
}
