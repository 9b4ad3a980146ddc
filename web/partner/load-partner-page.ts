import type { LoaderFunctionArgs } from 'react-router';
import type { PartnerRouteName } from '../../domain/partner-routes.ts';
import { siteContext } from '../app/api/site-context.ts';
import type { PageHead } from '../app/page-head.ts';
import { headOf, matchOf } from '../features/booking/bookable-home.ts';

export interface PartnerPage {
  head: PageHead;
  origin: string;
  /** Where somebody goes who is not logged in. */
  loginPath: string;
  /** Where somebody of the office goes on who has acted for somebody. */
  officePath: string;
  /** Pages that many partners send their guests to, by the texts that name them. */
  pages: readonly { name: 'home' | 'search' | 'offers'; path: string }[];
  /** Where it is said how partners and the house work together. */
  programmePath: string;
}

/** Nothing of the person: the page is the same for everybody, and only the browser asks who one is. */
export function loadPartnerPage(
  { url, context }: LoaderFunctionArgs,
  name: PartnerRouteName,
  texts: string,
): PartnerPage {
  const site = context.get(siteContext);
  const match = matchOf(site, url, [name]);
  const { language } = match;
  const title = site.translate(language)(`partner.${texts}.title`);
  return {
    head: headOf(site, match, title, title),
    origin: site.origin,
    loginPath: site.routes.pathOf('PartnerLogin', language),
    officePath: site.routes.pathOf('AdminActing', language),
    pages: [
      { name: 'home', path: site.routes.pathOf('Home', language) },
      { name: 'search', path: site.routes.pathOf('Search', language) },
      { name: 'offers', path: site.routes.pathOf('OfferOverview', language) },
    ],
    programmePath: site.routes.pathOf('Affiliates', language),
  };
}
