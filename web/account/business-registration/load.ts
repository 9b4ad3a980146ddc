import type { LoaderFunctionArgs } from 'react-router';
import { siteContext } from '../../app/api/site-context.ts';
import { matchRoute } from '../../features/booking/bookable-home.ts';
import { usualCountryChoices, type CountryChoice } from '../../features/booking/country-choices.ts';
import { loadAccountPage, type AccountPage } from '../load-account-page.ts';

interface BusinessRegistration extends AccountPage {
  /** Path of the terms for hosts in the language of the page. */
  hostTermsPath: string;
  /** The commission of new landlords. */
  commissionPercent: number;
  /** Country names from the server, since those of the browser may differ. */
  countries: readonly CountryChoice[];
}

export function load(args: LoaderFunctionArgs): BusinessRegistration {
  const site = args.context.get(siteContext);
  const { language } = matchRoute(site, args.url, ['UserBusinessRegistration']);
  return {
    ...loadAccountPage(args, 'UserBusinessRegistration', 'join'),
    commissionPercent: site.commissionPercent,
    hostTermsPath: site.routes.pathOf('HostTerms', language),
    countries: usualCountryChoices(language, site.country),
  };
}
