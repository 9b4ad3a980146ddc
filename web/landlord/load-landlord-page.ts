import type { LoaderFunctionArgs } from 'react-router';
import type { LandlordRouteName } from '../../domain/landlord-routes.ts';
import { siteContext } from '../app/api/site-context.ts';
import type { PageHead } from '../app/page-head.ts';
import { headOf, matchOf } from '../features/booking/bookable-home.ts';

export interface LandlordPage {
  head: PageHead;
  origin: string;
  /** Where somebody goes who is not logged in. */
  loginPath: string;
  /** Where somebody of the office goes on who has acted for somebody. */
  officePath: string;
}

/** Nothing of the person: the page is the same for everybody, and only the browser asks who one is. */
export function loadLandlordPage(
  { url, context }: LoaderFunctionArgs,
  name: LandlordRouteName,
  texts: string,
): LandlordPage {
  const site = context.get(siteContext);
  const match = matchOf(site, url, [name]);
  const title = site.translate(match.language)(`landlord.${texts}.title`);
  return {
    head: headOf(site, match, title, title),
    origin: site.origin,
    loginPath: site.routes.pathOf('RetailerLogin', match.language),
    officePath: site.routes.pathOf('AdminActing', match.language),
  };
}
