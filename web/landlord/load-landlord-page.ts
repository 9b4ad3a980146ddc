import type { LoaderFunctionArgs } from 'react-router';
import type { LandlordRouteName } from '../../domain/landlord-routes.ts';
import { siteContext } from '../app/api/site-context.ts';
import type { PageHead } from '../app/page-head.ts';
import { buildHead, matchRoute } from '../features/booking/bookable-home.ts';

export interface LandlordPage {
  head: PageHead;
  origin: string;
  /** Target for visitors who are not logged in. */
  loginPath: string;
  /** The office page to which staff return after acting on behalf of a landlord. */
  officePath: string;
}

/** Returns nothing personal. The page is the same for everybody, and only the browser knows who is logged in. */
export function loadLandlordPage(
  { url, context }: LoaderFunctionArgs,
  name: LandlordRouteName,
  texts: string,
): LandlordPage {
  const site = context.get(siteContext);
  const match = matchRoute(site, url, [name]);
  const title = site.translate(match.language)(`landlord.${texts}.title`);
  return {
    head: buildHead(site, match, title, title),
    origin: site.origin,
    loginPath: site.routes.pathOf('RetailerLogin', match.language),
    officePath: site.routes.pathOf('AdminActing', match.language),
  };
}
